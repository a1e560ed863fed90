"""The Unicorns in words: what they do, what the Nightmare Unicorn is asked, and his reference card."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import Text, counted
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, GOBLINS, KNIGHT, THIEF, VILE
from hauntbox.games.vast.roles.unicorn import actions as a
from hauntbox.games.vast.roles.unicorn.cards import CARDS, LEFT
from hauntbox.games.vast.roles.unicorn.rules.stats import armor, clarity, hunted_by, pace, radiance_goal, spirit
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.parts import Asked, Parlance, with_names
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import Words
from hauntbox.kernel.wire import Action

UPGRADES: Final = ("+1 Spirit", "+1 Pace", "+1 Armor", "+1 Clarity", "Unbridled", "Displacement Blast")
DOES: Final = (  # by upgrade
    "One more card in each new hand.", "One more action in a turn.", "Harder to attack.",
    "One more card to choose from in a forced Teleport.", "Anger begins higher, and rises now.",
    "Once per turn a card removes the tile it marks.",
)  # fmt: skip


def card_title(card: int) -> str:
    """What a card shows as its action: "Angry: Move 3", "Move 2 or Turn left"."""
    shown = CARDS[card]
    turn = f"Turn {'left' if shown.turn == LEFT else 'right'}" if shown.turn else ""
    parts = [part for part in (f"Move {shown.move}" if shown.move else "", turn) if part]
    return f"{'Angry: ' if shown.angry else ''}{' or '.join(parts)}"


def card_field(card: int) -> str:
    """The field that it marks, seen from him: "2 forward, 1 left"."""
    shown = CARDS[card]
    ahead = f"{abs(shown.forward)} {'forward' if shown.forward > 0 else 'back'}" if shown.forward else ""
    aside = f"{abs(shown.right)} {'right' if shown.right > 0 else 'left'}" if shown.right else ""
    return ", ".join([part for part in (ahead, aside) if part])


def card_words(card: int) -> str:
    return f"{card_title(card)} ({card_field(card)})"


FACTS: Final[Words] = {
    "horn": lambda g, card: card_words(card),
    "glow": lambda g, kind: UPGRADES[kind],
}
SENTENCES: Final = {
    "unicorn appears": "{piece} appears on {space}.",
    "draws unicorn": "{role} has {number} cards.",
    "plays unicorn": "{piece} loses or plays a card: {horn}.",
    "spirit card": "{piece} reveals {horn}.",
    "reveals unicorn": "{piece} reveals for a Teleport: {horn}.",
    "teleports": "{piece} Teleports to {space}.",
    "unicorn stays": "{piece} finds no way to Teleport.",
    "driven on": "{piece} cannot stay on {space}.",
    "unicorn turns": "{piece} turns {way}.",
    "anger": "{role}'s Anger rises to {number}.",
    "radiance": "{role} gains Radiance: {number}.",
    "imbues": "{role} takes an upgrade: {glow}.",
    "dims": "{role} loses an upgrade: {glow}.",
    "marks": "{piece} marks the tile on {space}.",
    "gathers": "{role} collects the {token}.",
    "unicorn hurt": "{piece} loses 1 Health: {number} left.",
    "rampages": "{piece} rampages.",
}
QUESTIONS: Final = {
    "PerformActions": Asked("{who}: which card do you play?", "The Nightmare Unicorn acts", "VSB-UNT-01"),
    "SwingBy": Asked("{who}: how far do you turn?", "The Nightmare Unicorn turns", "VSB-UNT-08"),
    "SecondCard": Asked("{who}: which second card?", "The Nightmare Unicorn Teleports", "VSB-UNT-18"),
    "VanishTo": Asked(
        "{who}: where do you Teleport?", "The Nightmare Unicorn Teleports", "VSB-UNT-18", at="Go to {place}"
    ),
    "BoltTo": Asked("{who}: where does he Teleport?", "The Unicorn must Teleport", "VSB-UNT-19", at="Go to {place}"),
    "Connect": Asked("{who}: which spaces connect the new tile?", "{the} lays a row", "VSB-UNT-18", at="By {place}"),
    "OrientAhead": Asked("{who}: how does the tile lie?", "{the} turns a tile", "VSB-UNT-03"),
    "Meet": Asked("{who}: whom do you attack?", "The Nightmare Unicorn attacks", "VSB-UNT-31"),
    "MarkCrystal": Asked(
        "{who}: mark the Crystal tile?", "The Nightmare Unicorn may mark a tile", "VSB-UNT-05", yes="Mark it", no="No"
    ),
    "GatherFrom": Asked("{who}: collect what lies here?", "The Nightmare Unicorn collects", "VSB-UNT-06", no="No more"),
    "ImbueWhich": Asked("{who}: which upgrade do you take?", "The Nightmare Unicorn shines", "VSB-UNT-20"),
    "LoseImbued": Asked("Spores: which upgrade do you lose?", "The Nightmare Unicorn grows drowsy", "VSB-UNT-26"),
    "DiscardUnicorn": Asked("{who}: which card do you discard?", "The Nightmare Unicorn discards", "VSB-DEC-163"),
    "UnicornSuffers": Asked("The Ghoul's attack: what do you lose?", "The Nightmare Unicorn is attacked", "VST-EFF-16"),
    "AppearOn": Asked("{who}: where does he appear?", "A Unicorn appears", "VSB-UNS-07", at="On {place}"),
    "FaceWhere": Asked("{who}: where does he look?", "A Unicorn appears", "VSB-UNS-08"),
    "TrapUnicorn": Asked(
        "Use your Trap against the Unicorn?", "The Goblins have a Trap", "VSB-SEC-22", yes="Spring it", no="Keep it"
    ),
    "GiveUpSecret": Asked("{who}: which Secret do you discard?", "The Goblins discard a Secret", "VSB-UNT-35"),
    "ChargeWhich": Asked("{who}: which Tribe does he charge?", "The Shadow Unicorn rampages", "VSB-SHU-07"),
}
REASONS: Final = {
    "VSB-UNT-01": "You do not have the cards for it.",
    "VSB-TRN-29": "The Mushroom Forest keeps you off that space.",
    "VSB-UNT-18": "That card marks no space you can reach.",
    "VSB-UNT-21": "Only with the upgrade, once per turn.",
    "VSB-UNT-25": "Only with three Action cubes.",
    "VSB-UNT-38": "The Unicorn there can Teleport nowhere.",
    "VSB-FRC-08": "A wall, a Dark tile or somebody else is in the way.",
    "VSB-KNA-06": "His Armor is greater than your Strength.",
    "VSB-GOA-14": "Your Strength does not beat his Armor.",
    "VSB-TRE-12": "Strength is too low, or he has no cards.",
}


def named(act: Action) -> int:
    return a.CARD_NAMES.index(getattr(act, "card", ""))


def gallop_text(g: Vast, role: int, act: a.Gallop) -> str:
    shown = CARDS[named(act)]
    return f"{'Angry: ' if shown.angry else ''}Move {shown.move}"


def wheel_text(g: Vast, role: int, act: a.Wheel) -> str:
    shown = CARDS[named(act)]
    return f"{'Angry: ' if shown.angry else ''}Turn {'left' if shown.turn == LEFT else 'right'}"


def upgrade_text(g: Vast, role: int, act: a.Imbue) -> str:
    kind = a.UPGRADE_NAMES.index(act.upgrade)
    return f"{UPGRADES[kind]}: {DOES[kind][:1].lower()}{DOES[kind][1:-1]}"


def bleed_text(g: Vast, role: int, act: a.Bleed) -> str:
    cards = f"Discard {counted(armor(g), 'card')}" if g.unicorn is not None else "Discard cards"
    return {"health": "Lose 1 Health", "cards": cards}[act.what]


TEXTS: Final[dict[type[Action], Text]] = {
    a.Gallop: gallop_text,
    a.Wheel: wheel_text,
    a.Swing: "Turn {0.degrees} degrees",
    a.Vanish: lambda g, role, act: f"Teleport: {card_field(named(act))}",
    a.Shed: lambda g, role, act: card_words(named(act)),
    a.Displace: lambda g, role, act: f"Displacement Blast: {card_field(named(act))}",
    a.Gore: with_names("The {0.piece}"),
    a.Gather: with_names("Collect the {0.token}"),
    a.Imbue: upgrade_text,
    a.Bleed: bleed_text,
    a.Stand: "No more actions",
}


# The reference card. ------------------------------------------------------------------------------------------------


def reference_card(g: Vast) -> list[CardSection]:
    cards = counted(clarity(g), "card")
    return [
        CardSection("How I win", (goal_line(g),)),
        CardSection(
            "My turn",
            (
                (f"Up to {counted(pace(g), 'action')}, each by a card: its Move, its Turn, or two for a Teleport.",
                 "VSB-UNT-01"),
                ("I move straight on as far as I can, and reveal Dark tiles.", "VSB-UNT-03"),
                ("Angry cards raise my Anger; nothing is marked or collected by them.", "VSB-UNT-02"),
                (f"Then I draw a new hand of {spirit(g)}.", "VSB-UNT-09"),
            ),
        ),
        CardSection(
            "Radiance",
            (
                ("Ending an action on a Crystal tile, I may mark it for 1 Radiance.", "VSB-UNT-05"),
                ("Each Treasure there gives 1 Radiance; a Gem only if the die allows it.", "VSB-UNT-06"),
                ("At full Anger an attack gives 1 Radiance, once for each player.", "VSB-UNT-16"),
                ("Each Radiance is an upgrade of my choice.", "VSB-UNT-20"),
            ),
        ),
        CardSection(
            "Attacks",
            (
                ("I attack anyone on the space that I enter; then I must Teleport.", "VSB-UNT-17"),
                (f"For a forced Teleport {cards} are revealed, and I choose.".replace("card are", "card is"),
                 "VSB-UNT-19"),
            ),
        ),
        CardSection("How others hurt me", tuple(hurts(g))),
    ]  # fmt: skip


def goal_line(g: Vast) -> tuple[str, str]:
    return f"{radiance_goal(g)} Radiance, then enter the Entrance in my own turn.", "VSB-ORD-15"


def hurts(g: Vast) -> list[tuple[str, str]]:
    """What the others in the game do to him."""
    found = [("Being attacked makes me Teleport; only a hunter takes 1 Health.", "VSB-UNT-22")]
    if g.knight is not None:
        found.append(("The Knight's Strength above my Armor hits; equal needs the die's centre.", "VSB-KNA-06"))
    if g.goblins is not None:
        found.append(("A Tribe needs Strength above my Armor.", "VSB-GOA-14"))
    if g.thief is not None:
        found.append(("The Thief stabs with three cubes and Stealth above my Armor.", "VSB-UNT-25"))
    if g.vile is not None and hunted_by(g, VILE):
        found.append(("The Vile Ghoul hunts me: each of its attacks costs 1 Health.", "VST-VGM-19"))
    elif g.ghoul is not None:
        found.append(("A Ghoul's attack costs Health, or cards as many as my Armor.", "VST-EFF-16"))
    if g.cave is not None:
        found.append(("Soporific Spores take an upgrade.", "VSB-UNT-26"))
    return found


# What others are told of him. ---------------------------------------------------------------------------------------

NIGHTMARE: Final = {  # what his attack does, by role
    KNIGHT: ("His attack costs me Grit, more with his Anger.", "VSB-UNT-11"),
    GOBLINS: ("His attack scatters a Tribe; angry, it costs a Secret and all Goblins.", "VSB-UNT-12"),
    DRAGON: ("His attack costs me a Power card for each Anger.", "VSB-UNT-13"),
    THIEF: ("His attack kills me; at full Anger I lose an upgrade too.", "VSB-UNT-14"),
    GHOUL: ("His attack makes me skitter; at full Anger I lose a Terror card.", "VST-OTH-28"),
    VILE: ("His attack makes me skitter; at full Anger I lose a Terror card.", "VST-OTH-28"),
}
SHADOW: Final = {
    KNIGHT: ("His attack costs me 1 Health, or 5 Grit if somebody hunts me.", "VSB-SHU-09"),
    GOBLINS: ("His attack scatters a Tribe.", "VSB-SHU-09"),
    DRAGON: ("His attack costs me 1 Health, or 2 Power cards if somebody hunts me.", "VSB-SHU-11"),
    THIEF: ("His attack kills me.", "VSB-SHU-09"),
    GHOUL: ("His attack makes me skitter.", "VST-OTH-64"),
    VILE: ("His attack makes me skitter.", "VST-OTH-64"),
}
STRIKES: Final = {  # how he is attacked, by role
    KNIGHT: ("I need Strength as great as his Armor; equal Strength rolls the die.", "VSB-KNA-06"),
    GOBLINS: ("A Tribe needs Strength above his Armor, and scatters.", "VSB-GOA-14"),
    DRAGON: ("Claw and Scratch attack him and feed my Hunger.", "VSB-DRP-26"),
    THIEF: ("I stab him with three cubes and Stealth above his Armor.", "VSB-UNT-25"),
    GHOUL: ("I attack him for 1 more than his Armor.", "VST-ATK-06"),
    VILE: ("I attack him with more Attack than his Armor.", "VST-ATK-06"),
}


def from_unicorn(g: Vast, role: int) -> tuple[tuple[str, str], ...]:
    """How a role and a Unicorn meet."""
    does = (SHADOW if g.terms.shadow else NIGHTMARE).get(role)
    found = [line for line in (does, STRIKES.get(role)) if line is not None]
    found.append(("When attacked, he Teleports; he loses Health only to the one who hunts him.", "VSB-UNT-22"))
    if g.terms.shaper < 0:
        found.append(("If a turn revealed a Dark tile, none is laid at its end.", "VSB-GROW-04"))
    return tuple(found)


WORDS: Final = Parlance(SENTENCES, FACTS, TEXTS, QUESTIONS, REASONS, reference_card)
