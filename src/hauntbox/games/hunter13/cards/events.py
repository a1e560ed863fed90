"""EVENT and TRAP cards as scripts of deeds. ECARD, the tables of EVENT and TRAP cards"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.hunter13.cards.rooms import DX, HP, IN, MP, WP, if_made, or_else
from hauntbox.games.hunter13.content.book import EVENT_BOOK, TRAP_BOOK, Book, Deed, Script

ST: Final = 0
VISION: Final = 0
DOUBLE: Final = 8
CONFINED: Final = 10
OTHER_DOORS: Final = 12
PICTURE: Final = 21
STAR: Final = 24
SWAP: Final = 25
CLOCKWORK: Final = 49
MAIDEN: Final = 51
FOG: Final = 7
SATCHEL: Final = 16
FIRST_TRAP: Final = 45


class Card(NamedTuple):
    name: str
    text: str
    script: Script
    stays: bool = False  # GHT-ECARD-26: on the tile, until its doors are opened


def trap(ability: int, need: int, *bad: Deed) -> Deed:
    """GHT-EVT-06: the check of a TRAP, and what its failure brings."""
    return or_else(ability, need, *bad, kind="trap")


EVENT_CARDS: Final = (  # GHT-EVT-02
    Card("Vision", "Look at the top 2 room-tiles; put each on the top or the bottom of the pile.", (("vision", 2),)),
    Card("Cold Spot", "WP 5 or more, or 3 MP damage.", (or_else(WP, 5, ("hurt", "finder", MP, 3)),)),
    Card("Bloody Handprints", "WP 6 or more, or draw 1 Insanity-card.", (or_else(WP, 6, ("insanity", "finder", 1)),)),
    Card("Forgotten First-Aid Box", "One character on your tile heals 4 HP damage.", (("first-aid", HP, 4),)),
    Card("Intuition", "IN 5 or more: heal 3 MP damage, look at the top 4 room-tiles, put one of them on top and "
         "shuffle the others into the pile.", (if_made(IN, 5, ("heal", "finder", MP, 3), ("intuition", 4)),)),
    Card("The Clock Strikes Thirteen", "Every hunter: WP 4 or more, or 2 MP damage.",
         (("each", "all", [or_else(WP, 4, ("hurt", "finder", MP, 2))]),)),
    # GHT-CAT-14, GHT-ECARD-01, GHT-ECARD-02, GHT-ECARD-03
    Card("Secret Corridor (Wall)", "IN 6 or more: remove up to 5 MP damage and place a door-marker.",
         (("where-a-door-fits", [if_made(IN, 6, ("heal", "finder", MP, 5), ("marker-door", 0))]),)),
    # GHT-CAT-15
    Card("Unidentified Fog", "Move in a random direction, up to 2 tiles straight through doors.", (("fog", 2),)),
    Card("The Double's Persuasion", "WP 6 or more, or 4 MP damage, and no relief card of another player may help you "
         "until the end of your next turn.", (or_else(WP, 6, ("hurt", "finder", MP, 4), ("spurn",)),)),
    Card("Temptation", "Take the top Item-card and draw 2 Insanity-cards; or refuse with WP 5 or more, failure 3 MP "
         "damage.", (("temptation", [("item", "finder"), ("insanity", "finder", 2)],
                      [or_else(WP, 5, ("hurt", "finder", MP, 3))]),)),
    # GHT-CAT-16
    Card("Confined!", "All doors shut: ST 5 or more to leave, failure 2 MP damage each time; a key or the Pistol opens "
         "them.", (("confine",),), True),
    Card("Fire", "You: DX 6 or more, or 4 HP damage. Every other hunter on the tile: 2 HP damage.",
         (or_else(DX, 6, ("hurt", "finder", HP, 4)), ("hurt", "others", HP, 2))),
    # GHT-CAT-17
    Card("The Other Doors Are Locked!", "All doors but the one you came by are locked: ST 6 or more, once per player; "
         "a key or the Pistol opens them all.", (("lock",),), True),
    Card("Helping Hand from Beyond", "Heal 3 HP damage and 3 MP damage, divided as you like over hunters on your tile.",
         (("helping-hand", 3, 3),)),
    Card("Rotten Floorboards", "DX 5 or more, or 3 HP damage.", (or_else(DX, 5, ("hurt", "finder", HP, 3)),)),
    Card("Whispering Walls", "Draw 1 Insanity-card; with WP 6 or more you may discard it at once if it is a numeral "
         "card.", (("whisper",), if_made(WP, 6, ("unhear",)), ("hush",))),
    Card("Lost Satchel", "Take the top Item-card.", (("item", "finder"),)),
    Card("The Portrait's Eyes", "WP 5 or more, or 4 MP damage.", (or_else(WP, 5, ("hurt", "finder", MP, 4)),)),
    Card("Snuffed Candles", "You have 1 Movement Point on your next turn.", (("slow", "finder"),)),
    Card("Sleepwalker", "The agent moves you through one door to an explored tile without an Enemy-monster; nothing is "
         "settled there.", (("sleepwalk",),)),
    Card("A Friend's Voice", "You and the nearest other hunter each heal 2 MP damage.",
         (("heal", "finder", MP, 2), ("friend", MP, 2))),
    # GHT-CAT-18, GHT-ECARD-29
    Card("Moving Picture", "IN 5 or more: place a door-marker; after settling the tile you may step through it.",
         (("where-a-door-fits", [if_made(IN, 5, ("marker-door", 1))]),)),
    Card("Poltergeist", "DX 5 or more, or 2 HP damage and drop one item of your choice here.",
         (or_else(DX, 5, ("hurt", "finder", HP, 2), ("fumble",)),)),
    # GHT-CAT-19
    Card("Weapon Destruction", "Discard one Weapon of your choice, if you own any.", (("disarm",),)),
    Card("Star of Hope", "Keep this card. Discard it to draw a Judge-card of yours again; the new one counts.",
         (("keep", STAR),)),
    # GHT-CAT-20
    Card("Contorted Space-time", "Swap places with the farthest hunter.", (("swap",),)),
    Card("Exquisite Sound", "All hunters on your tile and door-adjacent tiles heal 3 MP damage.",
         (("heal", "around", MP, 3),)),
    Card("Miraculous Spring", "Heal 6 HP damage and any Wasting.", (("cure", "finder"), ("heal", "finder", HP, 6))),
    Card("Sense of Despair", "WP 6 or more, or 6 MP damage.", (or_else(WP, 6, ("hurt", "finder", MP, 6)),)),
    # GHT-CAT-21, GHT-ECARD-37
    Card("Fettered Footsteps", "WP 5 or more, or 10 MP damage.", (or_else(WP, 5, ("hurt", "finder", MP, 10)),)),
)  # fmt: skip
TRAP_CARDS: Final = (  # GHT-EVT-06
    Card("Pitfall", "DX 6 or more, or 4 HP damage and 1 Movement Point on your next turn.",
         (trap(DX, 6, ("hurt", "finder", HP, 4), ("slow", "finder")),)),
    Card("Falling Chandelier", "Every hunter on the tile: DX 6 or more, or 4 HP damage.",
         (("each", "here", [trap(DX, 6, ("hurt", "finder", HP, 4))]),)),
    Card("Gas", "DX 7 or more, or 2 HP damage and Wasting 1.",
         (trap(DX, 7, ("hurt", "finder", HP, 2), ("waste", "finder", 1)),)),
    Card("Arrow Slit", "DX 5 or more, or 4 HP damage.", (trap(DX, 5, ("hurt", "finder", HP, 4)),)),
    Card("Clockwork Device", "IN 6 or more, or 3 HP damage and the tile is locked as by Confined!",
         (trap(IN, 6, ("hurt", "finder", HP, 3), ("confine",)),)),
    Card("Closing Walls", "ST 6 or more, or 6 HP damage.", (trap(ST, 6, ("hurt", "finder", HP, 6)),)),
    # GHT-CAT-26
    Card("Iron Maiden", "DX 6 or more, or 3 HP damage and Wasting 2, stopped by the Key of Tower or an Ointment, not "
         "helped by the Potion.", (trap(DX, 6, ("hurt", "finder", HP, 3), ("maiden",)),)),
    Card("Cursed Mirror", "WP 6 or more, or 6 MP damage.", (trap(WP, 6, ("hurt", "finder", MP, 6)),)),
    Card("Alarm Bell", "Open up to 3 further Event-cards until a MONSTER appears; the monster attacks, the other cards "
         "are discarded without effect.", (("alarm", 3),)),
    Card("Jack-in-the-Box", "WP 5 or more, or draw 1 Insanity-card.", (trap(WP, 5, ("insanity", "finder", 1)),)),
)  # fmt: skip
_events, _traps = Book(EVENT_BOOK), Book(TRAP_BOOK)
EVENT_SCRIPTS: Final = tuple([_events.add(card.script) for card in EVENT_CARDS])
TRAP_SCRIPTS: Final = tuple([_traps.add(card.script) for card in TRAP_CARDS])


def card_of(event: int) -> Card:
    """An EVENT or TRAP card by its number; E-1 is 0."""
    return EVENT_CARDS[event] if event < len(EVENT_CARDS) else TRAP_CARDS[event - FIRST_TRAP]


def script_of(event: int) -> int:
    return EVENT_SCRIPTS[event] if event < len(EVENT_CARDS) else TRAP_SCRIPTS[event - FIRST_TRAP]
