"""The legend of Evidence: how everything is drawn, what it is called and which rule says what it means."""

from __future__ import annotations

from typing import Final

from hauntbox.games.evidence.cards.deck import ITEMS
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, KINDS, SPIRIT_BOX, UV, WRITING
from hauntbox.scene import Look
from hauntbox.scene.art import art_of
from hauntbox.scene.structs.vocabulary import PAIRS

PAIRS_OF_ROLES: Final = (PAIRS[5], *PAIRS[:4])  # tone and shape, the ghost's first
TONES: Final = tuple([tone for tone, _ in PAIRS_OF_ROLES])
SHAPES: Final = tuple([shape for _, shape in PAIRS_OF_ROLES])
FIGURES: Final = ("ghost", "lantern", "static", "moss", "ledger")  # by role: look, and id of the piece

# A room's floor by the words in its name; of several looks the next one each time.
FLOORS: Final = (
    (("dining", "ball", "music"), ("parquet",)),
    (("corridor", "hall", "foyer", "landing", "passage", "stair"), ("runner",)),
    (("kitchen", "scullery"), ("chequer",)),
    (("bath", "toilet", "wash"), ("mosaic",)),
    (("pantry", "cellar", "garage", "boiler", "store", "attic"), ("brick",)),
    (("sun", "garden", "terrace", "porch", "conservatory"), ("terrace",)),
    (("study", "library", "archive", "office", "trophy", "gallery"), ("parquet-dark",)),
    (("bed", "nursery"), ("carpet-rose", "carpet-blue")),
    (("lounge", "living", "parlour", "drawing"), ("carpet-moss",)),
)
OTHER_FLOORS: Final = ("parquet", "carpet-blue", "carpet-moss", "parquet-dark")

EVIDENCE: Final = {EMF: "emf", SPIRIT_BOX: "box", WRITING: "write", UV: "uv", DOTS: "dots"}
EVIDENCE_ICONS: Final = {
    EMF: ("radar-sweep", "coral"),
    SPIRIT_BOX: ("pocket-radio", "sky"),
    WRITING: ("quill-ink", "bone"),
    UV: ("flashlight", "violet"),
    DOTS: ("laser-sparks", "moss"),
}

