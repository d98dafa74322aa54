"""Orders to the companion: show, explain, take back, write the log."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.table.chase import export, saves
from engine.table.chase.board import board, hand_lines
from engine.table.chase.saying import offers, question, trouble_lines
from engine.table.chase.trouble import Trouble

if TYPE_CHECKING:
    from engine.table.chase.companion import Companion


class Leave(Exception):
    """People want to stop."""


def obey(companion: Companion, order: str, words: str) -> None:
    """Do an order; raise Leave for the last one."""
    if order == "quit":
        raise Leave
    ORDERS[order](companion, words)


def _possible(companion: Companion, words: str) -> None:
    state = companion.play.state
    lines = offers(state, companion.speaker)
    companion.talk.say([companion.text("possible"), *lines] if lines else [question(state, companion.speaker)])


def _help(companion: Companion, words: str) -> None:
    companion.talk.show(companion.text("help").splitlines())


def _table(companion: Companion, words: str) -> None:
    companion.talk.show(board(companion.play.state, companion.language, companion.cards, companion.talk.width))


def _hand(companion: Companion, words: str) -> None:
    viewer = companion.guard.viewer
    if viewer is None:
        companion.talk.say([companion.text("hands-are-secret")])
        return
    companion.talk.show(hand_lines(companion.play.state, viewer, companion.language, companion.cards))


def _undo(companion: Companion, words: str) -> None:
    play = companion.play
    typed = next((past.move.typed for past in reversed(play.past) if past.move.typed), "")
    undone = play.undo()
    companion.pending, companion.over, companion.cited = None, False, []
    if undone is None:
        companion.talk.say([companion.text("nothing-to-undo")])
        return
    companion.keep()
    companion.talk.say([companion.text("undone", typed=typed)])
    if undone.seen:
        secret = play.setting.deal and companion.guard.shared
        names = [] if secret else [name.split(".")[0] for name in undone.seen if not name.startswith("?")]
        said = ", ".join(companion.cards.labels(dict.fromkeys(names))) or str(len(undone.seen))
        companion.talk.say([companion.text("undone.seen", cards=said)])


def _why(companion: Companion, words: str) -> None:
    """Explain the last answer, a rule, or whether something may be done."""
    if not words:
        found = companion.rulebook.paragraphs(companion.cited)
        if not found:
            companion.talk.say([companion.text("no-why")])
    else:
        found = companion.rulebook.find(words) if _names_rule(words) else _may(companion, words)
        if not found and _names_rule(words):
            companion.talk.say([companion.text("no-such-rule", word=words)])
    for id, paragraph in found:
        companion.talk.say([f"{id}  {paragraph}"])


def _names_rule(words: str) -> bool:
    head = words.strip().lstrip("cCｃＣ").replace("．", ".")
    return head.replace(".", "").isdigit()


def _may(companion: Companion, words: str) -> list[tuple[str, str]]:
    from engine.table.chase.companion import attempt

    meant = companion.reader.read(words)
    if len(meant.cards) == 1 and not (meant.verbs or meant.slots or meant.strange):
        _card(companion, words)
        return []
    draft = companion.play.draft()
    try:
        attempt(draft, meant, companion.language)
    except Trouble as trouble:
        if trouble.code in ("strange-word", "what-is-done") and (found := companion.rulebook.find(words)):
            return found
        companion.talk.say(trouble_lines(trouble, companion.play.state, companion.speaker))
        return companion.rulebook.paragraphs(trouble.rules)
    companion.talk.say([companion.text("may-be-done")])
    return companion.rulebook.paragraphs(record.rule for record in draft.records[:2])


def _log(companion: Companion, words: str) -> None:
    if not words:
        companion.talk.say([companion.text("which-file")])
        return
    file = Path(words.strip("\"'"))
    if file.suffix.casefold() == ".json":
        data = export.as_json(companion.play, companion.database, companion.speaker)
    else:
        data = export.as_text(companion.play, companion.title, companion.speaker).encode()
    try:
        saves.write(file, data)
    except OSError as error:
        companion.talk.say([companion.text("not-written", file=file, reason=error.strerror or error)])
        return
    companion.talk.say([companion.text("logged", file=file)])
    if companion.play.setting.deal and companion.play.state.winner < 0:
        companion.talk.say([companion.text("log-reveals")])


def _card(companion: Companion, words: str) -> None:
    """Say what a card says."""
    from engine.vocabulary.texts import said
    from engine.words.plain import plain

    ids = companion.cards.find(words)
    if len(ids) != 1:
        near = companion.cards.labels(ids) if ids else companion.cards.near(words)
        companion.talk.say([companion.text("not.strange-word", word=words), *(f"  {each}" for each in near)])
        return
    card = companion.cards.designs.get(ids[0]) or companion.cards.dishes[ids[0]]
    spoken = said("chase", companion.play.table.model, card, companion.language)
    companion.talk.say([f"{ids[0]} {spoken.name} · {plain(spoken.about)}"])
    for part in spoken.parts:
        head = " · ".join(plain(each) for each in (part.label, part.condition) if each)
        companion.talk.say(["  " + ": ".join(filter(None, (head, " ".join(plain(part.text).split()))))])


ORDERS = {
    "possible": _possible,
    "help": _help,
    "table": _table,
    "hand": _hand,
    "undo": _undo,
    "why": _why,
    "log": _log,
    "card": _card,
}
