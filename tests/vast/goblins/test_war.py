"""Set-up, War cards, Population, Monsters and Secrets that a turn brings. GOS, GOT, WAR"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.declaration import components
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.goblins.actions import MONSTER_NAMES, SECRET_NAMES, WAR_NAMES
from hauntbox.games.vast.roles.goblins.cards.monsters import draw_monsters
from hauntbox.games.vast.roles.goblins.cards.secrets import draw_secrets
from hauntbox.games.vast.roles.goblins.cards.war import war_card
from hauntbox.games.vast.roles.goblins.rules.populate import (
    BlockDiscs,
    ChooseWar,
    GoblinsStir,
    Populate,
    ReshuffleWar,
    WarBrings,
)
from hauntbox.games.vast.roles.goblins.rules.stats import hidden, perception, strength
from hauntbox.games.vast.roles.numbers import EYE_TRIBE, FANGS_TRIBE, GOBLINS, KNIGHT, TRIBES
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, goblins_of
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.ledger import proves
from vast.goblins.horde import BOTH, cards, horde, named
from vast.scenes import do, offers, put, run, scene, told, why

FANGS, BONES, EYE = range(3)


def camp(
    card: str = "",
    population: tuple[int, int, int] = (0, 0, 0),
    rage: int = 1,
    monsters: tuple[str, str, str] = ("", "", ""),
    hand: str = "",
    shown: str = "",
) -> Vast:
    """The Goblins' turn with nothing on the agenda; the War card is chosen."""
    g = scene("O0 EN ae", roles=BOTH)
    g.turn = GOBLINS
    board = goblins_of(g)
    board.population, board.rage = [*population], rage
    board.monsters = [tuple([MONSTER_NAMES.index(each) for each in named(row)]) for row in monsters]
    held = [each for row in board.monsters for each in row]
    g.monster_deck = tuple([each for each in range(10) if each not in held])
    board.hand, board.shown = cards(hand), cards(shown)
    board.secrets = tuple([each for each in range(10) if each not in board.hand + board.shown])
    board.war_deck = tuple(range(10))
    if card:
        board.war_card = WAR_NAMES.index(card)
    return g


@proves("VSB-GOS-01", "VSB-GOS-02", "VSB-GOS-03")
def test_all_tribes_begin_hidden_and_empty_with_rage_1() -> None:
    g = lay_out(Options(ghoul=False, goblins=True), "cave", "s")
    while g.turn != GOBLINS and not g.goblins:
        g.settle()
    board = goblins_of(g)
    assert [g.at[piece] for piece in TRIBES] == [NOWHERE] * 3
    assert (board.population, board.rage) == ([0, 0, 0], 1)


@proves("VSB-GOS-04")
def test_three_decks_are_shuffled_each_for_itself() -> None:
    orders = set()
    for seed in range(4):
        g = scene("EN", roles=BOTH)
        g.seed = str(seed)
        ROLES[GOBLINS].set_up(g)
        board = goblins_of(g)
        decks = (board.war_deck, board.secrets, g.monster_deck)
        assert [sorted(deck) for deck in decks] == [[*range(10)]] * 3
        assert len({*decks}) == 3
        orders.add(decks)
    assert len(orders) == 4


@proves("VSB-CMP-06", "VSB-CMP-18")
def test_ten_cards_of_each_kind_differ() -> None:
    g = scene("EN", roles=BOTH)
    ROLES[GOBLINS].set_up(g)
    assert (components(g)["war"], components(g)["secrets"], components(g)["monsters"]) == (10, 10, 10)
    assert len({*WAR_NAMES}) == len({*SECRET_NAMES}) == len({*MONSTER_NAMES}) == 10


@proves("VSB-GOS-05", "VSB-GOS-07", "VSB-CMP-07")
def test_strength_is_population_and_discs_of_which_fangs_have_one_for_ever() -> None:
    g = camp(population=(2, 2, 0), monsters=("", "ogre, troll", "flame giant"))
    assert [strength(g, tribe) for tribe in range(3)] == [3, 4, 1]
    goblins_of(g).population[FANGS] = 0
    assert strength(g, FANGS) == 1


@proves("VSB-GOS-08")
def test_perception_is_population_and_1() -> None:
    g = camp(population=(0, 2, 4))
    assert [perception(g, tribe) for tribe in range(3)] == [1, 3, 5]


@proves("VSB-GOS-13")
def test_strength_never_falls_below_0() -> None:
    assert strength(camp(rage=0), BONES) == 0


@proves("VSB-EX-10", "VSB-GOR-12")
def test_without_rage_a_tribe_is_weaker_by_1() -> None:
    assert strength(camp(population=(3, 3, 0), rage=0), FANGS) == 3
    assert strength(camp(population=(3, 3, 0), rage=1), FANGS) == 4


