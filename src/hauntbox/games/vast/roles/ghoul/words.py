"""The Ghoul in words: what it does, what it and its victims are asked, what it can do, and its reference card."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import Text
from hauntbox.games.vast.actions import Way
from hauntbox.games.vast.cave.grid import NEAR, WAY_NAMES
from hauntbox.games.vast.cave.ground import is_shut
from hauntbox.games.vast.roles.ghoul import actions as a
from hauntbox.games.vast.roles.ghoul.against import CRYSTAL_PRICE
from hauntbox.games.vast.roles.ghoul.board import DISCS, MOST_FURY
from hauntbox.games.vast.roles.ghoul.cards import CARDS
from hauntbox.games.vast.roles.ghoul.goals import crystal_goal, dice_number, fury_goal
from hauntbox.games.vast.roles.ghoul.rules.collecting import (
    FLARE_PRICE,
    PAIR_OF_TREASURES,
    PRICE,
)
from hauntbox.games.vast.roles.ghoul.rules.dice import TERROR_SUM, RollDice
from hauntbox.games.vast.roles.ghoul.rules.prices import in_way
from hauntbox.games.vast.roles.knight.board import SHIELD
from hauntbox.games.vast.roles.knight.rules.stats import cubes_in_hand
from hauntbox.games.vast.roles.numbers import GHOUL, PIECE_NAMES, ROLE_NAMES
from hauntbox.games.vast.state import Vast, prowler
from hauntbox.games.vast.table.flare import may_flare
from hauntbox.games.vast.words.names import WAY_OF, die_face, tile_at_words
from hauntbox.games.vast.words.parts import Asked, Parlance, with_names
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import Words, joined
from hauntbox.kernel.wire import Action

FACTS: Final[Words] = {"terror": lambda g, kind: CARDS[kind].name}
SENTENCES: Final = {
    "rolls again": "{role} rolls the {number} again.",
    "ghoul dice": "{role} rolls {*numbers}.",
    "points": "{role} has {number} movement and {attack:number} attack.",
    "gains movement": "{role} gains {number} movement.",
    "gains attack": "{role} gains {number} attack.",
    "takes": "{role} collects the {token} on {space}.",
    "appears": "{role} appears on {space}.",
    "defense": "{role} keeps {number} as Defense.",
    "names": "{role} names {symbol}.",
    "skitters": "{piece} skitters to {space}.",
    "uses terror": "{role} uses {terror}.",
    "terror spent": "{role} uses up {terror}.",
    "terror lasts": "{role} uses up {terror}, for this whole turn.",
    "terror put back": "{role} puts {number} of the Terror cards under the deck.",
    "terror": "{role} gets a Terror card: {terror}.",
    "fury": "{role} has {number} Fury.",
    "ready to escape": "{role} has enough: it wins when it enters the Entrance.",
    "looks": "{role} looks under the tile on {space}.",
    "sees": "Under {space} lies: {tile}.",
}
QUESTIONS: Final = {
    "StartOn": Asked("{who}: where do you appear?", "{the} appears", "VST-SET-05", at="On {place}"),
    "StartOnAdded": Asked("{who}: where do you appear?", "{the} appears", "VST-SET-06", at="On a new tile, {place}"),
    "Drift": Asked("{who}: how far do you drift?", "{the} drifts", "VST-TRN-01", at="Drift to {place}", no="Stay here"),
    "RollDice": Asked("Cheat: set a die before you roll?", "{the} rolls", "VST-TCD-09", no="Roll all dice"),
    "RollAgain": Asked("Cheat: roll a die again?", "{the} has rolled", "VST-TCD-08", no="Leave the dice"),
    "RollForGem": Asked("Cheat: set the Dragon die?", "{the} rolls", "VST-TCD-21", no="Roll it"),
    "RollForGemAgain": Asked("Cheat: roll the Dragon die again?", "{the} has rolled", "VST-TCD-21", no="Leave it"),
    "RollForFlare": Asked("Cheat: set the Dragon die?", "{the} rolls", "VST-TCD-21", no="Roll it"),
    "RollForFlareAgain": Asked("Cheat: roll the Dragon die again?", "{the} has rolled", "VST-TCD-21", no="Leave it"),
    "KeepDice": Asked("{who}: which two dice?", "{the} chooses its dice", "VST-ROLL-07"),
    "Prowl": Asked("{who}: move and act", "{the} moves and acts", "VST-ACT-04"),
    "AnnounceStrike": Asked(
        "{who}: attack as you step in?", "{the} creeps nearer", "VST-MOVE-22", no="Step in without an attack"
    ),
    "PayStep": Asked("{who}: use Sneak for this step?", "{the} creeps", "VST-TCD-06", no="Pay the whole price"),
    "DrawTerror": Asked(
        "Adapt: take a card of your choice?", "{the} draws a Terror card", "VST-TCD-13", no="Draw as usual"
    ),
    "KeepCards": Asked("Which Terror card do you keep?", "{the} keeps a Terror card", "VST-TCD-12"),
    "BlinkToCrystal": Asked("Blink: to which Crystal tile?", "{the} blinks", "VST-TCD-10", at="To {place}"),
    "BlinkAnywhere": Asked("Blink: where to?", "{the} blinks", "VST-TCD-11", at="To {place}"),
    "TakeFromMap": Asked("Which Treasure of the map?", "{the} takes a Treasure", "VST-COL-08", at="From {place}"),
    "ShowTile": Asked(
        "Scour: reveal this tile?", "{the} looks under a tile", "VST-TCD-16", yes="Reveal it", no="Leave it Dark"
    ),
    "NameSymbol": Asked("{who}: which symbol?", "{the} names a symbol for the skitter", "VST-SKT-03"),
    "PickTile": Asked("Where does {piece} appear?", "{the_piece} skitters", "VST-SKT-05", at="On {place}"),
    "PickNear": Asked("Where does {piece} appear?", "{the_piece} skitters", "VST-SKT-15", at="On {place}"),
    "KnightSuffers": Asked("The Ghoul's attack: what do you lose?", "The Knight is attacked", "VST-EFF-01"),
    "GiveUpTreasure": Asked("Which Treasure card do you lose?", "The Knight loses a Treasure card", "VST-EFF-06"),
}
REASONS: Final = {
    "VST-ACT-03": "You do not have this card.",
    "VST-ACT-07": "Flare takes 1 movement.",
    "VST-ATK-01": "It is not on your space.",
    "VST-ATK-02": "Too little attack: it takes one more than its Strength.",
    "VST-ATK-10": "You have attacked it in this turn.",
    "VST-COL-01": "Too little movement.",
    "VST-EFF-18": "Too little attack for a Crystal.",
    "VST-FRC-01": "A wall is in the way.",
    "VST-FRC-02": "Somebody stands there.",
    "VST-MOVE-16": "No tile lies there.",
    "VST-MOVE-26": "Too little movement.",
    "VST-OPT-08": "The Backstab keeps you here in this turn.",
    "VST-SKT-04": "No free Dark tile shows it.",
    "VST-SKT-05": "It shows another symbol.",
    "VST-SKT-06": "Only a Dark tile with nothing on it will do.",
    "VST-TCD-10": "It takes 2 movement and another free Crystal tile.",
    "VST-TCD-11": "It takes a Crystal tile here.",
    "VST-TCD-16": "You do not stand on a Dark tile.",
    "VST-TER-07": "Used in this turn.",
    "VST-TER-10": "Another effect of it is in use in this turn.",
    "VST-TER-11": "One of these was used up in this turn.",
    "VST-TRN-05": "Nobody can stand in the chasm.",
}


# Options. -----------------------------------------------------------------------------------------------------------


def step_text(g: Vast, role: int, act: Way) -> str:
    """West: Dark tile (Eye), through the wall, past the Knight."""
    way, here = WAY_NAMES.index(act.way), g.at[prowler(g)]
    if here not in g.ground:
        return WAY_OF[act.way].capitalize()
    wall = ", through the wall" if is_shut(g, here, way) else ""
    others = [f"the {PIECE_NAMES[piece]}" for piece in in_way(g, NEAR[here][way])]
    past = f", to {joined(others)}" if others else ""
    return f"{WAY_OF[act.way].capitalize()}: {tile_at_words(g, NEAR[here][way])}{wall}{past}"


def face_words(g: Vast, face: int) -> str:
    """A face of the die that is being rolled: a number of the Ghoul's dice, or a pattern of the Dragon die."""
    frame = g.asking()
    is_number = frame is None or isinstance(frame, RollDice) or type(frame).__name__ == "RollAgain"
    return str(face) if is_number else die_face(face)


