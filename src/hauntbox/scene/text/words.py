"""The text painter: a scene as lines of plain words, for screen readers, terminals and language models."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from hauntbox.scene.structs.picture import Line, Option, Question, Scene
from hauntbox.scene.structs.scene_things import Badge, Base, Board, Card, Link, Note, Panel, Piece, Pile, Track
from hauntbox.scene.structs.vocabulary import WAYS
from hauntbox.scene.text.board_words import BoardWords
from hauntbox.scene.text.moment_words import (
    LineWords,
    face_words,
    goal_words,
    mode_words,
    rows,
    sign_words,
    stage_words,
    story_words,
)
from hauntbox.scene.text.reading import SceneReader, listed

DICE = ("dice", "chips")  # piles of dice, rolled and to be rolled
SHORT_GROUP = 6  # a longer group of options stands on one line
LATEST = 3


def words(scene: Scene) -> list[str]:
    """Where and when; the question; then all that lies on the table; then what happened last."""
    told = Words(scene)
    return [*told.head(), *told.now(), *told.question(), *told.table(), *told.latest()]


def told(scene: Scene, lines: Iterable[Line]) -> list[str]:
    """Lines of the log with what they show of their moments: the dice as they lay, the points that were left."""
    read = SceneReader(scene)
    return [LineWords(read, line).text() for line in lines]


class Words:
    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.read = SceneReader(scene)

    def head(self) -> list[str]:
        scene = self.scene
        lines = [f"{scene.name}, {scene.chapter}. {scene.when.text}."]
        if scene.outcome is not None:
            results = listed([f"{self.seat_name(one.seat)} {one.result}" for one in scene.outcome.seats])
            lines.append(f"{scene.outcome.text}. {scene.outcome.why} ({scene.outcome.rule}) {results}.")
        return lines

    def now(self) -> list[str]:
        """What the table is in the middle of, and what it is all for."""
        scene, read = self.scene, self.read
        story = story_words(read, scene.story) if scene.story else []
        mode = [mode_words(scene.mode)] if scene.mode else []
        stage = stage_words(read, scene.stage) if scene.stage else []
        return [*story, *mode, *stage, *([goal_words(read, scene.goal)] if scene.goal else [])]

    def seat_name(self, id: str) -> str:
        seat = self.read.seats.get(id)
        return seat.name if seat else "somebody"

    # The question.

    def question(self) -> list[str]:
        ask = self.scene.ask
        if ask is None:
            return []
        is_you = self.scene.seat in ask.who and self.scene.seat not in ask.done
        names = " and ".join([self.seat_name(seat) for seat in ask.who])
        who = "You choose: " if is_you else f"{names} {'choose' if len(ask.who) > 1 else 'chooses'}: " if names else ""
        rule = f"({ask.rule})" if ask.rule else ""
        have = f"You have {listed([sign_words(self.read, sign) for sign in ask.have])}." if ask.have else ""
        first = " ".join(filter(None, [f"{who}{ask.text.rstrip('?.')}.", ask.hint, have, ask.warn, rule]))
        return [*self.lesson(ask), first, *self.options(ask.options)]

    def lesson(self, ask: Question) -> list[str]:
        if ask.coach is None:
            return []
        meant = " Or: ".join(option.text for option in ask.options if option.id in ask.coach.options)
        return [" ".join(filter(None, [ask.coach.said, ask.coach.text, f"Now: {meant}." if meant else ""]))]

    def options(self, options: Sequence[Option]) -> list[str]:
        live = [option for option in options if not option.off]
        sizes = Counter([option.group for option in live])
        lines, told = [], set()
        for n, option in enumerate(live, 1):
            if not option.group or sizes[option.group] <= SHORT_GROUP:
                group = f"{option.group}: " if option.group else ""
                lines.append(f"  {n}. {group}{option.text}{cost(option)}{asides(option)}")
            elif option.group not in told:
                told.add(option.group)
                lines.append(f"  {option.group}{cost(option)}: {listed(self.long_group(live, option.group))}")
        return [
            *lines,
            *[f"  not now: {option.text}. {option.off} ({option.rule})" for option in options if option.off],
        ]

    def long_group(self, live: Sequence[Option], group: str) -> list[str]:
        """By number and place; places that are called alike by the options' own words."""
        return [
            f"{n} {self.read.name(option.on[0]) if option.on else option.text}"
            for n, option in enumerate(live, 1)
            if option.group == group
        ]

    # The table.

    def table(self) -> list[str]:
        return [*self.notes(), *self.tracks(), *self.boards(), *self.links(), *self.panels(), *self.piles()]

    def notes(self) -> list[str]:
        """Letters that are not new were read when they came."""
        some = [note for _, note in self.read.all(Note)]
        old = [note.name for note in some if note.style == "letter" and not note.fresh]
        told = [f"{note.name}: {note.text}" for note in some if note.style != "letter" or note.fresh]
        return [*told, f"Letters: {', '.join(old)}."] if old else told

    def tracks(self) -> list[str]:
        tracks = [self.track(id, track) for id, track in self.read.of("", Track)]
        return [f"On the table: {listed(tracks)}."] if tracks else []

    def track(self, id: str, track: Track) -> str:
        value = "hidden" if track.value is None else str(track.value)
        most = f" of {track.max if track.cap is None else track.cap}" if track.max is not None else ""
        boxes = f" [{self.boxes(track)}]" if self.read.draw(track) == "boxes" and track.steps else ""
        secret = " (only you see this)" if track.seen == "you" else ""
        more = [*self.ahead(track), track.note, *[self.badge(badge) for badge in track.extra]]
        told = f" ({listed(filter(None, more))})" if any(more) else ""
        return f"{self.read.name(id)} {self.printed(track) or value + most}{boxes}{told}{secret}"

    def printed(self, track: Track) -> str:
        """Of a ladder, the value that is printed where the cube lies."""
        here = [mark.name for mark in track.steps if mark.at == track.value]
        return here[0] if here and self.read.draw(track) == "ladder" else ""

    def ahead(self, track: Track) -> list[str]:
        """The next mark on the way, and the goal."""
        if track.value is None or self.read.draw(track) in ("boxes", "ladder"):
            return []
        coming = sorted([mark for mark in track.steps if mark.at > track.value], key=lambda mark: mark.at)
        return [f"{mark.name} at {mark.at}" for n, mark in enumerate(coming) if n == 0 or mark.goal]

    def boxes(self, track: Track) -> str:
        ticked = [mark.name for mark in track.steps if mark.on]
        blank = [mark.name for mark in track.steps if not mark.on]
        return "; ".join(filter(None, [listed(ticked), f"open: {listed(blank)}" if blank else ""]))

    def boards(self) -> list[str]:
        return [line for id, board in self.read.all(Board) for line in self.board(id, board)]

    def board(self, id: str, board: Board) -> list[str]:
        told = BoardWords(self.read, id, self.thing)
        return [f"Board: {board.name}.", *told.zones(), *told.lone_spaces(), *told.lit()]

    def links(self) -> list[str]:
        return [f"  {self.link(link)}." for _, link in self.read.all(Link)]

    def link(self, link: Link) -> str:
        several = f", {link.count} of them" if link.count > 1 else ""
        return (
            f"{self.read.look(link.look).name} from {self.read.name(link.from_)} to {self.read.name(link.to)}{several}"
        )

    def panels(self) -> list[str]:
        """Yours first."""
        panels = sorted(self.read.all(Panel), key=lambda one: (not self.read.is_yours(one[1].owner), one[1].n))
        return [self.panel(id, panel) for id, panel in panels]

    def panel(self, id: str, panel: Panel) -> str:
        seat = self.read.seats.get(panel.owner)
        name = self.read.name(id)
        whose = ["you" if seat.you else seat.name] if seat and (seat.you or seat.name != name) else []
        whose += ["a bot"] if seat and seat.by == "bot" else []
        whose += ["away"] if seat and not seat.here else []
        whose += ["to act"] if panel.active else []
        tracks = [self.track(track_id, track) for track_id, track in self.read.of(id, Track)]
        facts = listed([*tracks, *[self.badge(badge) for badge in panel.badges], *self.inside(id)])
        piles = [f"{pile.name}: {self.contents(pile_id, pile)}" for pile_id, pile in self.read.of(id, Pile)]
        why = panel.dim if panel.dim not in panel.text else ""
        parts = [listed([name, *whose]), panel.text, why, facts, *piles]
        line = ". ".join([part.rstrip(".") for part in parts if part])
        return line if line.endswith(".)") else f"{line}."

    def piles(self) -> list[str]:
        return [f"{self.read.name(id)}: {self.pile(id, pile)}." for id, pile in self.read.of("", Pile)]

    def pile(self, id: str, pile: Pile) -> str:
        if pile.lay in DICE or pile.slots:
            return self.contents(id, pile)
        known = self.inside(id)
        if pile.lay in ("deck", "bag") or not known:
            return f"{pile.count or 0} left{f' ({listed(known)})' if known else ''}"
        return listed([*known, *self.unknown(id, pile)])

    def contents(self, id: str, pile: Pile) -> str:
        """A hand or the like: what one knows of it, each card with its words, and how many lie face down."""
        if pile.lay in DICE:
            return listed([self.die(die) for _, die in self.read.of(id, Piece)]) or "nothing"
        if pile.slots:
            return listed([f"{place.name}: {self.thing(place.of) if place.of else 'empty'}" for place in pile.slots])
        known = [
            f"{self.thing(card_id)}{f' ({card.text})' if card.text else ''}"
            for card_id, card in [*self.read.of(id, Card), *self.read.of(id, Piece)]
        ]
        return listed([*known, *self.unknown(id, pile)]) or "nothing"

    def unknown(self, id: str, pile: Pile) -> list[str]:
        cards = [card.count or 1 for _, card in self.read.of(id, Card)]
        pieces = [piece.count or 1 for _, piece in self.read.of(id, Piece)]
        hidden = (pile.count or 0) - sum(cards) - sum(pieces)
        return [f"{hidden} face down"] if hidden > 0 else []

    def inside(self, id: str) -> list[str]:
        return [self.thing(one) for one, _ in [*self.read.of(id, Card), *self.read.of(id, Piece)]]

    def die(self, die: Piece) -> str:
        """What it shows, and which die it is; one that is still to be rolled by its name alone."""
        face, what = face_words(self.read, die), die.text or die.name
        if not face:
            return f"{self.read.look(die.look).name}{f' ({what})' if what else ''}"
        return f"{face} ({what})" if what else face

    # A thing, wherever it lies.

    def thing(self, id: str) -> str:
        """Name, tag, count, whose; then badges, facing and state in brackets."""
        thing = self.read.things[id]
        name = self.read.name(id)
        tag = face_words(self.read, thing) if isinstance(thing, Piece) and thing.face != "down" else ""
        count = getattr(thing, "count", 0)
        bits = [*[self.badge(badge) for badge in thing.badges], *self.states(thing)]
        bits += [f"inside: {self.read.name(one)}" for one, _ in self.read.of(id, Piece)]
        return "".join(
            [
                name,
                f" {tag}" if tag and not name.endswith(tag) else "",
                f" times {count}" if count > 1 else "",
                " (yours)" if self.read.is_yours(thing.owner) else "",
                f" [{listed(bits)}]" if bits else "",
            ]
        )

    def badge(self, badge: Badge) -> str:
        way = f" facing {WAYS[badge.way]}" if badge.way else ""
        return f"{'' if badge.n is None else f'{badge.n} '}{self.read.look(badge.look).name}{way}"

    def states(self, thing: Base) -> list[str]:
        way = getattr(thing, "way", "")
        looks = f"looks {WAYS[way]}" if way and self.read.draw(thing) != "vehicle" else ""
        ago = getattr(thing, "ago", None)
        was = "" if ago is None else "was here this round" if not ago else f"was here {ago} rounds ago"
        return [word for word in (looks, "face down" if thing.face == "down" else "", was, thing.dim) if word]

    def latest(self) -> list[str]:
        lines = [replace(line, text=line.sum or line.text) for line in rows(self.scene.log)[-LATEST:]]
        return [f"Latest: {' '.join([LineWords(self.read, line).text() for line in lines])}"] if lines else []


def cost(option: Option) -> str:
    return f" ({option.cost})" if option.cost else ""


def asides(option: Option) -> str:
    """What would follow, and what somebody advises."""
    words = [option.why, f"{option.note.by}: {option.note.text}" if option.note else ""]
    return "".join([f". {word.rstrip('.')}" for word in words if word])