@proves("VSB-GOT-01")
def test_rage_0_is_raised_to_1_before_the_draw() -> None:
    g = run(camp(rage=0), GoblinsStir())
    assert (goblins_of(g).rage, len(goblins_of(g).drawn)) == (1, 1)


@proves("VSB-GOT-02", "VSB-DEC-21")
def test_as_many_war_cards_as_rage_are_drawn_and_one_is_chosen() -> None:
    g = run(camp(rage=3), GoblinsStir(), ChooseWar(GOBLINS))
    assert offers(g) == ["war thirst", "war spite", "war consumption"]
    do(g, "war spite")
    board = goblins_of(g)
    assert (board.war_card, board.war_out, board.drawn) == (1, (0, 2), ())


WAR = {
    "VSB-WAR-01": ("thirst", (3, 2, 1), 1, 0, 0),
    "VSB-WAR-02": ("spite", (2, 1, 2), 0, 1, 0),
    "VSB-WAR-03": ("consumption", (1, 3, 2), 1, 0, 0),
    "VSB-WAR-04": ("desolation", (1, 2, 2), 1, 1, 0),
    "VSB-WAR-05": ("waste", (2, 1, 3), 0, 1, 0),
    "VSB-WAR-06": ("ruin", (2, 2, 1), 1, 0, 0),
    "VSB-WAR-07": ("hate", (2, 2, 2), 0, 0, 0),
    "VSB-WAR-08": ("fear", (1, 1, 1), 1, 2, 0),
    "VSB-WAR-09": ("desperation", (0, 0, 0), 3, 3, 1),
    "VSB-WAR-10": ("pain", (1, 1, 1), 0, 0, 1),
}


@proves(*WAR)
@pytest.mark.parametrize("id", WAR)
def test_each_war_card_brings_discs_monsters_secrets_and_rage(id: str) -> None:
    name, discs, monsters, secrets, rage = WAR[id]
    g = run(camp(name), Populate(), WarBrings())
    board = goblins_of(g)
    assert war_card(g).rule == id
    assert (tuple(board.population), len(board.pending), board.rage) == (discs, monsters, 1 + rage)
    while g.waiting():
        do(g, "refuse")
    assert len(board.hand) == secrets


@proves("VSB-GOT-03")
def test_the_cards_discs_are_added_to_what_is_there() -> None:
    g = run(camp("thirst", (1, 0, 2)), Populate())
    assert goblins_of(g).population == [4, 2, 3]


@proves("VSB-GOT-04", "VSB-DEC-22")
def test_1_rage_blocks_all_discs_of_a_tribe() -> None:
    g = run(camp("thirst", rage=2), BlockDiscs(GOBLINS), Populate())
    assert offers(g) == ["tribe fangs", "tribe bones", "tribe eye", "no"]
    do(g, "tribe fangs", "no")
    assert (goblins_of(g).population, goblins_of(g).rage) == ([0, 2, 1], 1)
    assert run(camp("thirst", rage=0), BlockDiscs(GOBLINS)).waiting() == ()


@proves("VSB-GOT-05", "VSB-GOS-06", "VSB-EX-12")
def test_what_is_above_4_is_cut_and_a_tribe_scatters() -> None:
    g = run(camp("thirst", (2, 1, 0)), Populate())
    assert goblins_of(g).population == [4, 3, 1]
    do(g, "tribe bones")
    assert goblins_of(g).population == [4, 1, 1]
    assert run(camp("thirst", (1, 1, 0)), Populate()).waiting() == ()


@proves("VSB-GOT-06", "VSB-DEC-23")
def test_a_revealed_tribe_scatters_before_a_hidden_one() -> None:
    g = camp("hate", (4, 1, 1))
    put(g, EYE_TRIBE, "w1")
    run(g, Populate())
    assert (g.at[EYE_TRIBE], goblins_of(g).population) == (NOWHERE, [4, 3, 1])
    h = run(camp("hate", (4, 1, 1)), Populate())
    assert offers(h) == ["tribe fangs", "tribe bones", "tribe eye"]
    do(h, "tribe bones")
    assert (goblins_of(h).population, h.agenda) == ([4, 1, 3], [])


@proves("VSB-GOT-07")
def test_one_tribe_scatters_however_many_were_cut() -> None:
    g = run(camp("hate", (4, 4, 4)), Populate())
    do(g, "tribe eye")
    assert (goblins_of(g).population, g.waiting()) == ([4, 4, 2], ())


