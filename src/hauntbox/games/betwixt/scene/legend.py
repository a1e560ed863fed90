"""The legend: how everything on the farm is drawn, what it is called and which rule says what it means."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.betwixt.cards.decks import KINDS
from hauntbox.games.betwixt.cards.equipment import (
    ACCESSORY,
    AMMO,
    CHEST,
    CLUB,
    FEET,
    GLOVES,
    HEAD,
    ITEM,
    SHIELD,
    WEAPON,
    Card,
)
from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.cards.monsters import DRAWS, MONSTERS, RANGED, TYPES, Monster
from hauntbox.games.betwixt.cards.words import DICE, ELEMENTS, HARMFUL, STATUSES, effect_text
from hauntbox.games.betwixt.scene.stage import KIN, PAIRS, slug
from hauntbox.scene import Look
from hauntbox.scene.art import art_of

FLOORS: Final = {
    "gravel": Look("gravel", "gravel", tone="sand"),
    "grass": Look("night grass", "grass", tone="grass"),
    "soil": Look("bare soil", "gravel", tone="umber"),
    "asphalt": Look("asphalt", "asphalt", tone="asphalt"),
    "boards": Look("barn boards", "plank", tone="oak"),
    "dark-boards": Look("dark boards", "plank", tone="walnut"),
    "flags": Look("flagstones", "flag", tone="stone"),
    "tiles": Look("kitchen tiles", "tile", tone="cream"),
    "carpet": Look("red carpet", "carpet", tone="wine"),
    "blue-carpet": Look("blue carpet", "carpet", tone="slate"),
    "parquet": Look("parquet", "parquet", tone="oak"),
    "cellar": Look("cellar stone", "stone", tone="stone"),
    "steel": Look("steel plates", "metal", tone="steel"),
}
LOW_TEXT: Final = "A low obstacle: nobody enters, shots over it are hindered."
TALL_TEXT: Final = "A tall obstacle: nobody enters, no shot goes through."


def low(name: str, icon: str, tone: str) -> Look:
    return Look(name, "block-low", icon, tone, LOW_TEXT, rule="TGB-MOVE-08")


def tall(name: str, icon: str, tone: str) -> Look:
    return Look(name, "block-tall", icon, tone, TALL_TEXT, rule="TGB-RNG-08")


BLOCKS: Final = {
    "pumpkin": low("pumpkins", "pumpkin", "orange"),
    "barrow": low("wheelbarrow", "wheelbarrow", "sand"),
    "under": Look("station wagon", "none", text=LOW_TEXT, rule="TGB-MOVE-08"),
    "rail": low("queue rail", "barrier", "ash"),
    "hay": low("hay bale", "wheat", "amber"),
    "crate": low("crates", "wooden-crate", "oak"),
    "barrel": low("barrels", "barrel", "oak"),
    "kennel": low("dog house", "dog-house", "oak"),
    "well": low("well wall", "well", "stone"),
    "chair": low("rocking chair", "rocking-chair", "oak"),
    "table": low("table", "table", "oak"),
    "sofa": low("sofa", "sofa", "wine"),
    "clothes": low("piles of costumes", "robe", "violet"),
    "chest": low("trunk", "locked-chest", "oak"),
    "tree": tall("tree", "pine-tree", "fern"),
    "corn": tall("corn", "corn", "yellow"),
    "shelf": tall("shelves", "bookshelf", "oak"),
    "post": tall("porch post", "greek-temple", "bone"),
    "locker": tall("cupboard", "closed-doors", "oak"),
    "stove": tall("stove", "gas-stove", "ash"),
    "glass": tall("mirror", "mirror-mirror", "sky"),
    "boiler": tall("boiler", "barrel", "red"),
    "candles": tall("tall candles", "candles", "bone"),
}
# By number of the tile: floor, low and tall obstacles, and what runs along its edge.
GROUND: Final = {
    "1": ("gravel", "barrow", "tree", "hedge"),
    "2": ("grass", "pumpkin", "tree", "hedge"),
    "3": ("asphalt", "rail", "tree", "hedge"),
    "4": ("soil", "hay", "corn", "hedge"),
    "5": ("soil", "hay", "corn", "hedge"),
    "6": ("boards", "crate", "shelf", "wall"),
    "7": ("gravel", "hay", "tree", "hedge"),
    "8": ("dark-boards", "crate", "locker", "wall"),
    "9": ("soil", "barrel", "tree", "hedge"),
    "10": ("flags", "kennel", "tree", "hedge"),
    "11": ("grass", "well", "tree", "hedge"),
    "12": ("boards", "chair", "post", "wall"),
    "13": ("flags", "barrel", "locker", "wall"),
    "14": ("tiles", "table", "stove", "wall"),
    "15": ("carpet", "sofa", "shelf", "wall"),
    "16": ("parquet", "crate", "glass", "wall"),
    "17": ("dark-boards", "clothes", "shelf", "wall"),
    "18": ("cellar", "barrel", "boiler", "wall"),
    "19": ("blue-carpet", "table", "candles", "wall"),
    "20": ("dark-boards", "chest", "locker", "wall"),
    "S1": ("cellar", "barrel", "shelf", "wall"),
    "S2": ("blue-carpet", "chest", "locker", "wall"),
    "S3": ("steel", "crate", "shelf", "wall"),
}
PLAIN_GROUND: Final = ("grass", "crate", "tree", "hedge")  # of tiles that a test has drawn

SIDES: Final = {
    "hedge": Look("hedge", "hedge", rule="TGB-MOVE-15"),
    "wall": Look("wall", "wall", rule="TGB-MOVE-15"),
    "open": Look("open doorway", "gap", rule="TGB-TILE-05"),
    "shut": Look("closed door", "bars", "wooden-door", "oak", "It must be opened first.", "TGB-CMP-32"),
    "secret": Look("secret door", "bars", "secret-door", "stone", "A hidden room lies behind it.", "TGB-HROOM-01"),
}
TRAP_LOOKS: Final = ("rat-trap", "bear-trap", "taser-trap", "firework-trap")
TOKENS: Final = {
    "rat-trap": Look("Rat Trap", "token", "mouse", "ash", "Anyone who stumbles into it bleeds.", "TGB-TRAP-01"),
    "bear-trap": Look("Bear Trap", "token", "wolf-trap", "ash", "Damage and Crippled for anyone who stumbles "
                                                                "into it.", "TGB-TRAP-02"),
    "taser-trap": Look("Taser Trap", "token", "lightning-trio", "ash", "Damage and Stunned for anyone who "
                                                                       "stumbles into it.",
                       "TGB-TRAP-03"),
    "firework-trap": Look("Firework", "token", "firework-rocket", "orange", "Fire Damage and Blind for anyone "
                                                                            "who stumbles into it.",
                          "TGB-TRAP-04"),
    "wagon": Look("station wagon", "vehicle", "car-wheel", "steel", LOW_TEXT, "TGB-MOVE-08"),
    "treasure": Look("Treasure Token", "token", "open-treasure-chest", "amber", "Loot it from an adjacent space.",
                     "TGB-ACT-17"),
    "machine": Look("vending machine", "token", "vending-machine", "sky", "The family may sell and buy here.",
                    "TGB-DRAW-25"),
    "surprise": Look("Surprise Event Token", "token", "surprised", "violet", "Something happens on this tile.",
                     "TGB-DRAW-27"),
    "goal": Look("objective", "icon", "house-keys", "amber", "The mission goes on here.",
                 "TGB-EXP-08"),
    "mark": Look("marked for the mission", "icon", "star-formation", "violet", rule="TGB-MIS-20"),
}  # fmt: skip
ZONES: Final = {
    "tile": Look("map tile", "tile", rule="TGB-CMP-36"),
    "reach": Look("within reach", "glow", tone="good", rule="TGB-ATK-19"),
    "hindered": Look("within reach, obstructed", "glow", tone="orange", rule="TGB-RNG-06"),
    "behind": Look("blindside", "glow", tone="good", text="Attacks from here count as from behind.",
                   rule="TGB-BLIND-02"),
}  # fmt: skip
LINKS: Final = {"way": Look("the way to a tile that lies apart", "stairs", "doorway", "bone", rule="TGB-DRAW-54")}
STATUS_ICONS: Final = (
    "bleeding-wound", "knockout", "broken-bone", "blindfold", "cracked-shield", "weight-crush", "surprised",
    "drop-weapon", "heart-plus", "bullseye", "sharp-axe", "battery-100",
)  # fmt: skip
STATUS_TEXTS: Final = (
    "Each token costs 1 HP at the end of the activation.",
    "The next activation is lost.",
    "No Move action.",
    "A die must allow each attack first.",
    "One defense die fewer.",
    "Damage is halved.",
    "One hit die fewer.",
    "It attacks without its weapon.",
    "1 HP back after each activation.",
    "One more LG die (a hit die) for an attack.",
    "One more LY die (a damage die) for an attack.",
    "One more action.",
)
STATUS_LOOKS: Final = tuple([f"s-{slug(name)}" for name in STATUSES])
MARKS: Final = {
    **{
        look: Look(name, "icon", icon, "danger" if n in HARMFUL else "good", text, "TGB-STS-01")
        for n, (look, name, icon, text) in enumerate(
            zip(STATUS_LOOKS, STATUSES, STATUS_ICONS, STATUS_TEXTS, strict=True)
        )
    },
    "str": Look("Strength (STR)", "icon", "biceps", rule="TGB-STAT-07"),
    "acc": Look("Accuracy (ACC)", "icon", "on-target", rule="TGB-STAT-08"),
    "agi": Look("Agility (AGI)", "icon", "dodging", rule="TGB-STAT-04"),
    "spd": Look("Speed (SPD)", "icon", "sprint", rule="TGB-STAT-06"),
    "armor": Look("armor", "icon", "chest-armor", rule="TGB-CARD-35"),
    "ammo": Look("ammo tokens", "icon", "bullets", rule="TGB-INV-09"),
    "b-hp": Look("HP", "icon", "hearts", "coral", rule="TGB-STAT-01"),
    "level": Look("level", "icon", "star-medal", rule="TGB-FAM-07"),
    "targets": Look("Target Tokens in the bag", "icon", "on-target", rule="TGB-CMP-15"),
    "hit": Look("hit", "icon", "moon-claws", rule="TGB-DICE-02"),
    "effect": Look("weapon effect", "icon", "plain-dagger", rule="TGB-DICE-04"),
    "evade": Look("evade", "icon", "dodging", rule="TGB-DICE-11"),
    "shield": Look("shield", "icon", "shield", rule="TGB-DICE-12"),
    "skull": Look("skull", "icon", "death-skull", rule="TGB-DICE-14"),
    "miss": Look("miss", "icon", "cancel", rule="TGB-DICE-13"),
}
PENALTY: Final = {"d6": Look("penalty die", "die", tone="bone", rule="TGB-RNG-06", pips=True)}
TRACKS: Final = {
    "hp": Look("HP", "bar", "hearts", "coral", "Health Points (HP): at 0 you are knocked out.", "TGB-STAT-01"),
    "fp": Look("FP", "bar", "embrassed-energy", "sky", "Fatigue Points (FP): talents cost them.", "TGB-STAT-03"),
    "acts": Look("Actions", "pips", "hand", rule="TGB-ACT-02"),
    "wound": Look("HP", "pips", "hearts", "coral", rule="TGB-CMP-09"),
    "wounds": Look("HP", "bar", "hearts", "coral", rule="TGB-CMP-09"),
    "xp": Look("XP", "count", "upgrade", "amber", rule="TGB-CMP-30"),
    "round": Look("Round", "count", "sands-of-time", "bone", rule="TGB-CMB-13"),
    "bucks": Look("Bennert Bucks", "count", "banknote", "moss", rule="TGB-CMP-31"),
    "trophies": Look("Monster Trophies", "count", "trophy", "amber", rule="TGB-MON-25"),
    "changes": Look("Changes of cards left", "count", "light-backpack", "bone", rule="TGB-INV-17"),
    "counter": Look("counter", "bar", "hourglass", "accent", rule="TGB-MIS-52"),
    "count": Look("counter", "count", "hourglass", "accent", rule="TGB-MIS-52"),
}
PILES: Final = {
    "fate": Look("Fate Bag", "card", "swap-bag", "orange", "What lies behind the doors of its path.", "TGB-DRAW-03"),
    "brown": Look("brown equipment", "card", "chest-armor", "sand", rule="TGB-CMP-17"),
    "green": Look("green equipment", "card", "chest-armor", "moss", rule="TGB-CMP-17"),
    "blue": Look("blue equipment", "card", "chest-armor", "sky", rule="TGB-CMP-17"),
    "purple": Look("purple equipment", "card", "chest-armor", "violet", rule="TGB-CMP-17"),
    "items": Look("items", "card", "swap-bag", "moss", rule="TGB-CMP-20"),
    "books": Look("books", "card", "book-cover", "bone", rule="TGB-CMP-25"),
    "talent": Look("talent", "card", "juggling-clubs", "sky", rule="TGB-ACT-09"),
    "syringe": Look("syringe", "card", "syringe", "sky", rule="TGB-TAL-41"),
    "good": Look("for sale", "card", "shop", "moss", rule="TGB-EXP-09"),
    "stashed": Look("Stash", "card", "light-backpack", "sand", rule="TGB-CMP-26"),
}
FIGHT: Final = {
    "attack": Look("attack", "icon", "crossed-swords", rule="TGB-ATK-21"),
    "letter": Look("read aloud", "icon", "scroll-unfurled", "bone", rule="TGB-MIS-42"),
    "goal-tile": Look("objective tile", "icon", "house-keys", "amber", rule="TGB-MIS-04"),
}
DIE_TONES: Final = (
    "ecto", "moss", "sky", "violet", "jade", "yellow", "amber", "orange", "red", "bone", "sand", "bone",
)  # fmt: skip
DIE_KINDS: Final = ("hit die", "damage die", "defense die")
PEOPLE_ICONS: Final = ("beard", "nurse-female", "hockey", "firework-rocket")
MONSTER_ICONS: Final = (
    "hound", "rat", "crow-dive", "raccoon-head", "long-legged-spider", "pig", "duality-mask", "pitchfork", "ticket",
    "juggler", "scarecrow", "robber-mask", "clown", "fluffy-flame", "spectre", "floating-ghost", "woman-elf-face",
    "hammer-drop", "rolling-bomb", "mirror-mirror", "charging-bull", "haunting",
)  # fmt: skip
CARD_ICONS: Final = {
    "Golf Club": "golf-flag", "Hockey Stick": "hockey", "Tennis Racket": "tennis-racket",
    "Kitchen Knife": "plain-dagger",
    "Garden Shears": "shears", "Lawn Darts": "dart", "BB Pistol": "pistol-gun", "Fireplace Poker": "flame",
    "Bike Helmet": "american-football-helmet", "Sneakers": "running-shoe", "Rabbit's Foot": "rabbit",
    "Walkie-Talkie": "walkie-talkie", "Tennis Balls": "tennis-ball", "Band-Aids": "bandage-roll",
    "Soda Pop": "soda-can", "Energy Drink": "battery-100", "Flash Camera": "flashlight", "Dog Treat": "dog-bowl",
    "Salt Shaker": "salt-shaker", "Hatchet": "hatchet", "Rolling Pin": "telescopic-baton",
    "Slingshot": "slingshot", "Wrist Rocket": "slingshot", "Oven Mitts": "cooking-glove",
    "Bottle Rocket": "firework-rocket", "Roman Candle": "candle-flame", "Cherry Bomb": "unlit-bomb",
}  # fmt: skip
PLACE_ICONS: Final = {
    WEAPON: "baseball-bat", SHIELD: "round-shield", HEAD: "american-football-helmet", CHEST: "leather-armor",
    FEET: "walking-boot", GLOVES: "gloves", ACCESSORY: "ring", AMMO: "bullets", ITEM: "swap-bag",
}  # fmt: skip
RARITY_TONES: Final = ("sand", "moss", "sky", "violet")
PLACE_NAMES: Final = {
    WEAPON: "Weapon", SHIELD: "Shield", HEAD: "Head", CHEST: "Chest", FEET: "Feet", GLOVES: "Gloves",
    ACCESSORY: "Accessory", AMMO: "Ammo", ITEM: "Item",
}  # fmt: skip


# What is printed on cards ---------------------------------------------------------------------------------------------


def card_look(kind: int) -> str:
    return f"c-{kind}"


def card_icon(card: Card) -> str:
    if card.name in CARD_ICONS:
        return CARD_ICONS[card.name]
    if card.place == WEAPON and card.type != CLUB:
        return ("baseball-bat", "plain-dagger", "hammer-drop", "dart", "slingshot", "pistol-gun", "firework-rocket")[
            card.type
        ]
    return PLACE_ICONS[card.place]


def card_text(card: Card, where: str = "") -> str:
    """All that is printed on it, in a line; `where`: it lies there."""
    words = [where or f"{PLACE_NAMES[card.place]}{', two hands' if card.hands == 2 else ''}"]
    if card.place == WEAPON:
        words += [f"{'ranged, ' if card.ranged else ''}{DICE[card.die]}, damage {card.damage}"]
        words += [f"{ELEMENTS[e]} Damage {n}" for e, n in enumerate(card.elements) if n]
    elif card.halves:
        words += [f"{'half a' if card.halves == 1 else 'one'} {DICE[card.die]} die"]
    if card.place != WEAPON:
        words += [f"{ELEMENTS[e]} -{n}" for e, n in enumerate(card.elements) if n]
    words += [f"{what} +{n}" for what, n in (("SPD", card.spd), ("FP", card.fp), ("ACC", card.acc)) if n]
    words += [f"armor {card.armor}"] if card.armor else []
    words += [f"weight {weight_words(card.weight)}"] if card.weight else []
    words += [effect_text(effect) for effect in card.effects]
    words += [f"fires {card.ammo}" if not card.ranged else f"needs {card.ammo}"] if card.ammo else []
    said = ". ".join(filter(None, [", ".join(words), card.note.rstrip(".")])) + "."
    return said[:1].upper() + said[1:]


def weight_words(quarters: int) -> str:
    whole, rest = divmod(quarters, 4)
    return f"{whole or ''}{('', '¼', '½', '¾')[rest]}"


def kind_words(monster: Monster) -> str:
    """Its type and how it attacks."""
    attack = "with weapons" if monster.attack == DRAWS else "ranged" if monster.attack == RANGED else "melee"
    return f"{TYPES[monster.type]}, {attack}{', flies' if monster.flies else ''}"


def monster_text(monster: Monster) -> str:
    """All that is printed on a Monster Card."""
    stats = f"STR {monster.strength}, ACC {monster.acc}, AGI {monster.agi}, SPD {monster.spd}"
    dice = f"hits {dice_words(monster.hit)}, defends {dice_words(monster.defense) or 'without dice'}"
    more = [f"armor {monster.armor}"] if monster.armor else []
    more += [f"{ELEMENTS[e]} {n:+d}" for e, n in enumerate(monster.elements) if n]
    more += [effect_text(effect) for effect in monster.effects]
    said = [kind_words(monster), stats, dice, ", ".join(more), monster.note]
    return ". ".join(filter(None, said)) + "."


def dice_words(dice: tuple[int, ...]) -> str:
    return " ".join([DICE[die] for die in dice])


def printed() -> dict[str, Look]:
    """People, monsters, dice and cards by their numbers."""
    found: dict[str, Look] = {"farm": Look("farm at night", "plot")}
    for fm, name in enumerate(NAMES):
        tone = PAIRS[fm][0]
        found[f"f-{fm}"] = Look(name, "figure", PEOPLE_ICONS[fm], tone, KIN[fm], rule="TGB-CMP-01")
        found[f"x-{fm}"] = Look(f"wants {name}", "icon", PEOPLE_ICONS[fm], tone, rule="TGB-CMP-16")
    found["f-4"] = Look("guest", "figure", "three-friends", "bone")
    found["x-4"] = Look("wants the guest", "icon", "three-friends", "bone", rule="TGB-CMP-16")
    for kind, monster in enumerate(MONSTERS):
        icon = MONSTER_ICONS[kind]
        found[f"m-{kind}"] = Look(monster.name, "beast", icon, "danger", monster_text(monster), rule="TGB-CMP-08")
    for die, name in enumerate(DICE):
        what = DIE_KINDS[0 if die < 5 else 1 if die < 9 else 2]
        found[f"d-{die}"] = Look(f"{name}, {what}", "die", tone=DIE_TONES[die], rule="TGB-CMP-38", pips=5 <= die < 9)
    for kind, card in enumerate(KINDS):
        tone = "moss" if card.place == ITEM else RARITY_TONES[card.rarity]
        found[card_look(kind)] = Look(PLACE_NAMES[card.place], "card", card_icon(card), tone, card_text(card))
    return found


def with_art(looks: dict[str, Look]) -> dict[str, Look]:
    """Return the looks, each with its drawing if there is one."""
    return {look: replace(each, art=art_of("betwixt", each.name)) for look, each in looks.items()}


LEGEND: Final[dict[str, Look]] = {
    **FLOORS, **BLOCKS, **SIDES, **TOKENS, **ZONES, **LINKS, **MARKS, **PENALTY, **TRACKS, **PILES, **FIGHT,
    **with_art(printed()),
}  # fmt: skip
