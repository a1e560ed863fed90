"""Scenarios that people bring along: looked over before a table is laid with one."""

from __future__ import annotations

from hauntbox.kernel.contract import Declaration
from hauntbox.server.actions.host_actions import find_game
from hauntbox.server.catalogue.map_previews import map_of, scene_of
from hauntbox.server.errors import bad
from hauntbox.server.wire.rest_types import OwnScenario, ProblemCard, ScenarioCard


def look_over(form: OwnScenario) -> ScenarioCard:
    """Everything that is wrong with it, or what it is called and how it looks. In a reader."""
    kind = find_game(form.game)
    problems = problems_of(kind, form.text)
    if problems:
        return ScenarioCard("", problems, None)
    scene = scene_of(kind, form.text)
    drawn = map_of(scene)
    return ScenarioCard(scene.chapter, [], drawn if drawn.floors else None)


def problems_of(kind: Declaration, text: str) -> list[ProblemCard]:
    if kind.validate is None:
        raise bad(f"{kind.title} has no scenarios of one's own")
    return [ProblemCard(str(one), one.line, one.column, one.field, one.message) for one in kind.validate(text)]
