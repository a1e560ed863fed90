"""The worked examples of sanity, battle, rescue and growth. EX"""

from __future__ import annotations

from hauntbox.games.hunter13.rules.hunters.harm import Hurt
from hauntbox.games.hunter13.rules.hunters.points import hp, max_mp, mp
from hauntbox.games.hunter13.rules.turn.rounds import BeginTurn
from hauntbox.games.hunter13.rules.turn.setup import Growing
from hauntbox.games.hunter13.rules.turn.turn import Turn
from hauntbox.games.hunter13.state import ENEMY, HUNTER, MP, NOWHERE, OUT, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, offers, run, says, why_not
from hunter13.arena import EAST, GOLEM, HERE, ROBOT, WRAITH, ZOMBIE, arena, asked, battle, cards
from hunter13.manor import card, manor


def fettered(hand: str = "2 5 7; J A") -> Mansion:
    """EX-07: WP +1 and MP 20, with a helper on the next tile, before E-30 is opened."""
    g = manor("T-6 T-7", team="Wren Volt", hands=hand)
    g.grown[0] = (0, 0, 0, 1, 0, 0)
    return card(g, "E-30", 3)


@proves("GHT-EX-06")
def test_maximum_mp() -> None:
    g = manor(team="Wren Volt", hands="2 5 7")
    assert max_mp(g, 0) == 6


@proves("GHT-EX-07")
def test_fettered_footsteps() -> None:
    g = fettered()
    assert asked(g) == "Relief"
    do(g, "pass", "pass")
    assert (mp(g, 0), asked(g)) == (-4, "Save")


@proves("GHT-EX-08")
def test_rescue_by_an_ace() -> None:
    g = fettered()
    do(g, "pass", "pass", "pass")
    g.rig("numeral", 1)
    do(g, "soothe Wren")
    assert (max_mp(g, 0), mp(g, 0), g.status[0], asked(g)) == (8, -2, HUNTER, "Save")


@proves("GHT-EX-09")
def test_rescue_goes_on_with_a_court_card() -> None:
    g = fettered()
    g.rig("numeral", 1, 2)
    do(g, "pass", "pass", "pass", "soothe Wren", "pass", "soothe Wren")
    assert (max_mp(g, 0), g.shaken[0], mp(g, 0)) == (15, 10, 5)
    assert (g.hand, g.status[0], asked(g)) == ([(5,), ()], HUNTER, "")


@proves("GHT-EX-10")
def test_the_damage_could_have_been_cancelled() -> None:
    g = fettered()
    says(g, 1, "cancel")
    says(g, 0, "pass")
    assert (mp(g, 0), len(g.hand[1])) == (6, 1)


def wraith(*judge: int, black: tuple[int, ...]) -> Mansion:
    """EX-11: ST +1 with the Pistol, against an MP attack of a monster without HP."""
    g = arena("here west", team="Volt Wren", foes="E-32", items="I-16")
    g.grown = [(1, 0, 0, 0, 0, 0), (0, 0, 0, 1, 0, 0)]
    g.items[1] = (19,)
    return battle(g, *judge, black=black)


@proves("GHT-EX-11")
def test_the_first_round() -> None:
    g = wraith(4, black=(8,))
    assert (g.shaken[0], mp(g, 0), g.wounds[WRAITH], g.frights[WRAITH]) == (2, 18, 0, 0)


@proves("GHT-EX-12")
def test_an_escape() -> None:
    g = wraith(4, 7, black=(8,))
    do(g, "escape")
    assert (g.at[0], g.shaken[0]) == (EAST, 2)
    g = wraith(4, 5, black=(8,))
    do(g, "escape")
    assert (g.at[0], g.shaken[0]) == (HERE, 3)


@proves("GHT-EX-13")
def test_a_companion_joins_in_the_same_round() -> None:
    g = wraith(4, 7, 8, black=(8, 2))
    do(g, "escape", "join", "kind MP")
    assert (g.frights[WRAITH], g.at) == (7, [EAST, HERE])


@proves("GHT-EX-14")
def test_or_the_battle_ends() -> None:
    g = wraith(4, 7, black=(8,))
    do(g, "escape", "pass")
    assert (g.field_, g.lair[WRAITH]) == (NOWHERE, HERE)


def worn() -> Mansion:
    """EX-15, with a helper next door."""
    return manor("T-6 T-7", team="Wren Volt", hurt="12", shaken="3", hands="3 5 8 Q; K")


@proves("GHT-EX-15")
def test_the_state_of_a_hunter() -> None:
    g = worn()
    assert (hp(g, 0), max_mp(g, 0), mp(g, 0)) == (8, 4, 1)


@proves("GHT-EX-16")
def test_an_own_court_card_saves() -> None:
    g = worn()
    run(g, Hurt(0, MP, 5))
    do(g, "pass", "pass")
    assert mp(g, 0) == -4
    do(g, "shed 8")
    assert (max_mp(g, 0), g.shaken[0], mp(g, 0), asked(g)) == (12, 8, 4, "")


