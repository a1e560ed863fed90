"""Secrets that are played in the Goblins' turn, each with its effect. SEC"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.games.vast.actions import AT, NO, At
from hauntbox.games.vast.cave.collapse.relics import save_relics
from hauntbox.games.vast.cave.collapse.removal import bars_removal, crystals_gone, crystals_to_go
from hauntbox.games.vast.cave.collapse.slide import Rejoin
from hauntbox.games.vast.cave.fill import put_under
from hauntbox.games.vast.cave.forced import ClearTile
from hauntbox.games.vast.cave.grid import NEAR, SPACE_OF
from hauntbox.games.vast.cave.ground import feature_at, is_lit_at, others_at, pieces_at, spaces
from hauntbox.games.vast.cave.terrain.lying import bars_crumbling, is_in_forest, named_by, whole
from hauntbox.games.vast.cave.tiles import AMBUSH, TERRAIN
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.dragon.cards import DiscardPower
from hauntbox.games.vast.roles.dragon.rules.wrath import WRATH_TILES, take_tile
from hauntbox.games.vast.roles.goblins.actions import CURSE, SECRET, SECRET_NAMES, TRIBE, TRIBE_NAMES, Curse, Tribe
from hauntbox.games.vast.roles.goblins.board import EYE, NO_TRIBE, TRIBE_NUMBERS
from hauntbox.games.vast.roles.goblins.rules.raiding import hit_knight
from hauntbox.games.vast.roles.goblins.rules.stats import (
    BLIND_FURY,
    CAVE_IN,
    FIRE_BOMBER,
    HEX,
    HIDING_SPOTS,
    LEADER,
    POISON,
    RUBY,
    TRAP,
    bare_strength,
    hidden,
    piece_of,
)
from hauntbox.games.vast.roles.knight.rules.grit import lose_grit
from hauntbox.games.vast.roles.knight.rules.stats import strength as knight_strength
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    FANGS_TRIBE,
    GHOST,
    GOBLINS,
    KNIGHT,
    ROLE_NAMES,
    THIEF,
    UNICORN,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, goblins_of, thief_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.games.vast.table.ends import collapse, playing
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

FACE_UP: Final = (RUBY, TRAP)  # VSB-GOT-17: they stay


class SecretCard(NamedTuple):
    name: str
    rule: str


SECRET_CARDS: Final = (
    SecretCard("Secret Tunnels", "VSB-SEC-01"),
    SecretCard("Cave-In", "VSB-SEC-02"),
    SecretCard("Poison", "VSB-SEC-04"),
    SecretCard("Leader", "VSB-SEC-05"),
    SecretCard("Goblin Ruby", "VSB-SEC-06"),
    SecretCard("Blind Fury", "VSB-SEC-09"),
    SecretCard("Fire Bomber", "VSB-SEC-10"),
    SecretCard("Hex", "VSB-SEC-11"),
    SecretCard("Trap", "VSB-SEC-17"),
    SecretCard("Hiding Spots", "VSB-SEC-19"),
)  # by number


def secret_of(act: Action) -> int:
    return SECRET_NAMES.index(getattr(act, "card", ""))


def hand_acts(g: Vast) -> list[Action]:
    """The Secrets that may be played now."""
    if g.possessed == GOBLINS:
        return []
    return [SECRET[card] for card in goblins_of(g).hand if not bars_secret(g, card)]


def bars_secret(g: Vast, card: int) -> str:
    """VSB-DEC-70: the rule by which a Secrets card cannot be played now, or "". VSB-GOT-17: one of the hand."""
    if g.possessed == GOBLINS:
        return "VSB-GHS-27"  # VSB-GHS-28: whatever they hold, so that no refusal tells of their hand
    if card not in goblins_of(g).hand:
        return "VSB-GOT-17"
    if card == LEADER:
        return "VSB-SEC-28"
    if card == POISON:
        return "VSB-SEC-27"
    if card == HEX:
        return "" if cursed(g) else "VSB-SEC-11"
    if card == CAVE_IN:
        return "" if goblins_of(g).population[EYE] and fallable(g) else "VSB-SEC-02"
    if card == HIDING_SPOTS:
        return bars_hiding(g)
    return ""


def play_secret(g: Vast, card: int) -> None:
    """VSB-GOT-17: it is discarded, unless it stays face up. All see it."""
    board = goblins_of(g)
    g.learned = True
    board.hand = tuple([each for each in board.hand if each != card])
    g.tell(SECRET_CARDS[card].rule, "plays secret", GOBLINS, card)
    if card in FACE_UP:
        board.shown = tuple(sorted((*board.shown, card)))
    else:
        board.secrets_out += (card,)


def play(g: Vast, card: int) -> None:
    """The card and its effect."""
    play_secret(g, card)
    if card in FACE_UP:
        return
    EFFECTS[card](g)


def open_tunnels(g: Vast) -> None:
    """VSB-SEC-01: for this turn."""
    goblins_of(g).tunnels = True


# A card for one Tribe. ----------------------------------------------------------------------------------------------


def ask_fury(g: Vast) -> None:
    g.then(Beneficiary(GOBLINS, BLIND_FURY))


def ask_bomber(g: Vast) -> None:
    g.then(Beneficiary(GOBLINS, FIRE_BOMBER))


@dataclass(frozen=True)
class Beneficiary(Listed):
    """VSB-DEC-71: on which Tribe the card is played."""

    card: int

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return TRIBE

    def answer(self, g: Vast, act: Tribe) -> None:
        board, bit = goblins_of(g), 1 << TRIBE_NAMES.index(act.name)
        if self.card == BLIND_FURY:
            board.furious |= bit  # VSB-SEC-09
        else:
            board.bombers |= bit  # VSB-SEC-10
        g.tell(SECRET_CARDS[self.card].rule, "for tribe", self.card, piece_of(TRIBE_NAMES.index(act.name)))


# Hex. ---------------------------------------------------------------------------------------------------------------


def cursed(g: Vast) -> list[int]:
    """Whom a Hex can be put on: any other player, VSB-ATK-07: but the Ghost, VSB-TRN-26: or one in the Mushroom Forest;
    VSB-SEC-24: and the Shadow Unicorn."""
    shadow = [UNICORN] if g.terms.shadow and not g.left >> UNICORN & 1 else []
    others = [role for role in playing(g) if role not in (GOBLINS, GHOST)]
    return [role for role in (*others, *shadow) if not is_in_forest(g, role)]


def ask_hex(g: Vast) -> None:
    g.then(HexWhom(GOBLINS))


@dataclass(frozen=True)
class HexWhom(Listed):
    """VSB-DEC-72: which player."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [CURSE[role] for role in cursed(g)]

    def answer(self, g: Vast, act: Curse) -> None:
        role, number = [name.lower() for name in ROLE_NAMES].index(act.role), goblins_of(g).population[EYE]
        g.tell("VSB-SEC-11", "hexes", GOBLINS, role)
        if role == KNIGHT:
            lose_grit(g, number)  # VSB-SEC-11
        elif role == DRAGON:
            g.then(DiscardPower(DRAGON, number))  # VSB-SEC-12
        elif role == THIEF:
            thief_of(g).hexed = number  # VSB-SEC-14
        elif role in (CAVE, CAVE_GHOST, UNICORN):
            ROLES[role].hexed(g, number)  # VSB-SEC-13, VSB-PLR-30, VSB-SEC-15, VSB-SEC-24
        # VSB-SEC-16, VST-OTH-57: a Ghoul does not mind


