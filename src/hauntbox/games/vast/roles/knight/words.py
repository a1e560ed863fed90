"""The Knight in words: what happens to her, what she is asked, what she can do, and her reference card."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import Text
from hauntbox.games.vast.actions import Way
from hauntbox.games.vast.cave.grid import NEAR, WAY_NAMES
from hauntbox.games.vast.cave.ground import is_shut
from hauntbox.games.vast.roles.knight import actions as a
from hauntbox.games.vast.roles.knight.board import (
    AXE,
    BOMB,
    BOOTS,
    BOW,
    ENCHANTED_BOW,
    JAVELIN,
    LANTERN,
    MAP,
    MOVEMENT,
    PERCEPTION,
    POTIONS,
    SHIELD,
    STRENGTH,
    SWORD,
)
from hauntbox.games.vast.roles.knight.cards.ambush import STRENGTHS
from hauntbox.games.vast.roles.knight.cards.events import DECK, RATS_GRIT
from hauntbox.games.vast.roles.knight.cards.monsters import BLOB_GRIT, MONSTER_LIST
from hauntbox.games.vast.roles.knight.cards.quests import (
    AMBUSHES,
    FACE_UP,
    FINDS,
    REVEALED,
    SCENES,
    SIDEQUESTS,
    SMASHED,
    TROD,
)
from hauntbox.games.vast.roles.knight.goals import crystals_needed
from hauntbox.games.vast.roles.knight.rules.encounter import SMASH_GRIT, smash_strength
from hauntbox.games.vast.roles.knight.rules.equipment import POTION_HEALTH
from hauntbox.games.vast.roles.knight.rules.grit import ReturnCube
from hauntbox.games.vast.roles.knight.rules.stats import MOVEMENTS
from hauntbox.games.vast.roles.knight.rules.treasures import CARDS, DECLINED_GRIT
from hauntbox.games.vast.roles.numbers import KNIGHT, ROLE_NAMES
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.terms import LINE_C, is_victim
from hauntbox.games.vast.words.names import WAY_OF, tile_at_words
from hauntbox.games.vast.words.parts import Asked, Parlance, with_names
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import Words
from hauntbox.kernel.wire import Action

PLACE_WORDS: Final = {
    MOVEMENT: "Movement",
    PERCEPTION: "Perception",
    STRENGTH: "Strength",
    BOMB: "the Bomb",
    BOW: "the Bow",
    MAP: "the Ancient Map",
    SHIELD: "the Shield",
    **{SWORD + card: f"the {name}" for card, name in enumerate(CARDS)},
}
PLACE_TEXTS: Final = {  # what a cube there does
    MOVEMENT: "more steps",
    PERCEPTION: "another Encounter",
    STRENGTH: "1 stronger",
    BOMB: "open one wall of your space",
    BOW: "one shot along a straight line",
    MAP: "go through one wall",
    SHIELD: "nobody moves you, each loss of Grit is 1",
    SWORD: "1 more Perception, 1 more Strength in your turn",
    AXE: "1 more Strength in your turn",
    ENCHANTED_BOW: "one long shot at Dragon, Unicorn or Thief",
    BOOTS: "4 more steps",
    LANTERN: "1 more step, 1 more Encounter",
    POTIONS: f"then drink it for {POTION_HEALTH} Health",
    JAVELIN: "",
}
TREASURE_TEXTS: Final = (
    "With a cube: Perception +1, and Strength +1 in your turn.",
    "With a cube: Strength +1 in your turn.",
    "With a cube: shoots Dragon, Unicorn or Thief.",
    "With a cube: Movement +4.",
    "With a cube: Movement +1 and Perception +1.",
    f"With a cube: lose cube and card, and regain {POTION_HEALTH} Health.",
    "Show it: your next attack has Strength +1. Then it is gone.",
)
QUEST_TEXTS: Final = (
    f"Resolve {AMBUSHES} Ambushes in one turn, or attack a Tribe of 3 or the Ghoul behind a Defense of 3 or more.",
    f"{REVEALED} tiles have been revealed.",
    "Attack the Ghoul or a Tribe with a Monster by entering, hit Dragon or Unicorn, or kill the Thief.",
    "Get through an Ambush by a Monster unhurt, or attack the Ghoul or a Tribe on a tile just revealed.",
    f"Collect {FINDS} Treasures in one turn.",
    f"Have {FACE_UP} Treasure cards face up.",
    f"Use {SCENES} Encounters on different spaces in one turn.",
    f"Enter {TROD} different spaces in one turn.",
    "Shoot somebody with a Bow, and do harm.",
    f"{SMASHED} Crystals have been smashed, by anybody.",
)
EVENT_TEXTS: Final = {
    "Ambush": "Something attacks you.",
    "Rats": f"You lose {RATS_GRIT} Grit.",
    "Deep and Dark": "The Cave draws 2 Omens. If it does not play, you find a Treasure card.",
    "Light": "You may discard a Hero cube and regain 2 Health.",
    "Vantage Point": "All Dark tiles around you are revealed, each for 1 Grit.",
    "Fresh Air": "You may do without a Hero cube until your next turn and regain 1 Health.",
    "Fresh Water": "You may do without a Hero cube until your next turn and regain 1 Health.",
    "Cave Bread": "A Hero cube comes back to you.",
}
MONSTER_TEXTS: Final = (
    "Nothing more.",
    "If it hits, it pushes you away and stays on your space.",
    "If it hits, it waits on the bridge of the Canyon.",
    "If it hits, the Ancient Map takes two cubes for a wall from now on.",
    "If it hits, you lose a Treasure card at random.",
    "The Dragon die alone decides whether it hits.",
    "If it hits, the next Monster is 1 stronger.",
    "If it hits, it carries you off diagonally to a Dark tile.",
    f"If it hits, you lose {BLOB_GRIT} Grit.",
    "If it hits and your Strength is 3 or less, you lose 1 more Health.",
)

FACTS: Final[Words] = {
    "place": lambda g, place: PLACE_WORDS[place],
    "treasure": lambda g, card: CARDS[card],
    "quest": lambda g, card: SIDEQUESTS[card].name,
    "event": lambda g, card: DECK[card].name,
    "monster": lambda g, card: f"the {MONSTER_LIST[card].name}",
}
SENTENCES: Final = {
    "javelin": "The Knight shows her Javelin.",
    "javelin thrown": "The Javelin is thrown.",
    "shoots": "{piece} shoots at {other:piece}.",
    "cube": "The Knight puts a Hero cube on {place}.",
    "treasure": "You find the {treasure}.",
    "declines": "The Knight leaves the {treasure} for Grit.",
    "loses treasure": "The Knight loses the {treasure}.",
    "loses a treasure": "The Knight loses a Treasure card, face down.",
    "lost treasure": "It was the {treasure}.",
    "bomb": "The Knight opens the wall of {space} to the {way}.",
    "drinks": "The Knight drinks from the Potion Kit.",
    "encounter": "The Knight looks around on {space}.",
    "carried off": "The Underworm carries {piece} off to {space}.",
    "collects": "{piece} collects the Treasure on {space}.",
    "hero cube": "With {number} Grit the Knight gets another Hero cube.",
    "grit": "The Knight gains {number} Grit: {sum:number}.",
    "loses grit": "The Knight loses {number} Grit: {sum:number}.",
    "hurt": "The Knight loses {number} Health: {sum:number} left.",
    "heals": "The Knight has {number} Health now.",
    "defeated": "{monster} is beaten.",
    "driven back": "{piece} is driven back to {space}.",
    "monster": "{monster}, Strength {number}.",
    "sidequest": "The Knight has done a Sidequest: {quest}.",
    "draws sidequest": "You draw a Sidequest: {quest}.",
    "ambush": "An Ambush, Strength {number}! | card",
    "shows": "The Knight shows a Sidequest: {quest}.",
    "event": "Event: {event}.",
}
QUESTIONS: Final = {
    "MoveAndAct": Asked("{who}: move and act", "The Knight moves and acts", "VSB-KNT-02"),
    "SeekMonster": Asked(
        "An Ambush! Draw a Monster instead, for Fearless?",
        "The Knight is ambushed",
        "VSB-KNX-20",
        yes="Show Fearless and draw a Monster",
        no="Face the Ambush",
    ),
    "Brace": Asked(
        "An Ambush of Strength {foe}: add cubes to your Strength?",
        "The Knight is ambushed",
        "VSB-VAR-14",
        enough="Fight with what you have",
    ),
    "Light": Asked(
        "Light: discard a Hero cube for 2 Health?",
        "The Knight sees Light",
        "VSB-EVT-09",
        yes="Discard a cube, regain 2 Health",
        no="Keep the cube",
    ),
    "Fresh": Asked(
        "Do without a cube until your next turn, for 1 Health?",
        "The Knight takes a breath",
        "VSB-EVT-06",
        yes="Spend a cube, regain 1 Health",
        no="Keep the cube",
    ),
    "Thrust": Asked("The Ogre pushes you: where to?", "The Ogre pushes the Knight", "VSB-MON-04", way="Give way {way}"),
    "DiveTo": Asked(
        "Where does the Underworm come up?", "The Underworm carries the Knight off", "VSB-MON-35", at="On {place}"
    ),
    "Attacks": Asked("{who}: attack?", "The Knight may attack", "VSB-KNE-01", enough="No attack"),
    "Spoils": Asked(
        "{who}: collect the Treasure?", "The Knight finds a Treasure", "VSB-KNE-02", enough="Leave it there"
    ),
    "FlareAt": Asked(
        "{who}: over which space does the Flare burn?", "The Knight lights a Flare", "VSB-VAR-02", at="Over {place}"
    ),
    "ReturnCube": Asked("Grit is lost: which Hero cube goes back?", "The Knight loses a Hero cube", "VSB-KNG-06"),
    "KeepTreasure": Asked("Keep the {found}?", "The Knight has found a Treasure card", "VSB-TRE-02"),
}
REASONS: Final = {
    "VSB-KNE-01": "There is nothing to meet here.",
    "VSB-KNE-08": "First meet the Event on your space.",
    "VSB-KNQ-01": "No Hero cube lies on it.",
    "VSB-KNQ-02": "There is no wall.",
    "VSB-KNQ-03": "No Bomb token is left.",
    "VSB-KNQ-05": "It is out of sight.",
    "VSB-KNQ-07": "The Shield keeps her where she is.",
    "VSB-KNQ-10": "Once in a turn.",
    "VSB-KNT-02": "No Movement or Encounter is left for it.",
    "VSB-KNT-03": "You cannot step without an Encounter left.",
    "VSB-KNT-04": "No room for a cube there.",
    "VSB-KNT-06": "You always keep two Hero cubes.",
    "VSB-KNX-03": "Not done yet.",
    "VSB-KNX-04": "Too few tiles have been revealed.",
    "VSB-KNX-05": "Not done yet.",
    "VSB-KNX-06": "Not done yet.",
    "VSB-KNX-07": "Not done yet.",
    "VSB-KNX-08": "Too few Treasure cards lie face up.",
    "VSB-KNX-09": "Not done yet.",
    "VSB-KNX-10": "Not done yet.",
    "VSB-KNX-11": "Not done yet.",
    "VSB-KNX-13": "Too few Crystals have been smashed.",
    "VSB-KNX-20": "You do not hold Fearless.",
    "VSB-MON-04": "Only onto a space that is empty and not Dark.",
    "VSB-TRE-06": "The Enchanted Bow does it no harm from here.",
    "VSB-TRE-09": "No Hero cube lies on it.",
    "VST-OTH-02": "The Ghoul's Defense is as high as your Strength.",
    "VST-OTH-07": "Your Strength has to be 2 or more.",
}


# Options. -----------------------------------------------------------------------------------------------------------


def step_text(g: Vast, role: int, act: Way) -> str:
    """North, Dark tile (Eye); through the wall."""
    way = WAY_NAMES.index(act.way)
    if g.knight is None or g.at[KNIGHT] not in g.ground:
        return WAY_OF[act.way].capitalize()
    wall = ", through the wall" if g.knight.cubes[MAP] and is_shut(g, g.at[KNIGHT], way) else ""
    return f"{WAY_OF[act.way].capitalize()}: {tile_at_words(g, NEAR[g.at[KNIGHT]][way])}{wall}"


def cube_text(g: Vast, role: int, act: a.Cube) -> str:
    place = a.PLACE_OF[act.place]
    if isinstance(g.asking(), ReturnCube):
        return f"The cube on {PLACE_WORDS[place]}"
    return f"A cube on {PLACE_WORDS[place]}"


def quest_text(g: Vast, role: int, act: a.Quest) -> str:
    quest = SIDEQUESTS[a.QUEST_NAMES.index(act.card)]
    return f"Reveal {quest.name}: {quest.grit} Grit"


def blast_text(g: Vast, role: int, act: a.Blast) -> str:
    return f"Bomb the wall to the {WAY_OF[act.way]}"


TEXTS: Final[dict[type[Action], Text]] = {
    a.Cube: cube_text,
    a.Encounter: "Look around here",
    a.Smash: f"Smash the Crystal: {SMASH_GRIT} Grit",
    a.Collect: with_names("Collect the {0.token}"),
    a.Keep: "Keep it",
    a.Decline: f"Leave it, for {DECLINED_GRIT} Grit",
    a.Rest: "End your turn",
    a.Strike: with_names("Attack the {0.piece}"),
    a.Quest: quest_text,
    a.Blast: blast_text,
    a.Shoot: with_names("Shoot the {0.piece}"),
    a.Drink: f"Drink the Potion Kit: {POTION_HEALTH} Health",
    a.Ready: "Show the Javelin",
}


# The reference card. ------------------------------------------------------------------------------------------------


def reference_card(g: Vast) -> list[CardSection]:
    need = crystals_needed(g)
    return [
        CardSection(
            "How I win",
            (
                (f"Smash {need} Crystals, then enter the Entrance.", "VSB-ORD-08")
                if need
                else (f"Reduce the {quarry_name(g)}'s Health to 0.", "VSB-ORD-07"),
                *shared(g),
            ),
        ),
        CardSection(
            "My turn",
            (
                ("All my Hero cubes come back; then I place them one by one, whenever I like.", "VSB-KNT-04"),
                (
                    (
                        f"Movement is {', '.join(map(str, MOVEMENTS))} with 0 to 3 cubes; Perception and Strength "
                        "are 1 to 4."
                    ),
                    "VSB-KNS-06",
                ),
                ("I step as often as Movement says and meet things as often as Perception says.", "VSB-KNT-02"),
                ("I can step only while I have an Encounter left.", "VSB-KNT-03"),
                ("Entering a Dark tile, an Event or a Monster takes an Encounter.", "VSB-KNE-03"),
                (f"A Crystal takes Strength {smash_strength(g)}.", "VSB-KNA-11"),
            ),
        ),
        CardSection(
            "Grit",
            (
                ("1 for each tile that I reveal by entering, more for Crystals and Sidequests.", "VSB-KNG-01"),
                ("At 5, 11, 18, 26 and 35 Grit I get a Hero cube.", "VSB-KNG-05"),
                ("Losing Grit may cost a cube; a placed one ends my turn.", "VSB-KNG-06"),
            ),
        ),
        CardSection("How others hurt me", (*hurts(g), ("Without Health I am dead.", "VSB-KNS-11"))),
    ]


def shared(g: Vast) -> tuple[tuple[str, str], ...]:
    """What she gains by the Ghoul."""
    return (("Crystals that the Ghoul smashes count for me too.", "VST-EFF-19"),) if g.ghoul is not None else ()


def hurts(g: Vast) -> list[tuple[str, str]]:
    line = g.terms.infestation
    foe = "a Monster" if line == LINE_C else f"Strength {STRENGTHS[line]}" if line in STRENGTHS else ""
    found = (
        [(f"An Ambush is {foe}: if I am weaker, I lose 1 Health; if equal, the Dragon die decides.", "VSB-VAR-13")]
        if foe
        else []
    )
    if g.vile is not None:
        found.append(("The Vile Ghoul attacks: I lose 1 Health.", "VST-VGM-18"))
    elif g.ghoul is not None:
        found.append(("The Ghoul attacks: I lose Grit, Health or a Treasure card, as I choose.", "VST-EFF-01"))
    if g.ghoul is not None:
        found.append(
            ("I may enter its space only if my Strength beats its Defense; then it skitters away.", "VST-OTH-02")
        )
    if g.dragon is not None:
        found.append(("The Dragon's Scratch and Flame Wall cost 5 Grit; Claw and Slap move me.", "VSB-DRP-15"))
    if g.thief is not None:
        found.append(("With more Stealth than my Perception the Thief robs a card, or stabs Grit away.", "VSB-THA-14"))
    return found


def quarry_name(g: Vast) -> str:
    """VSB-ORD-17: whom she hunts: the Dragon, or the Unicorn in his place."""
    return ROLE_NAMES[is_victim(g.terms.roles)]


WORDS: Final = Parlance(SENTENCES, FACTS, TEXTS, QUESTIONS, REASONS, reference_card, steps={"MoveAndAct": step_text})


def place_text(g: Vast, place: int) -> str:
    """What another cube there would do."""
    cubes = knight_of(g).cubes[place] if g.knight is not None else 0
    if place == MOVEMENT and cubes + 1 < len(MOVEMENTS):
        return f"Movement {MOVEMENTS[cubes + 1]}"
    if place in (PERCEPTION, STRENGTH):
        return f"{PLACE_WORDS[place]} {cubes + 2}"
    return PLACE_TEXTS[place]