def set_text(g: Vast, role: int, act: a.SetDie) -> str:
    return f"Set a die to {face_words(g, act.face)}; Cheat is used up"


def reroll_text(g: Vast, role: int, act: a.Reroll) -> str:
    return f"Roll the {face_words(g, act.face)} again"


def use_text(g: Vast, role: int, act: a.Use) -> str:
    card = CARDS[a.CARD_NAMES.index(act.card)]
    text = card.first.text if act.once == a.PER_TURN else card.once.text
    return f"{card.name}: {text.rstrip('.').removeprefix('Once per turn: ').removeprefix('Once per game: ')}"


def lose_text(g: Vast, role: int, act: a.Lose) -> str:
    if act.what == "treasure":
        return "Lose a Treasure card"
    if act.what == "health" or g.knight is None:
        return "Lose 1 Health"
    grit = 1 if g.knight.cubes[SHIELD] else cubes_in_hand(g.knight)
    return f"Lose {min(grit, g.knight.grit)} Grit"


def stop_text(g: Vast, role: int, act: a.Stop) -> str:
    discs = g.ghoul.discs if g.ghoul is not None else 0
    return f"Stop, and keep {discs} as Defense" if discs else "Stop, without a Defense"


TEXTS: Final[dict[type[Action], Text]] = {
    a.Pair: "{0.high} movement and {0.low} attack",
    a.SetDie: set_text,
    a.Reroll: reroll_text,
    a.Attack: with_names("Attack the {0.piece}"),
    a.Waive: "Sneak: no extra for the {0.what}",
    a.SmashCrystal: "Smash the Crystal",
    a.Take: with_names("Collect the {0.token}"),
    a.TakeSafely: with_names("Collect the {0.token} without the roll"),
    a.Use: use_text,
    a.KeepCard: lambda g, role, act: f"Keep {act.card.capitalize()}",
    a.Search: lambda g, role, act: f"Take {act.card.capitalize()}; Adapt is used up",
    a.Lose: lose_text,
    a.GiveUp: "The {0.card}",
    a.Stop: stop_text,
}


