"""What is worth stopping for, in words: lines of the log with what they show, modes, battles, goals, stories."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from hauntbox.scene.patches import merged
from hauntbox.scene.structs.moments import Cell, Die, Fighter, Goal, Mode, Part, Sign, Stage, Term
from hauntbox.scene.structs.picture import Line
from hauntbox.scene.structs.scene_things import Piece, Pile, Thing, Track
from hauntbox.scene.structs.stories import Story
from hauntbox.scene.text.reading import SceneReader, listed


class LineWords:
    """A line of the log, with what it shows of its moment: the numbers, and the dice as they lay."""

    def __init__(self, read: SceneReader, line: Line) -> None:
        self.read = read
        self.line = line
        self.shown = {id: thing for id in line.shows if (thing := self.thing(id)) is not None}

    def thing(self, id: str) -> Thing | None:
        """As it was then. What is gone by now, and did not say all of itself, is not told."""
        fields, known = self.line.shows[id], self.read.things.get(id)
        if fields is None or (known is None and "kind" not in fields):
            return None
        return merged(None if "kind" in fields else known, fields)

    def text(self) -> str:
        told = [*self.tracks(), *self.dice()]
        return " ".join([self.line.text, *([f"[{'; '.join(told)}]"] if told else []), *self.read_aloud()])

    def tracks(self) -> Iterator[str]:
        for id, track in self.shown.items():
            if isinstance(track, Track) and track.value is not None:
                name, value = track.name or self.read.name(id), str(track.value)
                if not track.in_ and name in self.line.text and value in self.line.text:
                    continue  # of the whole table, and the sentence has said it
                whose = f"{self.read.name(track.in_)}: " if track.in_ in self.read.things else ""
                yield f"{whose}{name} {value}{'' if track.max is None else f' of {track.max}'}"

    def dice(self) -> Iterator[str]:
        faces = [face_words(self.read, die) for die in self.shown.values() if isinstance(die, Piece) and is_die(die)]
        if not set(faces) <= set(re.findall(r"\w+", self.line.text)):  # else the sentence has said it
            trays = [tray.name for tray in self.shown.values() if isinstance(tray, Pile)]
            yield f"{trays[0] if trays else 'dice'}: {listed(faces)}"

    def read_aloud(self) -> list[str]:
        """A card or a letter, without what the sentence has said already, as it has of a stamp."""
        moment = self.line.moment
        if moment is None or moment.kind == "stamp":
            return []
        parts = [moment.title, moment.text, moment.small, moment.sign]
        return [f"{part.rstrip('.')}." for part in parts if part and part.rstrip(".") not in self.line.text]


def is_die(piece: Piece) -> bool:
    return bool(piece.tag or piece.signs)


def face_words(read: SceneReader, die: Piece | Die) -> str:
    """The number on a die, or the names of the symbols on it."""
    if isinstance(die, Piece) and die.face == "down":
        return "hidden"
    return " and ".join([read.look(sign).name for sign in die.signs]) or die.tag


def rows(lines: Sequence[Line]) -> list[Line]:
    """Lines of one set that follow each other are one row: its last line."""
    return [line for n, line in enumerate(lines) if n + 1 == len(lines) or not is_same_set(line, lines[n + 1])]


def is_same_set(line: Line, after: Line) -> bool:
    return bool(line.set) and line.set == after.set and line.seat == after.seat


# What the table is in the middle of.


def mode_words(mode: Mode) -> str:
    return f"{mode.name}. {mode.text}".strip()


def goal_words(read: SceneReader, goal: Goal) -> str:
    stages = [listed([part_words(read, part) for part in parts]) for parts in goal.win]
    win = [f"To win: {', then '.join(stages)}."] if stages else []
    lose = [f"You lose by: {listed(goal.lose)}."] if goal.lose else []
    return " ".join([f"Goal: {goal.text}", *win, *lose])


def part_words(read: SceneReader, part: Part) -> str:
    name = part.text or read.look(part.look).name
    if part.n is not None:
        return f"{name} {part.n}{'' if part.of is None else f' of {part.of}'}"
    return f"{name}: done" if part.on else name


def sign_words(read: SceneReader, sign: Sign) -> str:
    return f"{'' if sign.n is None else f'{sign.n} '}{sign.text or read.look(sign.look).name}"


def stage_words(read: SceneReader, stage: Stage) -> list[str]:
    left, right = [listed([fighter_words(read, one) for one in side]) for side in (stage.left, stage.right)]
    lines = [f"{left} against {right}.", *[f"  {cell_words(read, cell)}" for cell in stage.pipe[: stage.step + 1]]]
    if stage.verdict is not None:
        lines.append(f"  {stage.verdict.text}: {stage.verdict.says}.")
    return [*lines, *[f"  {read.name(one.of)}: {one.text}." for one in stage.join]]


def fighter_words(read: SceneReader, fighter: Fighter) -> str:
    parts = [sign_words(read, part) for part in fighter.parts]
    total = [f"together {fighter.sum}"] if fighter.sum is not None else []
    points = [f"{track.name} {track.value} of {track.max}" for track in fighter.tracks]
    bits = [fighter.kind, fighter.note, *parts, *total, *points, *[read.look(die.look).name for die in fighter.chips]]
    told = listed([bit for bit in bits if bit])
    return f"{fighter.name or read.name(fighter.of)}{f' [{told}]' if told else ''}"


def cell_words(read: SceneReader, cell: Cell) -> str:
    dice = [f"{face_words(read, die)} ({read.look(die.look).name})" for die in cell.dice]
    total = " ".join([term_words(read, term) for term in cell.sum])
    return f"{cell.name}: {'. '.join([part for part in (listed(dice), total, cell.text) if part])}."


def term_words(read: SceneReader, term: Term) -> str:
    return " ".join([part for part in (term.op, str(term.n), term.text or read.look(term.look).name) if part])


def story_words(read: SceneReader, story: Story) -> list[str]:
    told = [f"{story.title}. {story.kick} {story.text}".strip()]
    for title, signs in (("To win", story.win), ("You lose if", story.lose), ("New", story.twist)):
        told += [f"  {title}: {'; '.join([sign_words(read, sign) for sign in signs])}"] if signs else []
    told += [f"  {stop.name}: {stop.text or stop.state}." for stop in story.stops if stop.state != "hid"]
    if story.next is not None:
        asks = [sign_words(read, sign) for sign in story.next.asks]
        told.append(f"  Next: {story.next.name}. {story.next.text} {'; '.join(asks)}".rstrip())
    return [*told, *[f"  {one.name}{f', {one.who}' if one.who else ''}. {one.text}".rstrip() for one in story.cast]]
