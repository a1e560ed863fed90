"""EVENT and TRAP cards as scripts of deeds. ECARD, the tables of EVENT and TRAP cards

An entry is all there is of a card: name, text, script and look. Its number is its place in the pile: E-1 is 0, and the
MONSTER cards lie between the EVENT and the TRAP cards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.hunter13.cards.monsters import MONSTER_CARDS
from hauntbox.games.hunter13.cards.rooms import DX, HP, IN, MP, WP, if_made, or_else
from hauntbox.games.hunter13.content.book import EVENT_BOOK, TRAP_BOOK, Book, Deed, Script

ST: Final = 0
SLOW: Final = 1  # Movement Points of somebody who is slowed


class Card(NamedTuple):
    name: str
    text: str  # its fields are deeds of its scripts, options of the table, and {slow}
    script: Script
    look: str = "event"
    stays: bool = False  # GHT-ECARD-26: on the tile, until its doors are opened
    later: Script = ()  # what it brings while it stays


def trap(ability: int, need: int, *bad: Deed) -> Deed:
    """GHT-EVT-06: the check of a TRAP, and what its failure brings."""
    return or_else(ability, need, *bad, kind="trap")


EVENT_CARDS: Final = (  # GHT-EVT-02
    Card("Vision", "Look at the top {vision} room-tiles; put each on the top or the bottom of the pile.",
         (("vision", 2),)),
    Card("Cold Spot", "Willpower {check} or more, or {hurt} MP damage.", (or_else(WP, 5, ("hurt", "finder", MP, 3)),)),
    Card("Bloody Handprints", "Willpower {check} or more, or draw {insanity} Insanity-card.",
         (or_else(WP, 6, ("insanity", "finder", 1)),)),
    Card("Forgotten First-Aid Box", "One character on your tile heals {first_aid} HP damage.", (("first-aid", HP, 4),)),
    Card("Intuition", "Intelligence {check} or more: heal {heal} MP damage, look at the top {intuition} room-tiles, "
         "put one of them on top and shuffle the others into the pile.",
         (if_made(IN, 5, ("heal", "finder", MP, 3), ("intuition", 4)),)),
    Card("The Clock Strikes Thirteen", "Every hunter: Willpower {check} or more, or {hurt} MP damage.",
         (("each", "all", [or_else(WP, 4, ("hurt", "finder", MP, 2))]),)),
    # GHT-CAT-14, GHT-ECARD-01, GHT-ECARD-02, GHT-ECARD-03
    Card("Secret Corridor (Wall)", "Intelligence {check} or more: remove up to {heal} MP damage and place a "
         "door-marker.",
         (("where-a-door-fits", [if_made(IN, 6, ("heal", "finder", MP, 5), ("marker-door", 0))]),)),
    # GHT-CAT-15
    Card("Unidentified Fog", "Move in a random direction, up to {fog} tiles straight through doors.", (("fog", 2),)),
    Card("The Double's Persuasion", "Willpower {check} or more, or {hurt} MP damage, and no relief card of another "
         "player may help you until the end of your next turn.",
         (or_else(WP, 6, ("hurt", "finder", MP, 4), ("spurn",)),)),
    Card("Temptation", "Take the top Item-card and draw {insanity} Insanity-cards; or refuse with Willpower {check} "
         "or more, failure {hurt} MP damage.",
         (("temptation", [("item", "finder"), ("insanity", "finder", 2)],
           [or_else(WP, 5, ("hurt", "finder", MP, 3))]),)),
    # GHT-CAT-16
    Card("Confined!", "All doors shut: Strength {shut_doors} or more to leave, failure {hurt} MP damage each time; a "
         "key or the Pistol opens them.", (("confine",),), "shut-room", True, (("hurt", "finder", MP, 2), ("stop",))),
    Card("Fire", "You: Dexterity {check} or more, or {hurt} HP damage. Every other hunter on the tile: {hurt_2} HP "
         "damage.",
         (or_else(DX, 6, ("hurt", "finder", HP, 4)), ("hurt", "others", HP, 2))),
    # GHT-CAT-17
    Card("The Other Doors Are Locked!", "All doors but the one you came by are locked: Strength {locked_doors} or "
         "more, once per player; a key or the Pistol opens them all.", (("lock",),), "shut-room", True),
    Card("Helping Hand from Beyond", "Heal {helping_hand} HP damage and {helping_hand_2} MP damage, divided as you "
         "like over hunters on your tile.", (("helping-hand", 3, 3),)),
    Card("Rotten Floorboards", "Dexterity {check} or more, or {hurt} HP damage.",
         (or_else(DX, 5, ("hurt", "finder", HP, 3)),)),
    Card("Whispering Walls", "Draw 1 Insanity-card; with Willpower {check} or more you may discard it at once if it "
         "is a numeral card.", (("whisper",), if_made(WP, 6, ("unhear",)), ("hush",))),
    Card("Lost Satchel", "Take the top Item-card.", (("item", "finder"),)),
    Card("The Portrait's Eyes", "Willpower {check} or more, or {hurt} MP damage.",
         (or_else(WP, 5, ("hurt", "finder", MP, 4)),)),
    Card("Snuffed Candles", "You have {slow} Movement Point on your next turn.", (("slow", "finder"),)),
    Card("Sleepwalker", "The host, or the player on your right, moves you through one door to an explored tile "
                        "without an Enemy-monster; nothing "
         "is settled there.", (("sleepwalk",),)),
    Card("A Friend's Voice", "You and the nearest other hunter each heal {heal} MP damage.",
         (("heal", "finder", MP, 2), ("friend", MP, 2))),
    # GHT-CAT-18, GHT-ECARD-29
    Card("Moving Picture", "Intelligence {check} or more: place a door-marker; after settling the tile you may step "
         "through it.",
         (("where-a-door-fits", [if_made(IN, 5, ("marker-door", 1))]),)),
    Card("Poltergeist", "Dexterity {check} or more, or {hurt} HP damage and drop one item of your choice here.",
         (or_else(DX, 5, ("hurt", "finder", HP, 2), ("fumble",)),)),
    # GHT-CAT-19
    Card("Weapon Destruction", "Discard one Weapon of your choice, if you own any.", (("disarm",),)),
    Card("Star of Hope", "Keep this card. Discard it to draw a Judge-card of yours again; the new one counts.",
         (("keep",),), "star"),
    # GHT-CAT-20
    Card("Contorted Space-time", "Swap places with the farthest hunter.", (("swap",),)),
    Card("Exquisite Sound", "All hunters on your tile and door-adjacent tiles heal {heal} MP damage.",
         (("heal", "around", MP, 3),)),
    Card("Miraculous Spring", "Heal {heal} HP damage and any Wasting.",
         (("cure", "finder"), ("heal", "finder", HP, 6))),
    Card("Sense of Despair", "Willpower {check} or more, or {hurt} MP damage.",
         (or_else(WP, 6, ("hurt", "finder", MP, 6)),)),
    # GHT-CAT-21, GHT-ECARD-37
    Card("Fettered Footsteps", "Willpower {check} or more, or {hurt} MP damage.",
         (or_else(WP, 5, ("hurt", "finder", MP, 10)),)),
)  # fmt: skip
TRAP_CARDS: Final = (  # GHT-EVT-06
    Card("Pitfall", "Dexterity {check} or more, or {hurt} HP damage and {slow} Movement Point on your next turn.",
         (trap(DX, 6, ("hurt", "finder", HP, 4), ("slow", "finder")),)),
    Card("Falling Chandelier", "Every hunter on the tile: Dexterity {check} or more, or {hurt} HP damage.",
         (("each", "here", [trap(DX, 6, ("hurt", "finder", HP, 4))]),)),
    Card("Gas", "Dexterity {check} or more, or {hurt} HP damage and Wasting {waste}.",
         (trap(DX, 7, ("hurt", "finder", HP, 2), ("waste", "finder", 1)),)),
    Card("Arrow Slit", "Dexterity {check} or more, or {hurt} HP damage.", (trap(DX, 5, ("hurt", "finder", HP, 4)),)),
    Card("Clockwork Device", "Intelligence {check} or more, or {hurt} HP damage and the tile is locked as by Confined!",
         (trap(IN, 6, ("hurt", "finder", HP, 3), ("confine",)),)),
    Card("Closing Walls", "Strength {check} or more, or {hurt} HP damage.", (trap(ST, 6, ("hurt", "finder", HP, 6)),)),
    # GHT-CAT-26
    Card("Iron Maiden", "Dexterity {check} or more, or {hurt} HP damage and Wasting {maiden}, stopped by the Key of "
         "Tower or an Ointment, not helped by the Potion.", (trap(DX, 6, ("hurt", "finder", HP, 3), ("maiden", 2)),)),
    Card("Cursed Mirror", "Willpower {check} or more, or {hurt} MP damage.", (trap(WP, 6, ("hurt", "finder", MP, 6)),)),
    Card("Alarm Bell", "Open up to {alarm} further Event-cards until a MONSTER appears; the monster attacks, the "
         "other cards are discarded without effect.", (("alarm", 3),)),
    Card("Jack-in-the-Box", "Willpower {check} or more, or draw {insanity} Insanity-card.",
         (trap(WP, 5, ("insanity", "finder", 1)),)),
)  # fmt: skip
CARDS: Final = (*EVENT_CARDS, *[Card(monster.name, "", ()) for monster in MONSTER_CARDS], *TRAP_CARDS)
FIRST_TRAP: Final = len(CARDS) - len(TRAP_CARDS)
_events, _traps = Book(EVENT_BOOK), Book(TRAP_BOOK)
SCRIPTS: Final = tuple([(_events if n < FIRST_TRAP else _traps).add(card.script) for n, card in enumerate(CARDS)])


def event(name: str) -> int:
    """Return the number of a card."""
    return [card.name for card in CARDS].index(name)


# By name, for rules that speak of one card.
CONFINED: Final = event("Confined!")
OTHER_DOORS: Final = event("The Other Doors Are Locked!")
STAR: Final = event("Star of Hope")
