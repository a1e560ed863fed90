"""Options of the box, and streets by chance. COP, DEC, RND, HID"""

from __future__ import annotations

from typing import Any

import pytest

from ghostbusters2.kit import do, hold, offers, scene, why_not
from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.cards.kinds import CODES, KINDS, SHADOW
from hauntbox.games.ghostbusters2.content import SHIPPED, sheet_of, text_of, validate
from hauntbox.games.ghostbusters2.content.drawing import read_drawing
from hauntbox.games.ghostbusters2.content.tiles import join_tiles, tiles
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.state import Busters, has_base
from hauntbox.kernel.options import BadOption, tunables
from hauntbox.ledger import proves

SEEDS = [f"street {n}" for n in range(12)]


def start(scenario: str = "court", seed: str = "cop", **options: Any) -> Busters:
    g = GAME.new(Options(**options), scenario, seed)
    assert isinstance(g, Busters)
    return g


# Options.


@proves("GBT-COP-01")
def test_all_variants_are_off_at_first_and_easy_does_not_go_with_hard() -> None:
    variants = {t.name for t in tunables(Options) if t.default is False}
    book = {"ghost_traps", "saved_tank", "keep_progress", "manual_order", "strict_splatter", "freed_humans"}
    assert variants == book | {"easy", "hard", "random_map"}
    with pytest.raises(BadOption, match="GBT-COP-01"):
        start(easy=True, hard=True)


@proves("GBT-COP-02")
@pytest.mark.parametrize("is_free", [False, True])
def test_a_trapped_human_goes_free_only_with_that_option(is_free: bool) -> None:
    g = scene("A1", "HP C1", freed_humans=is_free)
    hold(g, 0, "C1", streams=1)
    g.rig("combat", 6)
    do(g, "fire C1")
    human = CODES["HP"]
    assert g.trapped[0] == (() if is_free else (human,))
    assert g.lost[human] == is_free
    assert g.plazms[0] == KINDS[human].plazms


@proves("GBT-COP-03")
def test_easy_gives_two_rounds_more_and_room_for_them() -> None:
    book, easy = start(), start(easy=True)
    assert (easy.timer, easy.longest) == (book.timer + 2, book.longest + 2)


@proves("GBT-COP-04")
def test_hard_takes_a_round_and_gives_shadows_to_ghosts_of_class_1() -> None:
    book, hard = start(), start(hard=True)
    assert (hard.timer, hard.longest) == (book.timer - 1, book.longest)
    shadows = {KINDS[hard.kind[s]].code: has_base(hard, s, SHADOW) for s in range(len(hard.spot))}
    assert shadows == {"GW": 1, "SM": 1, "MG": 0, "BS": 0, "SP": 0}
    assert not any([has_base(book, s, SHADOW) for s in range(len(book.spot))])


# Streets by chance.


@pytest.mark.parametrize("name", SHIPPED)
@proves("GBT-CTL-01", "GBT-SET-01", "GBT-FIG-06")
def test_every_printed_map_is_made_of_its_tiles(name: str) -> None:
    drawing = read_drawing(sheet_of(name).drawing)
    assert join_tiles(sheet_of(name).tiles) == (drawing.columns, drawing.rows, drawing.lines)


@pytest.mark.parametrize("seed", SEEDS)
@proves("GBT-COP-05", "GBT-CTL-04", "GBT-SET-20")
def test_a_street_by_chance_is_a_sound_scenario_with_the_rules_of_the_first(seed: str) -> None:
    g = start("eve", seed, random_map=True)
    sheet, street = g.sheet, g.street
    assert validate(g.scenario) == []
    assert len({name for row in sheet.tiles for name in row if name in tiles()}) == 4
    assert join_tiles(sheet.tiles) == (12, 12, read_drawing(sheet.drawing).lines)
    court = sheet_of("court")
    assert (sheet.gates, sheet.goo, sheet.spirit) == (court.gates, court.goo, court.spirit)
    assert (sheet.success, sheet.timer, sheet.number) == ("no Gate is open", 7, 1)
    codes = sorted([KINDS[kind].code for kind, _ in street.figures])
    assert codes == ["GW"] * 4 + ["MG"] * 2 + ["SM"] * 2 + ["SP"] * 2
    assert (len(street.piles), len(street.start)) == (6, 4)


