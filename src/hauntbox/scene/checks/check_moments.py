"""Holds moments, modes, battles, goals and stories to the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Final

from hauntbox.scene.art import ART
from hauntbox.scene.checks.faults import amiss
from hauntbox.scene.structs.moments import Die, Fighter, Goal, Mode, Moment, Sign, Stage
from hauntbox.scene.structs.picture import Line, Scene
from hauntbox.scene.structs.stories import Story, Tale
from hauntbox.scene.structs.vocabulary import (
    AIRS,
    LEAVES,
    LOG_TONES,
    MODES,
    MOMENTS,
    RULINGS,
    SHAPES,
    STOPS,
    STORIES,
    TONES,
)

FASTEST: Final = 90  # heartbeats a minute
LETTERS: Final = 16  # of a stamp


class Extras:
    def __init__(self, scene: Scene, is_place: Callable[[str], bool]) -> None:
        self.scene = scene
        self.is_place = is_place
        self.seats = [seat.id for seat in scene.seats]

    def all(self) -> Iterator[str]:
        scene = self.scene
        yield from self.goal(scene.goal) if scene.goal else ()
        yield from self.mode(scene.mode) if scene.mode else ()
        yield from self.stage(scene.stage) if scene.stage else ()
        yield from self.story(scene.story) if scene.story else ()
        yield from self.tale(scene.outcome.story) if scene.outcome and scene.outcome.story else ()
        yield from self.signs("ask", scene.ask.have) if scene.ask else ()
        if scene.stage and (scene.mode is None or scene.mode.kind != "battle"):
            yield "stage: there is one in a battle only"

    def places(self, where: str, ids: Iterable[str]) -> Iterator[str]:
        for id in ids:
            if id and not self.is_place(id):
                yield f"{where}: {id!r} is nowhere"

    def looks(self, where: str, looks: Iterable[str]) -> Iterator[str]:
        for look in looks:
            yield from amiss(where, "look", look, self.scene.legend)

    def signs(self, where: str, signs: Iterable[Sign]) -> Iterator[str]:
        yield from self.looks(where, [sign.look for sign in signs])

    def moment(self, moment: Moment) -> Iterator[str]:
        yield from amiss("moment", "kind", moment.kind, MOMENTS)
        yield from amiss("moment", "air", moment.air, AIRS)
        yield from amiss("moment", "tone", moment.tone, LOG_TONES)
        if len(moment.big) > LETTERS:
            yield f"moment: a stamp has at most {LETTERS} letters, not {moment.big!r}"
        yield from self.dice([die for cell in moment.stage.pipe for die in cell.dice]) if moment.stage else ()
        if moment.stage and (moment.mode is None or moment.mode.kind != "battle"):
            yield "moment: there is a stage in a battle only"

    def happening(self, moment: Moment, gone: Container[str]) -> Iterator[str]:
        """Where a moment is, while it is shown; what goes with its patch may be named too."""
        ids = [moment.of, moment.on, moment.from_, moment.to, moment.zone]
        ids += moment.mode.on if moment.mode else ()
        ids += [one.of for one in (*moment.stage.left, *moment.stage.right)] if moment.stage else []
        yield from self.places("moment", [id for id in ids if id not in gone and id not in LEAVES])

    def mood(self, line: Line) -> Iterator[str]:
        """What a line brings with it; whoever it names may be gone by now."""
        if isinstance(line.mode, Mode):
            yield from self.mode_words(line.mode)
        if isinstance(line.stage, Stage):
            fighters = (*line.stage.left, *line.stage.right)
            yield from self.signs("stage", [part for one in fighters for part in one.parts])
            if not isinstance(line.mode, Mode) or line.mode.kind != "battle":
                yield "stage: there is one in a battle only"

    def mode(self, mode: Mode) -> Iterator[str]:
        yield from self.mode_words(mode)
        yield from self.places("mode", mode.on)

    def mode_words(self, mode: Mode) -> Iterator[str]:
        yield from amiss("mode", "kind", mode.kind, MODES)
        yield from self.looks("mode", [mode.look])
        if mode.pulse > FASTEST:
            yield f"mode: no heart beats {mode.pulse} times a minute"

    def goal(self, goal: Goal) -> Iterator[str]:
        yield from self.looks("goal", [part.look for parts in goal.win for part in parts])

    def stage(self, stage: Stage) -> Iterator[str]:
        for fighter in (*stage.left, *stage.right):
            yield from self.fighter(fighter)
        yield from self.places("stage", [one.of for one in stage.join])
        yield from self.dice([die for cell in stage.pipe for die in cell.dice])
        yield from self.looks("stage", [term.look for cell in stage.pipe for term in cell.sum])
        yield from amiss("stage", "verdict", stage.verdict.by, RULINGS) if stage.verdict else ()
        if not 0 <= stage.step < max(len(stage.steps), len(stage.pipe), 1):
            yield f"stage: there is no step {stage.step}"

    def fighter(self, fighter: Fighter) -> Iterator[str]:
        yield from self.places("stage", [fighter.of])
        yield from self.signs("stage", fighter.parts)
        yield from self.dice(fighter.chips)
        for gauge in fighter.tracks:
            yield from amiss("stage", "tone", gauge.tone, TONES)

    def dice(self, dice: Iterable[Die]) -> Iterator[str]:
        yield from self.looks("stage", [look for die in dice for look in (die.look, *die.signs)])

    def story(self, story: Story) -> Iterator[str]:
        yield from amiss("story", "kind", story.kind, STORIES)
        asks = story.next.asks if story.next else ()
        for picture in (story.picture, story.next.picture if story.next else ""):
            yield from amiss("story", "drawing", picture, ART)
        yield from self.signs("story", (*story.win, *story.lose, *story.twist, *story.shared, *asks))
        for one in story.cast:
            yield from self.places("story", [one.of])
            yield from self.looks("story", [one.look, *[sign.look for sign in one.has]])
            yield from amiss("story", "tone", one.tone, TONES)
            yield from amiss("story", "shape", one.shape, SHAPES)
        for stop in story.stops:
            yield from amiss("story", "state", stop.state, STOPS)
            if any([not 0 <= n < len(story.stops) for n in stop.to]):
                yield f"story: a road leads nowhere from {stop.name!r}"

    def tale(self, tale: Tale) -> Iterator[str]:
        yield from self.looks("tale", [deed.look for deed in tale.line])
        seats = [*[deed.seat for deed in tale.line], *[one.seat for one in tale.who]]
        for seat in seats:
            yield from amiss("tale", "seat", seat, self.seats)
        for one in tale.who:
            yield from self.signs("tale", one.list)
        for path in tale.path:
            yield from self.places("tale", [*path.spaces, *[mark.at for mark in path.marks]])
