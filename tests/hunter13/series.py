"""Scenarios played singly and in a row, growth and the time between, in a few words."""

from __future__ import annotations

from typing import Any

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.actions import PERSON_OF, UNIVERSE
from hauntbox.games.hunter13.campaign.campaign_state import Carry, Party
from hauntbox.games.hunter13.campaign.interlude import Recess
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.turn.endings import conclude
from hauntbox.games.hunter13.state import Mansion
from hauntbox.kernel.wire import Chapter

assert GAME.campaigns is not None
CAMPAIGNS = GAME.campaigns
PEACE, THIRTEEN = range(2)  # how "places" may end
TWO: dict[str, Any] = {"hunters": 2}


def sit_down(chapter: Chapter, **options: Any) -> Mansion:
    """The first question of a scenario in a campaign."""
    assert GAME.lay_out_for is not None
    g = GAME.lay_out_for(Options(**options), chapter.scenario, "grow", chapter.carry)
    g.settle()
    assert isinstance(g, Mansion)
    return g


def alone(scenario: str, *characters: str, **options: Any) -> Mansion:
    """A scenario played singly, when these have been chosen."""
    g = GAME.new(Options(hunters=len(characters), **options), scenario, "grow")
    assert isinstance(g, Mansion)
    say(g, *[f"be {name}" for name in characters])
    return g


def say(g: Any, *texts: str) -> None:
    every = CAMPAIGNS.interlude.universe(None) if isinstance(g, Recess) else UNIVERSE
    for text in texts:
        g.play(g.waiting()[0], next(act for act in every if str(act).lower() == text.lower()))


def offers(g: Any) -> list[str]:
    return [str(act) for act in g.legal(g.waiting()[0])]


def why_not(g: Any, text: str) -> str:
    every = CAMPAIGNS.interlude.universe(None) if isinstance(g, Recess) else UNIVERSE
    return str(g.why_not(g.waiting()[0], next(act for act in every if str(act).lower() == text.lower())))


def played(ending: int, *answers: str, round_: int = 12, **options: Any) -> Mansion:
    """The end of the campaign's first scenario."""
    g = sit_down(CAMPAIGNS.first(Options(**TWO, **options), "thirteen"), **TWO, **options)
    say(g, "be Wren", "be Volt", "grow HP", "grow MP", *answers)
    g.round, g.result = round_, ending
    conclude(g)
    return g


def after(g: Any, chapter: Chapter) -> Any:
    return CAMPAIGNS.after(g.options, chapter, g)


def first(**options: Any) -> Chapter:
    return CAMPAIGNS.first(Options(**TWO, **options), "thirteen")


def recess(chapter: Chapter, **options: Any) -> Recess:
    assert CAMPAIGNS.interlude.lay_out_for is not None
    g = CAMPAIGNS.interlude.lay_out_for(Options(**TWO, **options), chapter.scenario, "recess", chapter.carry)
    g.settle()
    assert isinstance(g, Recess)
    return g


def between(points: int, *characters: str, won: bool = True, **options: Any) -> Recess:
    """An interlude with so many Level Points to spend for each."""
    n = len(characters)
    party = Party(tuple([PERSON_OF[name] for name in characters]), (points,) * n, ((0,) * 6,) * n)
    return recess(Chapter("hunter13.interlude", "places", Carry("thirteen", party, won)), **options)
