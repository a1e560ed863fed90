"""How Vast looks: what each seat sees of tiles, hands and boards, and how the Collapse changes the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hauntbox.games.vast.cave.ground import spaces
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.declaration import DECLARED as KIND
from hauntbox.games.vast.roles.ghoul.rules.scour import look_under
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.knight.cards.ambush import SeekMonster
from hauntbox.games.vast.roles.knight.rules.treasures import KeepTreasure
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT
from hauntbox.games.vast.scene.picture import did, line
from hauntbox.games.vast.scene.picture import scene as picture
from hauntbox.games.vast.state import ghoul_of, knight_of
from hauntbox.games.vast.words.roles import reference_card
from hauntbox.kernel.wire import Event
from hauntbox.ledger import proves
from hauntbox.scene import Scene, Space, Track, check, show, sit, sit_down, words
from vast.scenes import put, run, scene, sp, token


def seen(g: Any, *seat: int) -> Scene:
    names = ["Knight" if role == KNIGHT else "Ghoul" if role == GHOUL else "" for role in range(10)]
    return picture(g, sit_down(names, seat))


@pytest.mark.parametrize(
    "chosen",
    [
        {},
        {"knight": False},
        {"ghoul": False},
        {"thief": True},
        {"cave": True, "dragon": True, "cave_level": "great"},
        {"knight": False, "ghoul": False, "vile_ghoul": True, "dragon": True},
        {"ghoul": False, "vile_ghoul": True, "thief": True},
        {"goblins": True},
        {"goblins": True, "knight": False, "thief": True},
        {"goblins": True, "dragon": True, "ghoul": False},
        {"ghost": True, "thief": True},
        {"ghost": True, "ghoul": False},
        {"cave_ghost": True, "ghoul": False},
        {"unicorn": True, "ghoul": False},
        {"ghoul": False, "shadow_unicorn": True},
    ],
    ids=[
        "both",
        "ghoul",
        "knight",
        "thief",
        "cave",
        "vile and dragon",
        "vile and thief",
        "goblins",
        "goblins and thief",
        "goblins and dragon",
        "ghost and thief",
        "ghost",
        "cave ghost",
        "unicorn",
        "shadow unicorn",
    ],
)
def test_every_picture_of_a_game_follows_the_vocabulary(chosen: dict[str, Any]) -> None:
    g: Any = KIND.new(chosen, "cave", "pictures")
    rng = Random(3)
    while g.waiting():
        for seat in [*KIND.seats(g.options, "cave"), ()]:
            assert check(show(KIND, g, sit(KIND, g, seat))) == []
        role = g.waiting()[0]
        g.apply(role, rng.choice(g.legal(role)))
    over = show(KIND, g, sit(KIND, g, ()))
    assert over.outcome is not None
    assert check(over) == []


def test_the_end_says_how_far_each_role_came_on_its_way() -> None:
    g = put_both(scene("EN C8 ae"))
    assert (did(g, KNIGHT), did(g, GHOUL)) == ("Crystals: 0 of 5.", "Fury: 0 of 9.")


def test_a_dark_tile_shows_its_symbol_and_a_lit_one_its_walls_and_feature() -> None:
    g = run(put_both(scene("EN C8 ae")), Prowl(GHOUL))
    tiles = seen(g, KNIGHT).things
    lit, dark = tiles["t:e1"], tiles["t:e2"]
    assert isinstance(lit, Space)
    assert isinstance(dark, Space)
    assert (lit.emblem, lit.sides, lit.face) == ("vein", {"w": "wall"}, "")
    assert (dark.emblem, dark.sides, dark.face) == ("eye", {}, "down")


def put_both(g: Any) -> Any:
    put(g, KNIGHT, "center")
    put(g, GHOUL, "e1")
    return g


def test_only_who_has_looked_sees_what_lies_under_a_tile() -> None:
    g = put_both(scene("EN C8 ce"))
    put(g, GHOUL, "e2")
    look_under(g, sp("e2"))
    g.settle()
    mine, hers = seen(g, GHOUL).things["t:e2"], seen(g, KNIGHT).things["t:e2"]
    assert [badge.look for badge in mine.badges] == ["vein", "looked"]
    assert [badge.look for badge in hers.badges] == ["looked"]
    assert (mine.text, hers.text) == ("You have looked: Crystal tile", "")


def test_sidequests_and_treasures_face_down_are_for_her_eyes() -> None:
    g = put_both(scene("EN C8 ae"))
    board = knight_of(g)
    board.hand, board.treasures, board.face_up = (0, 3), (1, 2), 1 << 2
    run(g, MoveAndAct(KNIGHT))
    own, others = seen(g, KNIGHT).things, seen(g, GHOUL).things
    assert {"quest:1", "quest:4", "find:2", "find:3"} <= set(own)
    assert {id for id in others if id.startswith(("quest:", "find:"))} == {"find:3"}
    assert (others["kn:quests"].count, others["kn:finds"].count) == (2, 2)  # type: ignore[union-attr]


def test_an_option_lights_its_space_and_says_its_price() -> None:
    g = put_both(scene("EN C8 ae"))
    ghoul_of(g).movement, ghoul_of(g).discs = 3, 2
    asked = seen(run(g, Prowl(GHOUL)), GHOUL).ask
    assert asked is not None
    steps = {option.id: (option.on, option.cost) for option in asked.options if option.group == "Move"}
    assert steps == {"way w": (("t:center",), "3 movement"), "way e": (("t:e2",), "1 movement")}
    assert [sign.n for sign in asked.have] == [3, 2]


def test_a_refusal_says_its_cause_in_a_few_words() -> None:
    g = put_both(scene("EN C8 ae"))
    token(g, CRYSTALS, "e1")
    asked = seen(run(g, Prowl(GHOUL)), GHOUL).ask
    assert asked is not None
    refused = {option.id: option.off for option in asked.options if option.off}
    assert refused["smash crystal"] == "Too little attack for a Crystal."


def test_the_collapse_is_a_mode_that_lights_the_tiles_which_may_go() -> None:
    g = put_both(scene("EN C8 ae", collapsing=True))
    shown = seen(run(g, Prowl(GHOUL)), GHOUL)
    assert shown.mode is not None
    assert (shown.mode.kind, shown.mode.on) == ("collapse", ("t:e2",))
    assert "t:lost" in shown.things
    assert seen(run(put_both(scene("EN C8 ae")), Prowl(GHOUL)), GHOUL).mode is None


def test_each_seat_reads_its_own_goal() -> None:
    g = run(put_both(scene("EN C8 ae")), Prowl(GHOUL))
    hers, its = seen(g, KNIGHT).goal, seen(g, GHOUL).goal
    assert hers is not None
    assert its is not None
    assert hers.text == "Smash 5 Crystals, then escape through the Entrance."
    assert its.text == "9 Fury, then escape through the Entrance."


def test_news_is_good_for_one_and_bad_for_the_other() -> None:
    g = run(put_both(scene("EN C8 ae")), Prowl(GHOUL))
    names = ["Knight", *[""] * 7, "Ghoul", ""]
    event = Event("VSB-KNS-11", "hurt", (1, 6))
    hers, its = [line(g, sit_down(names, (role,)), 1, event) for role in (KNIGHT, GHOUL)]
    assert (hers.tone, its.tone) == ("bad", "good")
    assert hers.moment is not None
    assert hers.moment.big == "-1 Health"


def test_spaces_say_what_lies_there_and_where() -> None:
    told = "\n".join(words(seen(run(put_both(scene("EN C8 ae")), Prowl(GHOUL)), KNIGHT)))
    assert "Crystal, 1 east" in told
    assert "Dark tile, 2 east" in told
    assert spaces(scene("EN")) == [sp("center")]


@proves("VST-WIN-01", "VST-SOLO-03")
@pytest.mark.parametrize(
    ("chosen", "text", "parts", "line"),
    [
        (
            {"knight": False, "solo_level": "easy"},
            "7 Fury or 5 Crystals, then escape through the Entrance.",
            [("fury", 3, 7), ("crystal", 2, 5)],
            ("7 Fury or 5 smashed Crystals, then enter the Entrance in my own turn.", "VST-SOLO-03"),
        ),
        (
            {},
            "9 Fury, then escape through the Entrance, or the Knight's death.",
            [("fury", 3, 9)],
            ("9 Fury, then enter the Entrance in my own turn.", "VST-WIN-01"),
        ),
    ],
    ids=["alone", "against the Knight"],
)
def test_the_ghoul_reads_its_goal_above_the_table_and_on_its_reference_card(
    chosen: dict[str, Any], text: str, parts: list[tuple[str, int, int]], line: tuple[str, str]
) -> None:
    g: Any = KIND.new(chosen, "cave", "goals")
    ghoul_of(g).fury, ghoul_of(g).crystals = 3, 2
    goal = seen(g, GHOUL).goal
    assert goal is not None
    assert (goal.text, goal.rule) == (text, line[1])
    assert [(part.look, part.n, part.of) for part in goal.win[0]] == parts
    assert [(part.look, part.on) for part in goal.win[1]] == [("entrance", False)]
    wins = reference_card(g, GHOUL)[0].lines
    assert wins[0] == line
    assert (len(wins) == 2) is (KNIGHT in g.terms.roles)


def test_the_question_for_fearless_says_why_she_cannot() -> None:
    g = put_both(scene("EN O0", infestation=1))
    knight_of(g).hand = (1,)
    asked = seen(run(g, SeekMonster(KNIGHT)), KNIGHT).ask
    assert asked is not None
    assert {option.id: option.off for option in asked.options} == {"yes": "You do not hold Fearless.", "no": ""}
    assert "every Ambush" in asked.hint


def test_a_found_card_is_explained_to_her_alone() -> None:
    g = put_both(scene("EN O0"))
    knight_of(g).treasures = (3,)
    run(g, KeepTreasure(KNIGHT))
    hers, its = seen(g, KNIGHT).ask, seen(g, GHOUL).ask
    assert hers is not None
    assert its is not None
    assert (hers.hint, "Movement" in str(its)) == ("With a cube: Movement +4.", False)


@pytest.mark.parametrize(("players", "goal"), [(2, 9), (5, 12)])
def test_a_number_of_fury_is_marked_once_though_it_is_a_terror_card_and_the_goal(players: int, goal: int) -> None:
    names = {2: "Knight against Ghoul", 5: "Five in the cave"}
    g = KIND.new(KIND.presets[names[players]], "cave", "fury")
    track = show(KIND, g, sit(KIND, g, (GHOUL,))).things["gh:fury"]
    assert isinstance(track, Track)
    ats = [mark.at for mark in track.steps]
    assert ats == sorted({*range(2, 15, 2), goal})
    assert [(mark.at, bool(mark.gain)) for mark in track.steps if mark.goal] == [(goal, goal % 2 == 0)]
