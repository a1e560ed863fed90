"""The Family Diary: written after a mission, opened before the next. CAMP, END, SET, CMP"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hauntbox.games.betwixt.campaign.carry import Diary
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, BOTTLE_ROCKET, NONE, TOKEN_PLACE, book_deck
from hauntbox.games.betwixt.cards.talents import REMEDY
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.rules.explore.vending import take_named
from hauntbox.games.betwixt.rules.gear.dashboard import without
from hauntbox.games.betwixt.rules.seats import seat_all
from hauntbox.games.betwixt.rules.setup import lay_dashboards, lay_decks
from hauntbox.games.betwixt.state import FMS, KO, Farm

LENT: Final = "Band-Aids"
LENT_BUCKS: Final = 2
CHANCES: Final = 2  # failures in a row before there is help


def written(g: Farm, before: Diary) -> Diary:
    """TGB-CAMP-12: after every won mission, and again when the time between missions ends. TGB-CMP-06: all that lasts.

    TGB-CAMP-17: items, ammo tokens, equipment and the Stash as they are. TGB-CAMP-03: the progress that is kept.
    """
    return replace(
        before,
        level=tuple(g.level),
        xp=tuple(g.xp),
        points=tuple(g.points),
        talents=tuple(g.talents),
        cards=tuple(g.cards),
        skill=tuple(g.skill),
        practice=tuple(g.practice),
        arm=g.arm,
        syringes=g.syringes,
        tokens=tuple(g.tokens),
        stash=g.stash,
        purse=g.purse,
        trophies=g.trophies,
        temporary=g.temporary,
        books=g.books,
        read=read_books(g),
        collections=g.collections,
    )


def read_books(g: Farm) -> tuple[int, ...]:
    """TGB-BOOK-09: those that are neither in the deck nor kept have left the campaign."""
    left = list(book_deck())
    for book in (*g.decks[BOOK_DECK], *g.books):
        left.remove(book)
    return tuple(left)


def after_won(g: Farm, before: Diary) -> Diary:
    """TGB-CAMP-11: a won mission is recorded. TGB-END-10: who was KO'd keeps what was earned before.

    TGB-CAMP-22: with the flags that it has set. TGB-M5-16: and the number of KO's. TGB-CAMP-10: with what it opens.
    """
    mission = mission_of(g.mission)
    give_back(g)
    flags = [name for n, name in enumerate(mission.flags) if g.flags >> n & 1 and name not in before.flags]
    fresh = [name for name in g.unlocked if name not in before.unlocked]
    return replace(
        written(g, before),
        unlocked=(*before.unlocked, *fresh),
        won=(*before.won, mission.number),
        flags=(*before.flags, *flags),
        knocked_out=before.knocked_out + g.post.count(KO),
        row=0,
        failing="",
    )


def after_failed(mission: str, before: Diary) -> Diary:
    """TGB-END-07, TGB-END-13: everything reverts to the Diary. TGB-END-14: which knows only that it failed."""
    number = mission_of(mission).number
    row = before.row + 1 if before.failing == number else 1
    return replace(before, failed=before.failed + 1, row=row, failing=number)


# Opened ---------------------------------------------------------------------------------------------------------------


def opened(g: Farm, diary: Diary) -> None:
    """TGB-SET-12: a later mission keeps what the Diary records; all other cards lie in their decks.

    TGB-CAMP-16: the satchel holds at least one Remedy and the Bottle Rocket at least one token. HP, FP, statuses and
    chips are put right by the beginning of the mission.
    """
    g.collections = diary.collections
    lay_dashboards(g)
    if diary.level:
        take_over(g, diary)
    lay_decks(g, diary.read)
    seat_all(g)
    g.flags = flags_of(g, diary)


def take_over(g: Farm, diary: Diary) -> None:
    g.level, g.xp, g.points, g.talents = list(diary.level), list(diary.xp), list(diary.points), list(diary.talents)
    g.cards, g.skill, g.practice = list(diary.cards), list(diary.skill), list(diary.practice)
    g.arm, g.stash, g.purse, g.trophies = diary.arm, diary.stash, diary.purse, diary.trophies
    g.temporary, g.books = diary.temporary, diary.books
    g.syringes = diary.syringes if REMEDY in diary.syringes else with_remedy(g, diary.syringes)
    g.tokens = list(diary.tokens)
    rocket = TOKEN_PLACE[BOTTLE_ROCKET]
    g.tokens[rocket] = max(1, g.tokens[rocket])


def with_remedy(g: Farm, loaded: tuple[int, ...]) -> tuple[int, ...]:
    """A full satchel has room for it in the place of another."""
    from hauntbox.games.betwixt.rules.gear.satchel import slots

    return tuple(sorted([*loaded[: slots(g) - 1], REMEDY]))


def flags_of(g: Farm, diary: Diary) -> int:
    """TGB-CAMP-22: those of the Diary that this mission knows."""
    known = mission_of(g.mission).flags if g.mission else ()
    return sum([1 << n for n, name in enumerate(known) if name in diary.flags])


# A second chance ------------------------------------------------------------------------------------------------------


def help_along(g: Farm, diary: Diary) -> None:
    """TGB-CAMP-24: from the second failure in a row on, Band-Aids if the Stash has room, and 2 Bennert Bucks more."""
    if not g.options.second_chance or diary.row < CHANCES or diary.failing != mission_of(g.mission).number:
        return
    g.purse += LENT_BUCKS
    if len(g.stash) < g.options.stash_limit:
        g.lent = take_named(g, LENT)
        g.stash = (*g.stash, g.lent) if g.lent != NONE else g.stash


def give_back(g: Farm) -> None:
    """TGB-CAMP-24: neither is written into the Diary."""
    if not g.options.second_chance or g.diary.row < CHANCES or g.diary.failing != mission_of(g.mission).number:
        return
    g.purse = max(0, g.purse - LENT_BUCKS)
    g.stash = tuple([card for card in g.stash if card != g.lent])
    for fm in range(FMS):
        if g.lent != NONE and g.lent in g.cards[fm]:
            g.cards[fm] = without(g.cards[fm], g.cards[fm].index(g.lent))