@proves("VSB-GOT-08", "VSB-GOT-09")
def test_rage_monsters_and_secrets_come_after_overpopulation() -> None:
    g = run(camp("pain", (4, 0, 0), rage=1), Populate(), WarBrings())
    assert goblins_of(g).rage == 1
    do(g, "tribe fangs")
    assert goblins_of(g).rage == 2
    h = run(camp("ruin", (4, 0, 0)), Populate(), WarBrings())
    assert goblins_of(h).pending == ()


@proves("VSB-GOT-10", "VSB-GOT-11", "VSB-DEC-68")
def test_monsters_are_drawn_and_go_to_slots_1_2_and_1() -> None:
    g = run(camp("desperation", (0, 4, 0)), WarBrings())
    assert (goblins_of(g).pending, told(g, "draws monster")) == ((0, 1, 2), [(GOBLINS, 0), (GOBLINS, 1), (GOBLINS, 2)])
    do(g, "tame fangs")
    assert "tame fangs" not in offers(g)
    do(g, "tame bones", "tame bones")
    assert goblins_of(g).monsters == [(0,), (1, 2), ()]


@proves("VSB-GOT-12", "VSB-DEC-69")
def test_a_new_monster_may_replace_an_assigned_one() -> None:
    g = camp(population=(0, 2, 0), monsters=("", "ogre, troll", ""))
    draw_monsters(g, 1)
    g.settle()
    assert offers(g) == ["swap ogre", "swap troll", "refuse"]
    do(g, "swap ogre")
    assert (goblins_of(g).monsters[BONES], g.monster_out) == ((0, 2), (1,))


@proves("VSB-GOT-13", "VSB-DEC-68")
def test_a_monster_that_is_not_assigned_is_discarded() -> None:
    g = camp(population=(0, 2, 0))
    draw_monsters(g, 1)
    g.settle()
    do(g, "refuse")
    assert (goblins_of(g).pending, g.monster_out, goblins_of(g).monsters) == ((), (0,), [(), (), ()])


@proves("VSB-GOT-14")
def test_no_more_monsters_are_assigned_than_bones_have_goblins() -> None:
    g = camp(population=(4, 1, 4), monsters=("ogre", "", ""))
    draw_monsters(g, 1)
    g.settle()
    assert g.why_not(GOBLINS, g.candidates(GOBLINS)[2]) == "VSB-GOT-14"
    assert offers(g) == ["swap ogre", "refuse"]
    goblins_of(g).population[BONES] = 2
    assert "tame eye" in offers(g)
    goblins_of(g).population[BONES] = 0
    assert goblins_of(g).monsters[FANGS] == (1,)


@proves("VSB-GOT-15")
def test_the_war_cards_secrets_are_drawn() -> None:
    g = run(camp("fear", (0, 0, 0)), WarBrings())
    do(g, "refuse")
    assert goblins_of(g).hand == (0, 1)


@proves("VSB-GOT-16", "VSB-DEC-74")
def test_above_five_secrets_one_is_discarded_face_up_ones_included() -> None:
    g = camp(hand="poison, leader, hex", shown="trap, goblin ruby")
    goblins_of(g).ruby = True
    draw_secrets(g, 1)
    g.settle()
    assert offers(g) == [f"drop {SECRET_NAMES[card]}" for card in (0, 2, 3, 4, 7, 8)]
    do(g, "drop trap")
    assert (goblins_of(g).hand, goblins_of(g).shown, goblins_of(g).secrets_out) == ((0, 2, 3, 7), (4,), (8,))


@proves("VSB-GOT-17", "VSB-DEC-70")
def test_secrets_are_played_at_any_time_of_the_turn() -> None:
    g = run(camp(rage=1, hand="blind fury"), GoblinsStir(), ChooseWar(GOBLINS))
    assert offers(g) == ["war thirst", "secret blind fury"]
    assert why(g, "secret poison") == "VSB-GOT-17"
    do(g, "secret blind fury", "tribe eye")
    assert (goblins_of(g).hand, goblins_of(g).secrets_out, goblins_of(g).furious) == ((), (5,), 1 << EYE)


@proves("VSB-GOT-20")
def test_the_whole_war_deck_is_shuffled_at_the_end_of_the_turn() -> None:
    g = run(camp(rage=3), GoblinsStir(), ChooseWar(GOBLINS), ReshuffleWar())
    do(g, "war spite")
    board = goblins_of(g)
    assert sorted(board.war_deck) == [*range(10)]
    assert (board.war_out, board.drawn, board.war_card) == ((), (), -1)


@proves("VSB-GOT-21")
def test_monsters_and_secrets_are_shuffled_anew_only_when_their_deck_is_empty() -> None:
    g = nearly_out()
    assert goblins_of(g).secrets_out == (4,)
    draw_secrets(g, 1)
    g.settle()
    draw_monsters(g, 2)
    g.settle()
    board = goblins_of(g)
    assert (board.hand, board.secrets_out, board.pending, g.monster_out) == ((3, 4), (), (3, 4), ())


