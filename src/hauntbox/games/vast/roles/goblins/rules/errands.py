"""Actions of a Tribe beside Attack and Hide: Plunder, Explore, its special action, Flare. GOA, VAR"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT, NO, At
from hauntbox.games.vast.cave.die import hits_centre, roll_dragon_die
from hauntbox.games.vast.cave.fill import lay_dark, tiles_left
from hauntbox.games.vast.cave.grid import NEAR, SPACE_OF
from hauntbox.games.vast.cave.ground import free_dark, is_dark_at, is_open_space
from hauntbox.games.vast.cave.holding import take_token
from hauntbox.games.vast.cave.tokens import GEMS, TREASURES
from hauntbox.games.vast.roles.goblins.actions import PLUNDER
from hauntbox.games.vast.roles.goblins.board import BONES, FANGS
from hauntbox.games.vast.roles.goblins.cards.monsters import draw_monsters
from hauntbox.games.vast.roles.goblins.cards.secrets import draw_secrets
from hauntbox.games.vast.roles.goblins.rules.moving import Arrive
from hauntbox.games.vast.roles.goblins.rules.raiding import bars_beating
from hauntbox.games.vast.roles.goblins.rules.scatter import scatter
from hauntbox.games.vast.roles.goblins.rules.stats import GNOME, gain_rage, is_revealed, piece_of, where
from hauntbox.games.vast.roles.numbers import DRAGON, GOBLINS, NOBODY
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, goblins_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.games.vast.table.flare import flare, may_flare
from hauntbox.kernel.wire import Action

LOOT: Final = (TREASURES, *GEMS)
THE_DRAGON: Final = len(LOOT)  # as what is plundered


def bars_plunder(g: Vast, tribe: int, what: int) -> str:
    """VSB-DEC-80, VSB-GOA-19, VSB-GOA-20: a Treasure or a Gem on its space.

    VSB-GOA-22: the Dragon himself, if no Gem is out; VSB-THU-01: one that the Thief carries is.
    """
    here = where(g, tribe)
    if what < THE_DRAGON:
        return "" if here in g.tokens[LOOT[what]] else "VSB-GOA-19"
    if g.at[DRAGON] != here or any([g.tokens[kind] or g.out[kind] for kind in GEMS]):
        return "VSB-GOA-22"
    return "VSB-GOA-22" if bars_beating(g, tribe, DRAGON) else ""


def plunderings(g: Vast, tribe: int) -> list[Action]:
    return [PLUNDER[what] for what in range(THE_DRAGON + 1) if not bars_plunder(g, tribe, what)]


def plunder(g: Vast, tribe: int, what: int) -> None:
    """VSB-GOA-23: the Tribe stays on the map; VSB-MON-09: with the Gnome it may go elsewhere."""
    g.then(GnomeTo(GOBLINS, tribe))
    if what < THE_DRAGON:
        take_token(g, LOOT[what], where(g, tribe))  # VSB-GOA-19, VSB-GOA-21: back to where it came from
        g.tell("VSB-GOA-19", "plunders", piece_of(tribe), LOOT[what])
    else:
        g.tell("VSB-GOA-22", "robs dragon", piece_of(tribe))
    if what and hits_centre(roll_dragon_die(g)):
        scatter(g, tribe)  # VSB-GOA-20
    else:
        gain_rage(g)


@dataclass(frozen=True)
class GnomeTo(Listed):
    """VSB-DEC-82, VSB-MON-09: after plundering, an unoccupied Dark tile of any symbol, if they like."""

    tribe: int

    def waiting(self, g: Vast) -> Sequence[int]:
        has_gnome = GNOME in goblins_of(g).monsters[self.tribe] and is_revealed(g, self.tribe)
        return (GOBLINS,) if has_gnome and free_dark(g) else ()

    def run(self, g: Vast) -> None:
        """It stays."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[AT[space] for space in free_dark(g)], NO]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, At):
            return "" if SPACE_OF[act.space] in free_dark(g) else "VSB-MON-09"
        return "" if act == NO else act.when

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, At):
            g.at[piece_of(self.tribe)] = SPACE_OF[act.space]
            g.tell("VSB-MON-09", "tunnels", piece_of(self.tribe), SPACE_OF[act.space])


# Explore. -----------------------------------------------------------------------------------------------------------


def clefts(g: Vast, tribe: int) -> list[int]:
    return sorted([space for space in NEAR[where(g, tribe)] if is_open_space(g, space)])


def bars_delve(g: Vast, tribe: int) -> str:
    """VSB-GOA-24: on a Dark tile beside an open space. VSB-GOA-39: before the Collapse, while there are tiles."""
    if g.collapsing or not tiles_left(g):
        return "VSB-GOA-39"
    return "" if is_dark_at(g, where(g, tribe)) and clefts(g, tribe) else "VSB-GOA-24"


@dataclass(frozen=True)
class DelveTo(Listed):
    """VSB-DEC-81: which open space."""

    tribe: int

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [AT[space] for space in clefts(g, self.tribe)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, At):
            return act.when
        return "" if SPACE_OF[act.space] in clefts(g, self.tribe) else "VSB-GOA-24"

    def answer(self, g: Vast, act: At) -> None:
        """VSB-GOA-25: a tile of the Cave, or the next one of the stack."""
        space = SPACE_OF[act.space]
        g.then(Arrive(self.tribe, space))
        if g.terms.shaper == NOBODY:
            lay_dark(g, space)
        else:
            ROLES[g.terms.shaper].offers_tile(g, GOBLINS, space)


# Special actions and Flare. -----------------------------------------------------------------------------------------


def special(g: Vast, tribe: int) -> None:
    """VSB-GOA-33: Fangs gain 1 Rage; VSB-GOA-34: Bones get a Monster; VSB-GOA-35: Eye draw a Secrets card.

    VSB-GOA-36: of a revealed Tribe, after its movement.
    """
    g.tell("VSB-GOA-36", "special", piece_of(tribe))
    if tribe == FANGS:
        gain_rage(g)
    elif tribe == BONES:
        draw_monsters(g, 1)
    else:
        draw_secrets(g, 1)


def bars_flare(g: Vast, tribe: int) -> str:
    """VSB-DEC-152, VSB-VAR-03: each Tribe once per turn, on its own space, without an action."""
    return "" if may_flare(g, GOBLINS) and not goblins_of(g).flared >> tribe & 1 else "VSB-VAR-03"


def use_flare(g: Vast, tribe: int) -> None:
    goblins_of(g).flared |= 1 << tribe
    flare(g, GOBLINS, where(g, tribe))
