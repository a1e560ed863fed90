"""How a game ends: somebody's goal is met, the Cave has collapsed, or nobody is left. ORD, COLL, WIN"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.roles.numbers import DRAGON, GOBLINS, NOBODY, OWNER, ROLE_COUNT, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, present
from hauntbox.kernel.wire import Outcome

# Events that may meet a goal, with their facts.
KILLED: Final = 0
ESCAPED: Final = 1
SMASHED: Final = 2
STASHED: Final = 3
AWOKEN: Final = 4
# KILLED: the role, the cause. ESCAPED: the role whose piece entered the Entrance by its own movement in its own turn.
# SMASHED: the role that smashed a Crystal. STASHED, AWOKEN: the role.
# Causes of a death.
BY_AMBUSH: Final = 0
BY_OTHERS: Final = 1


def happen(g: Vast, event: int, *facts: int) -> bool:
    """Ask all whether this meets their goal. VSB-ORD-05: the game ends at once, and one player wins alone."""
    claims = [(role, rule) for role in in_order(g) if (rule := goal_met(g, role, event, facts))]
    if claims:
        win(g, *claims[0])  # VSB-ORD-23
    return bool(claims)


def goal_met(g: Vast, role: int, event: int, facts: tuple[int, ...]) -> str:
    """The rule by which an event meets the role's goal, or ""; VSB-SHU-27, VSB-PLR-29: a hunter has another goal."""
    return hunt_won(g, role, event, facts) if role == g.terms.hunter else ROLES[role].wins_by(g, event, *facts)


def hunt_won(g: Vast, role: int, event: int, facts: tuple[int, ...]) -> str:
    """VSB-SHU-16, VSB-SHU-27, VSB-PLR-29: the Unicorn is dead, and for some the escape follows."""
    rule = "VSB-SHU-16" if g.terms.shadow else "VSB-PLR-29"
    if not must_flee(g, role):
        return rule if event == KILLED and facts[0] == UNICORN else ""
    is_out = event == ESCAPED and facts[0] == role and g.left >> UNICORN & 1
    return rule if is_out and (role != DRAGON or g.dragon is None or g.dragon.surfaced) else ""


def must_flee(g: Vast, role: int) -> bool:
    """VSB-SHU-16, VSB-SHU-27: the Goblins need not escape; VSB-PLR-29: beside the Dragon he alone must."""
    return role != GOBLINS if g.terms.shadow else role == DRAGON


def in_order(g: Vast) -> list[int]:
    """VSB-ORD-23: the player whose turn it is first, then the others as their turns come."""
    return sorted(playing(g), key=lambda role: role < g.turn)


def playing(g: Vast) -> list[int]:
    """The roles in the game, in the order of turns, without those that have left."""
    return [role for role in g.terms.roles if not g.left >> role & 1]


def win(g: Vast, winner: int, rule: str) -> None:
    """VSB-ORD-05: one player wins alone. VSB-GHS-42, VST-WIN-16: the role that has met its goal, whoever played it."""
    g.tell(rule, "wins", winner)
    g.end(Outcome(rule, tuple([float(role == winner) for role in range(ROLE_COUNT)])))


def lose(g: Vast, rule: str) -> None:
    """Everybody loses."""
    g.tell(rule, "lost")
    g.end(Outcome(rule, (0.0,) * ROLE_COUNT))


def collapse(g: Vast, rule: str) -> None:
    """VSB-ORD-06: the Cave or the Cave Ghost wins; without such a player everybody loses.

    VST-WIN-11, VST-VTWO-07, VST-VTWO-14, VST-SOLO-07, VST-VTWO-22, VST-VTWO-30, VST-VTHREE-11, VST-VGSOLO-06,
    VSB-SOLO-08, VSB-SHU-25. VST-WIN-12, VSB-ORD-13, VST-VTWO-24: with such a player it wins alone.
    """
    if g.cave is not None and g.cave.hatred:
        hold_out(g, rule)
        return
    g.tell(rule, "collapsed")
    if g.terms.shaper != NOBODY:
        win(g, g.terms.shaper, "VSB-ORD-06")
    else:
        lose(g, "VSB-ORD-06")


def hold_out(g: Vast, rule: str) -> None:
    """VSB-CVS-17: with Hatred tokens left the Cave has not won; when nothing more can happen nobody has."""
    if rule != "VSB-COLL-19":
        g.tell(rule, "collapsed")
        lose(g, "VSB-CVS-17")


def die(g: Vast, role: int, cause: int) -> None:
    """VSB-KNS-11: a piece without Health is killed, VST-WIN-13: by whomever.

    VSB-ORD-22, VST-WIN-14: if that is nobody's goal, its role leaves.
    """
    g.tell("VSB-ORD-22", "dies", role)
    if role == g.guest:
        leave_map(g, role)  # VSB-GHS-50: nobody's death
        ROLES[role].depart(g)
    elif not happen(g, KILLED, role, cause):
        depart(g, role)


def depart(g: Vast, role: int) -> None:
    """VSB-ORD-22: its turns are skipped, its pieces leave the map; with nobody left the game is lost."""
    g.left |= 1 << role
    leave_map(g, role)
    ROLES[role].depart(g)
    if not playing(g):
        lose(g, "VSB-ORD-22")


def leave_map(g: Vast, role: int) -> None:
    """Its pieces leave; what each carried stays where it was, VSB-GHS-51."""
    for piece, owner in enumerate(OWNER):
        if owner == role and g.at[piece] != NOWHERE:
            for other in present(g):
                ROLES[other].left_behind(g, piece)
            g.at[piece] = NOWHERE


def shared_crystals(g: Vast) -> int:
    """VST-EFF-19, VST-EFF-21: Crystals smashed by the Ghoul, which all who need Crystals add to their own.

    VST-OPT-02: not where they go to the Knight.
    """
    return 0 if g.ghoul is None or g.options.crystal_to_knight else g.ghoul.crystals


def wins_by_prey(g: Vast, role: int, event: int, facts: tuple[int, ...]) -> bool:
    """VST-VTWO-05: the set-up lets this role win by that death; VSB-PLR-09: or by a death in an Ambush."""
    if event != KILLED:
        return False
    victim, cause = facts
    return (role, victim) in g.terms.prey or (cause == BY_AMBUSH and role in g.terms.ambush)
