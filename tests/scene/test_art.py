"""Drawings: everybody and every scenario in the box has one, furniture is in nobody's way, none tells a secret."""

from __future__ import annotations

import pytest

from hauntbox.games import find, names
from hauntbox.games.betwixt.cards.family import FAMILY
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.evidence.cards.ghosts import TYPES
from hauntbox.games.evidence.cards.names import HUNTERS
from hauntbox.games.evidence.content import house_of
from hauntbox.games.evidence.scene.furniture import furniture, squares
from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS
from hauntbox.games.ghostbusters2.cards.kinds import KINDS
from hauntbox.games.hunter13.cards.monsters import MONSTER_CARDS
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.scene import Piece, Space, check, show, sit
from hauntbox.scene.art import ART, art_of, picture_of

NAMED = {
    "evidence": [*HUNTERS, *[kind.name for kind in TYPES]],
    "ghostbusters2": [*[card.name for card in CHARACTERS], *[card.name for card in KINDS]],
    "hunter13": [*[person.name for person in PEOPLE], *[card.name for card in MONSTER_CARDS]],
    "betwixt": [*[person.name for person in FAMILY], *[monster.name for monster in MONSTERS]],
}
DEPTHS = {"double-bed": (2, 2), "bed": (1, 2), "bath": (1, 2), "piano": (2, 2), "sofa": (2, 1), "shelf": (2, 1)}


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, found in NAMED.items() for name in found])
def test_everybody_with_a_name_has_a_drawing(game: str, name: str) -> None:
    assert ART[art_of(game, name)] == name


@pytest.mark.parametrize("game", names())
def test_whoever_has_a_drawing_is_shown_with_it(game: str) -> None:
    kind = find(game)
    for scenario in kind.scenarios:
        g = kind.new({}, scenario, "a seed")
        looks = show(kind, g, sit(kind, g, (0,))).legend.values()
        drawn = [look for look in looks if look.draw in ("figure", "beast") and art_of(game, look.name)]
        assert drawn
        assert [look.name for look in drawn if look.art != art_of(game, look.name)] == []


@pytest.mark.parametrize("game", names())
def test_every_game_and_every_scenario_has_a_picture(game: str) -> None:
    kind = find(game)
    assert f"cover/{game}" in ART
    assert [title.name for title in kind.scenarios.values() if not picture_of(game, title.name)] == []


@pytest.mark.parametrize("game", names())
def test_no_two_people_at_a_table_look_alike(game: str) -> None:
    kind = find(game)
    for scenario in kind.scenarios:
        g = kind.new({}, scenario, "a seed")
        scene = show(kind, g, sit(kind, g, (0,)))
        pairs = [(seat.tone, seat.shape) for seat in scene.seats]
        assert len(set(pairs)) == len(pairs)
        arts = [look.art for look in scene.legend.values() if look.art and look.draw == "figure"]
        assert len(set(arts)) == len(arts)


def test_a_scene_may_name_only_drawings_of_the_kit() -> None:
    kind = find("evidence")
    g = kind.new({}, "larkspur", "a seed")
    scene = show(kind, g, sit(kind, g, (1,)))
    scene.things["nobody"] = Piece(look="lantern", art="evidence/nobody")
    assert [fault for fault in check(scene) if "drawing" in fault]


@pytest.mark.parametrize("scenario", ["larkspur", "penhallow", "corvane"])
def test_furniture_stands_off_doors_and_marks(scenario: str) -> None:
    house = house_of(scenario)
    kept_free = {
        *house.fronts,
        *house.fronts.values(),
        *house.spawn,
        house.door,
        *[p for edge in house.doors for p in edge],
    }
    there = furniture(house)
    assert there
    taken: set[int] = set()
    for corner, piece in there.items():
        wide, deep = DEPTHS.get(piece.art.removeprefix("furniture/"), (1, 1))
        area = squares(house, corner, *((deep, wide) if piece.turn % 2 else (wide, deep)))
        assert not area & kept_free
        assert not area & taken
        assert len({house.room_of[place] for place in area}) == 1
        taken |= area


def test_furniture_hinders_nobody() -> None:
    kind = find("evidence")
    g = kind.new({}, "larkspur", "a seed")
    scene = show(kind, g, sit(kind, g, (1,)))
    assert any([isinstance(thing, Space) and thing.decor for thing in scene.things.values()])
    assert not any([thing.look.startswith("furniture") for thing in scene.things.values()])


def test_hunters_see_one_ghost_for_all_kinds() -> None:
    kind = find("evidence")
    seen = set()
    for n in range(len(TYPES)):
        g = kind.new({}, "larkspur", f"seed {n}")
        act = g.legal(0)[n % len(g.legal(0))]
        g.play(0, act)
        scene = show(kind, g, sit(kind, g, (1,)))
        panel = scene.things["p:ghost"]
        seen.add((panel.art, scene.legend[panel.look].art))
    assert seen == {("", "evidence/the-ghost")}


def test_the_ghost_sees_its_own_kind() -> None:
    kind = find("evidence")
    g = kind.new({}, "larkspur", "a seed")
    while (
        "c:type" not in show(kind, g, sit(kind, g, (0,))).things
        or not show(kind, g, sit(kind, g, (0,))).things["p:ghost"].art
    ):
        g.play(0, g.legal(0)[0])
    scene = show(kind, g, sit(kind, g, (0,)))
    assert scene.things["p:ghost"].art == scene.things["c:type"].art != ""


@pytest.mark.parametrize("game", names())
def test_an_opening_tells_what_one_wants_and_fears(game: str) -> None:
    kind = find(game)
    for scenario, title in kind.scenarios.items():
        g = kind.new({}, scenario, "a seed")
        story = show(kind, g, sit(kind, g, (0,))).story
        assert story is not None
        assert story.kind == "open"
        assert story.picture == picture_of(game, title.name)
        assert story.text
        assert story.win
        assert story.lose


@pytest.mark.parametrize("game", ["ghostbusters2", "hunter13"])
def test_a_road_says_what_the_next_stop_asks(game: str) -> None:
    campaigns = find(game).campaigns
    assert campaigns is not None
    kind = campaigns.interlude
    g = kind.new({}, "won", "a seed")
    story = show(kind, g, sit(kind, g, (0,))).story
    assert story is not None
    assert story.next is not None
    assert story.kind == "road"
    assert story.next.asks
    assert [stop.name for stop in story.stops if stop.state == "now"] == [story.next.name]
    assert all([not stop.name for stop in story.stops if stop.state == "hid"])
    assert all([look in show(kind, g, sit(kind, g, (0,))).legend for look in [one.look for one in story.cast]])
