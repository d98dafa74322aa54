"""Random playouts of chase: decisions a second on one core, beside a fixed yardstick in pure Python.

python tests/benchmarks/chase_playouts.py            the figures, for two players and for four
python tests/benchmarks/chase_playouts.py --deep     100,000 games of each with the laws looked at after every decision
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from engine.database import load  # noqa: E402
from engine.games.chase import Table, advance, legal, new_game, play_out, problems_of  # noqa: E402
from engine.games.chase.status import cards_of  # noqa: E402
from engine.vocabulary.registry import SHAPES  # noqa: E402


def yardstick() -> float:
    """Give millions of steps a second of a fixed loop of lists, dicts and whole numbers."""
    steps, word = 1_000_000, 1
    counts: dict[int, int] = {}
    row = list(range(64))
    start = time.process_time()
    for _ in range(steps):
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
        place = word >> 25
        row[place] = word
        counts[place] = counts.get(place, 0) + 1
    return steps / (time.process_time() - start) / 1e6


def speed(table: Table, games: int) -> tuple[float, float, Counter[str]]:
    """Play a table's whole games; give decisions (two or more legal answers) a second of CPU time, a game's mean, the ends."""
    chance, decisions, ends = Random(1), 0, Counter[str]()
    start = time.process_time()
    for seed in range(games):
        state = new_game(table, seed)
        decisions += play_out(state, chance)
        ends[f"{('green', 'red', 'nobody')[state.winner]} {state.ended}"] += 1
    return decisions / (time.process_time() - start), decisions / games, ends


def deep(table: Table, games: int) -> int:
    """Play games and look at the laws: every card once after every decision, everything at the end."""
    chance, decisions = Random(2), 0
    for seed in range(games):
        state = new_game(table, seed)
        while state.winner < 0:
            answers = legal(state)
            assert answers
            advance(state, answers[int(chance.random() * len(answers))])
            decisions += 1
            cards = cards_of(state)
            assert len(cards) == len(set(cards)) == table.count, seed
        assert not problems_of(state), seed
    return decisions


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=0, help="how many games (3000, or 100000 with --deep)")
    parser.add_argument("--deep", action="store_true", help="look at the laws after every decision")
    options = parser.parse_args()
    table = Table(load(ROOT / "cards.yaml", SHAPES).games["chase"])
    say = sys.stdout.write
    if options.deep:
        games = options.games or 100_000
        for players in (2, 4):
            decisions = deep(table.seated(players), games)
            say(f"{games} random games of {players} players, {decisions} decisions, no broken law\n")
        return
    games = options.games or 3_000
    say(f"yardstick: {yardstick():.2f} million steps/s\n")
    for players in (2, 4):
        figure, mean, ends = speed(table.seated(players), games)
        say(f"playouts of {players}: {figure:,.0f} decisions/s over {games} games of {mean:.0f} decisions\n")
        say("ends: " + ", ".join(f"{end} {count / games:.1%}" for end, count in sorted(ends.items())) + "\n")


if __name__ == "__main__":
    main()
