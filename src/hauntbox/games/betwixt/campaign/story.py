"""Missions in a row: what comes next, and what is told of it. CAMP, END"""

from __future__ import annotations

from typing import Any, Final

from msgspec import convert, to_builtins
from msgspec.structs import replace

from hauntbox.games.betwixt import flow
from hauntbox.games.betwixt.campaign.carry import Carry, Diary
from hauntbox.games.betwixt.campaign.diary import after_failed, after_won, written
from hauntbox.games.betwixt.campaign.evening.business import laid
from hauntbox.games.betwixt.campaign.evening.state import Evening
from hauntbox.games.betwixt.campaign.interlude import interlude
from hauntbox.games.betwixt.campaign.open_missions import STORY, name_of
from hauntbox.games.betwixt.cards.decks import CARDS, NONE
from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.state import FMS, POUCH, Farm
from hauntbox.games.common.asking import counted
from hauntbox.kernel.contract import Campaigns, is_won
from hauntbox.kernel.wire import Chapter, Outcome

SITTING: Final = "betwixt"
INTERLUDE: Final = "betwixt.interlude"
STORIES: Final = {"diary": "The Family Diary"}


def first(options: Options, story: str) -> Chapter:
    """TGB-CAMP-01: beginning with Mission 1. TGB-CAMP-12: with a Diary in which nothing stands yet."""
    return Chapter(SITTING, name_of(STORY[0]), to_builtins(Carry(story)))


def lay_out_for(options: Options, scenario: str, seed: str, carry: Any) -> Farm:
    return flow.lay_out_for(options, scenario, seed, convert(carry, Carry).diary)


def lay_out_evening(options: Options, scenario: str, seed: str, carry: Any) -> Evening:
    return laid(options, scenario, seed, convert(carry, Carry))


def after(options: Options, chapter: Chapter, g: Any) -> Chapter | Outcome:
    carry = convert(chapter.carry, Carry)
    if isinstance(g, Evening):
        return Chapter(SITTING, name_of(g.chosen), to_builtins(Carry(carry.story, written(g, carry.diary))))
    if not is_won(g.outcome.scores):
        diary = after_failed(chapter.scenario, carry.diary)  # TGB-END-11: for reasons of its own as well
    else:
        diary = after_won(g.clone(), carry.diary)
        if mission_of(chapter.scenario).number == STORY[-1]:
            return Outcome("TGB-CAMP-23", (1.0,) * (FMS + 1))
    return Chapter(INTERLUDE, chapter.scenario, to_builtins(replace(carry, diary=diary, won=is_won(g.outcome.scores))))


# In words -------------------------------------------------------------------------------------------------------------


def tell(chapter: Chapter) -> list[str]:
    """What stands in the Diary."""
    diary = convert(chapter.carry, Carry).diary
    if not diary.level:
        return ["The first page is empty."]
    people = [f"{NAMES[fm]}: level {diary.level[fm]}, {diary.xp[fm]} XP, {cards_of(diary, fm)}" for fm in range(FMS)]
    tally = [counted(diary.purse, "Bennert Buck"), counted(diary.trophies, "Monster Trophy Token")]
    tally += [counted(len(diary.stash), "card") + " in the Stash", counted(diary.failed, "failure")]
    return [*people, f"The family: {', '.join(tally)}", *notes(diary)]


def cards_of(diary: Diary, fm: int) -> str:
    held = dict.fromkeys([card for card in diary.cards[fm][:POUCH] if card != NONE])
    return ", ".join([CARDS[card].name for card in held]) or "no cards"


def notes(diary: Diary) -> list[str]:
    """TGB-M5-16: failed missions, KO's, and whether Dottie was spared."""
    won = f"Won so far: {', '.join(diary.won)}" if diary.won else "No mission won yet"
    spared = ["Dottie was spared"] if "dottie-spared" in diary.flags else []
    return [won, f"Knocked out so far: {diary.knocked_out}", *spared]


def campaigns(version: int) -> Campaigns:
    """Of a version of the rules."""
    return Campaigns(STORIES, first, after, interlude(INTERLUDE, version, lay_out_evening), tell)