@pytest.mark.parametrize("seed", SEEDS)
@proves("GBT-COP-05", "GBT-CTL-03", "GBT-SET-20")
def test_gates_lie_on_different_tiles_or_halves_and_open_ones_not_at_the_edge(seed: str) -> None:
    street = start("court", seed, random_map=True).street
    halves = [(street.row[p] // 6, street.column[p] // 3) for p in street.gates]
    assert len(set(halves)) == 5
    assert len({(row, half // 2) for row, half in halves}) == 4
    assert street.open_gates.bit_count() == 3
    for gate in street.gates[:3]:
        assert 0 < street.row[gate] < 11
        assert 0 < street.column[gate] < 11


@proves("GBT-RND-14")
def test_chance_lays_other_streets_for_other_seeds_and_the_same_for_the_same() -> None:
    drawn = [start("court", seed, random_map=True).scenario for seed in SEEDS]
    assert len(set(drawn)) == len(SEEDS)
    assert start("court", SEEDS[0], random_map=True).scenario == drawn[0]
    assert drawn[0] != text_of("court")


def test_a_street_by_chance_is_saved_and_found_again() -> None:
    g = start("court", SEEDS[1], random_map=True)
    again = GAME.codec.load(GAME.codec.save(g))
    assert isinstance(again, Busters)
    assert again == g
    assert again.street.gates == g.street.gates


def test_a_campaign_lays_its_own_streets() -> None:
    lay_out = GAME.lay_out_for
    assert lay_out is not None
    assert GAME.campaigns is not None
    options = Options(random_map=True)
    chapter = GAME.campaigns.first(options, "scoleri")
    g = lay_out(options, chapter.scenario, "x", chapter.carry)
    g.settle()
    assert isinstance(g, Busters)
    assert g.scenario == chapter.scenario


# Decisions and chances that random play seldom shows.


@proves("GBT-DEC-01")
def test_scenario_and_options_are_the_tables_choice() -> None:
    g = start("giant", players=2, bench="gearhead")
    assert (g.scenario, g.options.players) == ("giant", 2)
    assert sorted(g.who) == [0, 2, 3, 4]


@proves("GBT-DEC-13")
def test_a_maneuver_with_none_left_takes_an_action() -> None:
    g = scene("B2 B1", "", car="C3 C2", maneuvers=1)
    do(g, "enter Ecto-1a")
    assert (g.used, g.spent) == (1, 0)
    do(g, "leave B2")
    assert (g.used, g.spent) == (1, 1)


def boss(**options: Any) -> Busters:
    """Enough Streams of two lie on the Captain, whose Resist is 3."""
    g = scene("A1 E1", "MC C1", **options)
    hold(g, 0, "C1", streams=2)
    hold(g, 1, "C1", streams=2)
    return g


@proves("GBT-DEC-30")
def test_who_may_fire_at_a_held_boss_may_try_to_overcome_it_instead() -> None:
    g = boss()
    assert {"attempt C1", "fire C1"} <= set(offers(g))
    g.held[1] = ()
    assert why_not(g, "attempt C1") == "GBT-KEY-21"


@proves("GBT-DEC-30")
def test_with_ghost_traps_one_may_wrangle_first() -> None:
    g = boss(ghost_traps=True)
    g.traps[1] = g.street.place["D3"]
    assert {"attempt C1", "wrangle C1"} <= set(offers(g))


@proves("GBT-RND-04")
@pytest.mark.parametrize(("mine", "its", "is_trapped"), [(3, 4, True), (3, 5, False)])
def test_the_target_rolls_a_die_of_its_own(mine: int, its: int, is_trapped: bool) -> None:
    g = boss()
    g.rig("combat", mine)
    g.rig("resist", its)
    do(g, "attempt C1")
    assert (CODES["MC"] in g.trapped[0]) == is_trapped  # 3 + 4 tokens against its die + 3
    assert g.drawn["resist"] == 1


# Nothing is hidden from one another.


def full_table() -> Busters:
    hand = "Siren Kit, Twin-Head Thrower"
    g = scene("A1 B4 car", "GW C1, MG D3", car="E5 E4", cards=hand, slime="-1 Hit", marks="G1 C3")
    g.trapped[1], g.plazms[1], g.tank, g.timer = (CODES["SM"],), 2, 3, 5
    hold(g, 0, "C1", streams=1)
    return g


@proves("GBT-HID-03")
@pytest.mark.parametrize("seat", [(), (0,), (3,)])
def test_whatever_lies_on_the_table_is_seen_by_all(seat: tuple[int, ...]) -> None:
    g = full_table()
    seen: Any = GAME.view(g, seat)
    assert [b.at for b in seen.team] == g.at
    assert [b.slime for b in seen.team] == g.slime
    assert [b.cards for b in seen.team] == g.cards
    assert [b.held for b in seen.team] == g.held
    assert [b.trapped for b in seen.team] == g.trapped
    assert [b.plazms for b in seen.team] == g.plazms
    assert [(e.kind, e.at) for e in seen.entities] == list(zip(g.kind, g.spot, strict=True))
    assert (seen.spirit, seen.tank, seen.timer, seen.gates) == (g.spirit, 3, 5, g.gates)


@proves("GBT-HID-04")
def test_seats_see_the_same_but_for_the_questions_they_are_asked() -> None:
    g = full_table()
    views: list[Any] = [GAME.view(g, seat) for seat in ((0,), (1,), (2, 3), ())]
    plain = [{name: getattr(v, name) for name in v.__struct_fields__ if name != "asks"} for v in views]
    assert all([view == plain[0] for view in plain])
    assert [bool(view.asks) for view in views] == [True, False, False, False]
