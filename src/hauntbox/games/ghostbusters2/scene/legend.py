"""The legend of Ghostbusters II: how everything is drawn, what it is called and which rule says what it means."""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.cards.categories import CATEGORIES
from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS, Character
from hauntbox.games.ghostbusters2.cards.kinds import BASE_TOKENS, GHOST, HUMAN, KINDS, LESS, SLIME_TOKENS, Token
from hauntbox.games.ghostbusters2.cards.names import SYMBOLS
from hauntbox.games.ghostbusters2.rules.entities.travel import ROOM
from hauntbox.games.ghostbusters2.words.entity_cards import card_text
from hauntbox.scene import Badge, Look
from hauntbox.scene.art import art_of

GAME: Final = "ghostbusters2"
CHARACTER_PAIRS: Final = tuple([(card.tone, card.shape) for card in CHARACTERS])
FIGURES: Final = tuple([card.look for card in CHARACTERS])  # look, and id of the piece
SLIME_LOOKS: Final = tuple([token.look for token in SLIME_TOKENS])  # by Slime Type
BASE_LOOKS: Final = tuple([token.look for token in BASE_TOKENS])  # by Base
SYMBOL_LOOKS: Final = ("chaos", "eye", "horn", "skull", "spiral", "star")  # by face of the Event Die

# A tile's floor by the words in its name.
FLOORS: Final = (
    (("court", "gallery", "museum", "ball"), "parquet"),
    (("hall", "arch", "plaza", "square"), "flags"),
    (("lawn", "park", "hedge", "garden", "green"), "grass"),
    (("alley", "yard", "lane"), "brick"),
    (("tunnel", "sewer", "subway", "river"), "tunnel"),
    (("platform", "station"), "platform"),
    (("pier", "dock", "harbour", "bridge"), "planks"),
)
STREET: Final = "asphalt"

SYMBOL_ICONS: Final = ("death-zone", "eyeball", "bull-horns", "death-skull", "divided-spiral", "round-star")
ENTITY_TONES: Final = {GHOST: "ecto", HUMAN: "orange"}  # Plazms: slime


def entity_look(kind: int) -> Look:
    card = KINDS[kind]
    tone = "danger" if card.rank else ENTITY_TONES.get(card.sort, "slime")
    return Look(card.name, "ghost", card.icon, tone, card_text(kind), card.rule, art=art_of(GAME, card.name))


def card_look(kind: int) -> Look:
    card, entity = KINDS[kind], entity_look(kind)
    return Look(f"Entity: {card.name}", "card", card.icon, entity.tone, art=entity.art)


def sheet_look(card: Character) -> Look:
    return Look("Character", "card", card.icon, card.tone, art=art_of(GAME, card.name))


def symbols() -> dict[str, Look]:
    rows = zip(SYMBOL_LOOKS, SYMBOLS, SYMBOL_ICONS, strict=True)
    return {look: Look(name, "icon", icon, rule="GBT-GTE-02") for look, name, icon in rows}


def token_looks(tokens: tuple[Token, ...], noun: str) -> dict[str, Look]:
    return {
        each.look: Look(f"{each.name} {noun}", "icon", each.icon, each.tone, each.text, each.rule) for each in tokens
    }


def figure_look(card: Character) -> Look:
    return Look(card.name, "figure", card.icon, card.tone, card.text, card.rules[0], art=art_of(GAME, card.name))


def numbered(look: str, name: str, icon: str, tone: str, rule: str, after: str = "") -> dict[str, Look]:
    """A look of many, and of one alone."""
    many, alone = [Look(f"{word}{after}", "icon", icon, tone, rule=rule) for word in (f"{name}s", name)]
    return {look: many, f"{look}-1": alone}


def counted(look: str, n: int) -> Badge:
    return Badge(look if n != 1 else f"{look}-1", n)