@proves("GHT-EX-17")
def test_a_helper_lightens_the_hand() -> None:
    g = worn()
    run(g, Hurt(0, MP, 5))
    do(g, "pass", "pass", "shed 8")
    g.rig("numeral", 1)
    run(g, Turn(1))
    do(g, "soothe Wren")
    assert (g.hand[0], max_mp(g, 0), mp(g, 0)) == ((5,), 15, 7)


def golem(black: int, items: str = "I-3 I-16") -> Mansion:
    """EX-18: Double Damage, and a hunter with HP 8 who draws a 1."""
    g = arena(foes="E-35", team="Volt Wren", items=items)
    g.hurt[0] = 12
    g.grown[0] = (-1, 0, 0, 0, 0, 0) if "I-16" in items else (0,) * 6  # the result is the card
    battle(g, 1, black=black)
    do(g, "fight")
    return g


@proves("GHT-EX-18")
def test_double_damage() -> None:
    assert hp(golem(6), 0) == -2
    assert hp(golem(7), 0) == -4


@proves("GHT-EX-19")
def test_rescue_by_an_item() -> None:
    g = golem(6)
    assert offers(g) == ["use I-3", "pass"]
    do(g, "use I-3")
    assert (hp(g, 0), g.status[0], asked(g)) == (1, HUNTER, "MayEscape")


@proves("GHT-EX-20")
def test_a_failed_escape_and_a_fall() -> None:
    g = golem(6)
    cards(g, 5)
    do(g, "use I-3", "escape")
    assert (hp(g, 0), g.status[0], g.lying[HERE], g.lair[GOLEM]) == (-1, OUT, (15,), HERE)
    run(g, BeginTurn(0))
    run(g, BeginTurn(0))
    assert (g.status[0], asked(g)) == (ENEMY, "Prowl")


@proves("GHT-EX-21")
def test_the_ceiling_of_mp() -> None:
    g = manor("T-6", team="Wren Volt", hands="8", shaken="2", items="I-7")
    assert (max_mp(g, 0), mp(g, 0)) == (12, 10)
    run(g, Turn(0))
    do(g, "use I-7")
    assert (mp(g, 0), g.shaken[0]) == (12, 0)


@proves("GHT-EX-22")
def test_three_steps_of_growth() -> None:
    g = manor("T-6", team="Wren Volt")
    g.grown[0] = (0, -1, -1, 0, 0, 0)  # all bonuses 0, as in the example
    g.steps_left[0] = 3
    run(g, Growing(0))
    do(g, "grow ST", "grow WP", "grow MP")
    assert (g.grown[0], g.steps_left[0]) == ((1, -1, -1, 1, 0, 1), 0)


@proves("GHT-EX-23")
def test_the_limit_of_growth() -> None:
    g = manor("T-6", team="Wren Volt")
    g.grown[0] = (0, -1, -1, 0, 0, 0)
    g.steps_left[0] = 2
    run(g, Growing(0))
    do(g, "grow ST")
    assert why_not(g, "grow ST") == "GHT-GROW-13"
    do(g, "grow DX")
    assert g.steps_left[0] == 0


@proves("GHT-EX-24")
def test_free_attacks() -> None:
    for item, words, damage in (("I-12", ("use I-12", "kind HP"), 6), ("I-13", ("use I-13",), 12)):
        g = battle(arena(foes="E-40", items=item))
        g.rig("free", 6)
        cards(g, black=10)
        do(g, *words)
        assert g.wounds[ROBOT] == damage


def trio(foe: str, *judge: int, black: int) -> Mansion:
    """EX-25: three hunters in one battle, whose cards are their results."""
    g = battle(arena("here here here far", foes=foe), 5, *judge, black=(5 + (foe == "E-36"), black))
    do(g, "fight", "join", "join")
    return g


@proves("GHT-EX-25")
def test_a_cooperative_draw() -> None:
    g = trio("E-38", 4, 4, 7, black=6)
    assert (g.hurt, g.wounds[ZOMBIE]) == ([2, 2, 0, 0], 1)
    g = trio("E-36", 4, 4, 7, black=7)  # the Rats have -1
    assert (g.hurt, g.wounds[5]) == ([2, 2, 0, 0], 1)
    assert trio("E-36", 4, 4, 5, black=7).hurt == [2, 2, 1, 0]


@proves("GHT-EX-26")
def test_two_enemies_with_one_card() -> None:
    g = battle(arena("here here far far", foes="E-38 E-40"))
    cards(g, 7, 3, 6, black=(5, 5))
    do(g, "aim E-40", "fight", "join", "aim E-38", "aim E-38")
    assert (g.hurt[:2], g.wounds[ZOMBIE]) == ([2 + 4, 0], 1)


@proves("GHT-EX-27")
def test_the_vampire_draws_3_and_9() -> None:
    g = arena(foes="E-45", foe_bonus=-1)
    cards(g, 6, black=3, vampire=8)
    battle(g, 6, black=3)
    assert g.hurt[0] == 3


@proves("GHT-EX-28")
def test_the_mirror_against_the_golem() -> None:
    g = battle(arena(foes="E-35", items="I-18"), 5, black=8)
    do(g, "reflect")
    assert (g.wounds[GOLEM], g.hurt[0], g.items[0]) == (6, 0, ())
