"""What each role wants: its own goal, or that of a hunter, who wants a Unicorn dead. SHU, PLR"""

from __future__ import annotations

from hauntbox.games.vast.roles.numbers import UNICORN
from hauntbox.games.vast.scene.roles import OF_ROLE
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.ends import must_flee
from hauntbox.games.vast.words.names import the_name
from hauntbox.scene import Goal, Part


def goal_of(g: Vast, role: int) -> Goal:
    return hunt(g, role) if role == g.terms.hunter else OF_ROLE[role].goal(g)


def wants_of(g: Vast, role: int) -> str:
    """In a few words."""
    return kill_words(g, role) if role == g.terms.hunter else OF_ROLE[role].wants(g)


def kill_words(g: Vast, role: int) -> str:
    return f"Kill the {the_name(g, UNICORN)}{', then escape' if must_flee(g, role) else ''}"


def hunt(g: Vast, role: int) -> Goal:
    """VSB-SHU-16, VSB-SHU-27, VSB-PLR-29"""
    left = max(unicorn_of(g).health, 0)
    won = g.outcome is not None and g.outcome.scores[role] > 0
    kill = (Part(look="unicorn-health", on=not left, text=f"{the_name(g, UNICORN)}'s Health: {left}"),)
    out = (Part(look="entrance", on=won, text="enter the Entrance"),)
    rule = "VSB-SHU-27" if g.terms.shadow else "VSB-PLR-29"
    parts = (kill, out) if must_flee(g, role) else (kill,)
    return Goal(f"{kill_words(g, role)}.", rule, parts, ("the cave collapses",))
