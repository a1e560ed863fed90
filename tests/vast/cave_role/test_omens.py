"""The six Omens: what they cost, what they do, and to whom. CVO, FRC, ATK, OTH"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hauntbox.games.vast.cave.forced import push
from hauntbox.games.vast.cave.grid import E, N, S, W
from hauntbox.games.vast.cave.ground import is_shut, survey
from hauntbox.games.vast.cave.tokens import CLAW_GEM, CRYSTALS, EVENTS, TREASURES
from hauntbox.games.vast.roles.cave.actions import OMEN_SYMBOLS
from hauntbox.games.vast.roles.cave.rules.bats import bars_bats
from hauntbox.games.vast.roles.cave.rules.omens import CARDS, UseOmens, payments
from hauntbox.games.vast.roles.cave.rules.rocks import take_rocks
from hauntbox.games.vast.roles.dragon.board import HUNGER
from hauntbox.games.vast.roles.knight.board import SHIELD
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import BONES_TRIBE, CAVE, DRAGON, GHOUL, GOBLINS, KNIGHT, THIEF, VILE
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.board import CROSSBOW, EVASION
from hauntbox.games.vast.state import Vast, cave_of, dragon_of, ghoul_of, goblins_of, knight_of, thief_of
from hauntbox.ledger import proves
from vast.cave_role.brooding import brood, cavern
from vast.scenes import at, do, offers, put, run, sp, token, told, why

SPORES = "mushroom mushroom mushroom"


# Paying. -------------------------------------------------------------------------------------------------------------


@proves("VSB-CVO-03", "VSB-CVO-22")
def test_each_omen_accepts_three_symbols_and_each_symbol_pays_for_three() -> None:
    assert OMEN_SYMBOLS == ("chasm", "bat", "boulder", "quartz", "mushroom", "trail")
    g = brood("O0 EN ab", " ".join([name for name in OMEN_SYMBOLS for _ in range(3)]))
    paid = [{OMEN_SYMBOLS[symbol] for mix in payments(g, omen) for symbol in mix} for omen in range(len(CARDS))]
    assert paid == [
        {"chasm", "bat", "boulder"},
        {"bat", "boulder", "quartz"},
        {"boulder", "quartz", "mushroom"},
        {"quartz", "mushroom", "trail"},
        {"mushroom", "trail", "chasm"},
        {"trail", "chasm", "bat"},
    ]
    assert [len([each for each in paid if name in each]) for name in OMEN_SYMBOLS] == [3] * 6


@proves("VSB-CVO-01", "VSB-DEC-100", "VSB-DEC-101")
def test_an_omen_is_paid_with_any_mix_of_its_symbols_which_return_to_the_bag() -> None:
    g = brood("O0 EN ab", "bat bat quartz trail")
    assert why(g, "omen soporific spores") == "VSB-CVO-01"
    do(g, "omen rockslide")
    assert offers(g) == ["pay omens bat bat", "pay omens bat quartz"]
    do(g, "pay omens bat quartz")
    assert cave_of(g).omens == [0, 1, 0, 0, 0, 1]
    assert (told(g, "omen"), type(g.asking()).__name__) == ([(CAVE, 1)], "RockOn")


def test_one_way_to_pay_is_not_asked_and_no_omen_is_no_question() -> None:
    g = do(brood("O0 EN ab", "bat quartz"), "omen rockslide")
    assert (cave_of(g).omens, type(g.asking()).__name__) == ([0] * 6, "RockOn")
    assert brood("O0 EN ab").agenda == []
    assert why(brood("O0 EN ab", "bat quartz"), "rest") == "VSB-DEC-20"


# Giant Bats. ---------------------------------------------------------------------------------------------------------


@proves("VSB-CVO-04", "VSB-DEC-102")
def test_bats_carry_a_treasure_up_to_three_spaces() -> None:
    g = brood("O0 O0 EN O0 ab", "bat chasm boulder")
    token(g, TREASURES, "e2")
    put(g, KNIGHT, "w2")
    do(g, "omen giant bats", "pay omens bat")
    assert offers(g) == [*at("e2"), "snatch knight"]
    assert why(g, "at e1") == "VSB-CVO-21"
    do(g, "at e2", "way w", "way w", "way w")
    assert (g.tokens[TREASURES], type(g.asking()).__name__) == ((sp("w1"),), "UseOmens")
    h = do(brood_on("O0 EN ab", "bat"), "omen giant bats", "way w", "no")
    assert h.tokens[TREASURES] == (sp("center"),)
    k = cavern("O0 O0 EN O0 ab", "bat")
    token(k, TREASURES, "e1")
    put(k, KNIGHT, "w1")
    do(run(k, UseOmens(CAVE, 1)), "omen giant bats", "snatch knight", "way w", "no")
    assert (k.at[KNIGHT], k.tokens[TREASURES]) == (sp("w2"), (sp("e1"),))


def brood_on(drawing: str, omens: str) -> Vast:
    g = cavern(drawing, omens, roles=(CAVE, GHOUL))
    token(g, TREASURES, "e1")
    return run(g, UseOmens(CAVE, 1))


@proves("VSB-FRC-10", "VSB-CVO-04", "VSB-CVO-01")
def test_a_treasure_passes_pieces_but_does_not_end_there_and_no_wall_lets_it_through() -> None:
    g = cavern("O0 EN O8", roles=(CAVE, GHOUL))
    token(g, TREASURES, "e1")
    assert bars_bats(g) == "VSB-CVO-04"  # walled in
    h = cavern("O0 EN O0", "bat", roles=(CAVE, GHOUL))
    token(h, TREASURES, "e1")
    put(h, GHOUL, "center")
    do(run(h, UseOmens(CAVE, 1)), "omen giant bats", "way w")
    assert (offers(h), why(h, "no")) == (["way e", "way w"], "VSB-FRC-10")
    do(h, "way w")
    assert h.tokens[TREASURES] == (sp("w1"),)


@proves("VSB-CVO-21", "VST-OTH-32")
def test_bats_carry_neither_ghoul_nor_thief_nor_dragon_nor_other_tokens() -> None:
    g = cavern("O0 O0 EN O0 C0", "bat", roles=(DRAGON, CAVE, THIEF, GHOUL))
    for piece, where in ((DRAGON, "w2"), (THIEF, "w1"), (GHOUL, "e1")):
        put(g, piece, where)
    token(g, CRYSTALS, "e2")
    token(g, CLAW_GEM, "e1")
    assert bars_bats(g) == "VSB-CVO-04"
    token(g, TREASURES, "e1")
    assert bars_bats(g) == ""


@proves("VSB-ATK-02")
def test_bats_move_the_knight_by_the_rules_of_force_and_she_stops_on_an_event() -> None:
    g = cavern("ab V0 EN O8 O0", "bat")
    put(g, KNIGHT, "center")
    put(g, GHOUL, "e2")
    token(g, EVENTS, "w1")
    g.event_deck = (4,)
    run(g, UseOmens(CAVE, 1))
    health = knight_of(g).health
    do(g, "omen giant bats")
    assert offers(g) == ["way w", "no"]  # a wall to the east
    do(g, "way w")
    assert (g.at[KNIGHT], type(g.asking()), knight_of(g).health) == (sp("w1"), type(None), health)
    h = cavern("O0 EN O0", "bat")
    put(h, KNIGHT, "center")
    knight_of(h).cubes[SHIELD] = 1
    assert run(h, UseOmens(CAVE, 1)).agenda == []  # VSB-KNQ-07


def test_a_knight_who_was_driven_away_is_not_carried_on() -> None:
    g = cavern("O0 O0 EN O0", "bat")
    put(g, KNIGHT, "center")
    do(run(g, UseOmens(CAVE, 1)), "omen giant bats", "way w")
    push(g, KNIGHT, E)
    assert g.agenda[-1].waiting(g) == ()  # type: ignore[attr-defined]


# Rockslide. ----------------------------------------------------------------------------------------------------------


@proves("VSB-CVO-05", "VSB-DEC-103")
def test_rocks_close_an_edge_without_walls_between_tiles_that_are_not_both_dark() -> None:
    g = do(brood("ab ae EN O8 O0\n.. af .. .. ..", "bat bat"), "omen rockslide")
    assert offers(g) == at("w1", "center", "e1", "e2")  # neither two Dark tiles nor the wall
    assert [why(g, act) for act in ("at w2", "at s1w1", "at n1")] == ["VSB-CVO-05"] * 3
    do(g, "at center")  # one side is open
    assert (g.slides, is_shut(g, sp("center"), W), is_shut(g, sp("w1"), E)) == ((sp("center") * 4 + W,), True, True)
    assert told(g, "rockslide") == [(CAVE, sp("center"), W)]
    h = do(brood("ab EN O0", "bat bat"), "omen rockslide", "at center")
    assert (offers(h), why(h, "way n")) == (["way e", "way w"], "VSB-CVO-05")
    assert is_shut(do(h, "way e"), sp("e1"), W)


@proves("VSB-CVO-06", "VSB-DEC-104")
def test_with_three_rockslides_placed_one_of_them_is_moved() -> None:
    g = cavern("O0 O0 EN O0 O0", "bat bat")
    g.slides = tuple(sorted([sp("w2") * 4 + E, sp("w1") * 4 + E, sp("center") * 4 + E]))
    survey(g)
    do(run(g, UseOmens(CAVE, 1)), "omen rockslide")
    assert offers(g) == ["clear rockslide 1", "clear rockslide 2", "clear rockslide 3"]
    do(g, "clear rockslide 1")
    assert offers(g) == at("e1", "e2")  # not the edge that it comes from
    do(g, "at e2")
    assert g.slides == tuple(sorted([sp("w1") * 4 + E, sp("center") * 4 + E, sp("e2") * 4 + W]))
    assert not is_shut(g, sp("w2"), E)


@proves("VSB-CVO-07")
def test_a_rockslide_goes_when_one_of_its_tiles_is_rotated() -> None:
    g = cavern("O0 EN O4 O0", "trail")
    g.slides = tuple(sorted([sp("center") * 4 + E, sp("center") * 4 + W]))
    survey(g)
    do(run(g, UseOmens(CAVE, 1)), "omen crystal curse", "turn 0")
    assert (g.slides, is_shut(g, sp("center"), E)) == ((sp("center") * 4 + W,), False)
    take_rocks(g, g.slides)
    assert not is_shut(g, sp("w1"), E)


# Past Plunder and Hatred. --------------------------------------------------------------------------------------------


@proves("VSB-CVO-08")
def test_past_plunder_costs_one_more_each_time_up_to_three() -> None:
    g = brood("af ab ae EN af ab", " ".join(["quartz"] * 9))
    for price in (1, 2, 3, 3):
        before = cave_of(g).omens[3]
        do(g, "omen past plunder", offers_at(g))
        assert before - cave_of(g).omens[3] == price
    assert len(g.tokens[TREASURES]) == 4


def offers_at(g: Vast) -> str:
    """A space that has no Treasure yet."""
    free = [name for name in ("w3", "w2", "w1", "e1", "e2") if sp(name) not in g.tokens[TREASURES]]
    return f"at {free[0]}"


@proves("VSB-CVO-15", "VSB-EX-16")
def test_hatred_three_times_costs_six_and_places_three_tiles() -> None:
    g = brood("af EN ab", " ".join(["trail"] * 6), stack="a. a. a. a. a. a. a. a.")
    for place in ("at n1", "at n2", "at n3"):
        do(g, "omen hatred", place)
        do(g, offers(g)[0])
    assert (sum(cave_of(g).omens), len(g.ground), cave_of(g).hated) == (0, 6, 3)


@proves("VSB-CVO-15")
def test_hatred_removes_a_tile_in_the_collapse_and_needs_one() -> None:
    g = brood("O0 O0 EN O0", "trail trail trail", stack="", collapsing=True)
    do(g, "omen hatred", "at w2")
    assert len(g.ground) == 3
    h = brood("O0 EN", "trail trail trail chasm", stack="")
    assert why(h, "omen hatred") == "VSB-CVO-15"  # the last tile is laid, the Collapse has not begun


# Soporific Spores. ---------------------------------------------------------------------------------------------------


def sleepy(*roles: int, **more: object) -> Vast:
    g = cavern("af ab EN ae O0", SPORES, roles=tuple(sorted((CAVE, *roles))), **more)  # type: ignore[arg-type]
    return run(g, UseOmens(CAVE, 1))


@proves("VSB-CVO-09", "VSB-DEC-105", "VSB-CVO-25")
def test_spores_may_be_sent_against_every_other_player_who_is_in_the_game() -> None:
    g = do(sleepy(KNIGHT, DRAGON, THIEF, GHOUL), "omen soporific spores")
    assert offers(g) == ["spore knight", "spore dragon", "spore thief", "spore ghoul"]
    do(g, "spore thief")  # who has nothing to lose
    assert (told(g, "spores"), thief_of(g).upgrades) == ([(CAVE, THIEF)], [0] * 9)
    h = sleepy(KNIGHT, GHOUL)
    h.left = 1 << KNIGHT
    ghoul_of(h).fury = 2
    assert ghoul_of(do(h, "omen soporific spores")).fury == 1


@proves("VSB-CVO-10")
def test_spores_take_five_grit_from_the_knight() -> None:
    g = sleepy(KNIGHT)
    knight_of(g).grit = 7
    assert knight_of(do(g, "omen soporific spores")).grit == 2


@proves("VSB-CVO-12", "VSB-DEC-111")
def test_spores_send_a_cube_of_the_dragon_back_to_a_track_that_he_chooses() -> None:
    g = sleepy(DRAGON)
    board = dragon_of(g)
    board.wakefulness, board.sloth = 3, [3, 3, 3, 1, 1]
    do(g, "omen soporific spores")
    assert (g.waiting(), len(offers(g))) == ((DRAGON,), 3)
    do(g, "sloth hunger")
    assert (dragon_of(g).wakefulness, dragon_of(g).sloth[HUNGER]) == (2, 4)


@proves("VSB-CVO-24", "VSB-PLR-05")
@pytest.mark.parametrize(("wakefulness", "is_asked"), [(0, False), (2, False), (3, True)])
def test_spores_do_not_take_hunger_cubes_that_the_set_up_has_moved(wakefulness: int, is_asked: bool) -> None:
    g = sleepy(DRAGON)
    board = dragon_of(g)
    board.wakefulness, board.locked, board.sloth = wakefulness, 2, [3, 2, 3, 1, 1]
    do(g, "omen soporific spores")
    assert (g.waiting() == (DRAGON,)) == is_asked


@proves("VSB-CVO-13", "VSB-DEC-112")
def test_spores_take_an_upgrade_of_the_thief_and_leave_him_its_treasure() -> None:
    g = sleepy(THIEF)
    board = thief_of(g)
    board.upgrades[CROSSBOW] = board.upgrades[EVASION] = 1
    board.stash = 2
    do(g, "omen soporific spores")
    assert g.waiting() == (THIEF,)
    do(g, "upgrade hand crossbow")
    assert (thief_of(g).upgrades[CROSSBOW], thief_of(g).upgrades[EVASION], thief_of(g).stash) == (0, 1, 2)


@proves("VSB-CVO-14", "VST-OTH-30", "VST-OTH-31")
def test_spores_take_fury_and_make_the_ghoul_skitter_and_the_cave_names_the_symbol() -> None:
    g = sleepy(GHOUL)
    board = ghoul_of(g)
    board.fury, board.held[0] = 4, 2
    put(g, GHOUL, "e2")
    do(g, "omen soporific spores")
    assert (board.fury, board.held[0], g.waiting()) == (3, 2, (CAVE,))
    assert offers(g) == ["symbol Fangs", "symbol Bones", "symbol Eye"]
    do(g, "symbol Bones")
    assert (g.at[GHOUL], told(g, "calms down")) == (sp("w1"), [(GHOUL, 3)])
    h = sleepy(GHOUL)
    assert ghoul_of(do(h, "omen soporific spores")).fury == 0  # nothing to lose, and it is not there yet


@proves("VSB-CVO-20", "VST-VGF-07")
def test_spores_only_make_the_vile_ghoul_skitter() -> None:
    g = sleepy(VILE)
    put(g, VILE, "e2")
    do(g, "omen soporific spores", "symbol Eye")
    assert (g.at[VILE], ghoul_of(g).fury, told(g, "calms down")) == (sp("e1"), 0, [])


@proves("VST-OPT-04")
def test_it_may_be_agreed_that_spores_make_nobody_skitter() -> None:
    g = sleepy(GHOUL)
    g.options = replace(g.options, spores_no_skitter=True)
    ghoul_of(g).fury = 1
    put(g, GHOUL, "e2")
    do(g, "omen soporific spores")
    assert (ghoul_of(g).fury, g.at[GHOUL], g.agenda) == (0, sp("e2"), [])


# Crystal Curse. ------------------------------------------------------------------------------------------------------


@proves("VSB-CVO-16", "VSB-DEC-106", "VSB-CVO-19")
def test_the_curse_has_one_of_three_effects_as_far_as_they_can_be_done() -> None:
    g = cavern("V0 EN O1", "trail")
    g.event_deck = (4, 5)
    do(run(g, UseOmens(CAVE, 1)), "omen crystal curse")
    assert offers(g) == ["curse rotate", "curse mark", "curse bury"]
    h = cavern("O0 EN O0", "trail")
    h.event_deck = (4, 5)
    do(run(h, UseOmens(CAVE, 1)), "omen crystal curse")  # only the third
    assert told(h, "buries") == [(CAVE,)]
    assert why(brood("O0 EN af", "trail chasm"), "omen crystal curse") == "VSB-CVO-16"


@proves("VSB-CVO-25", "VSB-DEC-106")
def test_without_the_knight_the_curse_only_rotates() -> None:
    g = cavern("V0 EN O1", "trail", roles=(CAVE, GHOUL))
    g.event_deck = (4, 5)
    do(run(g, UseOmens(CAVE, 1)), "omen crystal curse")
    assert type(g.asking()).__name__ in ("RotateWhich", "RotateTo")


@proves("VSB-CVO-17", "VSB-DEC-107", "VSB-DEC-108")
def test_a_tile_is_rotated_whether_it_stays_connected_or_not_and_new_edges_are_filled() -> None:
    g = do(brood("af EN O1 O1", "trail"), "omen crystal curse")
    assert (offers(g), why(g, "at center"), why(g, "at w1")) == (at("e1", "e2"), "VSB-CVO-17", "VSB-CVO-17")
    do(g, "at e1")
    assert (offers(g), why(g, "turn 0")) == (["turn 1", "turn 2", "turn 3"], "VSB-CVO-17")
    do(g, "turn 3")
    assert [is_shut(g, sp("e1"), way) for way in (N, E, S, W)] == [False, False, False, True]
    assert (g.waiting(), offers(g), told(g, "rotates")) == ((CAVE,), at("n1e1", "s1e1"), [(CAVE, sp("e1"))])


@proves("VST-OTH-60")
def test_the_tile_under_the_ghoul_turns_and_it_stays() -> None:
    g = cavern("af EN O1", "trail bat bat")
    put(g, GHOUL, "e1")
    do(run(g, UseOmens(CAVE, 1)), "omen crystal curse", "pay omens trail", "turn 3")
    assert (g.at[GHOUL], told(g, "skitters")) == (sp("e1"), [])


@proves("VSB-CVO-18", "VSB-DEC-109")
def test_an_event_token_goes_on_an_event_tile_without_one() -> None:
    g = cavern("V0 V0 V0 EN O0 v.", "trail")
    token(g, EVENTS, "w1")
    do(run(g, UseOmens(CAVE, 1)), "omen crystal curse")
    assert (offers(g), why(g, "at w1"), why(g, "at e2")) == (at("w3", "w2"), "VSB-CVO-18", "VSB-CVO-18")
    do(g, "at w2")
    assert g.tokens[EVENTS] == (sp("w2"), sp("w1"))


@proves("VSB-CVO-23", "VSB-DEC-106")
def test_the_knight_on_a_marked_tile_must_resolve_it_before_she_moves() -> None:
    g = cavern("EN V0 O0", "trail")
    g.event_deck = (4, 5, 6)
    put(g, KNIGHT, "e1")
    do(run(g, UseOmens(CAVE, 1)), "omen crystal curse", "curse mark")
    assert g.tokens[EVENTS] == (sp("e1"),)
    g.turn = KNIGHT
    run(g, MoveAndAct(KNIGHT))
    assert why(g, "way e") == "VSB-KNE-08"


@proves("VSB-CVO-19", "VSB-CVO-16")
def test_the_top_three_event_cards_go_to_the_bottom() -> None:
    g = cavern("O0 EN", "trail")
    g.event_deck = (4, 5, 6, 7, 8)
    do(run(g, UseOmens(CAVE, 1)), "omen crystal curse")
    assert (g.event_deck, cave_of(g).sunk) == ((7, 8, 4, 5, 6), 3)


# The Goblins. --------------------------------------------------------------------------------------------------------


@proves("VSB-SEC-13", "VSB-DEC-162")
def test_a_hex_takes_omens_of_the_caves_choice() -> None:
    g = cavern(omens="bat bat trail", roles=(GOBLINS, CAVE))
    ROLES[CAVE].hexed(g, 2)
    g.settle()
    assert (g.waiting(), offers(g)) == ((CAVE,), ["pay omens bat", "pay omens trail"])
    do(g, "pay omens trail")  # what is left is all alike
    assert (cave_of(g).omens[1], g.agenda) == (1, [])
    ROLES[CAVE].hexed(g, 3)
    g.settle()
    assert (sum(cave_of(g).omens), g.agenda) == (0, [])
    assert told(g, "drops omen") == [(CAVE, 5), (CAVE, 1), (CAVE, 1)]


@proves("VSB-CVO-11", "VSB-DEC-110")
def test_spores_reduce_a_tribe_that_the_goblins_choose() -> None:
    g = sleepy(GOBLINS)
    goblins_of(g).population[:] = [1, 3, 2]
    do(g, "omen soporific spores")
    assert (g.waiting(), len(offers(g))) == ((GOBLINS,), 2)
    do(g, offers(g)[0])
    assert goblins_of(g).population == [1, 1, 2]


@proves("VSB-CVO-04")
def test_bats_carry_a_tribe_that_stands_on_the_map() -> None:
    g = cavern("O0 O0 EN ab", "bat", roles=(GOBLINS, CAVE))
    put(g, BONES_TRIBE, "center")
    goblins_of(g).population[1] = 2
    do(run(g, UseOmens(CAVE, 1)), "omen giant bats")
    assert (why(g, "way n"), offers(g)) == ("VSB-FRC-02", ["way e", "way w", "no"])
    do(g, "way w", "way w")
    assert g.at[BONES_TRIBE] == sp("w2")
