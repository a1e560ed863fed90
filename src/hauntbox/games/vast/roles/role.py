"""The contract of a role: the named questions that cave and table ask of it, each with its usual answer.

A role is one folder, `roles/<role>/`, with a class in `role.py` that answers differently where its rules do, and a line
in `roles/registry.py`. docs/write-a-role.md shows how. What one role does to another stands where the ledger puts it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from hauntbox.games.vast.cave.terrain.lying import is_in_forest
from hauntbox.games.vast.roles.numbers import PIECE_COUNT, ROLE_COUNT
from hauntbox.games.vast.state import Vast

# What the Dragon does to pieces.
CLAWED: Final = 0
SCRATCHED: Final = 1
HISSED: Final = 2
IN_FLAMES: Final = 3
WRATHFUL: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Role:
    """One role's answers. `number` is its place in roles/numbers.py. A method puts frames on the agenda, with `g.then`,
    only where it says so."""

    number: int = -1

    # -- set-up and turn ----------------------------------------------------------------------------------------------

    def set_up(self, g: Vast) -> None:
        """Make the board, shuffle the decks, place the pieces."""

    def adjust(self, g: Vast) -> None:
        """All boards are laid: change what this role's level changes on those of others."""

    def begin(self, g: Vast) -> None:
        """Put the phases of a turn on the agenda, the first to be done first. The end of the turn is the table's."""

    def bars_possessed(self, g: Vast) -> str:
        """The rule by which nobody can possess it now, or "". VSB-GHS-47: it must be there, VSB-TRN-31: and not in
        the Mushroom Forest."""
        if g.at[self.number] not in g.ground:
            return "VSB-GHS-47"
        return "VSB-TRN-31" if is_in_forest(g, self.number) else ""

    def play_possessed(self, g: Vast, by: int) -> None:
        """The same for a turn that another role's mind plays: part of the turn just ended, so its limits go on.

        What the card brings is in `g.trance`; what the board showed before may be kept there."""
        self.begin(g)

    def released(self, g: Vast) -> None:
        """That turn is over: what was kept comes back, what is unused is discarded."""

    def summoned(self, g: Vast) -> None:
        """VSB-GHS-20: not in the game, it comes for one turn: make a board, place the piece by the first-turn rule.
        May put frames on the agenda."""

    def dismissed(self, g: Vast) -> None:
        """VSB-GHS-20: it disappears again; pieces are the table's affair, board and tokens its own."""

    def influence(self, g: Vast) -> int:
        """How strongly it possesses others."""
        return 1

    def bars_block(self, g: Vast, influence: int) -> str:
        """VSB-GHS-16: the rule by which it cannot pay for a Mental Block, or ""."""
        return "VSB-GHS-16"

    def pay_block(self, g: Vast, influence: int) -> None:
        """VSB-GHS-16: pay for it. May put frames on the agenda."""

    def end_on_space(self, g: Vast) -> None:
        """VSB-GROW-09: what ending the turn on a space does (surfacing, Magma). May put frames on the agenda."""

    def expire(self, g: Vast) -> None:
        """VSB-GROW-09: what lasted for the turn is over."""

    def after_turn(self, g: Vast, role: int) -> None:
        """Another role's turn is over, tiles and all: the moment for a possession. May put frames on the agenda."""

    def after_own_turn(self, g: Vast) -> None:
        """Its own turn is over, tiles and all. May put frames on the agenda."""

    def after_possession(self, g: Vast, role: int) -> None:
        """The turn that this role played on for another is over: what is unused goes back."""

    def alone_number(self, g: Vast) -> int:
        """VSB-VAR-20, VSB-VAR-22: the number that Alone in the Dark compares with the revealed Crystal tiles."""
        return 0

    # -- its pieces ---------------------------------------------------------------------------------------------------

    def is_in_way(self, g: Vast, piece: int) -> bool:
        """Whether its piece makes a space one "with other players". VSB-ATK-07: Ghosts do not."""
        return True

    def bars_forced(self, g: Vast, piece: int, way: int, to: int) -> str:
        """The rule by which its piece is not moved that way by others, or "". There is a tile at `to`."""
        return ""

    def forced(self, g: Vast, piece: int) -> None:
        """Its piece was moved by others and stands where it stands now. May put frames on the agenda."""

    def stops(self, g: Vast, piece: int) -> bool:
        """Whether a forced move of its piece ends where it stands now."""
        return False

    def leaves_by_itself(self, g: Vast, piece: int) -> bool:
        """Whether its piece gets off a removed tile by a rule of its own: `leave` is called, and nobody moves it."""
        return False

    def leave(self, g: Vast, piece: int) -> None:
        """Get off a tile that is removed. May put frames on the agenda."""

    # -- meeting others -----------------------------------------------------------------------------------------------

    def bars_struck(self, g: Vast, piece: int, by: int) -> str:
        """The rule by which the piece `by` may not attack its piece, or "", where the ledger says it here."""
        return "VSB-ATK-07"

    def struck(self, g: Vast, piece: int, by: int) -> None:
        """The piece `by` has attacked its piece. May put frames on the agenda."""

    def bars_shot(self, g: Vast, piece: int, by: int) -> str:
        """The rule by which the piece `by` may not shoot its piece with a Bow, or ""; it is visible."""
        return "VSB-KNQ-05"

    def struck_by_shot(self, g: Vast, piece: int, by: int) -> None:
        """Hit by a Bow."""

    def bars_stepped_onto(self, g: Vast, piece: int, by: int) -> str:
        """The rule by which the surfaced Dragon `by` may not enter the space of its piece, or ""."""
        return ""

    def stepped_onto(self, g: Vast, piece: int, by: int) -> None:
        """VSB-DRW-24: the surfaced Dragon `by` has entered the space of its piece. May put frames on the agenda."""

    def hit_by_power(self, g: Vast, piece: int, how: int) -> None:
        """A power of the Dragon has hit its piece: CLAWED and so on. What he eats or draws is said to him there by
        `eat` of dragon/rules/sloth.py and `draw` of dragon/cards.py. May put frames on the agenda."""

    def bars_hissed(self, g: Vast, piece: int) -> str:
        """The rule by which the Dragon cannot hiss at its piece, or ""."""
        return "VSB-DRP-31"

    def hexed(self, g: Vast, number: int) -> None:
        """VSB-SEC-13: a Hex of the Goblins has met it. Asked of Cave and Unicorn. May put frames on the agenda."""

    # -- the Thief ----------------------------------------------------------------------------------------------------

    def wariness(self, g: Vast, piece: int) -> int:
        """VSB-THA-19: the number that the Thief's Stealth must exceed: Perception, Armor, Defense."""
        return 0

    def bars_pickpocket(self, g: Vast, piece: int) -> str:
        """VSB-THA-11, VSB-THA-23: the rule by which Pickpocket can do its piece no harm, or ""."""
        return "VSB-THA-23"

    def pickpocketed(self, g: Vast, piece: int) -> None:
        """A Pickpocket succeeded: suffer, and let him have his Treasure. May put frames on the agenda."""

    def bars_backstab(self, g: Vast, piece: int, cubes: int) -> str:
        """The rule by which its piece cannot be backstabbed with so many cubes, or ""."""
        return "VSB-ATK-07"

    def backstabbed(self, g: Vast, piece: int, cubes: int) -> None:
        """A Backstab with so many cubes. May put frames on the agenda."""

    def rob_thief(self, g: Vast, level: int) -> None:
        """VSB-THU-15, VSB-THU-20: it has killed the Thief: its bonus for this Loot Drop Level."""

    # -- the cave -----------------------------------------------------------------------------------------------------

    def entered(self, g: Vast, piece: int) -> bool:
        """Any piece has entered a space, by itself or by force: whether something of this role drives it away again.
        May put frames on the agenda."""
        return False

    def came(self, g: Vast, piece: int) -> None:
        """A piece has come onto the map."""

    def left_behind(self, g: Vast, piece: int) -> None:
        """A piece is about to leave the map, killed, hidden or gone: what this role let it carry stays there."""

    def entered_terrain(self, g: Vast, piece: int, came: int) -> None:
        """VSB-FRC-12: its piece has come to a space of Terrain, by itself or by force, from the space `came` beside it;
        NOWHERE: it was put there. May put frames on the agenda."""

    def reveals_from(self, g: Vast) -> int:
        """VSB-TRN-12: the space of the piece with which it reveals tiles, or NOWHERE."""
        return g.at[self.number]

    def chooses_terrain(self, g: Vast) -> int:
        """VSB-TRN-11: the role whose player chooses the Terrain that comes when it reveals an Event tile."""
        return self.number

    def pit_moves(self, g: Vast, piece: int, gone: int) -> int:
        """VSB-TRN-22: the movement that its piece has left for a trip through the Pits, after so many steps of it;
        0: it cannot use them."""
        return 0

    def bars_pit_exit(self, g: Vast, piece: int, way: int, left: int) -> str:
        """The rule by which its piece, in a Pit now, does not get out that way with so much movement left, or ""."""
        return "VSB-TRN-22"

    def crossed_pits(self, g: Vast, piece: int) -> None:
        """Its piece has gone from one Pit to another: pay for it. May put frames on the agenda."""

    def leave_pit(self, g: Vast, piece: int, way: int) -> None:
        """Its piece steps out of a Pit. May put frames on the agenda."""

    def has_revealed(self, g: Vast, space: int) -> None:
        """It has revealed a tile, which is filled. May put frames on the agenda."""

    def tile_goes(self, g: Vast, space: int) -> None:
        """A tile is about to be removed, its pieces have left. May put frames on the agenda."""

    def bars_removal(self, g: Vast, space: int) -> str:
        """The rule by which its things protect a tile from being removed, or ""."""
        return ""

    def slid(self, g: Vast, to: dict[int, int]) -> None:
        """Part of the map has slid, `to` says where each space went: put right the spaces that its board holds."""

    def offers_tile(self, g: Vast, asker: int, space: int) -> None:
        """Asked of the Cave alone: lay a tile of the hand there. Puts its question on the agenda."""

    def offers_event(self, g: Vast) -> None:
        """Asked of the Cave alone: choose the Event card that the Knight gets. Puts its question on the agenda."""

    def offers_treasure(self, g: Vast) -> None:
        """Asked of the Cave alone: choose the Treasure card that the Knight gets. Puts its question on the agenda."""

    def stack_grows(self, g: Vast) -> None:
        """Asked of the Cave alone: tiles have gone back under the stack, so that a short hand can be filled up."""

    def draws_omens(self, g: Vast, number: int) -> None:
        """Asked of the Cave alone: draw so many Omen tokens."""

    def spored(self, g: Vast) -> None:
        """VSB-CVO-09: hit by Soporific Spores; whoever plays it chooses what is lost. May put frames on the agenda."""

    def tiles_in_hand(self, g: Vast) -> int:
        """Cave tiles that the role holds: the last tile is placed when stack and hand are empty."""
        return 0

    # -- winning ------------------------------------------------------------------------------------------------------

    def wins_by(self, g: Vast, event: int, *facts: int) -> str:
        """The rule by which this event of table/ends.py meets its goal, or ""."""
        return ""

    def depart(self, g: Vast) -> None:
        """VSB-ORD-22: the role has left the game; piece and turns are the table's affair, board and tokens its own."""

    # -- what is known, seen and thought ------------------------------------------------------------------------------

    def know(self, g: Vast, k: Vast, seat: tuple[int, ...]) -> None:
        """Fill the board in `k` with what the seat's minds know of the true one in `g`."""

    def deal(self, k: Vast, seat: tuple[int, ...], rng: Any) -> None:
        """Deal what the seat does not know of its board, by dice alone."""

    def progress(self, g: Vast) -> float:
        """About how many turns it is from its goal."""
        return 99.0


ROLES: Final[list[Role]] = [Role() for _ in range(ROLE_COUNT)]  # by number; registry.py puts each in its place
assert PIECE_COUNT > ROLE_COUNT


def enrol(role: Role) -> None:
    """Put a role in its place."""
    ROLES[role.number] = role


def built() -> list[int]:
    """The roles that can be played."""
    return [number for number, role in enumerate(ROLES) if role.number == number]
