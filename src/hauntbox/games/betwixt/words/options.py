"""What can be done, in words: the one source for pictures, refusals, menus and bots' reasons."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.betwixt import actions as a
from hauntbox.games.betwixt.campaign.evening.growing import BuyLevel, BuyTalent, LearnWhich
from hauntbox.games.betwixt.campaign.evening.janitor import BuyCollection, CartBuy, Trade, cart_price
from hauntbox.games.betwixt.campaign.evening.moving import MoveCard, MoveCardTo
from hauntbox.games.betwixt.campaign.open_missions import name_of
from hauntbox.games.betwixt.campaign.singles import FirstOutfit, Typical
from hauntbox.games.betwixt.cards.decks import CARDS, KINDS, NONE
from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.cards.talents import SYRINGE_TEXTS, SYRINGES, TALENT_NAMES, TALENTS
from hauntbox.games.betwixt.cards.words import effect_text
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.attack.attack import NotMyKids, Sausages
from hauntbox.games.betwixt.rules.attack.rerolls import AgainHit, AgainWard, LuckyFoot, Practised
from hauntbox.games.betwixt.rules.attack.results import BuyEffect, effects_of
from hauntbox.games.betwixt.rules.attack.stumbling import Shove
from hauntbox.games.betwixt.rules.explore.exploring import Leader, UseFreely
from hauntbox.games.betwixt.rules.explore.starting import Carry, FamilyCard, Outfit
from hauntbox.games.betwixt.rules.explore.vending import BuyCard, SellCard, price_of
from hauntbox.games.betwixt.rules.fight.knockout import ComingIn
from hauntbox.games.betwixt.rules.fight.moves import LeadAlong
from hauntbox.games.betwixt.rules.fight.preparing import Preparation, Prepare
from hauntbox.games.betwixt.rules.fight.reactions import Cartwheel
from hauntbox.games.betwixt.rules.fight.rounds import FmSlot
from hauntbox.games.betwixt.rules.fight.trouble import Spare
from hauntbox.games.betwixt.rules.fight.victory import Exchange, LastCard, WhoComes
from hauntbox.games.betwixt.rules.gear.found import Found, LeaveBehind, Reader
from hauntbox.games.betwixt.rules.gear.readying import PickUp
from hauntbox.games.betwixt.rules.gear.satchel import Load
from hauntbox.games.betwixt.rules.gear.trading import GiveCard, LastTrade, Partner, PutIn, ReceiveCard, TakeOut
from hauntbox.games.betwixt.rules.mission.cards import Choose, Keep, PayCard
from hauntbox.games.betwixt.rules.mission.teams import TeamUp
from hauntbox.games.betwixt.state import FMS, KO, Farm
from hauntbox.games.betwixt.words.names import COMPASS, card_name, die_name, tile_name, who_name
from hauntbox.games.common.asking import Answer, Answers, Text, actor, counted
from hauntbox.kernel.wire import Action

WAYS: Final = {
    "n": "north", "ne": "north-east", "e": "east", "se": "south-east", "s": "south", "sw": "south-west", "w": "west",
    "nw": "north-west",
}  # fmt: skip


# By the question ------------------------------------------------------------------------------------------------------

Phrases = dict[type, str]  # by the question
WHO: Final[Phrases] = {
    FmSlot: "{0.who} acts now",
    Prepare: "{0.who} prepares",
    Leader: "{0.who} goes ahead",
    Found: "{0.who} gets it",
    Carry: "{0.who} carries it",
    Reader: "{0.who} reads it",
    Exchange: "{0.who} goes on lookout",
    WhoComes: "{0.who} comes in from the lookout",
    ComingIn: "{0.who} comes in from the lookout",
    Partner: "Trade with {0.who}",
    LastTrade: "Trade with {0.who}",
    TeamUp: "{0.who} goes with Bill",
    BuyLevel: "{0.who} rises by a level",
    BuyTalent: "{0.who} learns a talent",
    MoveCardTo: "{0.who} gets it",
    UseFreely: "{0.who} uses an item or a talent",
}
NOBODY: Final[Phrases] = {
    Prepare: "Nobody else prepares",
    Found: "Leave it behind",
    LeaveBehind: "Keep all that you carry",
    Reader: "Nobody reads it yet",
    Exchange: "Nobody goes on lookout",
    LastCard: "Keep all cards",
    GiveCard: "Give nothing",
    ReceiveCard: "Take nothing",
    PutIn: "Put nothing in",
    TakeOut: "Take nothing out",
    Choose: "None of this",
    LastTrade: "No trade",
    LeadAlong: "Leave them where they are",
    UseFreely: "Nobody",
    MoveCardTo: "It stays where it is",
    BuyCollection: "No collection",
    Trade: "No more bargains",
}
STOP: Final[Phrases] = {
    BuyEffect: "No more effects",
    PickUp: "Leave the other cards where they are",
    SellCard: "Sell nothing more",
    BuyCard: "Buy nothing more",
    Shove: "Stop here",
    MoveCard: "No more moves",
    BuyTalent: "No more talents",
    CartBuy: "Buy nothing more",
}
GIVE: Final[Phrases] = {
    PutIn: "Put the {card} into the Stash",
    LastCard: "Leave the {card} in the Stash",
    LeaveBehind: "Leave the {card} behind",
}
PICK: Final[Phrases] = {
    Outfit: "Take the {card}",
    FamilyCard: "Take the {card}",
    Keep: "Keep the {card}",
    BuyCard: "Buy the {card}",
    CartBuy: "Buy the {card}",
    FirstOutfit: "Take the {card}",
}
STASH: Final[Phrases] = {
    Found: "Into the Stash",
    Carry: "Into the Stash",
    MoveCardTo: "Into the Stash",
    LastTrade: "Use the Stash",
}
YES_NO: Final[dict[type, tuple[str, str]]] = {
    NotMyKids: ("Take the blow for the other, for 1 FP", "Let it happen"),
    Sausages: ("Throw the Rope of Sausages: it draws a new target", "Keep the Rope of Sausages"),
    Practised: ("Roll a hit die again", "Keep the roll"),
    LuckyFoot: ("Roll a defense die again, by the Rabbit's Foot", "Keep the roll"),
    Typical: ("The typical talents", "Choose talents yourselves"),
    Cartwheel: ("Cartwheel away", "Stay"),
    Spare: ("Use the Walkie-Talkie: nothing is lost", "Take the loss"),
}


def by_question(phrases: Phrases, otherwise: str) -> Text:
    """The phrase of the question that is asked now, about the action."""

    def text(g: Farm, role: int, act: Any) -> str:
        return phrases.get(type(g.asking()), otherwise).format(act)

    return text


def yes_or_no(g: Farm, role: int, act: a.Yes | a.No) -> str:
    return YES_NO.get(type(g.asking()), ("Yes", "No"))[isinstance(act, a.No)]


def end(g: Farm, role: int, act: a.End) -> str:
    if isinstance(g.asking(), Preparation):
        return "Prepare nothing more"
    return f"End {NAMES[role]}'s turn" if role < FMS else "End the turn"


# Cards ----------------------------------------------------------------------------------------------------------------


def carried(g: Farm, fm: int, position: str) -> str:
    """The card of a dashboard at a position, by name; the position where none is."""
    place = a.POSITION_NAMES.index(position)
    card = g.cards[fm][place] if g.cards and fm < FMS else NONE
    return card_name(card) if card != NONE else f"card ({position})"


def take(g: Farm, role: int, act: a.Take) -> str:
    return f"Take up the {carried(g, role, act.position)}"


def lay(g: Farm, role: int, act: a.Lay) -> str:
    """What lies there goes where the card came from."""
    place = a.POSITION_NAMES.index(act.position)
    there = g.cards[role][place] if g.cards and role < FMS else NONE
    return f"To: {act.position}" + (f" (swaps with the {card_name(there)})" if there != NONE else "")


def give(g: Farm, role: int, act: a.Give) -> str:
    return GIVE.get(type(g.asking()), "Give the {card}").format(card=carried(g, role, act.position))


def receive(g: Farm, role: int, act: a.Receive) -> str:
    return f"Take the {carried(g, getattr(g.asking(), 'other', FMS), act.position)}"


def fetch(g: Farm, role: int, act: a.Fetch) -> str:
    there = g.stash[act.place - 1] if act.place <= len(g.stash) else NONE
    return f"Take the {card_name(there)} out" if there != NONE else f"Take card {act.place} out"


def sell(g: Farm, role: int, act: a.Sell) -> str:
    fm, place = a.SELL_OF[act]
    if fm < FMS:
        card, whose = (g.cards[fm][place] if g.cards else NONE), act.who
    else:
        card, whose = (g.stash[place] if place < len(g.stash) else NONE), "the Stash"
    if isinstance(g.asking(), PayCard):
        return f"Give up the {card_name(card)} ({whose})"
    price = f" for {CARDS[card].value // 2}" if card != NONE else ""
    return f"Sell the {card_name(card)} ({whose}){price}"


def pick(g: Farm, role: int, act: a.Pick) -> str:
    words = PICK.get(type(g.asking()), "The {card}").format(card=act.card)
    price = price_of(g, act.card) if isinstance(g.asking(), BuyCard) else NONE
    if isinstance(g.asking(), CartBuy):
        price = cart_price(g, act.card)  # type: ignore[arg-type]
    return f"{words} for {price}" if price != NONE else words


def item(g: Farm, role: int, act: a.Item) -> str:
    card = g.cards[role][a.POSITION_NAMES.index("item")] if g.cards and role < FMS else NONE
    return f"Use the {card_name(card)}" if card != NONE else "Use an item"


# The fight ------------------------------------------------------------------------------------------------------------


def weapon(g: Farm, role: int, act: a.With) -> str:
    """With the weapon in a hand, its ammo, or bare hands."""
    if act.how == "unarmed":
        return "Bare hands"
    side, what = act.how.split()
    name = carried(g, role, f"{side} hand")
    return f"Fire the {name}" if what == "firing" else f"The {name}"


def talent(g: Farm, role: int, act: a.Use) -> str:
    verb = "Load" if isinstance(g.asking(), Load) else "Use"
    if act.talent in SYRINGES:
        return f"{verb} the {act.talent}: {SYRINGE_TEXTS[SYRINGES.index(act.talent)]}"
    found = TALENTS[TALENT_NAMES.index(act.talent)]
    if isinstance(g.asking(), LearnWhich):
        return f"Learn {act.talent} for {counted(found.points, 'Talent Point')}"
    return f"{act.talent}, {found.fp} FP" if found.fp else act.talent


def buy(g: Farm, role: int, act: a.Buy) -> str:
    """A weapon effect, with its price in symbols."""
    if isinstance(g.asking(), BuyEffect) and act.effect <= len(effects_of(g)):
        return effect_text(effects_of(g)[act.effect - 1])
    return f"Effect {act.effect}"


def die(g: Farm, role: int, act: a.Die) -> str:
    rolled = g.wards if isinstance(g.asking(), AgainWard) else g.hits
    known = isinstance(g.asking(), (AgainHit, AgainWard)) and act.die <= len(rolled)
    return f"Roll {die_name(rolled[act.die - 1])} again" if known else f"Roll die {act.die} again"


def foe(g: Farm, role: int, act: a.Foe) -> str:
    return f"{act.foe} {act.number}"


# The farm -------------------------------------------------------------------------------------------------------------


def tile(g: Farm, role: int, act: a.Tile) -> str:
    return f"On the {tile_name(TILE_OF[act.tile])}"


def space(g: Farm, role: int, act: a.Space) -> str:
    """The tile is the question's."""
    return f"To {act.space}"


