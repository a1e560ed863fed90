"""The Unicorn deck, set-up, statistics, and drawing. UNC, UNS, HID, RND, EX, OPT"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hauntbox.games.vast.cave.grid import WAY_NAMES
from hauntbox.games.vast.declaration import components
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, GOBLINS, KNIGHT, UNICORN, VILE
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.unicorn.actions import CARD_NAMES
from hauntbox.games.vast.roles.unicorn.board import ARMOR, CLARITY, CUBES, PACE, SPIRIT, TRACK
from hauntbox.games.vast.roles.unicorn.cards import ALL, CARDS, LEFT, RIGHT, take_top, where_to
from hauntbox.games.vast.roles.unicorn.rules.radiance import ImbueWhich
from hauntbox.games.vast.roles.unicorn.rules.stats import armor, clarity, pace, radiance_goal, spirit
from hauntbox.games.vast.roles.unicorn.turn import ReplaceCards
from hauntbox.games.vast.secrets.hidden import SECRETS
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.secrets.redeal import fill_in
from hauntbox.games.vast.secrets.view import view
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.ledger import proves
from vast.scenes import run, sp
from vast.unicorn.stable import chosen, haunt, placed


def begun(*roles: int, seed: str = "s", **more: Any) -> Vast:
    g = lay_out(Options(**chosen(*roles), **more), "cave", seed)
    g.settle()
    return g


def shown(names: str) -> list[tuple[int, int, bool]]:
    return [CARDS[CARD_NAMES.index(name)][:3] for name in names.split()]


@proves("VSB-UNC-01")
def test_each_field_of_the_grid_is_marked_once() -> None:
    fields = [(card.right, card.forward) for card in CARDS]
    assert sorted(fields) == [(x, y) for x in range(-2, 3) for y in range(-2, 3) if (x, y) != (0, 0)]
    g = placed(here="center", facing="n")
    assert where_to(g, CARD_NAMES.index("f2r1")) == sp("n2e1")


@pytest.mark.parametrize(
    ("names", "card"),
    [
        pytest.param("f2l2 b2l2", (0, LEFT, True), marks=proves("VSB-UNC-02")),
        pytest.param("f2r2 b2r2", (0, RIGHT, True), marks=proves("VSB-UNC-03")),
        pytest.param("f2 l2 r2 b2", (3, 0, True), marks=proves("VSB-UNC-04")),
        pytest.param("f2l1 f1l2 b1l2 b2l1", (2, LEFT, False), marks=proves("VSB-UNC-05")),
        pytest.param("f2r1 f1r2 b1r2 b2r1", (2, RIGHT, False), marks=proves("VSB-UNC-06")),
        pytest.param("f1l1 f1 l1 b1l1", (1, LEFT, False), marks=proves("VSB-UNC-07")),
        pytest.param("f1r1 r1 b1 b1r1", (1, RIGHT, False), marks=proves("VSB-UNC-08")),
    ],
)
def test_what_the_cards_of_a_family_show(names: str, card: tuple[int, int, bool]) -> None:
    assert shown(names) == [card] * len(names.split())
    assert len([each for each in CARDS if each[:3] == card]) == len(names.split())


@proves("VSB-EX-20", "VSB-UNC-01")
def test_facing_east_one_left_and_two_forward_is_two_east_and_one_north() -> None:
    g = placed(here="center", facing="e")
    assert where_to(g, CARD_NAMES.index("f2l1")) == sp("n1e2")


@proves("VSB-OPT-03")
def test_with_simple_teleport_a_card_points_north_wherever_he_looks() -> None:
    for facing in WAY_NAMES:
        g = placed(here="center", facing=facing, agreed={"simple_teleport": True})
        assert where_to(g, CARD_NAMES.index("f2l1")) == sp("n2w1")


@proves("VSB-UNS-01", "VSB-UNS-02", "VSB-UNS-03")
def test_he_begins_with_health_anger_cubes_and_four_of_all_the_cards() -> None:
    g = begun(UNICORN)
    board = unicorn_of(g)
    assert (board.health, board.anger, board.radiance) == (5, 1, 0)
    assert (TRACK, board.cubes) == (12, CUBES - TRACK)
    assert len(board.hand) == 4
    assert sorted(board.hand + board.deck) == list(ALL)


@proves("VSB-CMP-17")
def test_there_are_twenty_four_cards_and_twenty_one_cubes() -> None:
    g = begun(UNICORN)
    assert (len(CARDS), CUBES) == (24, 21)
    assert (unicorn_of(g).cubes + TRACK, len(set(unicorn_of(g).hand + unicorn_of(g).deck))) == (21, 24)
    assert components(g)["unicorn"] == 24


@proves("VSB-UNS-04", "VSB-UNS-05", "VSB-UNS-06")
def test_his_statistics_at_the_start_and_what_upgrades_make_of_them() -> None:
    g = placed()
    assert (spirit(g), pace(g), armor(g), clarity(g)) == (4, 2, 1, 1)
    h = placed(upgrades=(SPIRIT, PACE, PACE, ARMOR, CLARITY))
    assert (spirit(h), pace(h), armor(h), clarity(h)) == (5, 4, 2, 2)


@proves("VSB-UNS-09", "VSB-UNT-36")
def test_the_upgrade_spaces_and_the_largest_values() -> None:
    g = placed()
    board = unicorn_of(g)
    for _ in range(TRACK):
        run(g, ImbueWhich(UNICORN))
        while g.waiting():
            g.play(UNICORN, g.legal(UNICORN)[0])
    assert board.upgrades == [3, 3, 2, 2, 1, 1]
    assert (spirit(g), pace(g), armor(g), clarity(g)) == (7, 5, 3, 3)
    run(g, ImbueWhich(UNICORN))
    assert (g.agenda, board.upgrades) == ([], [3, 3, 2, 2, 1, 1])


@proves("VSB-PAR-07", "VSB-UNS-06", "VSB-UNS-09")
def test_our_own_numbers_may_be_tuned() -> None:
    g = placed(agreed={"unicorn_pace": 3, "unicorn_clarity": 2, "armor_spaces": 1}, upgrades=(ARMOR,))
    assert (pace(g), clarity(g)) == (3, 2)
    assert "imbue armor" not in [str(act) for act in ImbueWhich(UNICORN).candidates(g, UNICORN)]
    h = haunt(agreed={"shadow_spirit": 5, "shadow_armor": 1})
    assert (spirit(h), armor(h)) == (5, 1)


@proves("VSB-DIF-07")
@pytest.mark.parametrize(("level", "need"), [("pony", 7), ("mare", 8), ("unicorn", 9), ("dire", 10), ("phantasm", 11)])
def test_his_level_says_how_much_radiance(level: str, need: int) -> None:
    assert radiance_goal(placed(agreed={"unicorn_level": level})) == need


@pytest.mark.parametrize(
    ("roles", "more", "health"),
    [
        pytest.param((KNIGHT, UNICORN), {"knight_level": "lady"}, 7, marks=proves("VSB-DIF-14")),
        pytest.param((GOBLINS, UNICORN), {"goblin_level": "boss"}, 4, marks=proves("VSB-DIF-10")),
        pytest.param((VILE, UNICORN), {"ghoul_level": "hunter"}, 6, marks=proves("VST-VGDIF-08")),
        pytest.param((KNIGHT, DRAGON, UNICORN), {"knight_level": "lady"}, 5, marks=proves("VSB-PLR-28")),
        pytest.param((UNICORN, GHOUL), {}, 5, marks=proves("VSB-UNS-01")),
    ],
)
def test_who_sets_his_health(roles: tuple[int, ...], more: dict[str, Any], health: int) -> None:
    assert unicorn_of(begun(*roles, **more)).health == health


@proves("VSB-UNT-30", "VSB-RND-10")
def test_an_empty_deck_is_renewed_from_his_discards_alone() -> None:
    g = placed(hand="f2 f1")
    board = unicorn_of(g)
    board.spent, board.deck = board.deck, ()
    drawn = [take_top(g) for _ in range(22)]
    assert sorted(drawn + list(board.hand)) == list(ALL)
    assert (take_top(g), board.spent) == (-1, ())


@proves("VSB-UNT-09", "VSB-UNT-34")
def test_at_the_end_the_hand_is_replaced_by_as_many_as_his_spirit_and_anger_falls() -> None:
    g = placed(hand="f2 f1", upgrades=(SPIRIT,))
    board = unicorn_of(g)
    board.anger, old = 3, board.hand
    run(g, ReplaceCards())
    assert (len(board.hand), board.anger, board.spent) == (5, 1, old)
    h = placed(upgrades=(4,))
    unicorn_of(h).anger = 3
    run(h, ReplaceCards())
    assert unicorn_of(h).anger == 2


@proves("VSB-HID-06")
def test_his_hand_is_his_own_and_others_know_how_many() -> None:
    g = begun(KNIGHT, UNICORN)
    assert unicorn_of(known(g, (KNIGHT,))).hand == (-1,) * 4
    assert unicorn_of(known(g, (UNICORN,))).hand == unicorn_of(g).hand
    assert unicorn_of(known(g, (UNICORN,))).deck == (-1,) * 20


@proves("VSB-HID-07")
def test_nobody_knows_the_spirit_pile() -> None:
    g = begun(KNIGHT, shadow_unicorn=True)
    for seat in ((KNIGHT,), ()):
        board = unicorn_of(known(g, seat))
        assert (board.hand, board.deck) == ((-1,) * 3, (-1,) * 21)


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=proves(rule)) for rule in ("VSB-HID-06", "VSB-HID-07")])
def test_a_scramble_is_noticed_by_nobody_and_a_redeal_fits(rule: str) -> None:
    shadow = rule == "VSB-HID-07"
    g, rng = (begun(KNIGHT, shadow_unicorn=True) if shadow else begun(KNIGHT, UNICORN)), Random(2)
    changed = 0
    while g.outcome is None and g.round < 6:
        for seat in ((KNIGHT,), ()):
            h = g.clone()
            SECRETS[rule].scramble(h, seat)
            assert view(h, seat) == view(g, seat)
            changed += SECRETS[rule].fact(h, seat) != SECRETS[rule].fact(g, seat)
            dealt = fill_in(known(g, seat), seat, rng)
            assert view(dealt, seat) == view(g, seat)
            board = unicorn_of(dealt)
            assert sorted(board.hand + board.deck + board.shown + board.spent) == list(ALL)
        role = g.waiting()[0]
        g.apply(role, rng.choice(g.legal(role)))
    assert changed
    assert ROLES[UNICORN].number == UNICORN
