"""Scenarios in a row: what a party takes along, and what comes next. GROW"""

from __future__ import annotations

from typing import Any, Final

from msgspec import convert, to_builtins
from msgspec.structs import replace

from hauntbox.games.hunter13 import flow
from hauntbox.games.hunter13.campaign.campaign_state import Carry, Party
from hauntbox.games.hunter13.campaign.interlude import Recess, interlude
from hauntbox.games.hunter13.campaign.road import STORIES, series
from hauntbox.games.hunter13.campaign.scene import scene
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.content import sheet_of
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.hunters.growth import first_steps
from hauntbox.games.hunter13.rules.hunters.levels import is_success, level_points
from hauntbox.games.hunter13.state import Mansion
from hauntbox.kernel.contract import Campaigns
from hauntbox.kernel.wire import Chapter, Outcome

SITTING: Final = "hunter13"
INTERLUDE: Final = "hunter13.interlude"


def first(options: Options, story: str) -> Chapter:
    """A party that is still to be chosen."""
    return Chapter(SITTING, series(story)[0], to_builtins(Carry(story)))


def lay_out_for(options: Options, scenario: str, seed: str, carry: Any) -> Mansion:
    """GHT-MODE-12: with the characters as grown so far; GHT-GROW-07, GHT-FALL-07, GHT-GROW-20: and nothing else."""
    return flow.lay_out_for(options, scenario, seed, convert(carry, Carry).party)


def after(options: Options, chapter: Chapter, g: Any) -> Chapter | Outcome:
    carry = convert(chapter.carry, Carry)
    if isinstance(g, Recess):
        return after_recess(chapter.scenario, carry, g)
    won = is_success(g)
    if won and chapter.scenario == series(carry.story)[-1]:
        return Outcome("GHT-GROW-01", g.outcome.scores)
    party = hand_over(g, carry.party, first_steps(options, sheet_of(series(carry.story)[0]).level))  # GHT-GROW-19
    return Chapter(
        INTERLUDE,
        chapter.scenario,
        to_builtins(Carry(carry.story, party, won, (*(carry.played or ()), (chapter.scenario, won)))),
    )


def hand_over(g: Mansion, came: Party, at_first: int) -> Party:
    """GHT-GROW-10: Level Points add up; GHT-GROW-19: a new campaign has begun with its first level's."""
    before = came.points or (at_first,) * len(g.who)
    return Party(
        characters=tuple(g.who),
        points=tuple([points + level_points(g, role) for role, points in enumerate(before)]),
        grown=tuple(g.grown),
        fallen=(*came.fallen, *[g.who[role] for role in g.fell]),
    )


def after_recess(played: str, carry: Carry, g: Recess) -> Chapter | Outcome:
    """GHT-GROW-06: on to the next one even after a failure, GHT-GROW-09: or the same once more."""
    row = series(carry.story)
    place = row.index(played) + (not g.again)
    party = replace(carry.party, characters=tuple(g.who), grown=tuple(g.grown))
    if place == len(row):
        return Outcome("GHT-GROW-06", (0.0,) * len(g.minds))  # the last one has failed, and nobody wants it again
    return Chapter(SITTING, row[place], to_builtins(Carry(carry.story, party, played=carry.played)))


def tell(chapter: Chapter) -> list[str]:
    """The party, as it comes to a part of the campaign."""
    party = convert(chapter.carry, Carry).party
    if not party.characters:
        return ["A new party, without Level Points."]
    return [
        f"{PEOPLE[who].name}: {points} Level Points, {sum(grown)} of them spent"
        for who, points, grown in zip(party.characters, party.points, party.grown, strict=True)
    ]


def campaigns(version: int) -> Campaigns:
    """Of a version of the rules."""
    return Campaigns(STORIES, first, after, interlude(INTERLUDE, version, scene), tell)