def way(g: Farm, role: int, act: a.Way) -> str:
    return f"To the {WAYS[act.way]}"


def door(g: Farm, role: int, act: a.Door) -> str:
    kind = "secret door" if g.secret >> a.DOOR_OF[act] & 1 else "door"
    return f"Open the {kind} on the {COMPASS[act.side]} side of the {tile_name(TILE_OF[act.tile])}"


def on_tile(words: str) -> Text:
    def text(g: Farm, role: int, act: Any) -> str:
        return words.format(tile_name(TILE_OF[act.tile]))

    return text


def arrange(g: Farm, role: int, act: a.Arrange) -> str:
    verb = {"ready": "readies cards", "trade": "trades", "stash": "uses the Stash"}[act.how]
    return f"{act.who} {verb}"


def option(g: Farm, role: int, act: a.Option) -> str:
    ask = g.asking()
    if isinstance(ask, Choose) and act.number <= len(ask.options(g)):
        return ask.options(g)[act.number - 1].text
    return f"Option {act.number}"


def special(g: Farm, role: int, act: a.Special) -> str:
    acts = mission_of(g.mission).acts if g.mission else ()
    return acts[act.number - 1].text if act.number <= len(acts) else f"Mission action {act.number}"


def active(g: Farm, role: int, act: a.Active) -> str:
    return " and ".join(filter(None, [", ".join(act.names.split()[:-1]), act.names.split()[-1]]))


