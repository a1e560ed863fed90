"""The closed lists of the vocabulary. A new word comes here, into docs/scenes.md and to every painter in one change."""

from __future__ import annotations

from typing import Final

SIDES: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}
WAYS: Final = {**SIDES, "ne": "north-east", "se": "south-east", "sw": "south-west", "nw": "north-west"}

# What each kind may be drawn as. A painter that lacks a word falls back to the first of its row.
DRAW: Final[dict[str, tuple[str, ...]]] = {
    "board": ("plot",),
    "space": (
        "plank", "parquet", "tile", "carpet", "brick", "flag", "stone", "asphalt", "gravel", "grass", "metal", "dark",
    ),
    "side": ("wall", "hedge", "rock", "door", "bars", "gap", "line", "fence", "steam", "dash"),
    "zone": ("room", "tile", "outline", "glow"),
    "piece": ("token", "figure", "beast", "ghost", "portal", "disc", "die", "vehicle"),
    "card": ("card",),
    "track": ("bar", "pips", "count", "boxes", "road", "ladder", "cubes", "dial", "slot", "stack"),
    "link": ("beam", "stairs"),
}  # fmt: skip
PRINTED: Final = ("icon", "block-low", "block-tall", "none")  # emblems and badges; these two may take any other word
WORDS: Final = frozenset([*PRINTED, *[word for words in DRAW.values() for word in words]])

WALLS: Final = ("wall", "hedge", "rock")  # sides that everybody takes for granted
OPENINGS: Final = ("door", "bars", "gap")
LINES: Final = ("line", "fence", "steam")

LAYS: Final = {
    "board": ("plan", "tiles"),
    "pile": (
        "deck", "hand", "row", "tray", "slot", "bag", "dice", "chips", "slots", "tokens", "menu", "ring",
    ),
}  # fmt: skip
STATES: Final = ("play", "over")
HOLDERS: Final = ("human", "bot", "none")
RESULTS: Final = ("won", "lost", "drawn")
FACES: Final = ("down", "up")
SEEN: Final = ("you", "team")
TABS: Final = ("notebook", "journal", "story", "mode")
STYLES: Final = ("plain", "letter", "clue")
SIZES: Final = ("board",)
MOMENTS: Final = ("stamp", "card", "letter")
AIRS: Final = ("frost", "dark", "slime", "fire")
LEAVES: Final = ("log", "journal", "hand")  # where a moment may go beside things
MODES: Final = ("hunt", "battle", "collapse")
STORIES: Final = ("open", "road")
STOPS: Final = ("won", "lost", "now", "open", "hid")
ADVISERS: Final = ("bot", "coach")
RULINGS: Final = ("left", "right", "neither")
OPTION_TONES: Final = ("main", "danger", "end")
LOG_TONES: Final = ("good", "bad")

FLOOR_TONES: Final = (
    "oak", "walnut", "umber", "wine", "slate", "fern", "cream", "brick", "sea", "sand", "asphalt", "stone", "grass",
    "night", "steel",
)  # fmt: skip
# A seat is a colour and a base, and no two at a table have the same pair. Games give them in this order, unless a role
# has a pair of its own.
PAIRS: Final = (
    ("amber", "circle"), ("coral", "square"), ("moss", "diamond"), ("sky", "hex"), ("violet", "shield"),
    ("bone", "ghost"), ("rose", "arch"), ("jade", "kite"),
)  # fmt: skip
SHAPES: Final = tuple([shape for _, shape in PAIRS])
SEAT_TONES: Final = tuple([tone for tone, _ in PAIRS])
TONES: Final = (
    *FLOOR_TONES, *SEAT_TONES, "slime", "ecto", "frost", "danger", "ash", "red", "orange", "yellow", "accent", "good",
    "bad",
)  # fmt: skip
