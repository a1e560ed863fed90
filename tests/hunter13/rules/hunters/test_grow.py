"""Growth steps and their limit. GROW, EX"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.hunters.points import base_hp, hp, mp
from hauntbox.games.hunter13.rules.turn.setup import Growing
from hauntbox.games.hunter13.state import Mansion
from hauntbox.ledger import proves
from hunter13.series import TWO, alone, between, offers, say, why_not


@proves("GHT-GROW-11", "GHT-GROW-02")
@pytest.mark.parametrize(("scenario", "level"), [("places", 1), ("bride", 3), ("thirteenth", 8)])
def test_in_single_play_there_are_as_many_steps_as_the_scenarios_level(scenario: str, level: int) -> None:
    g = alone(scenario, "Wren", "Volt")
    asked = 0
    while isinstance(g.asking(), Growing):
        asked += 1
        say(g, "grow HP")
    assert (asked, sum(g.grown[0])) == (2 * level, level)


@proves("GHT-GROW-11")
@pytest.mark.parametrize("steps", [0, 2])
def test_a_table_may_set_another_number_of_steps(steps: int) -> None:
    g = alone("bride", "Wren", "Volt", growth=steps)
    say(g, *["grow HP"] * 2 * steps)
    assert (type(g.asking()).__name__ == "Growing", [sum(row) for row in g.grown]) == (False, [steps] * 2)


@proves("GHT-GROW-18")
def test_a_level_0_scenario_gives_no_steps() -> None:
    g = GAME.lay_out(Options(**TWO), "places", "grow")
    assert isinstance(g, Mansion)
    g.story = replace(g.story, level=0)
    g.settle()
    say(g, "be Wren", "be Volt")
    assert (type(g.asking()).__name__, g.grown) == ("Turn", [(0,) * 6] * 2)


@proves("GHT-GROW-05", "GHT-GROW-12")
def test_steps_are_spread_freely_over_abilities_hp_and_mp() -> None:
    g = alone("bride", "Wren", "Volt")
    before = (hp(g, 0), mp(g, 0))
    assert offers(g) == ["grow ST", "grow WP", "grow HP", "grow MP"]  # DX and IN are +1, ST and WP 0
    g.events = []
    say(g, "grow ST", "grow HP", "grow MP")
    assert (g.grown[0], hp(g, 0), mp(g, 0)) == ((1, 0, 0, 0, 1, 1), before[0] + 2, before[1] + 2)
    assert [event.facts for event in g.events if event.what == "grows"] == [(0, 0), (0, 4), (0, 5)]


@proves("GHT-GROW-13")
def test_no_ability_is_raised_to_2_or_more_above_another() -> None:
    g = alone("bride", "Wren", "Volt")  # ST 0, DX +1, IN +1, WP 0
    assert (why_not(g, "grow DX"), why_not(g, "grow ST")) == ("GHT-GROW-13", "")
    say(g, "grow ST")
    assert why_not(g, "grow ST") == "GHT-GROW-13"  # WP is still 0


@proves("GHT-GROW-14")
def test_what_is_printed_may_stand_higher_and_the_others_may_follow() -> None:
    g = alone("bride", "Ombra", "Volt")  # WP +2, the others 0
    say(g, "grow ST", "grow DX")
    assert (g.grown[0][:2], why_not(g, "grow WP"), why_not(g, "grow IN")) == ((1, 1), "GHT-GROW-13", "")


@proves("GHT-GROW-15")
def test_hp_and_mp_have_no_such_limit() -> None:
    g = alone("thirteenth", "Wren", "Volt")
    say(g, *["grow HP"] * 8)
    assert (base_hp(g, 0), g.grown[0]) == (36, (0, 0, 0, 0, 8, 0))


@proves("GHT-GROW-21")
def test_with_growth_counts_the_steps_are_compared_instead() -> None:
    g = alone("bride", "Ombra", "Volt", growth_counts=True)
    assert why_not(g, "grow WP") == ""
    say(g, "grow WP")
    assert why_not(g, "grow WP") == "GHT-GROW-21"
    assert why_not(alone("bride", "Ombra", "Volt"), "grow WP") == "GHT-GROW-13"


@proves("GHT-EX-22")
def test_example_three_steps_of_level_3() -> None:
    g = alone("bride", "Wren", "Volt")
    say(g, "grow ST", "grow WP", "grow MP")
    assert (g.grown[0], g.waiting()) == ((1, 0, 0, 1, 0, 1), (1,))


@proves("GHT-EX-23")
def test_example_of_the_limit() -> None:
    """Somebody whose bonuses are all alike: Compass with ST and DX grown to +1."""
    g = alone("thirteenth", "Compass", "Volt")
    say(g, "grow ST", "grow DX")
    say(g, "grow ST")
    assert why_not(g, "grow ST") == "GHT-GROW-13"
    say(g, "grow DX")
    assert g.grown[0] == (2, 2, 0, 0, 0, 0)


@proves("GHT-GROW-05")
def test_the_tracks_end_at_a_bonus_of_5_and_at_40_points() -> None:
    g = between(60, "Compass", "Volt")  # ST 0, DX 0, IN +1, WP +1, HP 18, MP 22
    say(g, "remain", *["grow ST", "grow DX"], *["grow ST", "grow DX", "grow IN", "grow WP"] * 4)
    assert [why_not(g, f"grow {name}") for name in ("ST", "DX", "IN", "WP")] == ["GHT-GROW-05"] * 4
    say(g, *["grow HP"] * 11, *["grow MP"] * 9)
    assert (why_not(g, "grow HP"), why_not(g, "grow MP"), g.grown[0]) == ("GHT-GROW-05",) * 2 + ((5, 5, 4, 4, 11, 9),)