def guest(g: Farm, role: int, act: a.Guest) -> str:
    return who_name(g, FMS + act.number - 1)


def team(g: Farm, role: int, act: a.Team) -> str:
    some = [NAMES[fm] for fm in range(FMS) if g.teams and g.teams[fm] == act.number - 1 and g.post[fm] != KO]
    return f"{' and '.join(some)} go on" if len(some) > 1 else f"{some[0]} goes on" if some else f"Team {act.number}"


def shift(g: Farm, role: int, act: a.Shift) -> str:
    fm, place = a.SHIFT_OF[act]
    if fm < FMS:
        return f"Move {act.who}'s {carried(g, fm, act.position)}"
    return f"Move the {card_name(g.stash[place])} out of the Stash" if place < len(g.stash) else f"Stash {act.position}"


BUSINESS: Final = {
    "level": "Buy a level", "talent": "Buy a talent", "book": "Read a book", "cards": "Move cards",
    "cart": "Go to the Night Janitor's cart", "collection": "Buy a collection", "trophies": "Trade trophies",
    "mission": "Off to the next mission",
}  # fmt: skip


def business(g: Farm, role: int, act: a.Business) -> str:
    return BUSINESS[act.what]


def bargain(g: Farm, role: int, act: a.Bargain) -> str:
    got = ("4 Bennert Bucks", "a book", "an equipment card")[act.trophies - 1]
    return f"{act.trophies} {'trophy' if act.trophies == 1 else 'trophies'} for {got}"


