"""The question: its words by the name of its frame, what is left to spend, what is no answer now with the reason."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.betwixt import actions as a
from hauntbox.games.betwixt.campaign.evening.moving import THE_STASH, MoveCardTo
from hauntbox.games.betwixt.cards.decks import CARDS, NONE
from hauntbox.games.betwixt.rules.attack.results import BuyEffect, symbols_left
from hauntbox.games.betwixt.rules.explore.vending import BuyCard, SellCard
from hauntbox.games.betwixt.rules.fight.moves import MoveTo
from hauntbox.games.betwixt.rules.fight.preparing import Preparation
from hauntbox.games.betwixt.rules.fight.turn import Activation, limit
from hauntbox.games.betwixt.rules.gear.readying import PutDown
from hauntbox.games.betwixt.scene.answers.options import ANSWERS, consequence
from hauntbox.games.betwixt.scene.stage import Stage
from hauntbox.games.betwixt.state import COMBAT, NOBODY, is_on_map
from hauntbox.games.betwixt.words.names import role_name, tile_name, who_name
from hauntbox.games.common import asking
from hauntbox.games.common.asking import Words, filled
from hauntbox.kernel.wire import Action
from hauntbox.scene import Option, Question
from hauntbox.scene import Sign as SceneSign

BEFORE: Final[dict[str, Words]] = {
    "Typical": (
        "Take the typical talents, or choose them yourselves?",
        "The family thinks of its talents",
        "TGB-OPT-06",
    ),
    "BuyLevel": ("Who buys a level?", "The family buys a level", "TGB-FAM-06"),
    "StrongArm": ("{who}: more Strength or more Accuracy?", "{who} rises by a level", "TGB-DEC-79"),
    "BuyTalent": ("Who learns a talent?", "The family chooses its talents", "TGB-CAMP-05"),
    "LearnWhich": ("{who}: which talent do you learn?", "{who} learns a talent", "TGB-DEC-81"),
    "FirstOutfit": ("{who}: which card do you take?", "{who} chooses a card", "TGB-OPT-07"),
    "MoveCard": ("Which card changes hands?", "The family shares out its cards", "TGB-CAMP-18"),
    "MoveCardTo": ("Who gets the {lifted}?", "The family shares out its cards", "TGB-CAMP-18"),
    "Muster": ("Who goes in, and who keeps lookout?", "The family chooses who goes in", "TGB-SET-03"),
    "Outfit": ("{who}: which card do you take?", "{who} chooses a card", "TGB-SET-08"),
    "FamilyCard": ("Which card does the family take?", "The family chooses a card", "TGB-SET-08"),
    "Carry": ("Who carries the {card}?", "The family shares out the {card}", "TGB-DEC-41"),
    "StartSpace": ("{who}: where do you start?", "{who} chooses a start", "TGB-SET-10"),
}
EXPLORING: Final[dict[str, Words]] = {
    "Household": ("Put cards in order, or go on?", "The family puts its cards in order", "TGB-EXP-01"),
    "Approaching": ("Where does the family go?", "The family chooses a way", "TGB-EXP-03"),
    "Leader": ("Who goes ahead?", "The family chooses who goes ahead", "TGB-EXP-03"),
    "Lead": ("{who}: where do you stand, right at it?", "{who} goes ahead", "TGB-EXP-16"),
    "Follow": ("{who}: on which space of the {tile}?", "{who} follows", "TGB-EXP-11"),
    "FollowGuest": ("On which space of the {tile} does {guest} follow?", "{guest} follows", "TGB-MIS-24"),
    "UseFreely": ("Who uses an item or a talent?", "The family looks after itself", "TGB-EXP-14"),
    "UseWhat": ("{who}: use the item or a talent?", "{who} looks after the family", "TGB-EXP-14"),
    "WhichTeam": ("Which team goes on?", "The family chooses which team goes on", "TGB-MIS-30"),
    "SellCard": ("The vending machine: sell a card?", "The family sells cards", "TGB-CARD-31"),
    "BuyCard": ("The vending machine: buy something?", "The family buys", "TGB-EXP-09"),
}
FIGHT: Final[dict[str, Words]] = {
    "Prepare": ("A fight! Who prepares?", "The family prepares for the fight", "TGB-CMB-01"),
    "Preparation": ("{who}: how do you prepare?", "{who} prepares", "TGB-CMB-01"),
    "FmSlot": ("Who acts next?", "The family chooses who acts", "TGB-CMB-06"),
    "Activation": ("{who}: {nth} action", "{who}'s turn", "TGB-ACT-01"),
    "MoveTile": ("{who}: move to which tile?", "{who} moves", "TGB-MOVE-12"),
    "MoveTo": ("{who}: move where?", "{who} moves", "TGB-MOVE-19"),
    "LeadAlong": ("{who}: where do you lead {guest}?", "{who} leads {guest}", "TGB-MIS-23"),
    "WhichTreasure": ("{who}: which Treasure?", "{who} loots", "TGB-ACT-17"),
    "WhichTalent": ("{who}: which talent?", "{who} uses a talent", "TGB-ACT-09"),
    "OnSomebody": ("{who}: on whom?", "{who} uses a talent", "TGB-DEC-57"),
    "OnWhom": ("{who}: on whom?", "{who} uses an item", "TGB-DEC-57"),
    "CureOf": ("{who}: which status is taken away?", "{who} helps", "TGB-TAL-04"),
    "Load": ("{who}: which syringe do you load?", "{who} fills a syringe", "TGB-TAL-09"),
    "WhichFirework": ("{who}: which firework gets the token?", "{who} makes a rocket", "TGB-TAL-25"),
    "LayFirework": ("{who}: where does it lie?", "{who} lays a Firework", "TGB-TAL-26"),
    "ComingIn": ("Who comes in for {fallen}?", "The family calls the lookout", "TGB-LOOK-02"),
    "EntryTile": ("{who}: enter on which tile?", "{who} comes in", "TGB-LOOK-11"),
    "EntrySpace": ("{who}: enter on which space?", "{who} comes in", "TGB-LOOK-11"),
    "Spare": ("{who}: use the Walkie-Talkie?", "{who} hears of trouble", "TGB-EQP-22"),
    "LossOf": ("{who}: lose HP or FP?", "{who} is in trouble on lookout", "TGB-LOOK-20"),
}
ATTACK: Final[dict[str, Words]] = {
    "ByWhat": ("{who}: attack with what?", "{who} attacks", "TGB-ATK-07"),
    "AtWhom": ("{who}: attack whom?", "{who} attacks", "TGB-ATK-07"),
    "FinaleTile": ("{who}: the Grand Finale over which tile?", "{who} lights the Grand Finale", "TGB-TAL-32"),
    "FinaleSpace": ("{who}: the Grand Finale over which space?", "{who} lights the Grand Finale", "TGB-TAL-32"),
    "SecondTarget": ("{who}: who else is hit by the swing?", "{who} swings on", "TGB-TAL-07"),
    "Sausages": ("{who}: use the Rope of Sausages?", "{who} is attacked", "TGB-EQP-40"),
    "NotMyKids": ("{who}: take the blow for {victim}?", "{victim} is attacked", "TGB-TAL-06"),
    "ChooseDefense": ("{who}: which defense dice?", "{who} defends", "TGB-DICE-23"),
    "Practised": ("{who}: roll a hit die again?", "{who} attacks {victim}", "TGB-FAM-14"),
    "AgainHit": ("{who}: which die again?", "{who} attacks {victim}", "TGB-FAM-18"),
    "LuckyFoot": ("{who}: use the Rabbit's Foot?", "{who} defends", "TGB-EQP-23"),
    "AgainWard": ("{who}: which die again?", "{who} defends", "TGB-EQP-23"),
    "BuyEffect": ("{who}: spend weapon effects?", "{who} hits {victim}", "TGB-ATK-14"),
    "Shove": ("{who}: where does {shoved} stumble?", "{shoved} stumbles", "TGB-STS-34"),
    "Cartwheel": ("{who}: cartwheel away?", "{who} was attacked", "TGB-TAL-23"),
    "CartwheelTo": ("{who}: where to?", "{who} cartwheels", "TGB-TAL-23"),
}
CARDS_: Final[dict[str, Words]] = {
    "PickUp": ("{who}: which card do you take up?", "{who} readies equipment", "TGB-ACT-22"),
    "PutDown": ("{who}: where does the {lifted} go?", "{who} readies equipment", "TGB-ACT-36"),
    "Partner": ("{who}: trade with whom?", "{who} trades", "TGB-ACT-23"),
    "LastTrade": ("{who}: hand cards over before you leave?", "{who} leaves the map", "TGB-LOOK-08"),
    "GiveCard": ("{who}: what do you give?", "{who} trades", "TGB-ACT-24"),
    "ReceiveCard": ("{who}: what do you take?", "{who} trades", "TGB-ACT-24"),
    "PutIn": ("{who}: put a card into the Stash?", "{who} uses the Stash", "TGB-ACT-26"),
    "TakeOut": ("{who}: take a card out of the Stash?", "{who} uses the Stash", "TGB-ACT-26"),
    "Found": ("Who gets the {card}?", "The family has found something", "TGB-CMB-21"),
    "LeaveBehind": ("{who}: what do you leave behind for the {card}?", "{who} has no room", "TGB-CMB-41"),
    "LastCard": ("{who}: leave a card in the Stash?", "{who} goes on lookout", "TGB-LOOK-08"),
    "Reader": ("Who reads the book?", "The family has found a book", "TGB-BOOK-09"),
    "Keep": ("Which card does the family keep?", "The family keeps a card", "TGB-DEC-93"),
    "PayCard": ("Which card does the family give up?", "The family gives up a card", "TGB-DEC-102"),
}
AFTER: Final[dict[str, Words]] = {
    "InstantBonus": ("Who gets the bonus?", "The family shares a bonus", "TGB-DEC-90"),
    "Exchange": ("Does somebody change places with the lookout?", "The family thinks of its lookout", "TGB-CMB-29"),
    "WhoComes": ("Who comes from the lookout?", "The family calls the lookout", "TGB-LOOK-02"),
    "Choose": ("What do you choose?", "The family decides", "TGB-MIS-56"),
    "WhichPiece": ("{who}: clear away which space?", "{who} clears something away", "TGB-DEC-58"),
    "GuestSpace": ("On which space of the {tile} does {guest} stand?", "{guest} joins the family", "TGB-MIS-24"),
    "TeamUp": ("Who goes with Bill?", "The family divides into two teams", "TGB-MIS-28"),
    "MergeSpace": ("{who}: on which space of the {tile}?", "The teams meet", "TGB-MIS-36"),
    "WhichFm": ("Which family member?", "The family decides", "TGB-MIS-46"),
}
QUESTIONS: Final[dict[str, Words]] = {**BEFORE, **EXPLORING, **FIGHT, **ATTACK, **CARDS_, **AFTER}
NTH: Final = ("first", "second", "third")
WORTH_A_REASON: Final = (
    a.Move, a.Attack, a.Talent, a.Defensive, a.Offensive, a.Loot, a.Item, a.Door, a.Foe, a.Buy, a.With, a.Use,
    a.Pick, a.Special, a.Machine, a.Lay,
)  # fmt: skip
PLAIN_TO_SEE: Final = ("TGB-DEC-64", "TGB-CMP-20", "TGB-CMB-02", "TGB-MIS-20", "TGB-ACT-09")


def question(stage: Stage) -> Question | None:
    if stage.frame is None:
        return None
    options = tuple([with_why(stage, each) for each in ANSWERS.options(stage, stage.g, is_worth)])
    asked = asking.question(stage, words_of(stage), hint(stage) if options else "", options)
    return replace(asked, have=have(stage) if options else ())


# Why an action would change nothing, by the action.
USELESS: Final = {
    "move": "No space to move to.",
    "attack": "No target in reach.",
    "talent": "No talent would help now.",
    "loot": "No Treasure Token is adjacent.",
}


def with_why(stage: Stage, option: Option) -> Option:
    if option.rule == "TGB-ACT-35" and option.id in USELESS:
        return replace(option, off=USELESS[option.id])
    why = consequence(stage, option.id) if not option.off else ""
    return replace(option, why=why) if why else option


def words_of(stage: Stage) -> Words:
    g, frame = stage.g, stage.frame
    card, lifted = getattr(frame, "card", NONE), lifted_card(stage)
    return filled(
        QUESTIONS[type(frame).__name__],
        who=role_name(g, stage.turn),
        card=CARDS[card].name if isinstance(card, int) and card != NONE else "card",
        lifted=CARDS[lifted].name if lifted != NONE else "card",
        tile=tile_name(getattr(frame, "tile", 0)),
        victim=who_name(g, g.victim) if g.victim < len(g.at) else "somebody",
        shoved=who_name(g, getattr(frame, "who", NOBODY)) if type(frame).__name__ == "Shove" else "",
        fallen=who_name(g, getattr(frame, "fallen", NOBODY)),
        guest=who_name(g, getattr(frame, "guest", NOBODY)),
        nth=NTH[min(g.acts, 2)],
    )


def lifted_card(stage: Stage) -> int:
    """The card that has been taken up, and goes somewhere now."""
    g, frame = stage.g, stage.frame
    if isinstance(frame, PutDown):
        return g.cards[frame.role][frame.start]
    if isinstance(frame, MoveCardTo):
        return g.stash[frame.position] if frame.fm == THE_STASH else g.cards[frame.fm][frame.position]
    return NONE


def have(stage: Stage) -> tuple[SceneSign, ...]:
    """What is left to spend."""
    g, fm = stage.g, stage.turn
    if isinstance(stage.frame, Activation | Preparation):
        left = max(0, limit(g, fm, isinstance(stage.frame, Preparation)) - g.acts)
        return SceneSign("acts", left, "action" if left == 1 else "actions"), SceneSign("fp", g.fp[fm], "FP")
    if isinstance(stage.frame, BuyEffect):
        return (SceneSign("effect", symbols_left(g), "symbol" if symbols_left(g) == 1 else "symbols"),)
    if isinstance(stage.frame, BuyCard | SellCard):
        return (SceneSign("bucks", g.purse, "Bennert Bucks"),)
    if isinstance(stage.frame, MoveTo):
        return (SceneSign("spd", stage.frame.points, "movement points"),)
    return ()


def hint(stage: Stage) -> str:
    g, name = stage.g, type(stage.frame).__name__
    if name == "Household" and g.changes >= g.options.housekeeping:
        return "No more changes until the next door."
    if name == "Muster":
        return f"{g.options.active_fms} go in; the one on lookout can come in later."
    if name == "Approaching":
        return "The whole family goes together. A door is opened at once."
    if name == "FmSlot":
        return f"Round {g.round}. After each family member a group of monsters acts."
    if name == "Exchange":
        return "A family member who is hurt can rest on lookout."
    if g.phase == COMBAT and name == "Activation" and is_on_map(g, stage.turn):
        wanted = [who_name(g, m) for m in range(6, len(g.at)) if is_on_map(g, m) and g.target[m] == stage.turn]
        return f"Wanted by {', '.join(wanted)}." if wanted else ""
    return ""


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    """What everybody sees on the table is not worth a refusal."""
    return rule not in PLAIN_TO_SEE and isinstance(act, WORTH_A_REASON)
