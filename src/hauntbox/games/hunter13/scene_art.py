"""What is painted on tiles and cards: floors, emblems, icons, each in the order of the printed numbers."""

from __future__ import annotations

from typing import Final

# T-1 to T-42: the floor and the picture of the room.
ROOM_ART: Final = (
    ("hall", "stairs"), ("hall", "stairs"), ("parquet", "candlestick-phone"), ("wine", "sofa"),
    ("wine", "knife-fork"), ("hall", "ionic-column"), ("hall", "ionic-column"), ("blue", "bed"),
    ("green", "bed-lamp"), ("wine", "person-in-bed"), ("blue", "rocking-chair"), ("boards", "doorway"),
    ("boards", "doorway"), ("stone", "stone-tower"), ("stone", "stone-tower"), ("cellar", "stairs"),
    ("hall", "entry-door"), ("hall", "exit-door"), ("boards", "stairs-goal"), ("boards", "falling"),
    ("cellar", "hole-ladder"), ("balcony", "moon"), ("boards", "broken-wall"), ("garden", "rose"),
    ("kitchen", "cauldron"), ("chapel", "prayer"), ("laboratory", "erlenmeyer"), ("brick", "barrel"),
    ("cellar", "boiling-bubbles"), ("boards", "papers"), ("green", "mona-lisa"), ("parquet", "grand-piano"),
    ("boards", "deer-head"), ("boards", "broom"), ("parquet", "bookshelf"), ("green", "desk"),
    ("cellar", "manacles"), ("crypt", "coffin"), ("boards", "crossroad"), ("crypt", "pentacle"),
    ("garden", "greenhouse"), ("parquet", "telescope"),
)  # fmt: skip

# E-31 to E-45.
MONSTER_ICONS: Final = (
    "cloaked-figure-on-horseback", "spectre", "half-dead", "evil-hand", "rock-golem", "rat", "bleeding-eye",
    "shambling-zombie", "skeleton", "robot-golem", "female-vampire", "raven", "snake", "hound", "vampire-dracula",
)  # fmt: skip
# I-1 to I-25.
ITEM_ICONS: Final = (
    "covered-jar", "covered-jar", "bandage-roll", "ladder", "ladder", "key", "syringe", "syringe", "notebook",
    "potion-ball", "drill", "gem-pendant", "dynamite", "treasure-map", "sword-hilt", "pistol-gun", "skeleton-key",
    "mirror-mirror", "pendant-key", "lightning-helix", "spell-book", "keyring", "heart-key", "voodoo-doll",
    "crystal-wand",
)  # fmt: skip
# Flint, Wren, Ombra, Volt, Compass, Magpie, Balm, Jackdaw.
PEOPLE_ICONS: Final = (
    "sherlock-holmes", "quill", "crystal-ball", "erlenmeyer", "compass", "diamond-ring", "medical-pack", "treasure-map",
)  # fmt: skip
PEOPLE_TONES: Final = ("coral", "sky", "violet", "ecto", "bone", "amber", "moss", "orange")
PEOPLE_SHAPES: Final = ("square", "circle", "hex", "diamond", "shield", "circle", "diamond", "square")