# The reference card. ------------------------------------------------------------------------------------------------


def reference_card(g: Vast) -> list[CardSection]:
    return [
        CardSection("How I win", tuple(goals(g))),
        CardSection(
            "My turn",
            (
                (
                    f"I roll {dice_number(g)} dice and keep two: the higher is movement, the lower attack.",
                    "VST-ROLL-08",
                ),
                (f"A sum of {TERROR_SUM[dice_number(g)]} or less draws a Terror card.", "VST-ROLL-04"),
                ("A step costs 1 movement, 1 more through a wall, 1 more onto a space with others.", "VST-MOVE-06"),
                (f"A Treasure costs {PRICE} movement; {PAIR_OF_TREASURES} of them make 1 Fury.", "VST-COL-12"),
                ("An attack costs one more than the other's Strength and makes 1 Fury.", "VST-ATK-02"),
                (f"A Crystal costs {CRYSTAL_PRICE} attack.", "VST-EFF-18"),
                *flare(g),
            ),
        ),
        CardSection(
            "Fury and Terror",
            (
                ("Every second Fury draws a Terror card.", "VST-FURY-04"),
                ("Each card has an effect for every turn, and one that uses it up.", "VST-TER-03"),
                (f"Fury ends at {MOST_FURY}, attack at {DISCS}.", "VST-FURY-08"),
            ),
        ),
        CardSection(
            "How others hurt me",
            (
                ("Attack that is left is my Defense until my next turn.", "VST-DEF-01"),
                (
                    "After every attack, mine or another's, I skitter: the other names a symbol, I choose the tile.",
                    "VST-SKT-03",
                ),
                *from_others(g),
            ),
        ),
    ]


def goals(g: Vast) -> list[tuple[str, str]]:
    crystals = f" or {crystal_goal(g)} smashed Crystals" if crystal_goal(g) else ""
    rule = "VST-SOLO-03" if crystals else "VST-WIN-01"
    found = [(f"{fury_goal(g)} Fury{crystals}, then enter the Entrance in my own turn.", rule)]
    prey = [victim for hunter, victim in g.terms.prey if hunter == GHOUL]
    return [*found, *[(f"Or the {ROLE_NAMES[victim]} is killed, no matter how.", "VST-VTWO-05") for victim in prey]]


def flare(g: Vast) -> list[tuple[str, str]]:
    return [(f"Flare on my space costs {FLARE_PRICE} movement.", "VST-ACT-07")] if may_flare(g, prowler(g)) else []


def from_others(g: Vast) -> list[tuple[str, str]]:
    """What the others in the game do to either Ghoul."""
    found = []
    if g.knight is not None:
        found.append(("The Knight drives me off if her Strength beats my Defense, or with her Bow.", "VST-OTH-02"))
    if g.dragon is not None:
        found.append(("The Dragon's Claw and Scratch drive me off; Scratch costs a Terror card.", "VST-OTH-20"))
        found.append(("A Flame Wall drives me off before I attack.", "VST-MOVE-25"))
    if g.thief is not None:
        found.append(("With more Stealth than my Defense the Thief robs me, or stabs movement away.", "VST-OTH-36"))
    return found


WORDS: Final = Parlance(SENTENCES, FACTS, TEXTS, QUESTIONS, REASONS, reference_card, steps={"Prowl": step_text})