# Cave-In. -----------------------------------------------------------------------------------------------------------


def bars_fall(g: Vast, space: int) -> str:
    """VSB-SEC-03: neither the Entrance nor a tile with others' pieces or with a Crystal; VST-OTH-57.

    VSB-TRN-17: Terrain by the space that names it, when VSB-TRN-09 allows.
    """
    if space not in g.ground:
        return "VSB-MAP-06"
    if any([others_at(g, FANGS_TRIBE, part) or part in g.tokens[CRYSTALS] for part in whole(g, space)]):
        return "VSB-SEC-03"
    if g.ground[space] & TERRAIN:
        rule = bars_crumbling(g, space) or ("" if named_by(g, space) == space else "VSB-TRN-17")
        return rule or bars_removal(g, space)
    return bars_removal(g, space)


def fallable(g: Vast) -> list[int]:
    """VSB-SEC-02: whatever other tiles they touch."""
    return [space for space in spaces(g) if not bars_fall(g, space)]


def ask_cave_in(g: Vast) -> None:
    """VSB-COLL-31: the map is connected again after all tiles."""
    g.then(CaveIn(GOBLINS, goblins_of(g).population[EYE]), Rejoin(GOBLINS))


@dataclass(frozen=True)
class CaveIn(Listed):
    """VSB-DEC-73, VSB-SEC-02: up to as many tiles as the Eye Tribe's Population, one after the other."""

    times: int
    fallen: tuple[int, ...] = ()  # tiles that have gone under the stack

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if self.times and fallable(g) else ()

    def run(self, g: Vast) -> None:
        """VSB-COLL-22: all that have fallen are shuffled together."""
        if len(self.fallen) > 1:
            g.stack = tuple([tile for tile in g.stack if tile not in self.fallen])
            put_under(g, self.fallen, WRATH_TILES)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[AT[space] for space in fallable(g)], NO]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, At):
            return bars_fall(g, SPACE_OF[act.space])
        return "" if act == NO else act.when

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, At):
            space = SPACE_OF[act.space]
            parts = whole(g, space)
            clear = [ClearTile(GOBLINS, part) for part in parts]
            g.then(*clear, *save_relics(g, GOBLINS, tuple(parts)), TileFalls(space, self.times - 1, self.fallen))
        else:
            self.run(g)