def nearly_out() -> Vast:
    """One Monster in the deck, no Secret any more, and one of each discarded."""
    g = camp()
    g.monster_deck, g.monster_out = (3,), (4,)
    goblins_of(g).secrets, goblins_of(g).secrets_out = (3,), (4,)
    draw_secrets(g, 1)
    g.settle()
    return g


@proves("VSB-GOS-12", "VSB-GOT-18", "VSB-DEC-26")
def test_each_tribe_with_goblins_acts_once_in_any_order() -> None:
    g = horde("af ab EN ae", population=(1, 0, 1))
    assert offers(g) == ["tribe fangs", "tribe eye", "halt"]
    assert g.why_not(GOBLINS, g.candidates(GOBLINS)[1]) == "VSB-GOS-12"
    do(g, "tribe eye", "at e1")
    assert offers(g) == ["tribe fangs", "halt"]
    assert g.why_not(GOBLINS, g.candidates(GOBLINS)[2]) == "VSB-GOT-18"


@proves("VSB-GOS-09", "VSB-GOS-11")
def test_a_tribe_on_the_board_is_hidden_and_on_the_map_revealed() -> None:
    g = horde("af EN O0", eye="e1")
    assert hidden(g) == [FANGS, BONES]
    put(g, KNIGHT, "e1")
    assert ROLES[GOBLINS].bars_struck(g, FANGS_TRIBE, KNIGHT) == "VSB-GOS-09"
    do(g, "tribe fangs")
    assert offers(g) == ["at w1", "no"]


@proves("VSB-SEC-05", "VSB-SEC-28", "VSB-DEC-71")
def test_a_leader_keeps_a_tribe_together_and_if_no_other_can_scatter_none_does() -> None:
    g = camp("hate", (4, 1, 1), hand="leader")
    put(g, EYE_TRIBE, "w1")
    run(g, Populate())
    assert offers(g) == ["tribe eye", "secret leader"]
    do(g, "secret leader")
    assert (goblins_of(g).population, goblins_of(g).secrets_out, g.waiting()) == ([4, 3, 3], (3,), ())
    h = run(camp("hate", (4, 1, 1), hand="leader, hex"), Populate())
    do(h, "secret leader", "tribe fangs")
    assert offers(h) == ["tribe bones", "tribe eye"]


@proves("VSB-HID-16")
def test_overpopulation_asks_while_there_are_secrets_leader_or_not() -> None:
    g = camp("hate", (4, 1, 1), hand="hex")
    put(g, EYE_TRIBE, "w1")
    assert offers(run(g, Populate())) == ["tribe eye"]


@proves("VSB-MON-01", "VSB-MON-33")
def test_the_pet_frog_is_never_too_many_but_its_tribe_may_scatter_for_another() -> None:
    g = run(camp("hate", (4, 1, 1), rage=0, monsters=("pet frog", "", "")), Populate())
    assert (goblins_of(g).population, g.waiting()) == ([4, 3, 3], ())
    assert (strength(g, FANGS), strength(g, BONES)) == (5, 2)
    h = run(camp("hate", (4, 4, 1), monsters=("pet frog", "", "")), Populate())
    assert "tribe fangs" in offers(h)


@proves("VSB-SEC-07", "VSB-DEC-75", "VSB-GOT-15")
def test_the_ruby_draws_one_card_anew_in_a_turn() -> None:
    g = run(camp("", shown="goblin ruby"), GoblinsStir(), ChooseWar(GOBLINS), WarBrings())
    assert offers(g) == ["war thirst", "redraw thirst"]
    do(g, "redraw thirst")
    assert (goblins_of(g).war_card, goblins_of(g).war_out) == (1, (0,))  # Spite, the only one left
    assert goblins_of(g).hand == (0,)  # which brought a Secret, without another question
    h = camp("desolation", (0, 2, 0), shown="goblin ruby")
    run(h, WarBrings())
    do(h, "redraw pet frog")
    assert (goblins_of(h).pending, h.monster_out) == ((1,), (0,))
    k = run(camp("spite", shown="goblin ruby"), WarBrings())
    assert offers(k) == ["redraw secret tunnels", "no"]
    do(k, "redraw secret tunnels")
    assert (goblins_of(k).hand, goblins_of(k).secrets_out) == ((1,), (0,))


@proves("VSB-DEC-71", "VSB-SEC-09")
def test_a_card_for_one_tribe_asks_for_which() -> None:
    g = horde(hand="blind fury")
    assert offers(do(g, "secret blind fury")) == ["tribe fangs", "tribe bones", "tribe eye"]
    do(g, "tribe bones")
    assert goblins_of(g).furious == 1 << BONES