LEGEND: Final[dict[str, Look]] = {
    "street": Look("street map", "plot"),
    "asphalt": Look("street", "asphalt", tone="asphalt"),
    "parquet": Look("parquet", "parquet", tone="oak"),
    "flags": Look("flagstones", "flag", tone="stone"),
    "grass": Look("lawn", "grass", tone="grass"),
    "brick": Look("alley", "brick", tone="brick"),
    "tunnel": Look("tunnel", "gravel", tone="slate"),
    "platform": Look("platform", "tile", tone="sea"),
    "planks": Look("pier", "plank", tone="umber"),
    "pillar": Look("pillar", "block-tall", "ionic-column", "stone", "Nobody can enter it or stand in "
                                                                    "it.", "GBT-CTL-05"),
    "red": Look(
        "Red Line", "line", tone="red", text="No Ghostbuster can cross it or see across it.", rule="GBT-TER-01"
    ),
    "orange": Look(
        "Orange Line", "fence", tone="orange", text="No Ghostbuster can cross it, but you see across "
                                                    "it.", rule="GBT-TER-05"
    ),
    "yellow": Look(
        "Yellow Line", "steam", tone="yellow", text="Everybody can cross it, but nobody sees across "
                                                    "it.", rule="GBT-TER-09"
    ),
    "gate-line": Look("dashed Red Line", "dash", tone="red", text="Around an Open Gate.", rule="GBT-TER-02"),
    "goo-line": Look("dashed Orange Line", "dash", tone="orange", text="Around a Goo Pile.", rule="GBT-TER-07"),
    "tile": Look("map tile", "tile"),
    "start": Look("Start Zone", "outline", tone="accent", text="The Ecto-1a is parked here at the "
                                                               "start.", rule="GBT-SET-20"),
    "uptown": Look("uptown", "outline", tone="good", text="She must end a round here.", rule="GBT-CSC-29"),
    "sight": Look("in sight from there", "glow", tone="sky", rule="GBT-LOS-01"),
    **{card.look: figure_look(card) for card in CHARACTERS},
    **{f"c-{card.look}": sheet_look(card) for card in CHARACTERS},
    "ghostbuster": Look("Ghostbuster", "figure", "person", "bone"),
    **{f"e-{card.code}": entity_look(kind) for kind, card in enumerate(KINDS)},
    **{f"k-{card.code}": card_look(kind)
       for kind, card in enumerate(KINDS)},
    "gate": Look("Open Gate", "portal", "magic-portal", "red", "Fire at it; enough tokens close it.", "GBT-AGT-01"),
    "shut": Look("Closed Gate", "token", "magic-portal", "ash", "It blocks nobody, but its symbol still "
                                                                "counts.", "GBT-TER-04"),
    "goo": Look(
        "Goo Pile", "token", "dripping-goo", "slime",
        "Investigate it from a space beside it, for XP, time and a card.", "GBT-INV-02",
    ),
    "manhole": Look("Goo Pile of an Event", "token", "newspaper", "bone", "Its Event is in play.", "GBT-GOO-05"),
    "trap-token": Look("Trap", "token", "box-trap", "bone", "A Ghost on it may be Trapped.", "GBT-TRP-08"),
    "car": Look("Ecto-1a", "vehicle", "city-car", "bone", "Drive it; Deposit beside it or inside.", "GBT-ECT-01"),
    "statue": Look("Lady Liberty", "vehicle", "liberty-wing", "sea", f"Room for {ROOM} figures.", "GBT-LIB-04"),
    "stream": Look("Proton Stream", "beam", "laser-blast", text="Held as long as it is in sight.", rule="GBT-STR-06"),
    "mood": Look("Mood Slime", "beam", "drop", "slime", text="Held as long as it is in sight.", rule="GBT-STR-06"),
    **numbered("tokens", "token", "laser-blast", "bone", "GBT-CMB-12"),
    **numbered("streams", "Stream", "laser-blast", "amber", "GBT-CMB-12"),
    **numbered("moods", "Mood Slime", "drop", "slime", "GBT-CMB-12"),
    "resist": Look("Resist", "icon", "crossed-chains", "danger", "It adds this to its die.", "GBT-KEY-20"),
    "subdued": Look("Resist overcome", "icon", "imprisoned", "good", rule="GBT-TRP-12"),
    **symbols(),
    "proton": Look("Proton Pack", "icon", "ray-gun", "orange", "Streams, for Ghosts.", "GBT-CMB-10"),
    "blower": Look("Slime Blower", "icon", "spray", "slime", "Mood Slimes, for Plazms.", "GBT-CMB-11"),
    **token_looks(SLIME_TOKENS, "Slime"),
    "dulled": Look("deafened", "icon", "sonic-boom", "danger", f"{LESS} Maneuver fewer in the next "
                                                               "turn.", "GBT-CEN-04"),
    "circle": Look("Chalk Circle", "icon", "pentacle", "good", "No Entity moves beside its owner.", "GBT-CCS-08"),
    **token_looks(BASE_TOKENS, "Base"),
    "to-hit": Look("To Hit", "icon", "perspective-dice-six", "bone", rule="GBT-ENT-09"),
    "timer": Look("Goo Timer", "bar", "hourglass", "accent", "When it has run out, you lose.", "GBT-SCN-08"),
    "gates": Look("Open Gates", "pips", "magic-portal", "red"),
    "tank": Look("Ecto-Tank", "count", "water-tank", "slime", "Plazms for the start of a round.", "GBT-TNK-02"),
    "count": Look("progress", "pips", "check-mark", "good"),
    "held": Look("tokens on it", "count", "laser-blast", "good"),
    "act": Look("Actions", "pips", "punch-blast", rule="GBT-ROU-02"),
    "man": Look("Maneuvers", "pips", "footsteps", rule="GBT-ROU-03"),
    "xp": Look("XP", "bar", "upgrade", "bone", rule="GBT-XP-06"),
    "plazm": Look("Plazm Counter", "token", "drop", "slime", rule="GBT-DEP-02"),
    **{each.look: Look(each.name, "card", each.icon, each.tone) for each in CATEGORIES},
    "goo-card": Look("Goo Pile deck", "card", "dripping-goo", "slime"),
    "gear-card": Look("Equipment deck", "card", "toolbox", "sky"),
    "event-card": Look("Event", "card", "newspaper", "bone"),
    "left": Look("left", "icon", "hourglass", "bone", rule="GBT-EVT-03"),
    **numbered("uses", "use", "pokecog", "bone", "GBT-EQP-07", " left"),
    "class-s": Look("Class-S", "icon", "round-star", "yellow", rule="GBT-EQP-15"),
    "combat-die": Look("Combat Die", "die", "perspective-dice-six", "bone", rule="GBT-CMB-02"),
    "move-die": Look("Movement Die", "die", "compass", "sky", rule="GBT-PKE-01"),
    "event-die": Look("Event Die", "die", "perspective-dice-six", "slime", rule="GBT-EVD-01"),
}  # fmt: skip


def floor_of(tile: str) -> str:
    return next((look for words, look in FLOORS if any([word in tile.lower() for word in words])), STREET)
