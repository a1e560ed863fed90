"""What a scenario's ending is worth in Level Points. END, GROW"""

from __future__ import annotations

from hauntbox.games.hunter13.content.story import FAILURE
from hauntbox.games.hunter13.rules.story.story_tests import holds
from hauntbox.games.hunter13.rules.turn.endings import has_goal
from hauntbox.games.hunter13.state import HUNTER, NOWHERE, Mansion


def is_success(g: Mansion) -> bool:
    return g.result != NOWHERE and g.story.endings[g.result].grade != FAILURE


def party_points(g: Mansion) -> int:
    """GHT-END-07, GHT-GROW-02: by the degree of success, as the scenario's table says."""
    if g.result == NOWHERE:
        return 0  # GHT-GROW-16
    ending = g.story.endings[g.result]
    return ending.points + sum([more for test, more in ending.bonus if holds(g, test)])


def level_points(g: Mansion, role: int) -> int:
    """GHT-GROW-16: all who took part get the party's points, standing or fallen, unless the scenario says otherwise."""
    stands = g.status[role] == HUNTER
    if g.options.side_points:
        return party_points(g) if stands else int(has_goal(g))  # GHT-GROW-17
    said = g.story.endings[g.result].enemy if g.result != NOWHERE else -1
    return said if said >= 0 and not stands else party_points(g)