LEGEND: Final[dict[str, Look]] = {
    "house": Look("house plan", "plot"),
    "runner": Look("corridor runner", "plank", tone="umber"),
    "parquet": Look("parquet", "parquet", tone="oak"),
    "parquet-dark": Look("dark parquet", "parquet", tone="walnut"),
    "carpet-rose": Look("carpet", "carpet", tone="wine"),
    "carpet-moss": Look("carpet", "carpet", tone="fern"),
    "carpet-blue": Look("carpet", "carpet", tone="slate"),
    "chequer": Look("kitchen tiles", "tile", tone="cream"),
    "brick": Look("brick floor", "brick", tone="brick"),
    "mosaic": Look("mosaic", "tile", tone="sea"),
    "terrace": Look("terrace", "flag", tone="sand"),
    "van-floor": Look("van", "metal", tone="steel"),
    "wall": Look("wall", "wall", text="Nobody can cross it.", rule="EVI-MOVE-02"),
    "door": Look("door", "door", text="Never shut.", rule="EVI-TERM-07"),
    "van-door": Look("van door", "door", tone="steel", text="Shut while the ghost hunts.", rule="EVI-VAN-02"),
    "van-shut": Look("shut van door", "bars", tone="steel", text="Open again when the hunt ends.", rule="EVI-VAN-03"),
    "room": Look("room", "room"),
    "field": Look("DOTS field", "outline", tone="moss", text="A ghost that walks here may be "
                                                             "seen.", rule="EVI-DOTS-03"),
    "suspects": Look("it may live here", "outline", tone="ecto", text="Nothing found so far rules it "
                                                                      "out.", rule="EVI-EVD-07"),
    "maybe": Look("it may be here", "glow", tone="ecto", text="Nothing found so far rules it out.", rule="EVI-EVD-07"),
    "mine": Look("your room", "glow", tone="violet", text="You live here, and your hunts begin "
                                                          "here.", rule="EVI-TERM-04"),
    "reach": Look("reach", "glow", tone="violet"),
    "peril": Look("deadly reach", "glow", tone="danger", rule="EVI-KILL-02"),
    "spawn": Look(
        "spawn square", "icon", "pentacle", text="The ghost of this room starts its hunts here.", rule="EVI-TERM-03"
    ),
    "hide": Look(
        "hiding spot", "icon", "closed-doors", text="A hunter can hide here, from the square it "
                                                    "faces.", rule="EVI-HIDE-02"
    ),
    "lantern": Look("Lantern", "figure", "old-lantern", "amber", "Yellow raincoat.", art=art_of("evidence", "Lantern")),
    "static": Look("Static", "figure", "headphones", "coral", "Red headset.", art=art_of("evidence", "Static")),
    "moss": Look("Moss", "figure", "monk-face", "moss", "Green jumper.", art=art_of("evidence", "Moss")),
    "ledger": Look("Ledger", "figure", "book-cover", "sky", "Blue satchel.", art=art_of("evidence", "Ledger")),
    "ghost": Look("the ghost", "ghost", "spectre", "bone", art=art_of("evidence", "the ghost")),
    **{item.id: item.token_look() for item in ITEMS.entries if item.placeable},
    "print": Look("ultraviolet print", "token", "hand", "violet", "The ghost stood here.", "EVI-TERM-18"),
    "written": Look("written in", "icon", "check-mark", "good", rule="EVI-BOOK-05"),
    "wet-ink": Look("written in, nobody has looked", "icon", "quill-ink", "violet", rule="EVI-BOOK-04"),
    "stepped": Look("stepped in", "icon", "footprint", "violet", rule="EVI-SALT-07"),
    "fresh-step": Look("stepped in, nobody has looked", "icon", "footprint", "ash", rule="EVI-SALT-06"),
    "life": Look("rounds left", "icon", "hourglass", "violet", rule="EVI-UV-06"),
    "slowed": Look("slowed", "icon", "snail", "danger", "Half as many steps in the next turn.", "EVI-EVT-08"),
    "dimmed": Look("dimmed", "icon", "blindfold", "danger", "Sees less far.", "EVI-GAP-14"),
    "taunted": Look("has taunted", "icon", "shouting", "orange", rule="EVI-OPT-02"),
    "hidden": Look("hidden", "icon", "closed-doors", "moss", rule="EVI-TERM-16"),
    **{f"i-{item.id}": item.look() for item in ITEMS.entries},
    "uses": Look("uses left", "icon", "powder", "bone", rule="EVI-SALT-03"),
    "back": Look("item, not known to you", "card", "swap-bag", "sky"),
    "type": Look("ghost type", "card", "spectre", "bone"),
    "die": Look("die", "die", "perspective-dice-six", "bone", "Rolled behind the screen.", "EVI-TERM-20"),
    "round": Look("round", "bar", "moon", "accent"),
    "rounds": Look("round", "count", "moon", "accent"),
    "hunt": Look("hunt rounds left", "pips", "heart-beats", "danger"),
    "van": Look("in the van", "icon", "truck", "ash"),
    "killed": Look("dead", "icon", "tombstone", "danger"),
    "countdown": Look(
        "hunt countdown", "count", "stopwatch", "danger", "A hunt starts on this or higher.", "EVI-CNT-02"
    ),
    "steps": Look("steps left", "pips", "footsteps"),
    "acts": Look("action", "pips", "hand"),
    "found": Look("evidence log", "boxes"),
    **{
        f"ev-{EVIDENCE[kind]}": Look(KINDS[kind], "icon", icon, tone)
        for kind, (icon, tone) in EVIDENCE_ICONS.items()
    },
    **{
        f"no-{EVIDENCE[kind]}": Look(f"{KINDS[kind]} ruled out", "icon", icon, "ash")
        for kind, (icon, _) in EVIDENCE_ICONS.items()
    },
}  # fmt: skip


def floors(rooms: tuple[str, ...]) -> list[str]:
    """A look for every room, by its name."""
    used: dict[tuple[str, ...], int] = {}
    found = []
    for room in rooms:
        looks = next((looks for words, looks in FLOORS if any([w in room.lower() for w in words])), OTHER_FLOORS)
        used[looks] = used.get(looks, -1) + 1
        found.append(looks[used[looks] % len(looks)])
    return found
