"""Missions in a few lines: a short file around the special rules of a test, and Mission 1 at any point of it."""

from __future__ import annotations

from typing import Any

from betwixt.scenes import told
from hauntbox.games.betwixt.content.reader import mission_of, validate
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.explore.starting import begin
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.map.layout import layout_of
from hauntbox.games.betwixt.rules.mission import telling
from hauntbox.games.betwixt.rules.setup import set_table
from hauntbox.games.betwixt.state import ACTIVE, EXPLORATION, FMS, LOOKOUT, Farm, survey

assert telling
HEAD = """
game = "betwixt"
title = "A Test"
number = "{number}"
level = 1
task = "Be tested."
tiles = ["1", "2", "3", "8"]
secret_rooms = ["S1"]
flags = ["lit", "seen"]
"""
TAIL = """
[start]
tile = "1"

[bag]

[[counters]]
name = "pressure"
label = "Pressure"
high = 13

[[counters]]
name = "wheels"
label = "Wheels"

[[objectives]]
number = 1
label = "First"
tile = "2"

[[objectives]]
number = 2
label = "Second"
tile = "3"

[[happenings]]
when = { on = "secret-opened", tile = "S1" }
effects = [{ do = "win", text = "won" }]

[[happenings]]
when = { on = "secret-opened", tile = "S1" }
effects = [{ do = "objective", number = 1 }, { do = "objective", number = 2 }]

[texts]
one = "One."
two = "Two."
won = "Won."
lost = "Lost."
"""


def written(*rules: str, number: str = "1", more: str = "") -> str:
    """A mission file; a rule is `when | effects`, or `when | test | effects`."""
    text = HEAD.format(number=number) + more + TAIL.replace("[texts]", "".join([rule_of(r) for r in rules]) + "[texts]")
    assert validate(text) == [], validate(text)
    return text


def rule_of(rule: str) -> str:
    when, *test, effects = [part.strip() for part in rule.split("|")]
    held = f"test = {{ {test[0]} }}\n" if test and test[0] != "once" else ""
    once = "once = true\n" if "once" in test else ""
    return f"[[happenings]]\nwhen = {{ {when} }}\n{held}{once}effects = [{effects}]\n\n"


def under(g: Farm, *rules: str, number: str = "1", more: str = "") -> Farm:
    """The same position in a mission with these rules."""
    g.mission = written(*rules, number=number, more=more)
    return g


def say(g: Farm, trigger: str, *facts: int) -> None:
    """It happens, and what follows is settled."""
    happen(g, trigger, *facts)
    g.settle()


def texts(g: Farm) -> list[str]:
    """What has been read."""
    return [str(facts[0]) for facts in told(g, "text")]


def driveway(*tiles: str, active: tuple[int, ...] = (0, 1, 2), **options: Any) -> Farm:
    """Mission 1 after its set-up: these tiles besides the first, and the family on the last of them."""
    g = Farm(options=Options(**options))
    g.seed, g.events, g.phase, g.mission = "driveway", [], EXPLORATION, "long_driveway"
    set_table(g)
    g.laid = tuple([(TILE_OF[tile], 0, 20 * n, 0) for n, tile in enumerate(("1", *tiles))])
    g.map = layout_of(())
    survey(g)
    g.bags, g.objective = [()], 1
    floor = g.map.tiles[g.laid[-1][0]].floor
    free = [space for space in range(64) if floor >> space & 1]
    for fm in range(FMS):
        g.post[fm] = ACTIVE if fm in active else LOOKOUT
        if fm in active:
            g.at[fm], g.pool[fm] = g.laid[-1][0] * 64 + free[fm], g.options.fm_tokens
    return g


def begun(seed: str = "begun") -> Farm:
    """Mission 1 before its first decision."""
    g = Farm()
    g.seed, g.events = seed, []
    begin(g, "long_driveway")
    g.settle()
    return g


def kinds_on(g: Farm, tile: str) -> list[int]:
    return [g.kind[m] for m in range(6, len(g.at)) if g.at[m] >> 6 == TILE_OF[tile]]


MISSION_1 = mission_of("long_driveway")


def on(name: str, *tiles: str, active: tuple[int, ...] = (0, 1, 2), **options: Any) -> Farm:
    """Any mission, on these tiles, with the family on the last of them and nothing on the agenda."""
    g = Farm(options=Options(**options))
    g.seed, g.events, g.phase, g.mission = "on", [], EXPLORATION, name
    set_table(g)
    g.laid = tuple([(TILE_OF[tile], 0, 20 * n, 0) for n, tile in enumerate(tiles)])
    g.map = layout_of(())
    survey(g)
    g.bags, g.objective = [()], 1
    floor = g.map.tiles[g.laid[-1][0]].floor
    free = [space for space in range(64) if floor >> space & 1]
    for fm in range(FMS):
        g.post[fm] = ACTIVE if fm in active else LOOKOUT
        if fm in active:
            g.at[fm], g.pool[fm] = g.laid[-1][0] * 64 + free[fm], g.options.fm_tokens
    return g


def opening(name: str, **options: Any) -> Farm:
    """A mission before its first decision, without a Diary."""
    g = Farm(options=Options(**options))
    g.seed, g.events = "opening", []
    begin(g, name)
    g.settle()
    return g


def finish(g: Farm) -> None:
    """Answer whatever is asked with the last answer, until nothing is."""
    g.settle()
    for _ in range(200):
        if not g.waiting():
            return
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[-1])
    raise AssertionError(g.agenda)


def vanish(g: Farm) -> None:
    """Every monster has left the map, and the table forgets them."""
    for column in (g.at, g.hp, g.status, g.kind, g.spot, g.weapon, g.target, g.face, g.misses, g.blame):
        del column[6:]
