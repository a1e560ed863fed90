"""Checks: a Judge-card and an ability against a target number. CHK, CHR"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import NO, PASS, REDRAW, YES
from hauntbox.games.hunter13.cards.events import STAR
from hauntbox.games.hunter13.cards.items import ESCAPE, WITS
from hauntbox.games.hunter13.cards.monsters import CLINGS, power
from hauntbox.games.hunter13.cards.people import FIELD_KIT, PEOPLE, SURE_FEET
from hauntbox.games.hunter13.cards.rooms import FALLING
from hauntbox.games.hunter13.cards.texts import needed
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.rules.dice import judge_card
from hauntbox.games.hunter13.rules.play import play
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.rules.whom import whom
from hauntbox.games.hunter13.state import DX, HUNTER, IN, NOWHERE, Mansion, is_feat
from hauntbox.kernel.agenda import Choice, Step, kept
from hauntbox.kernel.wire import Action

SURER: Final = PEOPLE[SURE_FEET].power
HELD: Final = power(CLINGS)


def ability(g: Mansion, role: int, which: int) -> int:
    """GHT-CHR-01, GHT-CHR-02, GHT-CHR-03, GHT-CHR-04: the bonus on the sheet, as printed and grown.

    GHT-SET-10: a sheet has four of them beside HP and MP, GHT-CMP-10: each with a marker of its own.
    """
    return PEOPLE[g.who[role]].abilities[which] + g.grown[role][which]


def bonus(g: Mansion, role: int, which: int, kind: str = "") -> int:
    """GHT-CHK-03, GHT-EVT-03: the ability, feats and items; GHT-CHK-07: what is negative subtracts."""
    value = ability(g, role, which)
    if which == IN:
        value += sum([WITS[item] for item in g.items[role]])
    if has_kit(g, role, which, kind):
        value = max(value, bonus(g, role, IN, kind))  # GHT-RUL-72: the better of the two
    if kind == "escape":
        value += sum([ESCAPE[item] for item in g.items[role]]) - HELD * (g.limp >> role & 1)
        value += SURER if is_feat(g, role, SURE_FEET) else 0
    return value


def target(g: Mansion, need: int, kind: str) -> int:
    """GHT-CHK-08: the Falling check has a number of its own."""
    return needed(g.options, need, kind)


@dataclass(frozen=True)
class Check(Step):
    """GHT-CHK-01: ability and target number; then one of two scripts. `g.passed` says how it went."""

    role: int
    ability: int
    need: int
    good: int = NOTHING
    bad: int = NOTHING
    kind: str = ""  # "trap", "door", "fall", "escape"
    tile: int = NOWHERE

    def run(self, g: Mansion) -> None:
        if g.status[self.role] != HUNTER:
            return
        if self.kind == "fall" and is_feat(g, self.role, SURE_FEET):
            conclude(g, self, True)  # GHT-CHR-10: with Sure Feet Falling checks always succeed
        elif has_kit(g, self.role, self.ability, self.kind) and has_treason(g):
            g.then(MayTinker(self.role, self.ability, self.need, self.good, self.bad, self.tile))  # GHT-DEC-37
        else:
            judge(g, self)


def has_treason(g: Mansion) -> bool:
    """GHT-RUL-72: a hunter who wins with the other side may want to fail."""
    return any([ending.traitor != NOTHING for ending in g.story.endings])


def has_kit(g: Mansion, role: int, which: int, kind: str) -> bool:
    """Field Kit: IN for checks of traps and doors."""
    return kind in ("trap", "door") and which != IN and is_feat(g, role, FIELD_KIT)


@dataclass(frozen=True)
class MayTinker(Choice):
    """GHT-DEC-37, GHT-RUL-72: IN or the ability of the card, where a hunter may want to fail."""

    ability: int
    need: int
    good: int
    bad: int
    tile: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (YES, NO)

    def answer(self, g: Mansion, act: Action) -> None:
        which = IN if act == YES else self.ability
        judge(g, CHECK(self.role, which, self.need, self.good, self.bad, "", self.tile))


def judge(g: Mansion, check: Check) -> None:
    """GHT-CHK-02: a card is drawn; whoever has the means may draw again."""
    value = judge_card(g, check.role)
    total = value + bonus(g, check.role, check.ability, check.kind)
    need = target(g, check.need, check.kind)
    g.tell("GHT-CHK-03", "checks", check.role, check.ability, need, value, total)
    made = total >= need  # GHT-CHK-04
    if redraws(g, check.role) and (not made or has_treason(g)):
        g.then(Again(check.role, check.ability, check.need, check.good, check.bad, check.kind, check.tile, made))
    else:
        conclude(g, check, made)


def redraws(g: Mansion, role: int) -> list[Action]:
    """The Star of Hope, and the Falling star of the Observatory."""
    return [act for act, has in zip(REDRAW, (STAR in g.kept[role], g.stars[role] > 0), strict=True) if has]


def spend_redraw(g: Mansion, role: int, act: Action) -> None:
    if act == REDRAW[0]:
        g.kept[role] = tuple([card for card in g.kept[role] if card != STAR])
        g.events_out += (STAR,)
    else:
        g.stars[role] -= 1
    g.tell("GHT-CHK-02", "redraws", role)


@dataclass(frozen=True)
class Again(Choice):
    """GHT-DEC-37: another card, which counts, or this one."""

    ability: int
    need: int
    good: int
    bad: int
    kind: str
    tile: int
    made: bool = False

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [*redraws(g, role), PASS]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-CHK-02"

    def answer(self, g: Mansion, act: Action) -> None:
        check = CHECK(self.role, self.ability, self.need, self.good, self.bad, self.kind, self.tile)
        if act == PASS:
            conclude(g, check, self.made)
        else:
            spend_redraw(g, self.role, act)
            judge(g, check)


def conclude(g: Mansion, check: Check, made: bool) -> None:
    g.passed = made
    if check.kind == "escape":
        g.limp &= ~(1 << check.role)
    g.tell("GHT-CHK-04", "made" if made else "missed", check.role)
    play(g, check.good if made else check.bad, check.role, check.tile)
    story.happen(g, "made" if made else "missed", check.role, check.tile, check.ability)  # GHT-FMT-09


def check_some(
    g: Mansion, role: int, tile: int, which: int, need: int, good: int = NOTHING, bad: int = NOTHING, kind: str = ""
) -> None:
    """A card, a tile or a clue asks for a check of the finder."""
    g.then(*[CHECK(each, which, need, good, bad, kind, tile) for each in whom(g, "finder", role, tile)])


VERBS: Final = {"check": check_some}


def falling_check(role: int, tile: int) -> Check:
    """GHT-CHK-08: DX 5 or more."""
    return CHECK(role, DX, FALLING, kind="fall", tile=tile)


CHECK: Final = kept(Check)
