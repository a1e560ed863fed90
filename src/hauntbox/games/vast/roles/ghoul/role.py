"""The Ghoul's answers to cave and table: set-up, force, others' attacks, what is known. SET, OTH, FRC, HID"""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.vast.cave.forced import is_taken
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.ground import is_shut
from hauntbox.games.vast.cave.holding import return_token
from hauntbox.games.vast.cave.terrain.lying import is_on_magma
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor
from hauntbox.games.vast.roles.ghoul.board import KINDS, TERROR_CARDS, GhoulBoard
from hauntbox.games.vast.roles.ghoul.goals import ghoul_wins_by
from hauntbox.games.vast.roles.ghoul.judgement import progress
from hauntbox.games.vast.roles.ghoul.rules.dice import KeepDice, RollDice
from hauntbox.games.vast.roles.ghoul.rules.drawing import draw_terror, expire_terror, shuffle_deck
from hauntbox.games.vast.roles.ghoul.rules.moving import bars_climbing_out, step
from hauntbox.games.vast.roles.ghoul.rules.paying import pay, purse
from hauntbox.games.vast.roles.ghoul.rules.skitter import Skitter
from hauntbox.games.vast.roles.ghoul.turn import COMING, PHASES, GhoulAppears, Prowl
from hauntbox.games.vast.roles.goblins.rules.stats import strength as tribe_strength
from hauntbox.games.vast.roles.goblins.rules.stats import tribe_of
from hauntbox.games.vast.roles.knight.rules.stats import attack_strength, strength
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT, NOBODY, OWNER, TRIBES
from hauntbox.games.vast.roles.role import Role
from hauntbox.games.vast.roles.thief.against import bars_rob_ghoul, rob_ghoul, stab_ghoul
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of, prowler, trance_of

FACE_DOWN: Final = -1
BOW_STRENGTH: Final = 2
STALWART_DEFENSE: Final = 3
STALWART, DARING, FEARLESS = 0, 2, 3  # Sidequests, as numbered in their deck


def note_feats(g: Vast) -> None:
    """VST-OTH-04: the Knight's attack is Daring, VST-OTH-05: Stalwart against a Defense of 3, VST-OTH-06: Fearless on a
    tile that she has just revealed. VST-VGV-31: so it is with the Vile Ghoul."""
    board = knight_of(g)
    board.feats |= 1 << DARING
    if ghoul_of(g).discs >= STALWART_DEFENSE:
        board.feats |= 1 << STALWART
    if board.unveiled == g.at[prowler(g)]:
        board.feats |= 1 << FEARLESS


def set_apart(g: Vast) -> None:
    """VSB-POS-11, VSB-POS-12: discs, dice and Terror cards of its own, which a possession leaves alone."""
    board = ghoul_of(g)
    own = (board.discs, board.attack_die, board.backstab, int(board.pinned))
    trance_of(g).kept = (own, board.dice, tuple(board.held))
    board.discs, board.movement, board.backstab, board.dice = 0, 0, 0, ()
    board.held = [0] * KINDS


def put_back(g: Vast) -> None:
    board, kept = ghoul_of(g), trance_of(g).kept
    board.discs, board.attack_die, board.backstab, pinned = kept[0]
    board.dice, board.held, board.pinned, board.movement = kept[1], [*kept[2]], bool(pinned), 0


