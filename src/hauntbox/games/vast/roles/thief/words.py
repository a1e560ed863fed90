"""The Thief in words: what he does, what he is asked, what he can do, and his reference card."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import Text
from hauntbox.games.vast.actions import Way
from hauntbox.games.vast.cave.grid import NEAR, WAY_NAMES
from hauntbox.games.vast.roles.numbers import THIEF, UNICORN
from hauntbox.games.vast.roles.thief import actions as a
from hauntbox.games.vast.roles.thief.goals import treasures_needed
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.flare import may_flare
from hauntbox.games.vast.words.names import WAY_OF, tile_at_words
from hauntbox.games.vast.words.parts import Asked, Parlance
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import Words
from hauntbox.kernel.wire import Action

UPGRADES: Final = (
    "Sticky Fingers", "Lock Picking Kit", "Climbing Gear", "Hand Crossbow", "Unnatural Evasion", "+1 Movement",
    "+1 Stealth", "+1 Thievery", "Flip",
)  # fmt: skip
DOES: Final = (
    "one Pickpocket reroll per turn", "Pick Lock costs 1 cube less", "Climb costs 1 cube less",
    "Backstab reaches 3 spaces", "the first attack of a turn may fail", "", "", "", "a Stat token shows 1 more",
)  # fmt: skip
FACTS: Final[Words] = {"upgrade": lambda g, kind: UPGRADES[kind]}
SENTENCES: Final = {
    "assigns": "{role} assigns Movement {number}, Stealth {second:number}, Thievery {third:number}.",
    "climbs": "{role} climbs to {space}.",
    "action die": "{role} rolls a {number}.",
    "evades": "{role} evades the attack.",
    "killed": "{role} is killed on {space} and drops everything.",
    "gains treasure": "{role} gains a Treasure.",
    "stashes": "{role} stashes a Treasure: {number} now.",
    "upgrade": "{role} gets {upgrade}.",
    "loses upgrade": "{role} loses {upgrade}.",
    "lock holds": "{role} fails at the Vault on {space}.",
    "opens vault": "{role} opens the Vault on {space}.",
    "hides loot": "{role} hides loot: the Loot Drop Level is {number}.",
    "pickpockets": "{role} tries to rob {piece}.",
    "fumbles": "{role} gets nothing from {piece}.",
    "backstabs": "{role} backstabs {piece} with {number}.",
    "robs": "{role} steals the Treasure of {victim:role}.",
    "tears": "{role} discards {terror}.",
}
QUESTIONS: Final = {
    "AssignTokens": Asked("{who}: where do your Stat tokens go?", "The Thief assigns his tokens", "VSB-THS-04"),
    "Sneak": Asked("{who}: move and take actions", "The Thief moves and acts", "VSB-THS-07"),
    "CrossTo": Asked("Where do you climb down?", "The Thief climbs", "VSB-THA-05"),
    "ShowPeeked": Asked(
        "Reveal the tile you looked at?", "The Thief peeks", "VSB-THS-11", yes="Reveal it", no="Leave it Dark"
    ),
    "SlipAway": Asked("You evaded: where do you move?", "The Thief slips away", "VSB-THU-10", no="Stay"),
    "StashOne": Asked("Which upgrade for this Treasure?", "The Thief stashes", "VSB-THU-04"),
    "LoseUpgrade": Asked("Which upgrade do you lose?", "The Thief loses an upgrade", "VSB-CVO-13"),
    "TurnToken": Asked("Which Stat token is turned over?", "The Thief turns a token over", "VSB-THU-12"),
    "TreasureFromMap": Asked(
        "Which Treasure of the map?", "The Thief takes a Treasure", "VSB-THA-20", at="From {place}"
    ),
    "TryAgain": Asked(
        "Sticky Fingers: roll again?", "The Thief has failed", "VSB-THU-06", yes="Roll again", no="Leave it"
    ),
    "StealTreasure": Asked("Which Treasure card does she lose?", "The Thief robs the Knight", "VSB-THA-08"),
    "RobGhoul": Asked("What do you take from the Ghoul?", "The Thief robs the Ghoul", "VST-OTH-36"),
    "TearCard": Asked("Which Terror card does it lose?", "The Thief robs the Ghoul", "VST-OTH-38"),
}
REASONS: Final = {
    "VSB-THS-04": "You have no Movement left.",
    "VSB-THS-05": "Too few Action cubes.",
    "VSB-THS-10": "You have to climb there.",
    "VSB-THS-11": "You do not stand on a Dark tile.",
    "VSB-THS-14": "You have peeked here: act, or end the turn.",
    "VSB-THA-01": "It does not lie on your space.",
    "VSB-THA-04": "There is no wall.",
    "VSB-THA-05": "You cannot come down on another side.",
    "VSB-THA-07": "It is not on your space.",
    "VSB-THA-11": "There is nothing to steal.",
    "VSB-THA-12": "No Vault lies here.",
    "VSB-THA-13": "You have tried this Vault in this turn.",
    "VSB-THA-14": "It is not on your space.",
    "VSB-THA-17": "The Loot Drop Level is too low.",
    "VSB-THA-18": "You have targeted this player in this turn.",
    "VSB-THA-19": "Your Stealth is too low.",
    "VSB-THA-22": "His Stealth is too high.",
    "VSB-THA-23": "It cannot be robbed.",
    "VSB-THA-25": "Out of reach of the Hand Crossbow.",
    "VSB-VAR-04": "You do not have Flare.",
    "VSB-FRC-07": "A wall or somebody is in the way.",
    "VST-OTH-33": "Its Defense is not below your Stealth.",
    "VST-OTH-39": "It has nothing to steal.",
}


def step_text(g: Vast, role: int, act: Way) -> str:
    """East: Dark tile (Eye)."""
    here = g.at[THIEF]
    name = WAY_OF[act.way].capitalize()
    return f"{name}: {tile_at_words(g, NEAR[here][WAY_NAMES.index(act.way)])}" if here in g.ground else name


def cubes(number: int) -> str:
    return "1 cube" if number == 1 else f"{number} cubes"


def upgrade_text(g: Vast, role: int, act: a.Upgrade) -> str:
    kind = a.UPGRADE_NAMES.index(act.name)
    return f"{UPGRADES[kind]}: {DOES[kind]}" if DOES[kind] else UPGRADES[kind]


TEXTS: Final[dict[type[Action], Text]] = {
    a.Assign: "Movement {0.movement}, Stealth {0.stealth}, Thievery {0.thievery}",
    a.Loot: lambda g, role, act: f"Take the {act.token.title()} for {cubes(act.cubes)}",
    a.Climb: lambda g, role, act: f"Climb {WAY_OF[act.way]}",
    a.Pickpocket: lambda g, role, act: f"Rob the {act.piece.title()} with {cubes(act.cubes)}",
    a.PickLock: lambda g, role, act: f"Pick the lock, the try for {cubes(act.cubes)}",
    a.Backstab: lambda g, role, act: f"Backstab the {act.piece.title()} with {cubes(act.cubes)}",
    a.HideLoot: lambda g, role, act: f"Hide loot with {cubes(act.cubes)}",
    a.Peek: "Stop here and peek under the tile",
    a.Finish: "End the turn",
    a.Steal: "The {0.card}",
    a.Rob: "Its {0.what}",
    a.Tear: "The {0.card}",
    a.Upgrade: upgrade_text,
    a.Turned: "The token on {0.stat}",
}


def goals(g: Vast) -> list[tuple[str, str]]:
    found = [(f"I stash {treasures_needed(g)} Treasures at the Entrance.", "VSB-ORD-14")]
    if THIEF in g.terms.ambush:
        found.append(("Or an Ambush kills the Knight.", "VSB-PLR-11"))
    if (THIEF, UNICORN) in g.terms.prey:
        found.append(("Or the Nightmare Unicorn is killed.", "VSB-PLR-27"))
    return found


def reference_card(g: Vast) -> list[CardSection]:
    flare = (("Flare on my space costs 1 cube.", "VSB-VAR-04"),) if may_flare(g, THIEF) else ()
    return [
        CardSection("How I win", tuple(goals(g))),
        CardSection(
            "My turn",
            (
                ("I put my tokens on Movement, Stealth and Thievery; Thievery gives Action cubes.", "VSB-THS-04"),
                ("A Treasure costs 1 cube; a wall 2 and a step.", "VSB-THA-01"),
                ("Pickpocket and locks: 1 cube on 4+, 2 on 2+, 3 always.", "VSB-THA-06"),
                ("I target each player once per turn, with more Stealth than they see.", "VSB-THA-19"),
                ("Each stashed Treasure is an upgrade.", "VSB-THU-04"),
                *flare,
            ),
        ),
        CardSection(
            "How others hurt me",
            (
                ("Each carried Treasure costs 1 Stealth.", "VSB-THS-13"),
                ("Any attack kills me; I drop all and come back at the Entrance.", "VSB-THU-13"),
                ("Whoever kills me gains as my Loot Drop Level says.", "VSB-THU-15"),
            ),
        ),
    ]


WORDS: Final = Parlance(SENTENCES, FACTS, TEXTS, QUESTIONS, REASONS, reference_card, steps={"Sneak": step_text})
