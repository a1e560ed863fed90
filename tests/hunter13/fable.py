"""Small scenarios for tests: the least that one has to say, and what is put before and after it."""

from __future__ import annotations

from hauntbox.games.hunter13.content import validate

HEADER = """
game = "hunter13"
title = "A Test"
number = 0
level = 0
kind = ["find"]
"""
REST = """
[contents]
background = "Once."
mission = "Now."
[tiles]
placed = [{ tile = "T-17" }]
[start]
tiles = ["T-17"]
[enemy]
text = "You."
goal = { hunters_to = 0 }
[[endings]]
name = "won"
grade = "success"
points = 1
test = { flag = "done" }
text = "Yes."
[[endings]]
name = "lost"
grade = "failure"
test = { hunters_to = 0 }
text = "No."
[[happenings]]
when = { on = "card", card = "E-1" }
effects = [{ do = "set", flag = "done" }]
"""


def story(top: str = "", more: str = "", rest: str = REST) -> str:
    """A scenario with these lines before and after all the others."""
    first = "" if "[[clues]]" in more else '[[clues]]\nname = "first"\nwhen = { on = "start" }\ntext = "So."\n'
    return f'{HEADER}flags = ["done"]\n{top}\n{rest}\n{first}{more}'


def sound(top: str = "", more: str = "", rest: str = REST) -> str:
    text = story(top, more, rest)
    assert validate(text) == []
    return text
