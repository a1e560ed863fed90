"""A campaign: everybody begins at the easiest level, winners move up, and one wins at the top. DIF"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from hauntbox.games.vast import GAME
from hauntbox.games.vast import options as o
from hauntbox.games.vast.campaign.campaign_state import Carry
from hauntbox.games.vast.campaign.interlude import AnotherSitting, Recess
from hauntbox.games.vast.campaign.interlude_actions import PLAY_ON, STOP
from hauntbox.games.vast.campaign.levels import has_solo_level, ladder, level_name
from hauntbox.games.vast.roles.ghoul.goals import fury_goal
from hauntbox.games.vast.roles.knight.goals import crystals_needed
from hauntbox.games.vast.roles.numbers import CAVE_GHOST, DRAGON, GHOST, GHOUL, GOBLINS, KNIGHT, THIEF, UNICORN, VILE
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.ends import lose, win
from hauntbox.kernel.wire import ABSENT, Chapter, Outcome
from hauntbox.lab.campaigns import bots_campaign, play_table
from hauntbox.ledger import proves
from hauntbox.scene import Panel, check
from hauntbox.table import load_campaign, save_campaign
from table.interludes import note_of_an_onlooker, scenes_of

assert GAME.campaigns is not None
CAMPAIGNS = GAME.campaigns
KIND = CAMPAIGNS.interlude
NO_ROLES = dict.fromkeys(["knight", "ghoul"], False)
SHORT = {"round_limit": 10}


def first(**chosen: Any) -> Chapter:
    return CAMPAIGNS.first(GAME.settled(chosen, "cave"), "levels")


def sit_down(chapter: Chapter, **chosen: Any) -> Vast:
    """The first question of a sitting."""
    assert GAME.lay_out_for is not None
    g = GAME.lay_out_for(GAME.settled(chosen, "cave"), chapter.scenario, "up", chapter.carry)
    g.settle()
    assert isinstance(g, Vast)
    return g


def won_by(role: int, chapter: Chapter, **chosen: Any) -> Chapter | Outcome:
    """What follows after a sitting that this role has won."""
    g = sit_down(chapter, **chosen)
    win(g, role, "VST-WIN-01")
    return CAMPAIGNS.after(g.options, chapter, g)


def between(chapter: Chapter | Outcome, **chosen: Any) -> Recess:
    assert isinstance(chapter, Chapter)
    assert KIND.lay_out_for is not None
    g = KIND.lay_out_for(KIND.settled(chosen, "cave"), chapter.scenario, "up", chapter.carry)
    g.settle()
    assert isinstance(g, Recess)
    return g


def next_after(chapter: Chapter | Outcome, **chosen: Any) -> Chapter:
    """The next sitting, if the first who is asked wants one."""
    g = between(chapter, **chosen)
    assert isinstance(chapter, Chapter)
    g.apply(g.waiting()[0], PLAY_ON)
    found = CAMPAIGNS.after(g.options, chapter, g)
    assert isinstance(found, Chapter)
    return found


def levels(chapter: Chapter | Outcome) -> dict[int, str]:
    assert isinstance(chapter, Chapter)
    return dict(convert(chapter.carry, Carry).levels)


EVERYBODY = {
    "knight_level": "novice", "goblin_level": "miscreant", "dragon_level": "hatchling", "unicorn_level": "pony",
    "cave_level": "lava_tube", "thief_level": "footpad", "ghost_level": "spirit",
}  # fmt: skip


@proves("VSB-DIF-08")
def test_everybody_starts_at_the_easiest_level_whatever_was_chosen() -> None:
    chosen = {name.removesuffix("_level"): True for name in EVERYBODY if name != "goblin_level"}
    chosen |= {"goblins": True, "ghoul": False}
    g = sit_down(first(**chosen), **chosen, knight_level="lady", ghost_level="wraith")
    assert {name: getattr(g.options, name) for name in EVERYBODY} == EVERYBODY
    two = sit_down(first(), ghoul_level="hunter")
    assert (two.options.ghoul_level, fury_goal(two), crystals_needed(two)) == ("ragpicker", 5 + 2, 4)


@proves("VSB-DIF-08")
def test_a_winner_moves_up_one_level_and_the_others_stay() -> None:
    recess = won_by(GHOUL, first())
    assert isinstance(recess, Chapter)
    assert (recess.game, levels(recess)) == ("vast.interlude", {KNIGHT: "novice", GHOUL: "scavenger"})
    second = next_after(recess)
    assert second.game == "vast"
    g = sit_down(second)
    assert (g.options.knight_level, g.options.ghoul_level, fury_goal(g)) == ("novice", "scavenger", 6 + 2)
    assert levels(won_by(KNIGHT, second)) == {KNIGHT: "squire", GHOUL: "scavenger"}


@proves("VSB-DIF-08")
def test_the_first_to_win_at_the_top_level_wins_the_campaign() -> None:
    chapter = first()
    for level in o.KNIGHT_LEVELS:
        assert sit_down(chapter).options.knight_level == level
        found = won_by(KNIGHT, chapter)
        if level != "lady":
            chapter = next_after(found)
    assert found == Outcome("VSB-DIF-08", tuple([float(role == KNIGHT) for role in range(10)]))
    assert levels(won_by(GHOUL, chapter))[GHOUL] == "scavenger"  # the other is not at the top, and only goes up


def with_roles(*names: str, **more: Any) -> o.Options:
    return o.Options(**NO_ROLES | dict.fromkeys(names, True) | more)


@proves("VST-PAR-03")
@pytest.mark.parametrize(
    ("names", "role", "has"),
    [
        (["ghoul"], GHOUL, True),
        (["vile_ghoul"], VILE, True),
        (["ghoul", "ghost"], GHOUL, True),
        (["vile_ghoul", "ghost"], VILE, True),
        (["ghoul", "ghost"], GHOST, False),
        (["ghoul", "knight"], GHOUL, False),
        (["ghoul", "knight", "ghost"], GHOUL, False),
    ],
)
def test_the_solo_level_is_for_a_ghoul_alone_or_with_the_ghost_only(names: list[str], role: int, has: bool) -> None:
    options = with_roles(*names)
    assert options.solo_level == "medium"
    assert has_solo_level(options, role) is has
    assert (ladder(options, role).levels == ("easy", "medium", "hard")) is has


@proves("VSB-PAR-03")
@pytest.mark.parametrize(
    ("names", "role", "has"),
    [
        (["knight"], KNIGHT, True),
        (["dragon"], DRAGON, True),
        (["ghost"], GHOST, True),
        (["goblins"], GOBLINS, False),
        (["thief"], THIEF, False),
        (["knight", "dragon"], KNIGHT, False),
        (["knight", "ghost"], KNIGHT, False),
    ],
)
def test_the_solo_level_is_for_knight_dragon_and_ghost_alone(names: list[str], role: int, has: bool) -> None:
    options = with_roles(*names)
    assert options.solo_level == "medium"
    assert has_solo_level(options, role) is has


@proves("VSB-DIF-15")
def test_nobody_moves_up_after_a_sitting_that_all_have_lost() -> None:
    g = sit_down(first())
    lose(g, "VSB-ORD-06")
    assert levels(CAMPAIGNS.after(g.options, first(), g)) == {KNIGHT: "novice", GHOUL: "ragpicker"}


@proves("VSB-DIF-15", "VSB-PAR-03", "VST-PAR-03")
@pytest.mark.parametrize(
    ("chosen", "role", "option", "top"),
    [
        ({"ghoul": False}, KNIGHT, "solo_level", "hard"),
        ({**NO_ROLES, "dragon": True}, DRAGON, "solo_level", "hard"),
        ({**NO_ROLES, "ghost": True}, GHOST, "solo_level", "hard"),
        ({"knight": False}, GHOUL, "solo_level", "hard"),
        ({**NO_ROLES, "vile_ghoul": True}, VILE, "solo_level", "hard"),
        ({"knight": False, "ghost": True}, GHOUL, "solo_level", "hard"),
        ({"knight": False, "ghost": True}, GHOST, "ghost_level", "wraith"),
        ({**NO_ROLES, "goblins": True}, GOBLINS, "goblin_level", "warlord"),
        ({**NO_ROLES, "thief": True}, THIEF, "thief_level", "invader"),
        ({**NO_ROLES, "unicorn": True}, UNICORN, "unicorn_level", "phantasm"),
        ({**NO_ROLES, "thief": True, "shadow_unicorn": True}, THIEF, "solo_level", "hard"),
        ({"shadow_unicorn": True}, GHOUL, "ghoul_level", "hunter"),
        ({"ghoul": False, "vile_ghoul": True}, VILE, "ghoul_level", "hunter"),
        ({"ghoul": False, "cave_ghost": True}, CAVE_GHOST, "ghost_level", "wraith"),
        ({"ghost": True}, GHOST, "ghost_level", "wraith"),
        ({"ghost": True, "fully_focused": True}, GHOST, "ghost_level", "phantom"),
    ],
)
def test_roles_climb_by_their_own_levels_or_by_those_of_a_game_alone(
    chosen: dict[str, Any], role: int, option: str, top: str
) -> None:
    g = sit_down(first(**chosen), **chosen)
    found = ladder(g.options, role)
    assert (found.option, found.levels[-1]) == (option, top)
    assert getattr(g.options, option) == found.levels[0]
    assert levels(won_by(role, first(**chosen), **chosen))[role] == found.levels[1]
    reached = Carry(tuple([(each, found.levels[-1] if each == role else lowest(g, each)) for each in g.terms.roles]))
    end = won_by(role, Chapter("vast", "cave", reached), **chosen)
    assert isinstance(end, Outcome)


def lowest(g: Vast, role: int) -> str:
    return ladder(g.options, role).levels[0]


@proves("VSB-DIF-15", "VSB-DEC-175")
def test_the_campaign_ends_only_if_all_have_enough() -> None:
    chosen = {"ghost": True}
    recess = won_by(GHOST, first(**chosen), **chosen)
    assert isinstance(recess, Chapter)
    g = between(recess, **chosen)
    g.events = []
    assert g.minds == [role if role in (KNIGHT, GHOUL, GHOST) else ABSENT for role in range(10)]
    for role in (KNIGHT, GHOUL):
        assert g.asking() == AnotherSitting(role)
        g.apply(role, STOP)
    other = g.clone()
    other.events = []
    g.apply(GHOST, STOP)
    assert [(event.what, event.facts) for event in g.events] == [("has enough", (n,)) for n in (KNIGHT, GHOUL, GHOST)]
    assert (g.is_stopped, g.outcome is not None) == (True, True)
    assert CAMPAIGNS.after(g.options, recess, g) == Outcome("VSB-DEC-175", (0.0,) * 10)
    asked = other.asking()
    assert isinstance(asked, AnotherSitting)
    assert asked.candidates(other, GHOST) == (PLAY_ON, STOP)
    other.apply(GHOST, PLAY_ON)
    assert (other.events[0].what, other.events[0].facts, other.is_stopped) == ("plays on", (GHOST,), False)
    assert other.outcome is not None
    assert levels(CAMPAIGNS.after(g.options, recess, other))[GHOST] == "specter"


@proves("VSB-DIF-08", "VSB-DIF-15")
@pytest.mark.parametrize(
    "carry",
    [
        Carry(((KNIGHT, "warlord"), (GHOUL, "ghoul"))),
        Carry(((KNIGHT, "knight"),)),
        Carry(((KNIGHT, "knight"), (GHOUL, "ghoul")), GHOST),
    ],
)
def test_levels_that_do_not_fit_are_refused(carry: Carry) -> None:
    with pytest.raises(ValueError, match=r"no level 'warlord'|expected those of Knight, Ghoul"):
        between(Chapter("vast.interlude", "cave", carry))


def test_bots_play_two_sittings_and_the_evening_between_as_they_are_saved(tmp_path: Path) -> None:
    campaign = bots_campaign(GAME, "two evenings", ["random"], {"players": "2", "ghoul": "False", **SHORT})
    seen = []
    for _ in range(3):
        play_table(campaign.table)
        save_campaign(campaign, tmp_path / "c")
        campaign = load_campaign(tmp_path / "c")
        seen.append(campaign.table.setting.game)
        if campaign.ending is None:
            campaign.go_on()
    assert seen == ["vast", "vast.interlude", "vast"]
    assert CAMPAIGNS.tell(campaign.pages[0].chapter) == ["Everybody begins at the easiest level."]
    assert CAMPAIGNS.tell(campaign.pages[1].chapter) == ["Knight: Novice", "Dragon: Hatchling"]


@pytest.mark.parametrize("scenario", KIND.scenarios)
@pytest.mark.parametrize("chosen", [{}, {"goblins": True, "cave": True}, {"knight": False}])
def test_every_scene_between_sittings_is_sound(scenario: str, chosen: dict[str, bool]) -> None:
    scenes = [scene for seed in range(6) for scene in scenes_of(KIND, chosen, scenario, seed)]
    assert not [fault for scene in scenes for fault in check(scene)]


def test_the_picture_shows_who_went_up() -> None:
    scenes = scenes_of(KIND, {}, "won", 1)
    panel = scenes[0].things["p:knight"]
    assert isinstance(panel, Panel)
    assert panel.text == "Level: Squire"
    said = note_of_an_onlooker(scenes[1], "Another sitting?")
    assert said == "Won by the Knight. The next level there: Squire."
    lost = note_of_an_onlooker(scenes_of(KIND, {}, "lost", 1)[1], "Another sitting?")
    assert lost == "Nobody has won, and nobody goes up."


def test_levels_are_called_as_in_the_rules() -> None:
    names = [level_name(level) for level in (*o.CAVE_LEVELS, *o.DRAGON_LEVELS)]
    assert names[:5] == ["Lava Tube", "Spillway", "Cave", "Great Cave", "Grand Cave"]
    assert names[5:] == ["Hatchling", "Whelp", "Dragon", "Elder Dragon", "Ancient Dragon"]
