"""What a guided game is made of: chapters, each a way through its own position. docs/write-a-lesson.md shows how."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

Text = str | Callable[[Any], str]  # a function reads the position as the learner's seat knows it


class Word(NamedTuple):
    """What a role does next, in one way only; the learner is told before doing it, others are told nothing."""

    role: int
    actions: tuple[str, ...]  # several are a walk, which one may do at once
    says: Text = ""
    rule: str = ""
    look: tuple[str, ...] = ()  # what the words speak of: ids of the scene


class Answer(NamedTuple):
    """One way to decide, and the word on it that comes after it was chosen."""

    action: str
    says: Text
    then: tuple[Beat, ...] = ()  # how it goes on from there, before the chapter's own way does
    again: bool = False  # it is not done: the learner reads why, and chooses again
    ends: bool = False  # the chapter's own way is not for this answer


class Decision(NamedTuple):
    """The learner decides."""

    role: int
    says: Text
    answers: tuple[Answer, ...]
    rule: str = ""
    look: tuple[str, ...] = ()


class Free(NamedTuple):
    """The learner does as they like, for as long as they like; a chapter may end so."""

    says: Text
    done: Callable[[Any], str]  # "", or once the goal is reached a word on it
    others: tuple[str, ...] = ()  # what the bots do meanwhile: the first of these beginnings that fits
    rule: str = ""
    look: tuple[str, ...] = ()


Beat = Word | Decision | Free


class Chapter(NamedTuple):
    """A part of a lesson. Its position is made by the rules: a seed, moves made before, pieces moved."""

    title: str
    path: tuple[Beat, ...]
    closing: Text  # when the path is done
    seed: str = ""  # "": the lesson's
    before: tuple[str, ...] = ()  # what has been done, by whoever was asked
    arrange: Callable[[Any], None] | None = None  # repairs the position, after those moves


class Lesson(NamedTuple):
    """A guided first game. Seeds make the dice fall as the words say."""

    title: str
    scenario: str
    options: Mapping[str, Any]
    seed: str
    learner: int  # a role of the seat that learns
    chapters: tuple[Chapter, ...]
    line: str = ""  # what one learns, for the shelf