@dataclass(frozen=True)
class TileFalls(Step):
    """VSB-COLL-21: a Crystal tile leaves the game and counts; VSB-COLL-22: others go under the stack."""

    space: int
    times: int
    fallen: tuple[int, ...]

    def run(self, g: Vast) -> None:
        back: list[int] = []
        if not any([pieces_at(g, part) for part in whole(g, self.space)]):  # VSB-COLL-17
            g.learned = True
            back = take_tile(g, self.space, GOBLINS, "VSB-SEC-02")
        if back:
            put_under(g, tuple(back), WRATH_TILES)
        g.then(CaveIn(GOBLINS, self.times, (*self.fallen, *back)))
        if crystals_gone(g) >= crystals_to_go(g):
            collapse(g, "VSB-COLL-19")


# Hiding Spots. ------------------------------------------------------------------------------------------------------


def bars_hiding(g: Vast) -> str:
    """VSB-SEC-19: the Knight on an Ambush tile or next to one; VSB-SEC-26: between two activations."""
    if goblins_of(g).active != NO_TRIBE or goblins_of(g).drawn:
        return "VSB-SEC-26"
    here = g.at[KNIGHT]
    if is_in_forest(g, KNIGHT):
        return "VSB-TRN-26"
    if here not in g.ground or not any([is_spot(g, space) for space in (here, *NEAR[here])]):
        return "VSB-SEC-19"
    return "" if hiders(g) else "VSB-SEC-26"


def is_spot(g: Vast, space: int) -> bool:
    """VSB-SEC-20: a Lit tile with the Ambush feature, whatever became of it, and whatever walls there are."""
    return is_lit_at(g, space) and feature_at(g, space) == AMBUSH


def hiders(g: Vast) -> list[int]:
    """VSB-SEC-26: hidden Tribes that were not activated and are stronger than she; no cubes are added."""
    board = goblins_of(g)
    ready = [tribe for tribe in hidden(g) if board.population[tribe] and not board.activated >> tribe & 1]
    return [tribe for tribe in ready if bare_strength(g, tribe) > knight_strength(g)]


def ask_hiding(g: Vast) -> None:
    g.then(HideAndStrike(GOBLINS))


@dataclass(frozen=True)
class HideAndStrike(Listed):
    """VSB-DEC-71: which hidden Tribe attacks from the Hiding Spots; it is its whole activation."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [TRIBE[tribe] for tribe in hiders(g)]

    def answer(self, g: Vast, act: Tribe) -> None:
        tribe = TRIBE_NAMES.index(act.name)
        assert tribe in TRIBE_NUMBERS
        goblins_of(g).activated |= 1 << tribe
        g.tell("VSB-SEC-19", "attacks", piece_of(tribe), KNIGHT)
        hit_knight(g, tribe, plain=True)  # VSB-SEC-26


EFFECTS: Final[dict[int, Callable[[Vast], None]]] = {
    0: open_tunnels,
    CAVE_IN: ask_cave_in,
    BLIND_FURY: ask_fury,
    FIRE_BOMBER: ask_bomber,
    HEX: ask_hex,
    HIDING_SPOTS: ask_hiding,
}
