"""Terror cards: drawing, using, both effects of all eight. TER, TCD, DEC, HID"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauntbox.games.vast.cave.die import CENTRE, CORNERS, CROSS, DRAGON_DIE
from hauntbox.games.vast.cave.ground import is_dark_at, is_lit_at, lay, tile_at
from hauntbox.games.vast.cave.tiles import BARRED, CANYON, TERRAIN
from hauntbox.games.vast.cave.tokens import CLAW_GEM, CRYSTALS, TREASURES
from hauntbox.games.vast.roles.ghoul.board import (
    ADAPT,
    BLINK,
    CHASE,
    CHEAT,
    COPIES,
    HUNT,
    KINDS,
    SCOUR,
    SEIZE,
    SNEAK,
    TERROR_CARDS,
)
from hauntbox.games.vast.roles.ghoul.cards import CARDS
from hauntbox.games.vast.roles.ghoul.rules.dice import GHOUL_DIE
from hauntbox.games.vast.roles.ghoul.rules.drawing import draw_terror
from hauntbox.games.vast.roles.ghoul.turn import GhoulTurn
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.vile.rules.chart import PrepareBoard
from hauntbox.games.vast.state import Vast, ghoul_of, vile_of
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.ghoul.prowling import give, points, prowl
from vast.scenes import at, do, offers, run, sp, token, told, why
from vast.thief.sneaking import sneak
from vast.vile.stalking import stalk


def drawn(*cards: int, top: tuple[int, ...] = (), look: int = 1, keep: int = 1) -> Vast:
    """A Terror card is drawn, with these in front and those on top of the deck."""
    g = prowl(cards=cards)
    g.agenda.clear()
    rest = [*ghoul_of(g).deck]
    for card in top:
        rest.remove(card)
    ghoul_of(g).deck = (*top, *rest)
    draw_terror(g, look, keep)
    g.settle()
    return g


def rolled(*faces: int, cards: tuple[int, ...] = ()) -> Vast:
    g = prowl(cards=cards)
    g.agenda.clear()
    g.rig(GHOUL_DIE, *faces)
    return run(g, GhoulTurn())


# Drawing and using. -------------------------------------------------------------------------------------------------


@proves("VST-TER-01", "VST-HID-01")
def test_a_drawn_card_lies_face_up() -> None:
    g = drawn(top=(BLINK,))
    assert ghoul_of(g).held[BLINK] == 1
    assert (len(ghoul_of(g).deck), BLINK in ghoul_of(g).deck) == (12, False)
    assert [(event.facts, event.to) for event in g.events or () if event.what == "terror"] == [((GHOUL, BLINK), None)]


@proves("VST-TER-02")
def test_there_is_no_limit_to_the_cards() -> None:
    g = prowl(cards=TERROR_CARDS[:-1])
    g.agenda.clear()
    ghoul_of(g).used[ADAPT] = 1
    draw_terror(g)
    g.settle()
    assert (ghoul_of(g).held, ghoul_of(g).deck) == ([*COPIES], ())
    draw_terror(g)
    g.settle()
    assert ghoul_of(g).held == [*COPIES]


@proves("VST-TER-03", "VST-TER-04", "VST-TER-05")
def test_each_card_has_a_first_effect_and_one_for_the_game() -> None:
    assert [card.copies for card in CARDS] == [*COPIES]
    for kind in (CHASE, HUNT):
        g = prowl(cards=(kind, kind), movement=1, discs=1)
        name = CARDS[kind].name.lower()
        assert {f"use {name} turn", f"use {name} game"} <= {*offers(g)}
        do(g, f"use {name} turn", f"use {name} game")
        assert points(g) == ((6, 1) if kind == CHASE else (1, 5))
    for card in CARDS:
        assert card.first.text.startswith("Once per turn") != (card.name in ("Cheat", "Adapt", "Seize"))
        assert card.once.text.startswith("Once per game")
    assert why(prowl(cards=(CHEAT,)), "use cheat game") == "VST-TCD-09"  # it has a moment of its own


@proves("VST-TER-06", "VST-TER-16")
def test_a_persistent_effect_applies_each_time_and_counts_when_it_changed_something() -> None:
    g = prowl(cards=(SEIZE,), movement=6)
    token(g, TREASURES, "e1", "e1", "e1")
    assert why(g, "use seize game") == ""
    do(g, "take treasure", "take treasure")
    assert (points(g)[0], ghoul_of(g).used[SEIZE]) == (4, 1)
    assert why(g, "use seize game") == "VST-TER-10"


@proves("VST-TER-07", "VST-TER-13")
def test_once_per_turn_with_each_card() -> None:
    g = prowl(cards=(CHASE, CHASE), movement=1)
    do(g, "use chase turn", "use chase turn")
    assert points(g)[0] == 3
    assert why(g, "use chase turn") == "VST-TER-07"
    assert "use chase turn" not in offers(g)


@proves("VST-TER-08", "VST-TCD-03")
def test_after_the_effect_of_the_game_the_card_is_gone() -> None:
    g = do(prowl(cards=(CHASE,), movement=1), "use chase game")
    assert (points(g)[0], ghoul_of(g).held[CHASE], ghoul_of(g).out) == (5, 0, (CHASE,))
    assert why(g, "use chase game") == "VST-ACT-03"


@proves("VST-TER-10", "VST-TER-16")
def test_not_both_effects_of_one_card_in_one_turn() -> None:
    g = do(prowl(cards=(HUNT,)), "use hunt turn")
    assert why(g, "use hunt game") == "VST-TER-10"
    g = do(prowl("EN of", here="e1", cards=(SCOUR,)), "use scour game")
    assert why(g, "use scour turn") == "VST-TER-10"


@proves("VST-TER-11", "VST-EX-05", "VST-TER-08")
def test_not_the_effects_of_the_game_of_two_identical_cards_in_one_turn() -> None:
    g = do(prowl(cards=(CHASE, CHASE), movement=1), "use chase game")
    assert why(g, "use chase game") == "VST-TER-11"
    assert why(g, "use chase turn") == ""
    assert points(do(g, "use chase turn"))[0] == 6


@proves("VST-TER-12", "VST-EX-04")
def test_effects_of_the_game_of_different_cards_in_one_turn() -> None:
    g = do(prowl(cards=(CHASE, HUNT), movement=1, discs=1), "use chase game", "use hunt game")
    assert points(g) == (5, 4)


@proves("VST-TER-14")
def test_movement_on_a_card_means_points() -> None:
    g = do(prowl("EN O8", here="center", movement=1, cards=(CHASE,)), "use chase turn", "way e")
    assert (points(g)[0], g.at[GHOUL]) == (0, sp("e1"))


@proves("VST-TER-15")
def test_a_card_may_be_used_in_the_turn_in_which_it_was_drawn() -> None:
    g = rolled(1, 1, 1)
    assert ghoul_of(g).held[CHASE] == 1
    assert points(do(g, "use chase game")) == (5, 1)


@proves("VST-TER-17")
def test_from_an_empty_deck_the_discard_pile_is_shuffled() -> None:
    g = prowl()
    g.agenda.clear()
    ghoul_of(g).deck, ghoul_of(g).pile, ghoul_of(g).out = (), (HUNT,), (CHASE,)
    draw_terror(g)
    g.settle()
    assert (ghoul_of(g).held[HUNT], ghoul_of(g).held[CHASE], ghoul_of(g).pile) == (1, 0, ())
    draw_terror(g)
    g.settle()
    assert sum(ghoul_of(g).held) == 1


# Chase, Hunt, Sneak. ------------------------------------------------------------------------------------------------


@proves("VST-TCD-02", "VST-TCD-04", "VST-TCD-05")
def test_chase_and_hunt_bring_points() -> None:
    assert points(do(prowl(cards=(CHASE,), movement=2, discs=2), "use chase turn")) == (3, 2)
    assert points(do(prowl(cards=(HUNT,), movement=2, discs=2), "use hunt turn")) == (2, 3)
    assert points(do(prowl(cards=(HUNT,), movement=2, discs=2), "use hunt game")) == (2, 5)


@proves("VST-TCD-06", "VST-DEC-48")
def test_sneak_waives_the_wall_or_the_piece_of_one_step() -> None:
    for waived in ("waive wall", "waive piece"):
        g = prowl("EN O8", here="center", knight="e1", movement=4, discs=0, cards=(SNEAK,))
        do(g, "way e")
        assert offers(g) == ["waive wall", "waive piece", "no"]
        assert points(do(g, waived))[0] == 2
    g = do(prowl("EN O8", here="center", movement=4, cards=(SNEAK,)), "way e")
    assert offers(g) == ["waive wall", "no"]
    assert points(do(g, "no"))[0] == 2
    g = prowl("EN O8", here="center", knight="e1", movement=1, discs=0, cards=(SNEAK,))
    assert why(g, "way e") == "VST-MOVE-26"
    g = do(prowl("EN O8", here="center", movement=1, cards=(SNEAK,)), "way e")
    assert (points(g)[0], g.at[GHOUL], why(g, "way w")) == (0, sp("e1"), "VST-MOVE-26")
    g = do(prowl("EN O8", here="center", knight="e1", movement=1, discs=0, cards=(SNEAK, SNEAK)), "way e")
    while "stop" not in offers(g):
        do(g, offers(g)[0])
    assert (points(g)[0], ghoul_of(g).used[SNEAK]) == (0, 2)


@proves("VST-TCD-07")
def test_sneak_for_the_turn_waives_all() -> None:
    g = prowl("EN O8", here="center", knight="e1", movement=4, discs=0, cards=(SNEAK,))
    do(g, "use sneak game", "way e")
    assert points(g)[0] == 3
    do(g, "way w")
    assert points(g)[0] == 2
    ROLES[GHOUL].expire(g)
    assert (ghoul_of(g).held[SNEAK], why(g, "way e")) == (0, "VST-MOVE-26")


@proves("VST-TCD-22")
def test_cards_are_used_between_two_actions_or_with_their_step() -> None:
    g = prowl("EN O0", here="center", knight="e1", movement=3, cards=(CHASE, SNEAK))
    do(g, "way e")
    assert offers(g) == ["no", "attack knight"]
    assert why(g, "use chase turn") == "VST-DEC-07"
    assert why(prowl(cards=(SNEAK,)), "use sneak turn") == "VST-TCD-06"
    g = rolled(6, 4, 2, cards=(CHASE,))
    assert why(g, "use chase turn") == "VST-DEC-07"


# Cheat. -------------------------------------------------------------------------------------------------------------


@proves("VST-TCD-08", "VST-DEC-36")
def test_cheat_rolls_one_die_again_once_per_roll() -> None:
    g = do(rolled(6, 4, 4, 3, cards=(CHEAT,)), "no")
    assert offers(g) == ["reroll 4", "reroll 6", "no"]
    do(g, "reroll 4")
    assert (ghoul_of(g).dice, ghoul_of(g).used[CHEAT]) == ((6, 4, 3), 1)
    assert offers(g) == ["pair 4 3", "pair 6 3", "pair 6 4"]
    g = do(rolled(6, 4, 4, 3, cards=(CHEAT,)), "no", "no")
    assert (ghoul_of(g).dice, ghoul_of(g).used[CHEAT]) == ((6, 4, 4), 0)
    g = prowl(movement=3, flare=(GHOUL,))  # without the card nobody is asked, and the roll counts
    g.rig(DRAGON_DIE, CORNERS)
    assert told(do(g, "flare"), "flare") == [(GHOUL, sp("e1"), CORNERS)]


@proves("VST-TCD-09", "VST-DEC-37")
def test_cheat_sets_a_die_once_per_game() -> None:
    g = rolled(2, 3, cards=(CHEAT,))
    assert offers(g) == ["set die 1", "set die 2", "set die 3", "set die 4", "set die 5", "set die 6", "no"]
    do(g, "set die 6")
    assert (ghoul_of(g).dice, ghoul_of(g).held[CHEAT], ghoul_of(g).out) == ((6, 3, 2), 0, (CHEAT,))
    assert offers(g) == ["pair 3 2", "pair 6 2", "pair 6 3"]


@proves("VST-TER-16")
def test_a_cheat_that_has_rolled_a_die_again_sets_none_in_that_turn() -> None:
    for first, asked in (("reroll 6", "reroll 2"), ("no", "set die 1")):
        g = do(rolled(6, 4, 4, 4, cards=(CHEAT,)), "no", first)
        while "stop" not in offers(g):
            do(g, offers(g)[0])
        g.terms = replace(g.terms, flare=(GHOUL,))
        g.rig(DRAGON_DIE, CENTRE)
        do(g, "flare")
        assert offers(g)[0] == asked


@proves("VST-TCD-21", "VST-RND-03")
def test_cheat_serves_the_dragon_die_of_flare_and_gems() -> None:
    g = prowl("O0 EN O0 ab", here="e1", movement=3, cards=(CHEAT,), flare=(GHOUL,))
    g.rig(DRAGON_DIE, CENTRE, CROSS)
    do(g, "flare", "no")
    assert offers(g) == ["reroll 2", "no"]
    do(g, "reroll 2")
    assert told(g, "flare") == [(GHOUL, sp("e1"), CROSS)]
    g = prowl("O0 EN O0 ab", here="e1", movement=3, cards=(CHEAT,), roles=(DRAGON, GHOUL))
    token(g, CLAW_GEM, "e1")
    do(g, "take claw gem", "set die 5")
    assert (ghoul_of(g).treasure, g.at[GHOUL], g.drawn.get(DRAGON_DIE, 0)) == (1, sp("e1"), 0)
    assert CORNERS == 5


@proves("VST-TCD-21")
def test_cheat_serves_no_roll_of_others() -> None:
    g = lair("O0 EN O0 ab", hand="c", roles=(DRAGON, GHOUL))
    ghoul_of(g).held[CHEAT] = 1
    g.rig(DRAGON_DIE, CROSS)
    do(g, "power claw")
    assert (told(g, "dragon die"), g.waiting()) == ([(CROSS,)], (DRAGON,))
    h = sneak("EN O0 ab", flare=(THIEF, GHOUL))
    ghoul_of(h).held[CHEAT] = 1
    h.rig(DRAGON_DIE, CENTRE)
    do(h, "flare")
    assert (told(h, "flare"), h.waiting()) == ([(THIEF, sp("e1"), CENTRE)], (THIEF,))


@proves("VST-TCD-21")
def test_cheat_serves_the_vile_ghouls_roll_in_prepare_board() -> None:
    g = stalk(cards=(CHEAT,))
    g.agenda.clear()
    g.rig(GHOUL_DIE, 1, 1, 2, 6)
    run(g, PrepareBoard())
    do(g, "no", "reroll 2")
    assert sorted(vile_of(g).supply) == [1, 1, 6]


# Blink. -------------------------------------------------------------------------------------------------------------


@proves("VST-TCD-10", "VST-DEC-45", "VST-TCD-18")
def test_blink_goes_from_crystal_tile_to_crystal_tile() -> None:
    drawing = "C0 EN C0 cf C0"
    g = prowl(drawing, here="w1", movement=3, cards=(BLINK,))
    token(g, CRYSTALS, "e3")
    do(g, "use blink turn")
    assert (offers(g), points(g)[0]) == (at("e1", "e3"), 1)
    assert why(g, "at e2") == why(g, "at w1") == "VST-TCD-10"
    do(g, "at e3")
    assert (g.at[GHOUL], points(g)[0], ghoul_of(g).held[BLINK]) == (sp("e3"), 1, 1)
    assert why(prowl(drawing, here="w1", movement=1, cards=(BLINK,)), "use blink turn") == "VST-TCD-10"
    assert why(prowl(drawing, here="center", cards=(BLINK,)), "use blink turn") == "VST-TCD-10"
    assert why(prowl("C0 EN C0", here="w1", knight="e1", cards=(BLINK,)), "use blink turn") == "VST-TCD-10"


@proves("VST-TCD-11", "VST-WIN-15")
def test_blink_goes_anywhere_once_per_game() -> None:
    g = prowl("C0 EN O0 af C0", here="w1", knight="e1", movement=0, cards=(BLINK,))
    token(g, TREASURES, "e3")
    do(g, "use blink game")
    assert offers(g) == at("center", "e2")
    assert why(g, "at e1") == why(g, "at e3") == why(g, "at n1") == "VST-TCD-11"
    lay(g, sp("e2"), CANYON, TERRAIN | BARRED)
    assert why(g, "at e2") == "VST-TCD-11"
    ghoul_of(g).reached = True
    do(g, "at center")
    assert (g.outcome is not None, ghoul_of(g).out) == (True, (BLINK,))
    assert why(prowl("C0 EN", here="center", cards=(BLINK,)), "use blink game") == "VST-TCD-11"


# Adapt. -------------------------------------------------------------------------------------------------------------


@proves("VST-TCD-12", "VST-DEC-09")
def test_adapt_draws_one_more_and_puts_one_under_the_deck() -> None:
    g = do(drawn(ADAPT, top=(SCOUR, SNEAK)), "no")
    assert (g.waiting(), offers(g)) == ((GHOUL,), ["keep card sneak", "keep card scour"])
    do(g, "keep card sneak")
    board = ghoul_of(g)
    assert (board.held[SNEAK], board.held[SCOUR], board.deck[-1], len(board.deck)) == (1, 0, SCOUR, 11)
    assert (board.looked, board.bottom, board.used[ADAPT]) == ((), 1, 1)


@proves("VST-TCD-12")
def test_two_equal_cards_are_asked_for_too_and_the_last_card_is_not() -> None:
    assert offers(do(drawn(ADAPT, top=(CHASE, CHASE)), "no")) == ["keep card chase"]
    g = drawn(ADAPT)
    ghoul_of(g).deck = (HUNT,)
    do(g, "no")
    assert (ghoul_of(g).held[HUNT], ghoul_of(g).used[ADAPT]) == (1, 0)


@proves("VST-TCD-13", "VST-DEC-46", "VST-HID-10")
def test_adapt_searches_the_deck_once_per_game() -> None:
    g = drawn(ADAPT, CHEAT, BLINK)
    assert offers(g) == ["search chase", "search hunt", "search sneak", "search seize", "search scour", "no"]
    before = ghoul_of(g).deck
    do(g, "search scour")
    board = ghoul_of(g)
    assert (board.held[SCOUR], board.held[ADAPT], board.out) == (1, 0, (ADAPT,))
    assert sorted([*board.deck, SCOUR]) == sorted(before)
    assert [event.facts for event in g.events or () if event.what == "terror"] == [(GHOUL, SCOUR)]
    g = do(drawn(ADAPT), "no", "keep card chase")
    draw_terror(g)
    g.settle()
    assert offers(g)[0].startswith("keep card")


@proves("VST-TCD-19", "VST-TER-17")
def test_adapt_adds_one_card_to_a_draw_of_several() -> None:
    g = do(drawn(ADAPT, top=(CHASE, HUNT, SNEAK, SCOUR), look=3, keep=1), "no")
    assert offers(g) == ["keep card chase", "keep card hunt", "keep card sneak", "keep card scour"]
    do(g, "keep card hunt")
    assert (ghoul_of(g).held[HUNT], sum(ghoul_of(g).held), ghoul_of(g).deck[-3:]) == (1, 2, (CHASE, SNEAK, SCOUR))
    g = drawn(top=(CHASE, HUNT, SNEAK, SCOUR), look=3, keep=1)
    assert offers(g) == ["keep card chase", "keep card hunt", "keep card sneak"]


# Seize. -------------------------------------------------------------------------------------------------------------


@proves("VST-TCD-14")
def test_seize_makes_treasures_cheap_and_gems_safe() -> None:
    g = prowl(cards=(SEIZE,), movement=5, roles=(DRAGON, GHOUL))
    token(g, TREASURES, "e1")
    token(g, CLAW_GEM, "e1")
    assert why(g, "take safely flame gem") != ""
    do(g, "take treasure")
    assert points(g)[0] == 4
    do(g, "take safely claw gem")
    assert (points(g)[0], ghoul_of(g).fury, g.drawn.get(DRAGON_DIE, 0)) == (2, 1, 0)
    g = prowl(cards=(SEIZE,), movement=1, roles=(DRAGON, GHOUL))
    token(g, CLAW_GEM, "e1")
    assert why(g, "take safely claw gem") == "VST-COL-01"
    g.rig(DRAGON_DIE, CORNERS)
    do(g, "take claw gem")
    assert (points(g)[0], g.drawn[DRAGON_DIE]) == (0, 1)
    g = prowl(roles=(DRAGON, GHOUL))
    token(g, CLAW_GEM, "e1")
    assert why(g, "take safely claw gem") == "VST-TCD-14"


@proves("VST-TCD-15", "VST-TCD-24", "VST-TER-09")
def test_seize_takes_the_next_one_free_and_draws_two() -> None:
    g = prowl(cards=(SEIZE,), movement=3, roles=(DRAGON, GHOUL))
    token(g, TREASURES, "e1")
    token(g, CLAW_GEM, "e1")
    do(g, "use seize game", "take claw gem")
    board = ghoul_of(g)
    assert (points(g)[0], board.treasure, g.drawn.get(DRAGON_DIE, 0)) == (3, 1, 0)
    assert (board.held[CHASE], len(board.deck), board.bottom) == (2, 10, 0)
    do(g, "take treasure")
    assert (points(g)[0], sum(board.held)) == (1, 3)
    ROLES[GHOUL].expire(g)
    assert (board.held[SEIZE], board.out) == (0, (SEIZE,))
    g = do(prowl(cards=(SEIZE,)), "use seize game", "stop")
    ROLES[GHOUL].expire(g)
    assert not ghoul_of(g).seizing


@proves("VST-TCD-24")
def test_with_adapt_each_of_the_two_cards_is_chosen() -> None:
    g = prowl(cards=(SEIZE, ADAPT))
    token(g, TREASURES, "e1")
    do(g, "use seize game", "take treasure", "no", "keep card chase", "keep card chase")
    assert (ghoul_of(g).held[CHASE], ghoul_of(g).bottom) == (2, 2)


# Scour. -------------------------------------------------------------------------------------------------------------


@proves("VST-TCD-16", "VST-DEC-47", "VST-HID-06")
def test_scour_looks_under_its_tile_and_reveals_it_if_it_likes() -> None:
    g = prowl("EN vf", here="e1", cards=(SCOUR,))
    tile = tile_at(g, sp("e1"))
    do(g, "use scour turn")
    assert offers(g) == ["yes", "no"]
    assert [(event.facts, event.to) for event in g.events or () if event.what == "sees"] == [
        ((sp("e1"), tile), (GHOUL,))
    ]
    do(g, "no")
    assert (is_dark_at(g, sp("e1")), g.peeked) == (True, ((sp("e1"), 1 << GHOUL),))
    assert why(g, "use scour turn") == "VST-TER-07"  # once in a turn
    g = do(prowl("EN vf", here="e1", cards=(SCOUR,)), "use scour turn", "yes")
    while "stop" not in offers(g):
        do(g, offers(g)[0])
    assert (is_lit_at(g, sp("e1")), g.peeked) == (True, ())
    assert why(prowl("EN O0", here="e1", cards=(SCOUR,)), "use scour turn") == "VST-TCD-16"


@proves("VST-TCD-17", "VST-MOVE-01")
def test_scour_for_the_turn_looks_under_every_dark_tile_that_it_enters() -> None:
    g = prowl("EN O0 vf ab", here="center", cards=(SCOUR,))
    do(g, "use scour game", "way e")
    assert "stop" in offers(g)
    do(g, "way e")
    assert offers(g) == ["yes", "no"]
    do(g, "no", "way e", "no")
    assert [space for space, _ in g.peeked] == [sp("e2"), sp("e3")]
    assert is_dark_at(g, sp("e2"))
    g = do(prowl("EN vf ab", here="center", cards=(SCOUR,)), "way e")
    assert (offers(g)[-1], g.peeked) == ("stop", ())


@proves("VST-TCD-20")
def test_a_tile_revealed_by_scour_follows_the_general_rules() -> None:
    g = prowl("EN cf", here="e1", cards=(SCOUR,), stack="ab ab ab ab")
    before = len(g.stack)
    do(g, "use scour turn", "yes")
    while "stop" not in offers(g):
        assert g.waiting() == (GHOUL,)
        do(g, offers(g)[0])
    assert is_lit_at(g, sp("e1"))
    assert len(g.stack) < before
    assert g.tokens[CRYSTALS] == (sp("e1"),)
    assert told(g, "orients")[0][0] == GHOUL


@proves("VST-MOVE-23", "VST-TCD-16")
def test_a_look_waits_for_the_attack_that_was_announced() -> None:
    g = prowl("af EN vf", here="center", knight="e1", cards=(SCOUR,))
    do(g, "use scour game", "way e", "attack knight")
    while g.waiting() != (GHOUL,):
        do(g, offers(g)[0])
    assert [event.what for event in g.events or () if event.what in ("attacks", "skitters", "looks")] == [
        "attacks",
        "skitters",
        "looks",
    ]


@proves("VST-TCD-01")
@pytest.mark.parametrize("kind", range(KINDS))
def test_each_card_has_its_entry(kind: int) -> None:
    g = prowl()
    g.agenda.clear()
    give(g, *[kind] * COPIES[kind])
    assert ghoul_of(g).held[kind] == COPIES[kind] == CARDS[kind].copies
    assert kind not in ghoul_of(g).deck
