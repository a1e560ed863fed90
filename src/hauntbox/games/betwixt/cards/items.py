"""The item, book and drop decks: what each card says and what it does. ITM, BOOK, DROP

An item's effect stands in rules/gear/items.py, a drop's in rules/fight/victory.py, under the verb named here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.betwixt.cards.equipment import BLADE, CLUB, FIREWORK, GUN, HEAVY, SLING, THROWN

# On whom an item is used.
SELF, FRIEND, ALL_FRIENDS, FOE, ALL_FOES = range(5)


class Item(NamedTuple):
    """A consumable item."""

    name: str
    copies: int
    free: bool  # TGB-ACT-21: costs no action
    on: int  # whom
    verb: str
    value: int
    text: str


ITEMS: Final = (
    # TGB-ITM-01
    Item("Band-Aids", 3, False, FRIEND, "band-aids", 3, "You or an adjacent family member recovers 2 HP."),
    # TGB-ITM-02
    Item("Soda Pop", 3, False, SELF, "soda", 2, "Recover 3 FP."),
    # TGB-ITM-03
    Item("Candy Bar", 2, True, SELF, "candy", 2, "Recover 1 HP and 1 FP."),
    # TGB-ITM-04
    Item("Energy Drink", 2, False, SELF, "energy", 4, "Charged."),
    # TGB-ITM-05
    Item("Gauze Roll", 2, False, FRIEND, "gauze", 3, "You or an adjacent family member loses all Bleed and "
                                                     "recovers 1 HP."),
    # TGB-ITM-06
    Item("Smelling Salts", 2, False, FRIEND, "salts", 3,
         "You or an adjacent family member loses Stunned, Lightheaded and Blind."),
    # TGB-ITM-07
    Item("Glow Stick", 2, True, SELF, "glow", 3, "Concentrated."),
    # TGB-ITM-08
    Item("Whetstone", 2, True, SELF, "whet", 3, "Sharpened."),
    # TGB-ITM-09
    Item("Flash Camera", 1, False, ALL_FOES, "flash", 5, "All monsters within 2 spaces: Blind."),
    # TGB-ITM-10
    Item("Pepper Spray", 1, False, FOE, "pepper", 4, "One adjacent monster: Blind and Lightheaded."),
    # TGB-ITM-11
    Item("Bag of Marbles", 2, False, FOE, "marbles", 3,
         "One monster within 3 spaces in line of sight: Stumble 2, away from you."),
    # TGB-ITM-12
    Item("Dog Treat", 2, False, FOE, "treat", 3, "One Beast within 3 spaces: Stunned."),
    # TGB-ITM-13
    Item("Salt Shaker", 1, False, FOE, "salt", 5, "One Spirit within 3 spaces takes Spirit Damage 3."),
    # TGB-ITM-14
    Item("Lemonade Thermos", 1, False, ALL_FRIENDS, "lemonade", 6,
         "Each family member within 2 spaces, you included: Refreshed."),
)  # fmt: skip


class Book(NamedTuple):
    """TGB-CMP-25: grants a Weapon Proficiency Token, or a Talent Point."""

    name: str
    copies: int
    type: int  # of the token; -1: a Talent Point


TALENT_POINT: Final = -1
BOOKS: Final = (
    Book("Backyard Batting", 2, CLUB),  # TGB-BOOK-01
    Book("The Patient Whittler", 2, BLADE),  # TGB-BOOK-02
    Book("Heavy Tools, Light Hearts", 1, HEAVY),  # TGB-BOOK-03
    Book("Aim Small", 1, GUN),  # TGB-BOOK-04
    Book("Rubber Bands and Glory", 1, SLING),  # TGB-BOOK-05
    Book("Horseshoes at Home", 1, THROWN),  # TGB-BOOK-06
    Book("Kitchen Chemistry", 1, FIREWORK),  # TGB-BOOK-07
    Book("You Are Enough", 3, TALENT_POINT),  # TGB-BOOK-08
)


class Drop(NamedTuple):
    """What is found on the battlefield."""

    name: str
    copies: int
    verb: str
    n: int
    text: str


DROPS: Final = (
    Drop("Nothing but Dust", 3, "nothing", 0, "nothing"),  # TGB-DROP-01
    Drop("Loose Change", 3, "bucks", 2, "2 Bennert Bucks"),  # TGB-DROP-02
    Drop("Fat Wallet", 1, "bucks", 4, "4 Bennert Bucks"),  # TGB-DROP-03
    Drop("Lunchbox", 4, "item", 1, "draw one item"),  # TGB-DROP-04
    Drop("Scrap Heap", 4, "brown", 1, "draw one brown equipment card"),  # TGB-DROP-05
    Drop("Adrenaline", 2, "chips", 1, "instant bonus: one active family member gains 1 TRQ chip"),  # TGB-DROP-06
    # TGB-DROP-07
    Drop("Second Wind", 1, "wind", 2, "instant bonus: one active family member gains 2 TRQ chips and recovers 1 HP"),
    Drop("Dog-Eared Paperback", 1, "book", 1, "draw one book"),  # TGB-DROP-08
    Drop("Souvenir", 1, "trophy", 1, "one Monster Trophy Token"),  # TGB-DROP-09
)
TEMPORARY: Final = (4, 3, 2)  # TGB-EQP-61: green, blue and purple Temporary Drop Deck Cards in the box