def next_mission(g: Farm, role: int, act: a.NextMission) -> str:
    return f"{act.number}. {mission_of(name_of(act.number)).title}"


TEXTS: Final[dict[type[Action], Text]] = {
    a.Who: by_question(WHO, "{0.who}"),
    a.Nobody: by_question(NOBODY, "Nobody"),
    a.Move: "Move",
    a.Attack: "Attack",
    a.Talent: "Use a talent",
    a.Defensive: "Defensive Stance",
    a.Offensive: "Offensive Stance",
    a.Loot: "Pick up a Treasure",
    a.Item: item,
    a.Ready: "Ready equipment",
    a.Trade: "Trade with the family",
    a.Stash: by_question(STASH, "Use the Stash"),
    a.End: end,
    a.Stop: by_question(STOP, "Stop"),
    a.Yes: yes_or_no,
    a.No: yes_or_no,
    a.Tile: tile,
    a.Space: space,
    a.Way: way,
    a.With: weapon,
    a.Foe: foe,
    a.Use: talent,
    a.Buy: buy,
    a.Die: die,
    a.Defend: "Defend with {0.dice}",
    a.Treasure: "Treasure {0.number}",
    a.Take: take,
    a.Lay: lay,
    a.Give: give,
    a.Receive: receive,
    a.Fetch: fetch,
    a.Cure: "Take away {0.status}",
    a.Refill: "A token for the {0.card}",
    a.Approach: "Done with cards: go somewhere",
    a.Arrange: arrange,
    a.Door: door,
    a.Objective: on_tile("Go to the objective on the {}"),
    a.Machine: on_tile("Go to the vending machine on the {}"),
    a.Gather: on_tile("See what the surprise on the {} is"),
    a.Active: active,
    a.Pick: pick,
    a.Sell: sell,
    a.Option: option,
    a.Special: special,
    a.Guest: guest,
    a.Team: team,
    a.Point: "Lose 1 {0.what}",
    a.Shift: shift,
    a.Business: business,
    a.Arm: "{0.what} +1",
    a.Collection: "Buy Collection {0.number}",
    a.Bargain: bargain,
    a.Deck: "The {0.color} deck",
    a.NextMission: next_mission,
}
ANSWERS: Final = Answers({kind: Answer(text) for kind, text in TEXTS.items()})


def describe(g: Farm, act: Action) -> str:
    """An option, with what is printed on the card or the dashboard where one sees no picture of it."""
    text = ANSWERS.text(g, actor(g), act)
    if isinstance(act, a.Use) and act.talent in TALENT_NAMES:
        return f"{text}: {TALENTS[TALENT_NAMES.index(act.talent)].text}"
    if isinstance(act, a.Pick):
        note = KINDS[a.PICK_OF[act]].note
        return f"{text}: {note}" if note else text
    return text
