"""What only the Goblins do, and what others answer to them. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.games.vast.roles.ghoul.actions import GEM_NAMES
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, KNIGHT, ROLE_NAMES, THIEF, UNICORN
from hauntbox.kernel.wire import Action

TRIBE_NAMES: Final = ("fangs", "bones", "eye")
WAR_NAMES: Final = (
    "thirst", "spite", "consumption", "desolation", "waste", "ruin", "hate", "fear", "desperation", "pain",
)  # fmt: skip
MONSTER_NAMES: Final = (
    "pet frog", "ogre", "troll", "golem", "gnome", "wisp", "bright beetles", "underworm", "blob", "flame giant",
)  # fmt: skip
SECRET_NAMES: Final = (
    "secret tunnels", "cave-in", "poison", "leader", "goblin ruby", "blind fury", "fire bomber", "hex", "trap",
    "hiding spots",
)  # fmt: skip


class War(Action, frozen=True):
    """Choose a War card."""

    when: ClassVar[str] = "VSB-DEC-21"
    card: str


class Redraw(Action, frozen=True):
    """Draw a card anew that was just drawn."""

    when: ClassVar[str] = "VSB-DEC-75"
    card: str


class Tribe(Action, frozen=True):
    """Which Tribe."""

    when: ClassVar[str] = "VSB-DEC-26"
    name: str


class Secret(Action, frozen=True):
    """Play a Secrets card."""

    when: ClassVar[str] = "VSB-DEC-70"
    card: str


class Drop(Action, frozen=True):
    """Discard a Secrets card."""

    when: ClassVar[str] = "VSB-DEC-74"
    card: str


class Tame(Action, frozen=True):
    """Give the Monster to a Tribe with a free slot."""

    when: ClassVar[str] = "VSB-DEC-68"
    tribe: str


class Swap(Action, frozen=True):
    """A Monster that is assigned goes: replaced, or lost."""

    when: ClassVar[str] = "VSB-DEC-69"
    monster: str


class Refuse(Action, frozen=True):
    """Discard the Monster."""

    when: ClassVar[str] = "VSB-DEC-68"


class Raid(Action, frozen=True):
    """The Attack action of a Tribe."""

    when: ClassVar[str] = "VSB-DEC-80"
    target: str


class Plunder(Action, frozen=True):
    when: ClassVar[str] = "VSB-DEC-80"
    token: str


class Delve(Action, frozen=True):
    """The Explore action."""

    when: ClassVar[str] = "VSB-DEC-79"


class Hide(Action, frozen=True):
    when: ClassVar[str] = "VSB-DEC-79"


class Special(Action, frozen=True):
    """The special action of the Tribe."""

    when: ClassVar[str] = "VSB-DEC-79"


class Lure(Action, frozen=True):
    """Use the Wisp."""

    when: ClassVar[str] = "VSB-DEC-167"


class Dig(Action, frozen=True):
    """Use the Underworm."""

    when: ClassVar[str] = "VSB-DEC-84"


class Tunnel(Action, frozen=True):
    """Go through Secret Tunnels."""

    when: ClassVar[str] = "VSB-DEC-82"


class Idle(Action, frozen=True):
    """The Tribe is done, without an action."""

    when: ClassVar[str] = "VSB-DEC-79"


class Halt(Action, frozen=True):
    """Activate no more Tribes."""

    when: ClassVar[str] = "VSB-DEC-26"


class Curse(Action, frozen=True):
    """Whom a Hex meets."""

    when: ClassVar[str] = "VSB-DEC-72"
    role: str


class Reward(Action, frozen=True):
    """What they take for a killed Thief."""

    when: ClassVar[str] = "VSB-DEC-30"
    what: str


class Filch(Action, frozen=True):
    """Which Secrets card the Thief takes."""

    when: ClassVar[str] = "VSB-DEC-118"
    card: str


WAR: Final = tuple([War(name) for name in WAR_NAMES])
REDRAW_WAR: Final = tuple([Redraw(name) for name in WAR_NAMES])
REDRAW_MONSTER: Final = tuple([Redraw(name) for name in MONSTER_NAMES])
REDRAW_SECRET: Final = tuple([Redraw(name) for name in SECRET_NAMES])
TRIBE: Final = tuple([Tribe(name) for name in TRIBE_NAMES])
SECRET: Final = tuple([Secret(name) for name in SECRET_NAMES])
DROP: Final = tuple([Drop(name) for name in SECRET_NAMES])
TAME: Final = tuple([Tame(name) for name in TRIBE_NAMES])
SWAP: Final = tuple([Swap(name) for name in MONSTER_NAMES])
CRYSTAL: Final = -2  # as the target of a raid
TARGETS: Final = (KNIGHT, DRAGON, UNICORN, THIEF, GHOUL)
RAID: Final = {CRYSTAL: Raid("crystal"), **{role: Raid(ROLE_NAMES[role].lower()) for role in TARGETS}}
TARGET_OF: Final = {act.target: target for target, act in RAID.items()}
PLUNDER: Final = (Plunder("treasure"), *[Plunder(name) for name in GEM_NAMES], Plunder("dragon"))
CURSE: Final = tuple([Curse(name.lower()) for name in ROLE_NAMES])
REFUSE, DELVE, HIDE, SPECIAL, LURE, DIG, TUNNEL = Refuse(), Delve(), Hide(), Special(), Lure(), Dig(), Tunnel()
IDLE, HALT = Idle(), Halt()
TAKE_SECRETS, TAKE_RAGE = Reward("secrets"), Reward("rage")
FILCH: Final = tuple([Filch(name) for name in SECRET_NAMES])
FILCH_HIDDEN: Final = Filch("face down")

STRUCTS: Final = (
    War, Redraw, Tribe, Secret, Drop, Tame, Swap, Refuse, Raid, Plunder, Delve, Hide, Special, Lure, Dig, Tunnel, Idle,
    Halt, Curse, Reward, Filch,
)  # fmt: skip
ACTIONS: Final[tuple[Action, ...]] = (
    *WAR, *REDRAW_WAR, *REDRAW_MONSTER, *REDRAW_SECRET, *TRIBE, *SECRET, *DROP, *TAME, *SWAP, REFUSE, *RAID.values(),
    *PLUNDER, DELVE, HIDE, SPECIAL, LURE, DIG, TUNNEL, IDLE, HALT, *CURSE, TAKE_SECRETS, TAKE_RAGE, *FILCH,
    FILCH_HIDDEN,
)  # fmt: skip
