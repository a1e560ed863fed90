"""What bots think of a position: of two that differ in one thing, the better one is worth more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import mean

import pytest

from ghostbusters2.kit import dirt, do, give, hold, put, scene
from ghostbusters2.playing import LEVEL_3
from hauntbox.bots import make
from hauntbox.bots.playout import wander
from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.bots.distances import NO_WAY, ways_of
from hauntbox.games.ghostbusters2.bots.judgement import judge, turns_left
from hauntbox.games.ghostbusters2.cards.kinds import CAUSTIC, CODES, HIT
from hauntbox.games.ghostbusters2.content import SHIPPED
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.turn.turn import Turn
from hauntbox.games.ghostbusters2.state import STATUE, Busters
from hauntbox.lab import simulate

COURT = {"scenario": "court", "columns": 8, "rows": 8, "car": "A8 B8"}


def court(at: str = "A1 A2 A3 A4", **more: str) -> Busters:
    return scene(at, **{"marks": "G1 G2", **COURT, **more})  # type: ignore[arg-type]


def positions(scenario: str, seed: str) -> Iterator[Busters]:
    """Of a random game, now and then."""
    g, rng = GAME.new(Options(), scenario, seed), Random(seed)
    while g.agenda:
        assert isinstance(g, Busters)
        yield g
        wander(g, rng, 17)


def better(one: Busters, other: Busters) -> bool:
    return judge(one, 0) > judge(other, 0)


@pytest.mark.parametrize("scenario", SHIPPED)
def test_it_is_a_share_and_the_same_for_all_four(scenario: str) -> None:
    for g in positions(scenario, "share"):
        before = GAME.codec.save(g)
        worths = {judge(g, role) for role in range(4)}
        assert len(worths) == 1
        assert all(0.0 <= worth <= 1.0 for worth in worths)
        assert GAME.codec.save(g) == before


@pytest.mark.parametrize("scenario", SHIPPED)
def test_it_does_not_look_into_the_decks(scenario: str) -> None:
    for g in positions(scenario, "decks"):
        for secret in GAME.secrets.values():
            other = g.clone()
            secret.scramble(other, (0,))
            assert judge(other, 0) == judge(g, 0)


def test_to_end_a_turn_costs_no_more_than_to_go_on() -> None:
    g = court()
    fresh = turns_left(g)
    do(g, "step B1", "stop")
    begun = turns_left(g)
    do(g, "end")
    assert (begun, turns_left(g)) == (fresh - 1, fresh - 1)


# Being where it counts -----------------------------------------------------------------------------------------------


def test_nearer_to_a_place_to_fire_from_is_better() -> None:
    far, near, there = court("A7 A2 A3 A4"), court("B6 A2 A3 A4"), court("D3 A2 A3 A4")
    assert better(near, far)
    assert better(there, near)


def test_the_way_round_a_wall_counts() -> None:
    wall = "R E1|F1, R E2|F2, R E3|F3, R E4|F4, R E5|F5, R E6|F6"
    behind, before = [scene(f"{at} A2 A3 A4", lines=wall, marks="G1 F1", **COURT) for at in ("E1", "G5")]  # type: ignore[arg-type]
    assert better(before, behind)


def test_an_entity_in_the_line_of_fire_is_a_nuisance() -> None:
    hidden, clear = [court("G5 A2 A3 A4", entities=f"SP {there}") for there in ("G4", "H4")]
    assert better(clear, hidden)


def test_the_right_pack_is_better() -> None:
    plazms = {"scenario": "river", "entities": "SP D3", "columns": 8, "rows": 8, "car": "A8 B8"}
    wrong, right = [scene("B3 A5 A6 A7", packs=packs, **plazms) for packs in ("pppp", "sppp")]  # type: ignore[arg-type]
    assert better(right, wrong)


def test_four_at_one_gate_are_too_many() -> None:
    gates = {"marks": "G1 B2, G2 G7"}
    assert better(court("A1 B1 F7 G8", **gates), court("A1 B1 A2 C1", **gates))


@pytest.mark.parametrize(("gate", "by_car"), [("P7", True), ("E7", False)])
def test_the_car_is_for_long_ways(gate: str, by_car: bool) -> None:
    inside, on_foot = [scene(f"{at} A2 A3 A4", marks=f"G1 {gate}", **{**COURT, "columns": 18}) for at in ("car", "B7")]  # type: ignore[arg-type]
    assert better(inside, on_foot) == by_car


def test_a_boss_is_given_a_wide_berth() -> None:
    close, apart = [scene(f"{at} H6 H7 H8", "WS C3", columns=8, rows=8, car="A8 B8") for at in ("E3", "G3")]
    assert better(apart, close)


# What the objective asks for -----------------------------------------------------------------------------------------


def test_a_closed_gate_is_better_than_one_with_a_token() -> None:
    none, one, closed = court("F2 A2 A3 A4"), court("F2 A2 A3 A4"), court("F2 A2 A3 A4")
    hold(one, 0, "G2", streams=1)
    closed.gates = 0
    assert better(one, none)
    assert better(closed, one)


def test_tokens_on_one_target_are_better_than_on_two() -> None:
    both, alone = [scene("D4 D5 A1 A2", "FC C2, FC F2", scenario="fury", columns=8, rows=8) for _ in range(2)]
    for g, second in ((both, "F2"), (alone, "C2")):
        hold(g, 0, "C2", streams=2)
        hold(g, 1, second, streams=1)
    assert better(alone, both)


def test_gates_come_before_the_train() -> None:
    on_gate, on_train = [
        scene("D4 A2 A3 A4", "GT F2", marks="G1 B2, G2 C2", scenario="platform", columns=8, rows=8) for _ in range(2)
    ]
    hold(on_gate, 0, "B2", streams=1)
    hold(on_train, 0, "F2", streams=1)
    assert better(on_gate, on_train)


def test_the_gate_before_the_last_is_worth_closing_though_the_train_is_next() -> None:
    nearly, closed = [
        scene("D4 A2 A3 A4", "GT F7", marks="G1 B2, G2 C2", scenario="platform", columns=8, rows=8) for _ in range(2)
    ]
    hold(nearly, 0, "B2", streams=1)
    closed.gates = 1 << closed.street.place["C2"]
    assert judge(closed, 0) - judge(nearly, 0) > 0.03


def test_the_last_gate_is_worth_closing_though_vigo_is_next() -> None:
    nearly, closed = [scene("D4 A2 A3 A4", "VG F7", marks="G1 B2", scenario="eve", columns=8, rows=8) for _ in range(2)]
    hold(nearly, 0, "B2", streams=1)
    closed.gates = 0
    assert judge(closed, 0) - judge(nearly, 0) > 0.06


def test_a_token_helps_on_either_of_two_gates_though_one_may_stay_open() -> None:
    one, both = [
        scene("B4 G4 A3 A4", "GT F8", marks="G1 B2, G2 G2", scenario="platform", columns=8, rows=8) for _ in range(2)
    ]
    for g in (one, both):
        hold(g, 0, "B2", streams=1)
    hold(both, 1, "G2", streams=1)
    assert better(both, one)


def test_more_tokens_than_needed_help_against_resist() -> None:
    enough, more = [scene("C3 A2 A3 A4", "VG E3", scenario="eve", columns=8, rows=8) for _ in range(2)]
    hold(enough, 0, "E3", streams=2, moods=2)
    hold(more, 0, "E3", streams=3, moods=2)
    assert better(more, enough)


def test_a_judge_is_caught_then_carried_to_the_car_then_deposited() -> None:
    free, far, near, stored = [
        scene(at, entities, scenario="contempt", columns=8, rows=8, car="H8 H7")
        for at, entities in (("A1", "HJ C1"), ("A1", ""), ("G6", ""), ("G6", ""))
    ]
    for g in (far, near):
        g.trapped[0] = (CODES["HJ"],)
    stored.stored = (CODES["HJ"],)
    assert better(far, free)
    assert better(near, far)
    assert better(stored, near)


def test_a_deposit_looks_good_before_it_is_spelled_out() -> None:
    g = scene("G6 A1 A2 A3", scenario="contempt", columns=8, rows=8, car="H8 H7")
    g.plazms[0] = 1
    g.trapped[0] = (CODES["HJ"],)
    asked = g.clone()
    do(asked, "deposit")
    assert better(asked, g)


RIVER = {"scenario": "river", "columns": 8, "rows": 8, "car": "A8 B8", "packs": "ssss", "marks": "P H1"}


def test_the_last_plazm_is_caught_carried_and_deposited_though_nobody_has_an_errand_then() -> None:
    free = scene("C2 C3 D2 D3", "SP B2", **RIVER)  # type: ignore[arg-type]
    caught, home = [scene(f"{at} C3 D2 D3", **RIVER) for at in ("C2", "A7")]  # type: ignore[arg-type]
    caught.plazms[0] = home.plazms[0] = 1
    for g in (free, caught, home):
        g.poured = 5
    asked = home.clone()
    do(asked, "deposit")
    assert better(caught, free)
    assert better(home, caught)
    assert better(asked, home)


def test_a_ghost_on_the_car_is_in_the_way_of_who_has_something_to_deposit() -> None:
    there, elsewhere = [scene("A7 C3 D2 D3", f"GW {at}", **RIVER) for at in ("B8", "B6")]  # type: ignore[arg-type]
    assert judge(there, 0) == judge(elsewhere, 0)
    there.plazms[0] = elsewhere.plazms[0] = 1
    assert better(elsewhere, there)


def test_she_is_led_and_comes_nearer() -> None:
    def liberty(at: str, statue: str) -> Busters:
        return scene(f"{at} A1 A2 A3", scenario="uptown", columns=18, rows=12, statue=statue, car="A12 B12")

    assert better(liberty("statue", "A8"), liberty("C8", "A8"))
    assert better(liberty("statue", "C8"), liberty("statue", "A8"))


def test_an_entity_inside_her_is_the_worst_place_for_it() -> None:
    inside, outside = [
        scene("statue A1 A2 A3", f"GW {at}", scenario="uptown", columns=18, rows=12, statue="D8") for at in ("D8", "B8")
    ]
    assert inside.at[0] == STATUE
    assert better(outside, inside)


# Slime, time and means -----------------------------------------------------------------------------------------------


def slimed(role: int, sort: int, n: int) -> Busters:
    g = court()
    g.slime[role] = n << 4 * sort
    return g


def test_slime_is_bad_more_of_it_worse_and_caustic_worst() -> None:
    clean, one, two = court(), slimed(0, HIT, 1), slimed(0, HIT, 2)
    assert better(clean, one)
    assert better(one, two)
    assert better(one, slimed(0, CAUSTIC, 1))
    assert better(two, slimed(0, CAUSTIC, 2))


def test_slime_is_better_shared() -> None:
    alone, shared = slimed(0, HIT, 2), slimed(0, HIT, 1)
    shared.slime[1] = 1 << 4 * HIT
    assert better(shared, alone)


def test_who_is_dirty_keeps_away_from_entities() -> None:
    near, far = [court("A1 A2 A3 A4", entities=f"GW {at}") for at in ("B2", "F5")]
    for g in (near, far):
        g.slime[0] = 2 << 4 * HIT
    assert better(far, near)


def test_a_goo_pile_is_worth_a_walk_and_more_when_it_is_found() -> None:
    pile = {"marks": "G1 G2, P D4"}
    far, near, found = court("A7 A1 A2 A3", **pile), court("C5 A1 A2 A3", **pile), court("C5 A1 A2 A3", **pile)
    do(found, "investigate D4")
    assert better(near, far)
    assert better(found, near)


def test_an_empty_spirit_world_is_a_danger_while_a_gate_is_open() -> None:
    full, empty = court(), court()
    full.spirit[CODES["GW"]] = 6
    empty.spirit[CODES["GW"]] = 1
    assert better(full, empty)


def test_ghosts_about_are_a_nuisance() -> None:
    few, many = court(), court()
    put(many, "MG", "H8")
    assert better(few, many)


def test_cards_and_experience_are_worth_having() -> None:
    poor, rich, wise = court(), court(), court()
    give(rich, 0, "Spare Cells")
    wise.xp[0] += 3
    assert better(rich, poor)
    assert better(wise, poor)


def test_a_card_that_works_for_one_shot_is_used_with_a_target_in_sight() -> None:
    blind, ready = [court(f"{at} A2 A3 A4", cards="Split Emitter") for at in ("A7", "F4")]
    for g in (blind, ready):
        before = judge(g, 0)
        do(g, "use Split Emitter")
        assert (judge(g, 0) > before) == (g is ready)


def hopes(deed: str, at: str) -> float:
    """How it looks after this deed of the first, with whatever dice; the second holds a Stream on a Brother."""
    worths = []
    for n in range(40):
        g = scene(f"{at} C5 H8 H3", "SB1 E5", scenario="retrial", columns=12, rows=12, car="A12 A11", xp=LEVEL_3)
        hold(g, 1, "E5", streams=1)
        g.seed = str(n)
        do(g, deed)
        while not isinstance(g.asking(), Turn):
            g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
        worths.append(judge(g, 0))
    return mean(worths)


@pytest.mark.parametrize("at", ["D6", "E8"])
def test_to_fire_at_a_brother_is_better_than_to_wait_though_he_may_flee(at: str) -> None:
    assert hopes("fire E5", at) > hopes("end", at)


@pytest.mark.parametrize("code", ["SB1", "GT"])
def test_who_flees_when_he_is_hit_is_followed_closely(code: str) -> None:
    scenario = {"SB1": "retrial", "GT": "platform"}[code]
    near, far = [scene(f"{at} A8 B8 C8", f"{code} H3", scenario=scenario, columns=12, rows=8) for at in ("G4", "H6")]
    assert better(near, far)


def test_cards_are_not_handed_about_for_nothing() -> None:
    g = court(cards="Spare Cells")
    traded = g.clone()
    do(traded, "trade Gearhead")
    ended = g.clone()
    do(ended, "end")
    assert judge(ended, 0) - judge(traded, 0) > 0.005


# The end of the round ------------------------------------------------------------------------------------------------


def platform(*holders: int) -> Busters:
    """The Train will run from C2 to E2: only the second of them will see it there."""
    g = scene("A4 E4 A8 B8", "GT C2", scenario="platform", rows=8)
    for role in holders:
        hold(g, role, "C2", streams=1)
    return g


def test_streams_that_the_train_will_shake_off_are_worth_less_and_less() -> None:
    bare, held = platform(), platform(0)
    first = judge(held, 0) - judge(bare, 0)
    for g in (bare, held):
        do(g, "end", "end")
    third = judge(held, 0) - judge(bare, 0)
    for g in (bare, held):
        do(g, "end", *["step B7", "stop", "step B8", "stop", "step B7", "stop"])
    assert first > third > 0
    assert judge(held, 0) == pytest.approx(judge(bare, 0))


def test_streams_that_it_will_not_shake_off_keep_their_worth() -> None:
    slipping, kept = platform(0), platform(1)
    assert judge(kept, 0) == judge(slipping, 0)
    for g in (slipping, kept):
        do(g, "end", "end")
    assert better(kept, slipping)


def test_who_has_had_a_turn_is_better_where_the_train_will_come() -> None:
    here, there = [scene(f"{at} A8 B8 C8", "GT C2", scenario="platform", columns=12, rows=8) for at in ("C5", "I5")]
    assert better(here, there)
    for g in (here, there):
        do(g, "end")
    assert better(there, here)


def test_a_conductor_beside_one_who_has_had_a_turn_is_a_danger() -> None:
    near, far = [court("A1 A4 H7 H8", entities=f"TC {at}") for at in ("B1", "D1")]
    assert judge(near, 0) == judge(far, 0)
    for g in (near, far):
        do(g, "end")
    assert better(far, near)


def test_to_end_a_round_costs_little_that_was_not_foreseen() -> None:
    g = court("A1 A4 H7 H8", entities="TC B1")
    do(g, "end", "end", "end", "step G8", "stop")
    before = judge(g, 0)
    g.rig("event", 3)
    do(g, "end")
    assert dirt(g, 0) == ["-1 Action"]
    assert abs(judge(g, 0) - before) < 0.004


def test_who_is_to_fire_at_vigo_stands_where_he_stares() -> None:
    seen, hidden = [scene(f"{at} A6 A7 A8", "VG F3", scenario="eve", columns=8, rows=8) for at in ("C3", "B3")]
    for g in (seen, hidden):
        do(g, "end")
    assert better(seen, hidden)


def test_a_brother_that_escapes_tonight_is_as_good_as_free() -> None:
    late, early = [scene("A1 A4 A5 A6", scenario="retrial", columns=12, rows=8, car="L8 L7") for _ in range(2)]
    for g, end in ((late, 1), (early, 2)):
        g.trapped[0], g.fugitives = (CODES["SB1"],), ((CODES["SB1"], end),)
    near = scene("J7 A4 A5 A6", scenario="retrial", columns=12, rows=8, car="L8 L7")
    near.trapped[0], near.fugitives = late.trapped[0], late.fugitives
    assert judge(early, 0) - judge(late, 0) > 0.05
    assert judge(near, 0) - judge(late, 0) > 0.05


# Ways ----------------------------------------------------------------------------------------------------------------


def test_ways_are_steps_past_walls_and_gates() -> None:
    g = scene("A1", lines="R A1|B1, R A2|B2, R A3|B3", marks="G1 B4", columns=3, rows=5)
    table = ways_of(g.street).to_space(g.street.place["B1"])
    assert [table[g.street.place[name]] for name in ("B1", "C2", "A5", "A1")] == [0, 1, 5, 8]
    assert table[g.street.place["B4"]] == NO_WAY


def test_a_shot_needs_sight() -> None:
    g = scene("A1", lines="R C1|D1", columns=5, rows=1)
    table = ways_of(g.street).to_shot(g.street.place["E1"], 3)
    assert [table[p] for p in range(5)] == [NO_WAY, NO_WAY, NO_WAY, 0, 1]


# At play -------------------------------------------------------------------------------------------------------------


def test_greedy_acts_the_same_whatever_lies_in_the_decks() -> None:
    bot = make("greedy", 3)
    for g in positions("court", "truth"):
        role = g.waiting()[0]
        if len(g.legal(role)) > 1:
            act = bot.choose(GAME, g, role, (role,))
            for secret in GAME.secrets.values():
                other = g.clone()
                secret.scramble(other, (role,))
                assert bot.choose(GAME, other, role, (role,)) == act


def test_greedy_wins_where_random_play_never_does() -> None:
    wins = [simulate("ghostbusters2", 6, 1, [bot]).sides["Ghostbusters"].wins for bot in ("random", "greedy")]
    assert wins[0] == 0
    assert wins[1] >= 3
