"""Whatever is done at a table, its journal leads there again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hauntbox.kernel.contract import Declaration
from hauntbox.table import (
    NoUndo,
    Request,
    Stand,
    Table,
    Undo,
    check_replay,
    load,
    open_table,
    parse_replay,
    replay_of,
    replay_text,
    save,
)
from hauntbox.table.journal import fold
from parlour import GAME as PARLOUR
from table.corridor import GAME as CORRIDOR


def act(table: Table, rng: Random) -> None:
    seat, roles = rng.choice(list(table.asked().items()))
    table.play(seat, roles[0], rng.choice(table.choices(seat, roles[0])))


def take_back(table: Table, rng: Random) -> None:
    try:
        done = table.undo(rng.randrange(len(table.chairs)), rng.choice(["action", "turn"]))
    except NoUndo:
        return
    while isinstance(done, Request):
        done = table.consent(rng.choice(sorted(done.needs)))


def stand(table: Table, rng: Random) -> None:
    if table.kind is PARLOUR:
        seat = rng.randrange(4)
        table.stand(seat, seat, "Relief", rng.choice([None, table.parse("pass")]))


def scramble(kind: Declaration, seed: int) -> Table:
    """A game in which people often think again."""
    rng = Random(seed)
    table = open_table(kind, seed=str(seed))
    for _ in range(120):
        if not table.is_over:
            rng.choices([act, take_back, stand], [10, 3, 1])[0](table, rng)
    return table


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("kind", [PARLOUR, CORRIDOR], ids=lambda kind: kind.name)
def test_the_journal_of_a_wild_game_folds_to_its_position(kind: Declaration, seed: int, tmp_path: Path) -> None:
    table = scramble(kind, seed)
    again = fold(kind, table.setting, table.journal)
    assert (again.g, again.journal, again.log(0)) == (table.g, table.journal, table.log(0))
    assert check_replay(parse_replay(replay_text(replay_of(table)))).problem == ""
    save(table, tmp_path / "game")
    assert load(tmp_path / "game").g == table.g


def test_wild_games_hold_every_kind_of_entry() -> None:
    entries = [entry for seed in range(15) for entry in scramble(PARLOUR, seed).journal]
    assert any(isinstance(entry, Undo) for entry in entries)
    assert any(isinstance(entry, Stand) for entry in entries)


def test_a_journal_only_grows() -> None:
    table = open_table(PARLOUR, seed="1")
    rng = Random(1)
    before: list[object] = []
    for _ in range(60):
        rng.choice([act, take_back, stand])(table, rng)
        assert table.journal[: len(before)] == before
        before = list(table.journal)
