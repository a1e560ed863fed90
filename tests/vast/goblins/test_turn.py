"""What a Tribe's turn and its raids come to, step by step. GOT, GOA, GOR, SEC, DEC"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.actions import NO
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.goblins.actions import CRYSTAL, DELVE, HIDE, REFUSE
from hauntbox.games.vast.roles.goblins.board import NO_TRIBE
from hauntbox.games.vast.roles.goblins.goals import goblins_win_by
from hauntbox.games.vast.roles.goblins.rules.errands import DelveTo
from hauntbox.games.vast.roles.goblins.rules.populate import BringMonsters, BringSecrets, Overpopulated, WarBrings
from hauntbox.games.vast.roles.goblins.rules.raiding import (
    MET,
    AddPoison,
    Afterwards,
    Spent,
    TakeReward,
    hit_knight,
    raid,
    smash,
)
from hauntbox.games.vast.roles.goblins.rules.scatter import LoseMonster, go_home
from hauntbox.games.vast.roles.goblins.rules.stats import LEADER, POISON, trap
from hauntbox.games.vast.roles.goblins.turn import ActivateTribes, LeadTribe, activate, take_action
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    DRAGON,
    FANGS_TRIBE,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
    UNICORN,
)
from hauntbox.games.vast.state import Vast, dragon_of, goblins_of, knight_of
from hauntbox.games.vast.table.ends import BY_OTHERS, KILLED
from hauntbox.ledger import proves
from vast.goblins.horde import horde
from vast.goblins.test_war import camp
from vast.scenes import do, offers, put, run, sp, token, told

FANGS, BONES, EYE = range(3)


def quiet(*args: object, **more: object) -> Vast:
    """The Goblins' place without a question."""
    g = horde(*args, **more)  # type: ignore[arg-type]
    g.agenda.clear()
    return g


# The turn. ----------------------------------------------------------------------------------------------------------


@proves("VSB-GOT-08", "VSB-GOT-09")
def test_monsters_come_before_secrets() -> None:
    g = camp("desperation")
    WarBrings().run(g)
    assert [type(frame) for frame in reversed(g.agenda)] == [BringMonsters, BringSecrets]


@proves("VSB-GOT-06", "VSB-DEC-23", "VSB-SEC-05")
def test_a_leader_is_played_when_there_are_too_many_and_the_question_comes_again() -> None:
    g = run(camp(population=(4, 4, 0), hand="leader"), Overpopulated(GOBLINS))
    assert {"tribe fangs", "tribe bones", "secret leader"} <= {*offers(g)}
    do(g, "secret leader", "tribe fangs")
    board = goblins_of(g)
    assert (board.hand, board.secrets_out, board.led) == ((), (LEADER,), 1 << FANGS)
    assert "tribe fangs" not in offers(g)


@proves("VSB-GOS-09", "VSB-GOS-11")
def test_an_activation_begins_with_nothing_left_of_the_last() -> None:
    g = quiet("EN O0", bones="e1")
    board = goblins_of(g)
    board.path, board.off = (1, 2), True
    activate(g, BONES)
    assert (board.active, board.path, board.off, g.agenda) == (BONES, (), False, [LeadTribe(GOBLINS, BONES)])  # type: ignore[comparison-overlap]  # it has changed since


@proves("VSB-DEC-26", "VSB-GOT-18")
def test_to_halt_ends_the_phase() -> None:
    g = do(horde("EN O0", bones="e1"), "halt")
    assert g.agenda == []
    assert ActivateTribes(GOBLINS).bars(g, GOBLINS, NO) == NO.when


@proves("VSB-DEC-78", "VSB-GOT-19", "VSB-DEC-79")
def test_a_led_tribe_that_is_gone_is_active_no_more() -> None:
    g = quiet("EN O0", bones="e1")
    goblins_of(g).active = FANGS
    frame = LeadTribe(GOBLINS, BONES)
    assert frame.waiting(g) == ()
    run(g, frame)
    assert goblins_of(g).active == NO_TRIBE
    goblins_of(g).active = BONES
    assert (frame.waiting(g), {*frame.legal(g, GOBLINS)} <= {*frame.candidates(g, GOBLINS)}) == ((GOBLINS,), True)
    g.possessed = GOBLINS
    assert (frame.bars(g, GOBLINS, HIDE), HIDE in frame.legal(g, GOBLINS)) == ("VSB-POS-02", False)


@proves("VSB-DEC-79", "VSB-GOA-24")
def test_to_explore_is_an_action() -> None:
    g = quiet("EN af", fangs="e1")
    take_action(g, FANGS, DELVE)
    assert g.agenda == [DelveTo(GOBLINS, FANGS)]


@proves("VSB-GOR-05")
def test_a_tribe_that_goes_home_is_active_no_more_and_has_attacked_no_crystal() -> None:
    for active, left in ((BONES, NO_TRIBE), (FANGS, FANGS)):
        g = quiet("EN O0", bones="e1", fangs="e1")
        board = goblins_of(g)
        board.active, board.marks = active, [sp("e1")] * 3
        go_home(g, BONES)
        assert (g.at[BONES_TRIBE], board.marks, board.active) == (NOWHERE, [sp("e1"), NOWHERE, sp("e1")], left)


@proves("VSB-DEC-69", "VSB-GOR-06", "VSB-GOT-16")
def test_a_monster_that_bones_must_lose_is_owed() -> None:
    g = quiet("EN O0", monsters=("", "ogre, troll", ""))
    assert LoseMonster(GOBLINS, BONES).is_owed()
    run(g, LoseMonster(GOBLINS, BONES))
    assert offers(g) == ["swap ogre", "swap troll"]
    assert REFUSE not in g.legal(GOBLINS)


