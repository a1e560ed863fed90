"""The parts of a scenario, and who hears of them. SCN, MODE"""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.content import validate
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves
from hunter13.acting import told
from hunter13.content.test_own_scenarios import HEARTH, changed
from hunter13.fable import sound, story
from hunter13.manor import enter
from hunter13.pictures import note, piece, seen
from hunter13.tale import CALM, opening, tale


@proves("GHT-SCN-01")
@pytest.mark.parametrize("part", ["contents", "tiles", "start", "clues", "enemy", "endings"])
def test_no_part_of_a_scenario_may_be_missing(part: str) -> None:
    wrong = validate(changed((f"[{part}]", f"[un{part}]"))) if f"\n[{part}]" in HEARTH else validate(without(part))
    assert any([problem.field.split(".")[0] == part for problem in wrong])


def without(part: str) -> str:
    tables = HEARTH.split("\n\n")
    return "\n\n".join([table for table in tables if not table.startswith(f"[[{part}]]")])


@proves("GHT-FMT-01")
def test_a_scenario_says_who_wrote_it_and_whether_it_wants_a_host() -> None:
    g = opening(sound('author = "Ann Radcliffe"\nhost = true'), hunters=2)
    assert note(seen(g, 1), "note:background").text == "Once. Written by Ann Radcliffe. Better with a host."


@proves("GHT-FMT-01")
@pytest.mark.parametrize("hunters", [2, 4])
def test_a_scenario_for_three_is_not_played_by_fewer_or_more(hunters: int) -> None:
    text = sound("players = [3, 3]")
    with pytest.raises(BadOption, match=f"{hunters} hunters: A Test is for 3 to 3"):
        opening(text, hunters=hunters)
    assert len(opening(text, hunters=3).who) == 3


@proves("GHT-CMP-12")
def test_a_scenario_may_mark_five_tiles_at_once_and_no_more() -> None:
    names = ["a", "b", "c", "d", "e"]
    laid = ", ".join([f'{{ do = "mark", marker = "{name}", at = "T-17" }}' for name in names])
    more = f'[[happenings]]\nwhen = {{ on = "start" }}\neffects = [{laid}]\n'
    g = opening(sound(f"markers = {names}", more), hunters=2)
    assert [piece(seen(g), f"mark:{n}").in_ for n in range(1, 6)] == ["T-17"] * 5
    wrong = validate(story(f"markers = {[*names, 'f']}", more))
    assert [problem.field for problem in wrong] == ["markers"]


@proves("GHT-SCN-05")
def test_what_the_scenario_says_of_a_tile_comes_before_its_own_and_overrides_it() -> None:
    more = (
        '[[rooms]]\ntile = "T-11"\nicons = [2, 0, 0]\nincident = false\n'
        '[[clues]]\nname = "crib"\nwhen = { on = "explored", tile = "T-11" }\ntext = "Hush."\n'
    )
    g = tale(sound(more=more), at="T-6", lay="T-6 T-11", new="T-11", omens=CALM)
    enter(g, "T-11")
    while g.waiting() and type(g.asking()).__name__ == "Between":
        g.apply(0, g.legal(0)[-1])
    assert told(g).index("clue") < told(g).index("draws")
    assert told(g).count("draws") == 2
    assert "checks" not in told(g)
    assert "event" not in told(g)


@proves("GHT-MODE-07")
def test_the_host_has_read_all_clues_before_play_and_nobody_else_any() -> None:
    g = opening("tithe", host=True)
    assert g.heard == [0, 0, 0, (1 << len(g.story.clues)) - 1]
