"""The legend: how the cave and what all share is drawn; each role adds its own looks."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.tiles import AMBUSH, CRYSTAL, ENTRANCE, EVENT, TREASURE, VAULT
from hauntbox.games.vast.cave.tokens import (
    ARTIFACTS,
    CLAW_GEM,
    CRYSTALS,
    EVENTS,
    FLAME_GEM,
    FLAME_WALL,
    OGRE,
    TREASURES,
    TROLL,
    VAULTS,
    WING_GEM,
)
from hauntbox.scene import Look

SYMBOL_LOOKS: Final = ("fangs", "bones", "eye")
FEATURE_LOOKS: Final = {
    AMBUSH: "ambush", EVENT: "event", CRYSTAL: "vein", TREASURE: "hoard", VAULT: "vault", ENTRANCE: "entrance",
}  # fmt: skip
TOKEN_LOOKS: Final = {
    TREASURES: "treasure", CRYSTALS: "crystal", EVENTS: "event-token", VAULTS: "vault-token", OGRE: "ogre",
    TROLL: "troll", CLAW_GEM: "gem", FLAME_GEM: "gem", WING_GEM: "gem", FLAME_WALL: "flame-wall",
    ARTIFACTS: "artifact",
}  # fmt: skip


def printed(name: str, icon: str, rule: str = "") -> Look:
    return Look(name, "icon", icon, rule=rule)


def token(name: str, icon: str, tone: str, rule: str) -> Look:
    return Look(name, "token", icon, tone, rule=rule)


COMMON: Final = {
    "rock": Look("cave", "plot"),
    "lit": Look("Lit tile", "stone", tone="stone", rule="VSB-MAP-05"),
    "dark": Look("Dark tile", "dark", tone="night", rule="VSB-TILE-01"),
    "gate": Look("Entrance", "flag", tone="sand", rule="VSB-TILE-03"),
    "bridge": Look("bridge", "plank", tone="walnut", rule="VSB-TRN-03"),
    "chasm": Look("chasm", "gravel", tone="slate", rule="VSB-TRN-02"),
    "lake": Look("Lake", "dark", tone="sea", rule="VSB-TRN-04"),
    "magma": Look("Magma", "gravel", tone="brick", rule="VSB-TRN-05"),
    "mushroom-forest": Look("Mushroom Forest", "grass", tone="fern", rule="VSB-TRN-06"),
    "pit": Look("Pit", "dark", tone="asphalt", rule="VSB-TRN-07"),
    "river": Look("River", "dark", tone="sea", rule="VSB-TRN-08"),
    "open": Look("open space", "gravel", tone="asphalt", rule="VSB-MAP-06"),
    "wall": Look("wall", "rock", rule="VSB-MAP-13"),
    "fangs": printed("Fangs", "fangs", "VSB-TILE-01"),
    "bones": printed("Bones", "crossed-bones", "VSB-TILE-01"),
    "eye": printed("Eye", "eyeball", "VSB-TILE-01"),
    "entrance": printed("Entrance", "cave-entrance", "VSB-TILE-03"),
    "ambush": printed("Ambush", "daggers", "VSB-TILE-06"),
    "event": printed("Event", "perspective-dice-six-faces-random", "VSB-TILE-07"),
    "hoard": printed("Treasure Room", "open-treasure-chest", "VSB-TILE-08"),
    "vein": printed("Crystal tile", "crystal-growth", "VSB-TILE-09"),
    "vault": printed("Vault", "locked-box", "VSB-TILE-10"),
    "lava": printed("Magma", "lava", "VSB-TRN-05"),
    "mushrooms": printed("Mushroom Forest", "mushrooms-cluster", "VSB-TRN-06"),
    "hole": printed("Pit", "hole", "VSB-TRN-07"),
    "water": printed("water", "waves", "VSB-TRN-04"),
    "current": printed("the River flows this way", "waves", "VSB-TRN-08"),
    "looked": printed("somebody has looked under it", "spyglass", "VST-HID-08"),
    "treasure": token("Treasure", "locked-chest", "amber", "VSB-TILE-12"),
    "crystal": token("Crystal", "crystal-cluster", "violet", "VSB-TILE-13"),
    "event-token": token("Event token", "perspective-dice-six-faces-random", "bone", "VSB-TILE-15"),
    "vault-token": token("Vault token", "locked-box", "rose", "VSB-TILE-14"),
    "ogre": token("Ogre", "ogre", "danger", "VSB-MON-04"),
    "troll": token("Troll", "troll", "danger", "VSB-MON-06"),
    "gem": token("Dragon Gem", "fire-gem", "coral", "VST-COL-02"),
    "flame-wall": token("Flame Wall", "flame", "orange", "VSB-CMP-15"),
    "artifact": token("Artifact", "relic-blade", "bone", "VSB-CMP-15"),
    "slide": token("Rockslide", "stone-pile", "stone", "VSB-MAP-15"),
    "bomb": token("Bomb", "unlit-bomb", "ash", "VSB-MAP-15"),
    "tile": Look("Cave tile", "card", "cave-entrance", "sky", rule="VSB-CMP-01"),
    "dragon-die": Look("Dragon die", "die", "dragon-head", "coral", rule="VSB-DIE-01"),
    "gone": Look("Crystal tiles lost", "pips", "crystal-growth", "violet", rule="VSB-COLL-19"),
    "collapse": printed("the Collapse", "falling-rocks", "VSB-COLL-01"),
    "goal": printed("goal", "flying-flag", "VSB-ORD-05"),
    "health": Look("Health", "pips", "hearts", "coral"),
}
