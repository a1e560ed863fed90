"""Player texts hold no numbers of their own: an entry, an option or a rule says them, or they stand on a list."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from hauntbox.games import ghostbusters2

HOME = Path(ghostbusters2.__file__).parent
NUMBER = re.compile(
    r"\d+|\b(zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|twice|half|double)\b",
    re.IGNORECASE,
)
ID = re.compile(r"GBT-[A-Z]+-\d+")
# What may stay, as patterns, and why. A line that no text needs any more has to go.
REVIEWED = {
    r"Ecto-1a": "the name of the car",
    r"One Mind": "the name of a card",
    r"1 (Action|Maneuver)$": "GBT-ROU-04: what every deed costs, no option changes it",
    r"One use": "GBT-EQP-06: a card is used up one by one",
    r"([Ss]platters|nears|shooter,) twice": "GBT-CEN-03, GBT-CEN-13: the habit is to do it twice",
    r"half of her": "GBT-CSC-29: no option changes it",
    r"six Plazms and one Gate|four rounds are left": "names by which scenario files ask for an objective",
    r"Two players|Two Ghostbusters each|all four Ghostbusters": "the preset is the number",
    r"(T|t)wo (more rounds|higher)|one lower|Ghosts of Class 1|Level 5, whatever": "the preset is the number",
    r"together they lead four": "GBT-SCN-02: no option changes it",
    r"; 0: as the scenario says": "what to write for none",
    r"(Ghostbuster before|Caustic Slimes on|Too many on) one": "somebody, or a Slime",
    r"XP of Level \d": "the option is the number",
    r"four random tiles, played like scenario 1\.1": "GBT-COP-05: no option changes it",
    r"one another|the one before": "no number",
    r"60 min": "what is printed on the box",
}
# The words of scenario files, what players do not read, stories, which name no rule, and the lesson: it tells of one
# game that nobody can change, by its own options and seed.
ELSEWHERE = ("content", "__init__.py", "random_street.py", "openings.py", "lesson.py")


def texts() -> Iterator[tuple[str, str]]:
    """Yield where a text stands, and the text: all strings of several words, without ids and docstrings."""
    for path in sorted(HOME.rglob("*.py")):
        if not set(path.relative_to(HOME).parts).isdisjoint(ELSEWHERE):
            continue
        module = ast.parse(path.read_text(encoding="utf-8"))
        told = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                text = re.sub(r"{.*?}", "", ID.sub("", node.value))
                if " " in text.strip():
                    yield f"{path.relative_to(HOME)}:{node.lineno}", text


def own_numbers(text: str) -> list[str]:
    for pattern in REVIEWED:
        text = re.sub(pattern, "", text)
    return [found.group() for found in NUMBER.finditer(text)]


def test_no_text_has_a_number_of_its_own() -> None:
    assert [(place, text) for place, text in texts() if own_numbers(text)] == []


def test_every_line_of_the_list_is_needed() -> None:
    every = [text for _, text in texts()]
    assert [pattern for pattern in REVIEWED if not any(re.search(pattern, text) for text in every)] == []


def test_a_number_in_a_text_is_found() -> None:
    assert own_numbers("Within two spaces, on a 4.") == ["two", "4"]
