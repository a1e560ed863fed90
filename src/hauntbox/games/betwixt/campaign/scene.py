"""How the time between two missions looks: the Diary's pages, the janitor's cart, and the question. CAMP"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.campaign.evening.business import NextIs, WhatNext
from hauntbox.games.betwixt.campaign.evening.growing import PRICES, BuyLevel, BuyTalent, LearnWhich, StrongArm
from hauntbox.games.betwixt.campaign.evening.janitor import BOXES, BuyCollection, CartBuy, Trade, WhichDeck
from hauntbox.games.betwixt.campaign.evening.moving import MOVES, MoveCard, MoveCardTo
from hauntbox.games.betwixt.campaign.evening.state import Evening
from hauntbox.games.betwixt.campaign.open_missions import STORY, name_of
from hauntbox.games.betwixt.cards.decks import CARDS, NONE
from hauntbox.games.betwixt.cards.family import NAMES, TOP_LEVEL
from hauntbox.games.betwixt.cards.talents import TALENTS
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.rules.explore.vending import SellCard
from hauntbox.games.betwixt.rules.gear.found import Found, LeaveBehind, Reader
from hauntbox.games.betwixt.rules.gear.trading import carried
from hauntbox.games.betwixt.scene.legend import LEGEND
from hauntbox.games.betwixt.scene.stage import CAUSES, PAIRS
from hauntbox.games.betwixt.state import FMS
from hauntbox.games.betwixt.words.names import card_name
from hauntbox.games.betwixt.words.options import ANSWERS
from hauntbox.games.common.asking import counted
from hauntbox.games.common.interlude import picture
from hauntbox.games.common.stage import Theme
from hauntbox.games.common.stories import player, road
from hauntbox.scene import Cast, Note, Panel, Scene, SeatContext, Story, Thing

THEME: Final = Theme("betwixt", "The Ghosts Betwixt", LEGEND)
WHEN: Final = ("Between missions", "TGB-CAMP-09")
LATE_CAUSES: Final = {"TGB-CAMP-29": "Done for tonight, or there is nothing to change."}
QUESTIONS: Final = {
    WhatNext: ("What does the family do next?", "TGB-DEC-77", "The next mission ends the evening."),
    NextIs: ("Which mission comes next?", "TGB-DEC-97", ""),
    BuyLevel: ("Who buys a level?", "TGB-DEC-78", "XP that is not spent is kept."),
    StrongArm: ("More Strength or more Accuracy?", "TGB-DEC-79", ""),
    BuyTalent: ("Who learns a talent?", "TGB-DEC-80", "Talent Points may be kept for later."),
    LearnWhich: ("Which talent?", "TGB-DEC-81", ""),
    BuyCollection: ("Which collection?", "TGB-DEC-82", "It stays open for good."),
    Trade: ("What does the family take for its trophies?", "TGB-DEC-83", ""),
    WhichDeck: ("From which deck does the family draw?", "TGB-DEC-84", ""),
    MoveCard: ("Which card changes hands?", "TGB-DEC-85", f"At most {MOVES} moves between two missions."),
    MoveCardTo: ("To whom?", "TGB-DEC-74", ""),
    SellCard: ("Sell a card for half its value?", "TGB-DEC-49", "First the family sells, then it buys."),
    CartBuy: ("Buy from the cart?", "TGB-DEC-48", ""),
    Found: ("Who gets it?", "TGB-DEC-74", ""),
    LeaveBehind: ("What do you leave behind for it?", "TGB-DEC-75", ""),
    Reader: ("Who reads it?", "TGB-DEC-89", ""),
}


def scene(g: Evening, context: SeatContext) -> Scene:
    from hauntbox.games.betwixt.campaign.interlude import known

    k = known(g, context.minds)
    return picture(
        THEME,
        k,
        context,
        after=mission_of(k.played).title,
        when=WHEN,
        pairs=PAIRS,
        things=things(k, context),
        words=words_of,
        answers=ANSWERS,
        over=("The Diary is written", "The next mission waits."),
        story=diary_road(k, context) if isinstance(k.asking(), WhatNext) else None,
        causes=CAUSES | LATE_CAUSES,
    )


def diary_road(g: Evening, context: SeatContext) -> Story | None:
    """The story missions so far and the next one; of those behind it nobody knows yet."""
    left = [n for n, number in enumerate(STORY) if number not in g.diary.won]
    if not left or not g.level:
        return None
    tries = [((False,) * g.diary.row if number == g.diary.failing else ()) for number in STORY]
    missions = [mission_of(name_of(number)) for number in STORY]
    return road(
        "betwixt",
        "The Family Diary",
        kick=f"After {mission_of(g.played).title}",
        results=[
            (book.title, (*tries[n], *((True,) if STORY[n] in g.diary.won else ()))) for n, book in enumerate(missions)
        ],
        now=left[0],
        text=missions[left[0]].task,
        asks=(),
        cast=[member(g, context, fm) for fm in range(FMS)],
    )


def member(g: Evening, context: SeatContext, fm: int) -> Cast:
    tone, shape = PAIRS[fm]
    who = player(context, fm)
    return Cast(NAMES[fm], of=f"p:{NAMES[fm].lower()}", tone=tone, shape=shape, who=who, text=f"Level {g.level[fm]}")


def words_of(g: Evening) -> tuple[str, str, str]:
    return QUESTIONS[type(g.asking())]


def things(g: Evening, context: SeatContext) -> dict[str, Thing]:
    how = "won" if g.won else "failed; all that it brought is gone again"
    found: dict[str, Thing] = {"note:before": Note(name="Behind you", text=f"{mission_of(g.played).title}: {how}.")}
    if not g.level:
        return found
    found["note:purse"] = Note(name="The family", text=goods(g), rule="TGB-CAMP-03")
    found["note:stash"] = Note(name="Stash", text=listed([card_name(card) for card in g.stash]))
    if g.cart:
        text = listed([f"{card_name(card)} for {CARDS[card].value}" for card in g.cart])
        found["note:cart"] = Note(name="The Night Janitor's cart", text=text, rule="TGB-CAMP-20")
    return found | {f"p:{NAMES[fm].lower()}": dashboard(g, context, fm) for fm in range(FMS)}


def dashboard(g: Evening, context: SeatContext, fm: int) -> Panel:
    price = f", the next for {PRICES[g.level[fm] - 1]}" if g.level[fm] < TOP_LEVEL else ""
    talents = [talent.name for n, talent in enumerate(TALENTS) if g.talents[fm] >> n & 1]
    cards = listed([card_name(g.cards[fm][p]) for p in carried(g, fm) if g.cards[fm][p] != NONE])
    points = counted(g.points[fm], "Talent Point")
    text = f"Level {g.level[fm]}, {g.xp[fm]} XP{price}; {points}. {listed(talents)}. Carries: {cards}."
    tone, shape = PAIRS[fm]
    return Panel(n=fm, owner=context.seat_of(fm), look=f"f-{fm}", name=NAMES[fm], text=text, tone=tone, shape=shape)


def goods(g: Evening) -> str:
    boxes = [BOXES[n].name for n in BOXES if g.collections >> n & 1]
    money = f"{counted(g.purse, 'Bennert Buck')}, {counted(g.trophies, 'Monster Trophy Token')}"
    return f"{money}; open collections: {listed(boxes)}."


def listed(some: list[str]) -> str:
    return ", ".join(some) if some else "none"