class Ghoul(Role):
    number = GHOUL

    def set_up(self, g: Vast) -> None:
        """VST-SET-01, VST-SET-10, VST-DEF-05: not on the map yet; VST-SET-02: the Terror deck; VST-SET-03: no Fury."""
        g.ghoul = GhoulBoard()
        shuffle_deck(g, TERROR_CARDS)

    def begin(self, g: Vast) -> None:
        g.then(*(COMING if g.at[GHOUL] == NOWHERE else PHASES[GHOUL]))  # VST-TURN-02

    def play_possessed(self, g: Vast, by: int) -> None:
        """VSB-POS-06: it rolls and chooses two dice; VSB-POS-11, VSB-POS-12: its own discs and cards are set apart.

        VSB-GHS-23: whom it attacked in this turn it does not attack again.
        """
        set_apart(g)
        g.then(RollDice(self.number), KeepDice(self.number), Prowl(self.number))

    def released(self, g: Vast) -> None:
        put_back(g)

    def summoned(self, g: Vast) -> None:
        """VSB-GHS-20: by its first-turn rule."""
        g.ghoul = GhoulBoard()
        g.then(GhoulAppears())

    def dismissed(self, g: Vast) -> None:
        for _ in range(ghoul_of(g).treasure):
            return_token(g, TREASURES)
        g.ghoul = None

    def bars_block(self, g: Vast, influence: int) -> str:
        """VSB-GHS-16, VST-OTH-47: Influence + 1 movement points."""
        return "" if ghoul_of(g).movement > influence else "VSB-GHS-16"

    def pay_block(self, g: Vast, influence: int) -> None:
        ghoul_of(g).movement -= influence + 1

    def expire(self, g: Vast) -> None:
        expire_terror(g)  # VST-TURN-07

    def end_on_space(self, g: Vast) -> None:
        """VST-TRN-06, VSB-TRN-05: Magma makes it skitter; VST-SKT-18: nobody announces. VST-TRN-08: no other does."""
        if is_on_magma(g, self.number):
            g.then(Skitter(self.number, NOBODY))

    def pit_moves(self, g: Vast, piece: int, gone: int) -> int:
        return purse(g)

    def bars_pit_exit(self, g: Vast, piece: int, way: int, left: int) -> str:
        return bars_climbing_out(g, way, left)

    def crossed_pits(self, g: Vast, piece: int) -> None:
        pay(g, 1)  # VST-TRN-03

    def leave_pit(self, g: Vast, piece: int, way: int) -> None:
        step(g, way)

    def alone_number(self, g: Vast) -> int:
        """VST-SOLO-09, VSB-VAR-22: the die chosen for attack, VST-SOLO-11: as it was rolled."""
        return ghoul_of(g).attack_die

    def bars_forced(self, g: Vast, piece: int, way: int, to: int) -> str:
        """VST-FRC-01: not through walls, VST-FRC-02: not onto others. VST-FRC-03: Dark or Lit does not matter.

        VST-FRC-06, VST-FRC-07: a tile is not removed if it cannot leave.
        """
        return "VST-FRC-01" if is_shut(g, g.at[piece], way) else "VST-FRC-02" if is_taken(g, piece, to) else ""

    def forced(self, g: Vast, piece: int) -> None:
        """VST-FRC-05: no attack, so no skitter, VST-WIN-17: and no escape."""

    def bars_struck(self, g: Vast, piece: int, by: int) -> str:
        """VST-OTH-02, VST-DEF-04: the Knight must be stronger than its Defense. VST-OTH-53: as strong as she is now.

        VST-DEF-03: which no attack changes. VST-VGD-03: the Vile Ghoul's is compared with in the same way.
        VSB-KNA-12: against both Ghouls it is the Ghoul's ledger that decides.
        """
        if by in TRIBES:
            return "" if tribe_strength(g, tribe_of(by)) > ghoul_of(g).discs else "VST-OTH-11"
        if by != KNIGHT:
            return "VST-OTH-01"
        return "" if attack_strength(g) > ghoul_of(g).discs else "VST-OTH-02"

    def struck(self, g: Vast, piece: int, by: int) -> None:
        """VST-OTH-01, VST-OTH-03: it skitters, and that is all. VST-OTH-54: whatever came before; VST-OTH-56: it is not
        compared again. VST-OTH-10: the Encounter is the Knight's."""
        if by == KNIGHT:
            note_feats(g)
        g.then(Skitter(self.number, OWNER[by]))

    def bars_stepped_onto(self, g: Vast, piece: int, by: int) -> str:
        """VST-OTH-17: the surfaced Dragon's Armor must be greater than its Defense. VST-OTH-24: and that is all."""
        return "" if armor(g) > ghoul_of(g).discs else "VST-OTH-17"

    def wariness(self, g: Vast, piece: int) -> int:
        return ghoul_of(g).discs

    def bars_pickpocket(self, g: Vast, piece: int) -> str:
        return bars_rob_ghoul(g)

    def pickpocketed(self, g: Vast, piece: int) -> None:
        rob_ghoul(g)

    def bars_backstab(self, g: Vast, piece: int, cubes: int) -> str:
        return ""

    def backstabbed(self, g: Vast, piece: int, cubes: int) -> None:
        stab_ghoul(g, cubes)

    def rob_thief(self, g: Vast, level: int) -> None:
        """VST-EFF-23: as many Terror cards as his Loot Drop Level, at least 1; VST-EFF-24: one is kept."""
        draw_terror(g, max(level, 1), 1)

    def bars_shot(self, g: Vast, piece: int, by: int) -> str:
        """VST-OTH-07: the Knight shoots it with Strength 2 or more, VST-OTH-09: whatever its Defense."""
        return "" if by == KNIGHT and strength(g) >= BOW_STRENGTH else "VST-OTH-07"

    def struck_by_shot(self, g: Vast, piece: int, by: int) -> None:
        """VST-OTH-08, VST-OTH-09: a Bow makes it skitter, whatever its Defense."""
        g.then(Skitter(self.number, OWNER[by]))

    def spored(self, g: Vast) -> None:
        """VSB-CVO-14, VST-OTH-30: 1 Fury less, and no Terror card is lost."""
        board = ghoul_of(g)
        if board.fury:
            board.fury -= 1
            g.tell("VST-OTH-30", "calms down", self.number, board.fury)
        self.shy_away(g)

    def shy_away(self, g: Vast) -> None:
        """VST-OTH-31: it skitters, and the Cave names the symbol; VST-OPT-04: unless that is agreed."""
        if g.at[self.number] != NOWHERE and not g.options.spores_no_skitter:
            g.then(Skitter(self.number, g.terms.shaper))

    def wins_by(self, g: Vast, event: int, *facts: int) -> str:
        return ghoul_wins_by(g, event, facts)

    def know(self, g: Vast, k: Vast, seat: tuple[int, ...]) -> None:
        """VST-HID-02: nobody knows the deck, VST-HID-03: but the Ghoul what it has put under it.

        VST-HID-01, VST-HID-04: all else lies open.
        """
        board = ghoul_of(g).clone()
        seen = board.bottom if self.number in seat else 0
        hidden = len(board.deck) - seen
        board.deck = (FACE_DOWN,) * hidden + board.deck[hidden:]
        if self.number not in seat:
            board.looked = (FACE_DOWN,) * len(board.looked)
        k.ghoul = board

    def deal(self, k: Vast, seat: tuple[int, ...], rng: Any) -> None:
        """The Terror cards that the seat does not see, dealt anew: they are those that lie nowhere in the open."""
        board = ghoul_of(k)
        unseen = [*TERROR_CARDS]
        apart = (
            k.trance.kept[2] if k.trance is not None and k.possessed == self.number and k.trance.kept else (0,) * KINDS
        )
        held = [kind for kind in range(KINDS) for _ in range(board.held[kind] + apart[kind])]
        for kind in (*held, *board.pile, *board.out, *board.deck, *board.looked):
            if kind != FACE_DOWN:
                unseen.remove(kind)
        rng.shuffle(unseen)
        board.looked = tuple([unseen.pop() if kind == FACE_DOWN else kind for kind in board.looked])
        board.deck = tuple([unseen.pop() if kind == FACE_DOWN else kind for kind in board.deck])

    def progress(self, g: Vast) -> float:
        return progress(g)
