"""The Thief's answers to cave and table. THS, THA, FRC, VAR"""

from __future__ import annotations

from hauntbox.games.vast.cave.forced import is_taken
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR
from hauntbox.games.vast.cave.ground import bars_way, is_shut
from hauntbox.games.vast.cave.holding import return_token
from hauntbox.games.vast.cave.terrain.leaving import can_step_off
from hauntbox.games.vast.cave.terrain.lying import is_on_magma
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.roles.knight.board import DARING
from hauntbox.games.vast.roles.knight.cards.quests import achieve
from hauntbox.games.vast.roles.numbers import DRAGON, GOBLINS, KNIGHT, NOBODY, OWNER, THIEF
from hauntbox.games.vast.roles.role import IN_FLAMES, ROLES, Role
from hauntbox.games.vast.roles.thief.board import ThiefBoard
from hauntbox.games.vast.roles.thief.goals import thief_wins_by
from hauntbox.games.vast.roles.thief.judgement import progress
from hauntbox.games.vast.roles.thief.rules.death import is_killed, kill
from hauntbox.games.vast.roles.thief.rules.moving import SlipAway, bars_entry, step
from hauntbox.games.vast.roles.thief.rules.stats import movement, stealth
from hauntbox.games.vast.roles.thief.rules.upgrades import LoseUpgrade
from hauntbox.games.vast.roles.thief.turn import AssignTokens, LoseCubes, Sneak, TakeCubes, ThiefAppears
from hauntbox.games.vast.state import Vast, thief_of


class Thief(Role):
    number = THIEF

    def set_up(self, g: Vast) -> None:
        """VSB-THS-01, VSB-THS-02, VSB-THS-03: not on the map yet."""
        g.thief = ThiefBoard()

    def begin(self, g: Vast) -> None:
        g.then(ThiefAppears(), AssignTokens(THIEF), Sneak(THIEF), LoseCubes())

    def play_possessed(self, g: Vast, by: int) -> None:
        """VSB-GHS-46: Movement and cubes are new; VSB-GHS-23: whom and what he tried this turn is not.

        VSB-POS-05: the card sets his stats, his Stat tokens stay."""
        g.then(TakeCubes(), Sneak(THIEF), LoseCubes())

    def summoned(self, g: Vast) -> None:
        g.thief = ThiefBoard()  # VSB-GHS-20: on the Entrance
        g.at[THIEF] = MIDDLE

    def dismissed(self, g: Vast) -> None:
        """VSB-GHS-50: what he stashed counts for nobody; what he carries goes back."""
        board = thief_of(g)
        for kind in [TREASURES] * (board.carried + board.stash) + [*board.gems]:
            return_token(g, kind)
        g.thief = None

    def bars_block(self, g: Vast, influence: int) -> str:
        """VSB-GHS-16: as many cubes as her Influence."""
        return "" if thief_of(g).cubes >= influence else "VSB-GHS-16"

    def pay_block(self, g: Vast, influence: int) -> None:
        thief_of(g).cubes -= influence

    def alone_number(self, g: Vast) -> int:
        """VSB-VAR-20: his Movement."""
        return movement(g)

    def bars_forced(self, g: Vast, piece: int, way: int, to: int) -> str:
        """VSB-FRC-07: not through walls or onto spaces with other players."""
        return "VSB-FRC-07" if is_shut(g, g.at[piece], way) or is_taken(g, piece, to) else ""

    def bars_struck(self, g: Vast, piece: int, by: int) -> str:
        """VSB-THA-22, VSB-KNA-09: Knight and Goblins need Perception greater than his Stealth; others do not."""
        if OWNER[by] not in (KNIGHT, GOBLINS):
            return ""
        return "" if ROLES[OWNER[by]].wariness(g, by) > stealth(g) else "VSB-THA-22"

    def struck(self, g: Vast, piece: int, by: int) -> None:
        """VSB-THA-21: he is killed, VSB-THU-10: or he evades and may move. VSB-KNX-05: killing him is Daring."""
        if not is_killed(g, by):
            g.then(SlipAway(THIEF))
        elif by == KNIGHT:
            achieve(g, DARING)

    def spored(self, g: Vast) -> None:
        g.then(LoseUpgrade(THIEF))  # VSB-CVO-13

    def hit_by_power(self, g: Vast, piece: int, how: int) -> None:
        """VSB-DRP-04, VSB-DRP-17: Claw and Scratch kill him, unless he evades. VSB-DRP-19: so does the Flame Wall,

        VSB-THU-19: which he cannot evade, VSB-THU-20: and which gives nobody a bonus.
        """
        if how == IN_FLAMES:
            kill(g, NOBODY)
        elif not is_killed(g, DRAGON):
            g.then(SlipAway(THIEF))

    def bars_shot(self, g: Vast, piece: int, by: int) -> str:
        """VSB-TRE-06: the Enchanted Bow needs Perception greater than his Stealth."""
        return "" if ROLES[OWNER[by]].wariness(g, by) > stealth(g) else "VSB-TRE-06"

    def struck_by_shot(self, g: Vast, piece: int, by: int) -> None:
        """VSB-TRE-06: he is killed, VSB-THU-19: and a shot cannot be evaded."""
        kill(g, by)

    def end_on_space(self, g: Vast) -> None:
        """VSB-TRN-05, VSB-TRN-25: Magma kills him; VSB-THU-20: nobody has a bonus."""
        if is_on_magma(g, THIEF):
            kill(g, NOBODY)

    def pit_moves(self, g: Vast, piece: int, gone: int) -> int:
        return movement(g) - thief_of(g).moved

    def bars_pit_exit(self, g: Vast, piece: int, way: int, left: int) -> str:
        here = g.at[THIEF]
        rule = "" if can_step_off(g, here, way) else bars_way(g, here, way)
        return rule or bars_entry(g, NEAR[here][way])

    def crossed_pits(self, g: Vast, piece: int) -> None:
        thief_of(g).moved += 1

    def leave_pit(self, g: Vast, piece: int, way: int) -> None:
        step(g, way)

    def slid(self, g: Vast, to: dict[int, int]) -> None:
        board = thief_of(g)
        board.tried = tuple([to.get(space, space) for space in board.tried])
        board.peeked = tuple([to.get(space, space) for space in board.peeked])

    def wins_by(self, g: Vast, event: int, *facts: int) -> str:
        return thief_wins_by(g, event, facts)

    def know(self, g: Vast, k: Vast, seat: tuple[int, ...]) -> None:
        """VSB-GEN-06: his board lies open; what he has peeked at is the cave's to hide, VSB-HID-08."""
        k.thief = thief_of(g).clone()

    def progress(self, g: Vast) -> float:
        return progress(g)