# Raids. -------------------------------------------------------------------------------------------------------------


@proves("VSB-ATK-04")
def test_whom_a_tribe_must_meet() -> None:
    assert MET == (KNIGHT, UNICORN, GHOUL)


@proves("VSB-ATK-01", "VSB-GOA-15", "VST-OTH-13")
def test_each_target_is_raided_in_its_own_way() -> None:
    def raided(target: int) -> Vast:
        g = quiet("EN O0", bones="e1", knight="e1", roles=(KNIGHT, GOBLINS, DRAGON, THIEF, GHOUL), rage=1, ash=True)
        for piece in (DRAGON, THIEF, GHOUL):
            put(g, piece, "e1")
        token(g, CRYSTALS, "e1")
        raid(g, BONES, target)
        return g

    assert (raided(KNIGHT).agenda, told(raided(KNIGHT), "attacks")) == (
        [AddPoison(GOBLINS, BONES)],
        [(BONES_TRIBE, KNIGHT)],
    )
    crystal = raided(CRYSTAL)
    assert (told(crystal, "hews"), told(crystal, "attacks")) == ([(BONES_TRIBE, sp("e1"))], [])
    assert goblins_of(crystal).marks[BONES] == sp("e1")
    dragon = raided(DRAGON)
    assert (dragon_of(dragon).health, Spent(BONES) in dragon.agenda) == (4, True)
    ghoul = raided(GHOUL)
    assert (goblins_of(ghoul).rage, Afterwards(BONES) in ghoul.agenda, Spent(BONES) in ghoul.agenda) == (2, True, False)


@proves("VSB-DEC-77", "VSB-SEC-27", "VSB-SEC-04")
@pytest.mark.parametrize(("hand", "asked"), [("", False), ("hex", True)])
def test_poison_is_asked_for_with_secrets_in_hand_and_she_is_hit_anyway(hand: str, asked: bool) -> None:
    g = run(quiet("EN O0", bones="e1", knight="e1", hand=hand), AddPoison(GOBLINS, BONES))
    assert (g.waiting() == (GOBLINS,)) == asked
    if asked:
        do(g, "no")
    assert knight_of(g).health == 6
    g.possessed = GOBLINS
    assert AddPoison(GOBLINS, BONES).waiting(g) == ()


@proves("VSB-SEC-04", "VSB-DEC-77")
def test_poison_is_discarded_and_she_is_hit() -> None:
    g = run(quiet("EN O0", bones="e1", knight="e1", hand="poison"), AddPoison(GOBLINS, BONES))
    do(g, "yes")
    assert (goblins_of(g).hand, goblins_of(g).secrets_out, knight_of(g).health) == ((), (POISON,), 6)


@proves("VSB-GOA-08", "VSB-GOR-07")
def test_after_a_hit_the_tribe_is_spent_but_not_after_the_game() -> None:
    for health, frames in ((2, [Spent(BONES)]), (1, [])):
        g = quiet("EN O0", bones="e1", knight="e1")
        knight_of(g).health = health
        hit_knight(g, BONES, BY_OTHERS)
        assert (g.agenda, g.outcome is None) == (frames, health == 2)


@proves("VSB-GOR-07", "VSB-GOR-11", "VSB-SEC-10")
def test_a_spent_tribe_scatters_and_its_fire_bomber_is_seen_to() -> None:
    g = quiet("EN O0", bones="e1", rage=2)
    Spent(BONES).run(g)
    assert (g.at[BONES_TRIBE], goblins_of(g).rage, Afterwards(BONES) in g.agenda) == (NOWHERE, 1, True)


@proves("VSB-DEC-30", "VSB-GOA-11", "VSB-POS-18")
@pytest.mark.parametrize(
    ("level", "possessed", "asked", "rage"), [(0, False, False, 1), (2, False, True, 1), (2, True, False, 3)]
)
def test_the_reward_for_the_thief_is_chosen_but_possessed_it_is_rage(
    level: int, possessed: bool, asked: bool, rage: int
) -> None:
    g = quiet(rage=1)
    g.possessed = GOBLINS if possessed else NOBODY
    run(g, TakeReward(GOBLINS, level))
    assert (g.waiting() == (GOBLINS,), goblins_of(g).rage, TakeReward(GOBLINS, level).is_owed()) == (asked, rage, True)


@proves("VSB-GOA-17", "VSB-SEC-10")
def test_both_tribes_that_smash_a_crystal_are_seen_to() -> None:
    g = quiet("EN C0", bones="e1", fangs="e1", knight="center")
    token(g, CRYSTALS, "e1")
    smash(g, FANGS, BONES, sp("e1"))
    assert {Afterwards(FANGS), Afterwards(BONES)} <= {*g.agenda}
    assert (g.at[FANGS_TRIBE], g.at[BONES_TRIBE], told(g, "smashes")) == (NOWHERE, NOWHERE, [(BONES_TRIBE, sp("e1"))])


@proves("VSB-SEC-17")
@pytest.mark.parametrize(("turn", "shown", "more"), [(KNIGHT, "trap", 1), (GOBLINS, "trap", 0), (KNIGHT, "", 0)])
def test_a_trap_helps_in_the_turns_of_others(turn: int, shown: str, more: int) -> None:
    g = quiet(shown=shown)
    g.turn = turn
    assert trap(g) == more


@proves("VSB-ORD-09", "VSB-ORD-10")
def test_only_their_prey_counts() -> None:
    g = quiet(roles=(KNIGHT, GOBLINS, DRAGON))
    assert [goblins_win_by(g, KILLED, (piece,)) for piece in (KNIGHT, DRAGON)] == ["VSB-ORD-09", ""]
