"""The Dragon in words: what he does, what he is asked, what he can do, and his reference card."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import Text
from hauntbox.games.vast.roles.dragon import actions as a
from hauntbox.games.vast.roles.dragon.rules.powers import RULES
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor, waking_goal
from hauntbox.games.vast.roles.ghoul.against import must_bleed
from hauntbox.games.vast.roles.numbers import DRAGON
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.names import WAY_OF
from hauntbox.games.vast.words.parts import Asked, Parlance, with_names
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import Words
from hauntbox.kernel.wire import Action

PART_WORDS: Final = ("Greed", "Hunger", "Pride (Event tiles)", "Pride (Gems)", "Pride (rest)")
DOES: Final = (  # by power
    "roll the die and attack the tiles it covers", "roll the die and reveal the tiles it covers",
    "move up to 2 spaces, or 1 through a wall", "a Tribe hides and loses 1", "move a Sloth cube to another track",
    "move a token beside you up to 5 spaces", "reveal all Dark tiles around you", "reveal one Dark tile anywhere",
    "move the Knight beside you up to 3 spaces", "place the token that rolls the die again",
    "attack a player on your space", "set a tile beside you aflame", "smash the Crystal here",
    "roll the die and remove the tiles it covers",
)  # fmt: skip
PRICES: Final = (
    "Claw", "Flame", "Wing", "2 Claw", "Claw, Flame", "Claw, Wing", "2 Flame", "Flame, Wing", "2 Wing", "2 of any",
    "3 Claw", "3 Flame", "3 of any", "4 of any",
)  # fmt: skip
FACTS: Final[Words] = {
    "power": lambda g, power: a.POWER_NAMES[power].title(),
    "card": lambda g, symbol: a.SYMBOL_NAMES[symbol].capitalize(),
    "part": lambda g, part: PART_WORDS[part],
}
SENTENCES: Final = {
    "dragon appears": "{role} stirs under {space}.",
    "uses power": "{role} uses {power}.",
    "power card": "{role} plays a {card} card.",
    "gem lends": "The {card} Gem lends its symbol.",
    "discards power": "{role} discards a {card} card.",
    "draws power": "{role} has {number} Power cards.",
    "sloth": "A cube of {part} wakes: Wakefulness {number}.",
    "slithers": "A Sloth cube goes from {part} to {to:part}.",
    "falls drowsy": "A cube goes back to {part}: Wakefulness {number}.",
    "eats": "{role} eats {number}: {sum:number} in all.",
    "awakens": "{role} is awake.",
    "surfaces": "{role} comes to the surface on {space}.",
    "dragon takes": "{role} takes the Treasure on {space}.",
    "dragon hurt": "The Dragon loses {number} Health: {left:number} left.",
    "shriek spent": "{role} shrieks, and rolls again.",
    "swatted": "The {token} flies to {space}.",
    "burns": "{piece} enters the Flame Wall on {space}.",
    "misses": "{piece} misses {other:piece}.",
    "takes gem": "{role} takes the {token}.",
    "terror lost": "{role} discards {terror}.",
}
QUESTIONS: Final = {
    "MoveAndUse": Asked("{who}: move and use powers", "The Dragon moves", "VSB-DRT-01", at="Go to {place}"),
    "PaySymbol": Asked("{who}: pay with what?", "The Dragon pays", "VSB-DEC-87"),
    "DiscardPower": Asked("{who}: which card do you discard?", "The Dragon discards", "VSB-DEC-161"),
    "WingTo": Asked("Wing: where to?", "The Dragon flies", "VSB-DRP-06", at="Go to {place}"),
    "Rolled": Asked(
        "Roll again with Shriek?", "The Dragon has rolled", "VSB-DRP-13", yes="Spend Shriek", no="Leave the die"
    ),
    "BurnWhich": Asked("Burn: which tile?", "The Dragon burns", "VSB-DRP-11", at="Reveal {place}"),
    "WallWhere": Asked("Flame Wall: where?", "The Dragon breathes fire", "VSB-DRP-18", at="On {place}"),
    "HissAt": Asked("Hiss: at which Tribe?", "The Dragon hisses", "VSB-DRP-07"),
    "ScratchWhom": Asked("Scratch: whom do you attack?", "The Dragon scratches", "VSB-DRP-14"),
    "SwatWhich": Asked("Swat: which token?", "The Dragon swats", "VSB-DRP-09"),
    "SwatOn": Asked("Swat: where next?", "The Dragon swats", "VSB-DRP-34", no="It stays there"),
    "Shove": Asked("Where does {piece} go?", "The Dragon moves {piece}", "VSB-DEC-92", no="Stop there"),
    "Flee": Asked("Where does {piece} go?", "The Dragon moves {piece}", "VSB-DRP-28", at="To {place}"),
    "TakeCube": Asked("Slither: a cube from where?", "The Dragon slithers", "VSB-DEC-171"),
    "PutCube": Asked("Slither: to which track?", "The Dragon slithers", "VSB-DEC-172"),
    "ReturnSloth": Asked("Where does the Sloth cube go back?", "The Dragon grows drowsy", "VST-DEC-53"),
    "MovePride": Asked(
        "Pride: move its cube now?", "The Dragon is proud", "VSB-DRW-28", yes="Move the cube", no="Wait"
    ),
    "FeedHunger": Asked(
        "Hunger: spend 2 eaten Goblins?", "The Dragon is hungry", "VSB-DRW-02", yes="Spend 2", no="Keep them"
    ),
    "GiveTreasure": Asked(
        "Greed: give a Treasure?", "The Dragon counts his gold", "VSB-DRW-01", yes="Give one", no="Keep it"
    ),
    "PlaceAGem": Asked("{who}: place a Gem here?", "The Dragon may place a Gem", "VSB-DRT-07", no="No Gem"),
    "LoseTerror": Asked("Which Terror card do you discard?", "{the} discards", "VST-OTH-20"),
    "DragonSuffers": Asked("The Ghoul's attack: what do you lose?", "The Dragon is attacked", "VST-EFF-11"),
    "SwingAxe": Asked(
        "Mighty Axe: 1 more Health?", "The Knight swings her Axe", "VSB-TRE-05", yes="Discard its cube", no="No"
    ),
}
REASONS: Final = {
    "VSB-DRT-01": "One move of 1 or 2 straight spaces.",
    "VSB-DRT-02": "Your cards and Gems do not pay for it.",
    "VSB-DRW-02": "It takes 2 eaten Goblins.",
    "VSB-DRW-04": "A cube of this track has moved.",
    "VSB-DRW-05": "No cube is left there.",
    "VSB-DRW-18": "A wall or a Dark tile is in the way.",
    "VSB-DRP-06": "No straight way of 1 or 2 spaces.",
    "VSB-DRP-08": "No cube can go anywhere.",
    "VSB-DRP-09": "No Gem and no Treasure beside you.",
    "VSB-DRP-10": "No Dark tile around you.",
    "VSB-DRP-11": "Only a Dark tile.",
    "VSB-DRP-12": "The Knight is not beside you.",
    "VSB-DRP-13": "The token is placed already.",
    "VSB-DRP-14": "Nobody is on your space.",
    "VSB-DRP-18": "No tile beside you that you see.",
    "VSB-DRP-22": "No Crystal on your space.",
    "VSB-DRP-31": "No Tribe hears you.",
    "VSB-FRC-06": "A wall, a Dark tile or somebody else is in the way.",
    "VSB-KNA-01": "Underground: once per turn, with Bomb or Javelin.",
    "VSB-KNA-02": "Once per turn.",
    "VSB-KNA-03": "His Armor is greater than your Strength.",
    "VSB-KNA-04": "His Armor is greater than your Strength.",
    "VST-OTH-17": "Your Armor does not beat its Defense.",
}


def power_text(g: Vast, role: int, act: a.Power) -> str:
    power = a.POWER_NAMES.index(act.power)
    return f"{act.power.title()}: {DOES[power]}"


def sloth_text(g: Vast, role: int, act: a.Sloth) -> str:
    return PART_WORDS[a.PART_NAMES.index(act.part)]


def suffer_text(g: Vast, role: int, act: a.Suffer) -> str:
    cards = f"Discard {armor(g)} Power cards" if g.dragon is not None else "Discard Power cards"
    return {"cards": cards, "health": "Lose 1 Health", "sloth": "Return a Sloth cube"}[act.what]


TEXTS: Final[dict[type[Action], Text]] = {
    a.Power: power_text,
    a.PayCard: lambda g, role, act: f"{act.symbol.capitalize()} card",
    a.PayGem: lambda g, role, act: f"The {act.gem.title()}",
    a.Prey: with_names("The {0.piece}"),
    a.SwatToken: lambda g, role, act: f"The {act.token.title()} in the {WAY_OF[act.way]}",
    a.Sloth: sloth_text,
    a.Feed: "Hunger: spend 2 eaten Goblins",
    a.PlaceGem: lambda g, role, act: f"Place the {act.gem.title()}",
    a.Suffer: suffer_text,
    a.Settle: "No more moves and powers",
}


# The reference card. ------------------------------------------------------------------------------------------------


def reference_card(g: Vast) -> list[CardSection]:
    return [
        CardSection("How I win", tuple(goals(g))),
        CardSection(
            "My turn",
            (
                ("A free move of 1 or 2 straight spaces, and powers as often as I pay.", "VSB-DRT-01"),
                ("I take Treasures on my space, place a Gem if I like, and draw a new hand.", "VSB-DRT-08"),
                ("A Gem on the map pays one symbol each turn.", "VSB-DRT-09"),
                ("Underground I pass walls and Dark tiles; on the surface I do not.", "VSB-DRW-17"),
            ),
        ),
        CardSection(
            "Powers", tuple([(f"{name.title()} ({price}): {does}.", rule) for name, price, does, rule in powers()])
        ),
        CardSection(
            "Waking",
            (
                ("Greed: 1 Treasure. Hunger: 2 eaten Goblins, or a Ghoul that I hit.", "VSB-DRW-01"),
                ("Pride: I reveal an Event tile, place a second Gem, or do not move.", "VSB-DRW-03"),
                ("One cube of each of the three in a turn.", "VSB-DRW-04"),
            ),
        ),
        CardSection(
            "How others hurt me",
            tuple(hurts(g)),
        ),
    ]


def hurts(g: Vast) -> list[tuple[str, str]]:
    """What the others in the game do to him."""
    found = []
    if g.knight is not None:
        found.append(("While I am underground, the Knight needs a Bomb or a Javelin to hit me.", "VSB-KNA-01"))
        found.append(("Strength above my Armor hits; equal Strength needs the die's centre.", "VSB-KNA-04"))
    if must_bleed(g, DRAGON):
        found.append(("The Vile Ghoul hunts me: each of its attacks costs 1 Health.", "VST-VGM-19"))
    elif g.ghoul is not None:
        found.append(("A Ghoul's attack costs cards, Health or a Sloth cube: I choose.", "VST-EFF-11"))
    if g.thief is not None:
        found.append(("The Thief sends a cube back to Greed, or stabs Power cards away.", "VSB-THA-10"))
    return found


def powers() -> list[tuple[str, str, str, str]]:
    return [*zip(a.POWER_NAMES, PRICES, DOES, RULES, strict=True)]


def goals(g: Vast) -> list[tuple[str, str]]:
    found = [(f"{waking_goal(g)} Wakefulness, surface on a Crystal tile, then enter the Entrance.", "VSB-ORD-12")]
    if DRAGON in g.terms.ambush:
        found.append(("Or an Ambush kills the Knight.", "VSB-PLR-09"))
    return found


WORDS: Final = Parlance(SENTENCES, FACTS, TEXTS, QUESTIONS, REASONS, reference_card)
