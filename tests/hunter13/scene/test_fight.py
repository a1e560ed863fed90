"""A battle as a stage, seen and read aloud."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path

from msgspec.json import encode, format
from msgspec.structs import replace

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.state import Mansion
from hauntbox.ledger import proves
from hauntbox.scene import Fighter, Scene, Stage, caption, check, diff, patch, sit, words
from hunter13.arena import ZOMBIE, arena, asked, battle
from hunter13.manor import manor, turn
from hunter13.pictures import seen


def added_up(fighter: Fighter) -> tuple[list[object], int | None]:
    return [part.n for part in fighter.parts], fighter.sum


def heard(g: Mansion) -> Scene:
    """The picture with all that was told, as the first hunter has it."""
    here = sit(GAME, g, (0,))
    told = [event for event in g.events or [] if event.to is None]
    lines = tuple([caption(GAME, g, here, i, event) for i, event in enumerate(told)])
    return replace(seen(g, 0), log=lines, index=len(lines))


def test_a_battle_is_a_mode_with_a_stage() -> None:
    picture = seen(battle(arena(foes="E-38"), 4, black=7), 0)
    assert picture.mode is not None
    assert (picture.mode.kind, picture.mode.rule) == ("battle", "GHT-BAT-01")
    assert picture.stage is not None
    assert added_up(picture.stage.left[0]) == ([4, 0], 4)
    assert added_up(picture.stage.right[0]) == ([7, 0], 7)
    assert picture.stage.verdict is not None
    assert (picture.stage.verdict.by, picture.stage.verdict.n) == ("right", 3)
    assert check(picture) == []


def test_a_battle_can_be_followed_by_ear() -> None:
    told = words(seen(battle(arena(foes="E-38"), 4, black=7), 0))
    at = next(n for n, line in enumerate(told) if line.startswith("Battle in "))
    assert " against Zombie [HP attack, 7 Judge-card, 0 added, together 7, HP 10 of 10]." in told[at + 1]
    assert told[at + 1].startswith("Wren [HP attack, 4 Judge-card, 0 Strength, together 4,")
    assert told[at + 2] == "  4 to 7: Zombie over Wren."


def test_without_a_battle_there_is_neither() -> None:
    picture = seen(turn(manor(lay="T-39 T-6", at="T-6")), 0)
    assert (picture.mode, picture.stage) == (None, None)


@proves("GHT-BAT-45")
def test_the_last_round_is_seen_before_the_table_is_cleared() -> None:
    """Nobody is asked between the last cards and the end of the battle: the lines bring the stage, and take it away."""
    g = arena(foes="E-38")
    g.wounds[ZOMBIE] = 9
    before = heard(g)
    battle(g, 9, black=2)
    after = heard(g)
    assert (after.mode, after.stage) == (None, None)
    change = diff(before, after)
    assert change is not None
    staged = [beat.stage for beat in change.beats if isinstance(beat.stage, Stage)]
    assert [added_up(staged[-1].left[0])[1], added_up(staged[-1].right[0])[1]] == [9, 2]
    assert staged[-1].verdict is not None
    assert (staged[-1].verdict.by, staged[-1].verdict.n) == ("left", 7)
    assert [gauge.value for gauge in staged[-1].right[0].tracks] == [1]  # as it was before the blow
    assert patch(before, change) == after


CHAIN = Path(__file__).parents[2] / "scene" / "samples" / "chains" / "hunter13-battle.json"


def test_a_battle_as_it_is_sent() -> None:
    """Four rounds, from the first blow to the last: what the page says of them is in web/test/table/spoken.test.ts.

    HAUNTBOX_TELL=1 writes it down anew.
    """
    g = arena(foes="E-38")
    scenes = [heard(g), heard(battle(g, 9, 3, 8, 9, black=(4, 7, 5, 3)))]
    while asked(g) == "MayEscape":
        g.play(0, g.legal(0)[-1])
        scenes.append(heard(g))
    changes = [diff(old, new) for old, new in pairwise(scenes)]
    sent = format(encode({"scene": scenes[0], "patches": changes}), indent=1) + b"\n"
    if os.environ.get("HAUNTBOX_TELL"):
        CHAIN.write_bytes(sent)
    assert CHAIN.read_bytes() == sent
