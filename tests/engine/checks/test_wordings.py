"""A card's own wording is held against its effects, language by language."""

import pytest

EFFECTS = "          do: [cancel below, distance +1]\n"
GOOD = {
    "zh": "下方的牌失效！再拉开 1 格距离{step}。",
    "ja": "下のカードは{cancel}無効。距離が1{step}増える。",
    "en": "{cancel} Cancel the card below, then get 1 {step} of distance farther away.",
}


def worded(checksum: str = "5d4e3b02", **changed: str) -> tuple[str, str]:
    texts = ", ".join(f"{language}: '{text}'" for language, text in {**GOOD, **changed}.items())
    return EFFECTS, f"{EFFECTS}          wording: {{{texts}, for: {checksum}}}\n"


@pytest.fixture
def found(checked):
    """Give code, language and message of what is found in the wording of E03's green half."""
    (stale,) = checked(worded("new"), only="text/stale")
    now = stale.hint.rstrip("`")[-8:]
    return lambda **changed: [(each.code, each.message) for each in checked(worded(now, **changed), only="text")]


def test_words_of_ones_own_that_say_the_same_pass(found) -> None:
    assert found() == []


def test_words_for_other_effects_are_told_with_the_new_checksum(checked) -> None:
    (stale,) = checked(worded("00000000"), only="text")
    assert (stale.code, stale.severity) == ("text/stale-wording", "error")
    assert "written for other effects" in stale.message
    assert stale.hint.startswith("read them again in every language, then write `for: ")


@pytest.mark.parametrize(
    ("language", "text", "code"),
    [
        ("en", "{cancel} Cancel the card below, then get 2 {step} of distance farther away.", "text/number-differs"),
        ("zh", "下方的牌失效！再拉开 3 格距离{step}。", "text/number-differs"),
        ("en", "{cancel} Cancel the card below, then distance −1{step}.", "text/sign-differs"),
        ("en", "{cancel} Cancel the card below, then come 1 {step} of distance closer.", "text/sign-differs"),
        ("en", "{cancel} Cancel the card below. Distance 1{step}.", "text/sign-differs"),
        ("zh", "下方的牌失效！再拉近 1 格距离{step}。", "text/sign-differs"),
        ("ja", "下のカードは{cancel}無効。距離が1{step}減る。", "text/sign-differs"),
        ("en", "{cancel} Cancel the bottom card, then get 1 {step} of distance farther away.", "text/word-missing"),
        ("en", "{cancel} Do not cancel the card below, then get 1 {step} of distance farther away.", "text/word-missing"),
        ("zh", "上方的牌失效！再拉开 1 格距离{step}。", "text/word-missing"),
        ("ja", "下のカードは{cancel}無効。奖励が1{step}増える。", "text/word-missing"),
        ("en", "{shield} Cancel the meat card below, then get 1 {step} of distance farther away.", "text/word-missing"),
    ],
)  # fmt: skip
def test_what_differs_is_found_in_its_language(found, language: str, text: str, code: str) -> None:
    codes = found(**{language: text})
    assert code in [each for each, _ in codes]
    assert all(f"`{language}`" in message for _, message in codes)


def test_the_wording_is_what_the_card_says(checked, tmp_path) -> None:
    from engine.database import load
    from engine.vocabulary.registry import SHAPES
    from engine.vocabulary.texts import said

    checked(worded())
    game = load(tmp_path / "cards.yaml", SHAPES).games["chase"]
    card = next(card for card in game.cards if card.id == "E03")
    assert said("chase", game, card, "en").parts[0].text == GOOD["en"]
    assert said("chase", game, card, "ja").parts[1].text.startswith("下のカードを")


def test_a_wording_needs_every_language_and_a_checksum(checked) -> None:
    old, new = worded()
    assert "words/missing" in [each.code for each in checked((old, new.replace("ja: ", "jp: ")))]
    assert "data/missing-key" in [each.code for each in checked((old, new.replace(", for: 5d4e3b02", "")))]
