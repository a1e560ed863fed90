"""The table before a mission: dashboards, decks, supplies. SET, CMP, INV"""

from __future__ import annotations

from hauntbox.games.betwixt.cards import decks
from hauntbox.games.betwixt.cards.decks import BOTTLE_ROCKET, CARDS, NONE, TOKEN_CARDS
from hauntbox.games.betwixt.cards.equipment import TYPES, WEAPON
from hauntbox.games.betwixt.cards.family import MADDOX
from hauntbox.games.betwixt.cards.monster_weapons import BARE
from hauntbox.games.betwixt.cards.monster_weapons import DECKS as ARMS
from hauntbox.games.betwixt.cards.talents import REMEDY, TALENTS
from hauntbox.games.betwixt.rules.dice import ARMS as ARMS_SHUFFLED
from hauntbox.games.betwixt.rules.dice import DECK
from hauntbox.games.betwixt.rules.gear.dashboard import gear, replaced
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.state import EMPTY, FIRST, FMS, LOOKOUT, NOBODY, POUCH, Farm


def set_table(g: Farm) -> None:
    """A family whose story begins, or that has none."""
    lay_dashboards(g)
    lay_decks(g, ())


def lay_dashboards(g: Farm) -> None:
    """TGB-SET-01: all four dashboards with their starting values; TGB-SET-13: nothing else on them.

    TGB-CMP-01: all four take part, however many play.
    """
    roles = FMS + 1
    g.minds, g.sealed, g.standing = list(range(roles)), [None] * roles, [{} for _ in range(roles)]
    g.at, g.status, g.kind = [NOWHERE] * FIRST, [0] * FIRST, [NOBODY] * FIRST
    g.spot, g.weapon, g.target = [0] * FIRST, [BARE] * FIRST, [NOBODY] * FIRST
    g.face, g.misses, g.blame, g.hp = [0] * FIRST, [0] * FIRST, [NOBODY] * FIRST, [0] * FIRST
    g.post, g.level, g.xp, g.points = [LOOKOUT] * FMS, [1] * FMS, [0] * FMS, [0] * FMS
    g.talents = [sum([1 << n for n, t in enumerate(TALENTS) if t.owner == fm and not t.points]) for fm in range(FMS)]
    g.cards, g.chips, g.slain = [EMPTY] * FMS, [()] * FMS, [()] * FMS
    g.skill, g.practice = [(0,) * len(TYPES)] * FMS, [(0,) * len(TYPES)] * FMS
    g.last_weapon, g.pool, g.syringes = [NONE] * FMS, [0] * FIRST, (REMEDY,)  # TGB-TAL-41
    g.tokens = [tokens_at_start(card) for card in TOKEN_CARDS]
    g.cards[MADDOX] = replaced(EMPTY, {POUCH: BOTTLE_ROCKET})  # TGB-INV-05, TGB-CMP-04
    g.hp[:FMS] = [gear(g, fm).hp for fm in range(FMS)]
    g.fp = [gear(g, fm).fp for fm in range(FMS)]


def tokens_at_start(card: int) -> int:
    """TGB-EQP-62: weapons with own tokens start full; TGB-TAL-37, TGB-TAL-38, TGB-TAL-39: fireworks with one."""
    firework = CARDS[card].place == WEAPON and not CARDS[card].value
    return 1 if firework else CARDS[card].tokens


def lay_decks(g: Farm, read: tuple[int, ...]) -> None:
    """TGB-SET-05: each deck is shuffled for itself. TGB-CMP-18: the base brown deck, and open collections.

    TGB-CMP-35: what no Mission Guide has opened stays in the box.
    TGB-END-13: what nobody has lies there; `read`: TGB-BOOK-09: books that have left the campaign.
    """
    held = {card for cards in g.cards for card in cards} | set(g.stash)
    cards = [*[decks.equipment_deck(rarity, g.collections) for rarity in decks.DECKS], decks.item_deck()]
    piles = [tuple([card for card in pile if card not in held]) for pile in cards]
    piles += [books_left((*read, *g.books)), decks.drop_deck()]
    g.decks = [g.shuffle(pile, DECK) if pile else () for pile in piles]
    g.arms = [g.shuffle(pile, ARMS_SHUFFLED) for pile in ARMS]
    g.arms_out = [(), ()]


def books_left(gone: tuple[int, ...]) -> tuple[int, ...]:
    left = list(decks.book_deck())
    for book in gone:
        left.remove(book)
    return tuple(left)
