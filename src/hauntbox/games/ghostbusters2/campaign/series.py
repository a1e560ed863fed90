"""Scenarios in a row: what a team takes along, what comes next, and when it is won. CAM"""

from __future__ import annotations

from typing import Any, Final

from msgspec import convert, to_builtins
from msgspec.structs import replace

from hauntbox.games.ghostbusters2 import flow
from hauntbox.games.ghostbusters2.campaign.campaign_state import Carry, Team
from hauntbox.games.ghostbusters2.campaign.interlude import Recess, interlude
from hauntbox.games.ghostbusters2.campaign.road import STORIES, series
from hauntbox.games.ghostbusters2.campaign.scene import scene
from hauntbox.games.ghostbusters2.cards.decks import GEAR, is_class_s
from hauntbox.games.ghostbusters2.cards.names import CHARACTERS
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.equip import is_equipment
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.contract import Campaigns
from hauntbox.kernel.wire import Chapter, Outcome

SITTING: Final = "ghostbusters2"
INTERLUDE: Final = "ghostbusters2.interlude"


def first(options: Options, story: str) -> Chapter:
    """GBT-CAM-07: a new team with nothing from an earlier campaign."""
    return Chapter(SITTING, series(story)[0], to_builtins(Carry(story)))


def lay_out_for(options: Options, scenario: str, seed: str, carry: Any) -> Busters:
    return flow.lay_out_for(options, scenario, seed, convert(carry, Carry).team)


def after(options: Options, chapter: Chapter, g: Any) -> Chapter | Outcome:
    carry = convert(chapter.carry, Carry)
    if isinstance(g, Recess):
        return after_recess(chapter.scenario, carry, g)
    won = g.outcome.scores[0] > 0
    if won and chapter.scenario == series(carry.story)[-1]:
        return Outcome("GBT-CAM-18", g.outcome.scores)
    team = hand_over(g, carry.team, won)
    return Chapter(
        INTERLUDE,
        chapter.scenario,
        to_builtins(Carry(carry.story, team, won, (*(carry.played or ()), (chapter.scenario, won)))),
    )


def hand_over(g: Busters, came: Team, won: bool) -> Team:
    """GBT-CAM-05: XP, GBT-CAM-06: Equipment, GBT-CAM-08: the Class-S card.

    Nothing else goes on: GBT-CAM-09, GBT-CAM-10: no Slime, GBT-CAM-11: no Ghosts, no Plazms, not the Tank.
    """
    team = Team(
        characters=tuple(g.who),
        xp=tuple(g.xp),
        cards=tuple([tuple([card for card in hand if is_equipment(card)]) for hand in g.cards]),
        class_s=tuple([card for hand in g.cards for card in hand if is_class_s(card)]),
        order=g.order,
        packs=tuple(g.pack),
        tank=g.tank if g.options.saved_tank else 0,  # GBT-CAM-12
    )
    if won or g.options.keep_progress:  # GBT-CAM-17
        return team
    return replace(team, xp=came.xp, cards=came.cards, tank=came.tank)  # GBT-CAM-16: as it came


def after_recess(played: str, carry: Carry, g: Recess) -> Chapter | Outcome:
    """GBT-DEC-22: with the order and the Packs that the team has chosen; GBT-DEC-23: the same scenario, or the end."""
    if g.outcome is not None and g.has_given_up:
        return g.outcome
    row = series(carry.story)
    scenario = row[row.index(played) + 1] if carry.won else played
    team = replace(carry.team, order=g.line, packs=tuple(g.packs))
    return Chapter(SITTING, scenario, to_builtins(Carry(carry.story, team, played=carry.played)))


def tell(chapter: Chapter) -> list[str]:
    """The team, as it comes to a part of the campaign."""
    team = convert(chapter.carry, Carry).team
    if not team.characters:
        return ["A new team, without XP or Equipment."]
    lines = []
    for role, who in enumerate(team.characters):
        cards = [GEAR[card].name for card in (*team.cards[role], team.class_s[role])]
        lines.append(f"{CHARACTERS[who]}: {team.xp[role]} XP, {', '.join(cards)}")
    return lines + [f"{team.tank} Plazms in the Ecto-Tank"] * bool(team.tank)


def campaigns(version: int) -> Campaigns:
    """Of a version of the rules."""
    return Campaigns(STORIES, first, after, interlude(INTERLUDE, version, scene), tell)
