"""What goes in and out of the REST calls. The OpenAPI document is made from these. Never compiled."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hauntbox.scene import Scene
from hauntbox.scene.structs.word_types import one_of

Holder = Annotated[str, Meta(description="human, none, or bot:LEVEL, such as bot:normal")]
Value = Annotated[int | str | bool, Meta(title="Value")]  # of an option
Wanted = Annotated[str, one_of(("bot", "here", "link", "free", ""), "Wanted")]  # what a host may ask of a person
OptionKind = Annotated[str, one_of(("number", "word", "switch"))]


class OptionCard(Struct):
    """One option of a game, as a form shows it."""

    name: str
    kind: OptionKind
    default: Value
    low: int | None
    high: int | None
    choices: tuple[str, ...]
    help: str
    rules: tuple[str, ...]
    group: str


class FirstEvening(Struct):
    """How to begin with a game."""

    preset: str
    scenario: str


class ScenarioTitle(Struct):
    """What a scenario is called, a line about it, and its picture."""

    name: str
    line: str
    players: tuple[int, int] | None  # for how many it is meant, if it says so
    picture: str  # the name of a drawing; "": there is none


class GameCard(Struct):
    """A game on the shelf."""

    name: str
    title: str
    line: str
    blurb: str
    kind: str
    length: str
    weight: str
    first: FirstEvening | None
    lesson: str  # the title of its guided game; "": it has none
    players: str
    seats: list[str]  # by the usual options
    scenarios: dict[str, ScenarioTitle]
    presets: dict[str, dict[str, Value]]
    preset_lines: dict[str, str]  # what each of them changes, in a sentence
    options: list[OptionCard]
    bots: tuple[str, ...]  # levels
    campaigns: dict[str, str]  # name -> title, in the order in which to play them
    own: bool  # whether one may bring scenarios of one's own


class MapCard(Struct):
    """A scenario's map, small: floors, lines and figures, each with the name of its tone."""

    size: tuple[float, float]
    floors: list[tuple[float, float, float, float, str]]  # left, top, width, height
    lines: list[tuple[float, float, float, float, str]]  # from, to
    dots: list[tuple[float, float, str]]


class OwnScenario(Struct, forbid_unknown_fields=True):
    """A scenario file that somebody has written."""

    game: str
    text: str


class ProblemCard(Struct):
    """Something wrong with it: in one sentence, and in parts; line or column 0 is nowhere in particular."""

    says: str
    line: int
    column: int
    field: str
    message: str


class ScenarioCard(Struct):
    """Its title and map, or all that is wrong with it."""

    title: str
    problems: list[ProblemCard]
    map: MapCard | None  # none for one that is laid out in play


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table. Without roles it has the usual ones."""

    name: str = ""
    holder: Holder = "human"
    roles: tuple[int, ...] | None = None
    here: bool = False  # a person plays it on the device of whoever makes the table, and everybody is told so


class ClockForm(Struct, forbid_unknown_fields=True):
    """The clocks that a table plays by, and what happens when a seat has no time left."""

    per: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=5, le=604_800)]
    at_zero: Literal["bot", "mark"]  # a bot takes over, or nothing but a mark


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    scenario: str = ""
    options: dict[str, Any] = {}
    seats: list[NewSeat] = []
    hints: bool = True
    solo_undo: bool = False
    campaign: str = ""  # the name of one of the game's, instead of a scenario
    clock: ClockForm | None = None


class Preview(Struct):
    """Who would sit at such a table, by the roles they play, and what would be played otherwise than asked for."""

    seats: list[str]
    played: dict[str, Value]  # options that the scenario, the number of players or other options set


class SeatToken(Struct):
    """A seat on the creator's device has a token, one for another person an invitation, any other neither."""

    seat: int
    name: str
    token: str = ""
    invite: str = ""


class NewTokens(Struct):
    """The links of a new table; they are shown this once."""

    code: str
    host: str
    spectator: str
    seats: list[SeatToken]


class LobbySeat(Struct):
    seat: int
    name: str
    holder: str
    here: bool
    roles: list[str]
    open: bool  # nobody holds it and nobody is invited
    claimed: bool  # somebody has sat down, and the seat is theirs alone
    local: bool  # it is played on the host's device
    returns: bool  # a bot plays for a person, who may come back
    asked: Wanted  # what the host asks of the person who sits there; "": nothing


class You(Struct):
    """Who asks."""

    seat: int | None
    host: bool
    spectator: bool


class ChapterNow(Struct):
    """Where in a campaign a table is."""

    story: str  # the campaign's title
    chapter: int
    title: str  # the chapter's


class Lobby(Struct):
    code: str
    game: str
    title: str
    scenario: str
    options: dict[str, Value]
    hints: bool
    solo_undo: bool
    started: bool
    over: bool
    closed: bool
    rematch: str
    host_seat: int | None
    seats: list[LobbySeat]
    watching: int
    campaign: ChapterNow | None = None
    clock: ClockForm | None = None
    you: You | None = None


class ChapterCard(Struct):
    """A chapter of a campaign, played or being played."""

    number: int  # in the story; 0: set aside
    title: str
    interlude: bool
    over: bool
    won: bool | None
    rule: str  # that ended it
    moves: int  # when it is over
    carries: list[str]  # what was handed over to it


class CampaignCard(Struct):
    code: str
    game: str
    title: str
    chapters: list[ChapterCard]
    aside: list[ChapterCard]  # what a rewind has left
    next: str  # the chapter that the host may open; "": none
    won: bool | None  # when the campaign is over
    rule: str


class ChapterChoice(Struct, forbid_unknown_fields=True):
    chapter: int = 0  # for a fork: 0 is where the campaign stands


class CampaignFile(Struct, forbid_unknown_fields=True):
    text: str


class SeatChange(Struct, forbid_unknown_fields=True):
    holder: Holder | None = None
    name: str | None = None


class Sit(Struct, forbid_unknown_fields=True):
    name: str = ""


class OptionsChange(Struct, forbid_unknown_fields=True):
    scenario: str | None = None
    options: dict[str, Any] | None = None
    hints: bool | None = None
    solo_undo: bool | None = None


class Repair(Struct, forbid_unknown_fields=True):
    """Back to a move, or fields of the position set by hand; and a word to the others."""

    note: str
    move: int | None = None
    fields: dict[str, Any] | None = None


class Invitation(Struct):
    """What an invitation is for."""

    code: str
    game: str
    title: str
    seat: int
    name: str
    roles: list[str]
    started: bool
    own: bool  # made by the seat's holder, for another device of theirs


class Claimed(Struct):
    """The token belongs to this device; the invitation opens nothing any more."""

    code: str
    seat: int
    token: str


class Offer(Struct):
    """`asked`: the person who sits there was asked first, and there is no token yet."""

    token: str = ""
    asked: bool = False


class SeatAnswer(Struct, forbid_unknown_fields=True):
    yes: bool


class OwnHolder(Struct, forbid_unknown_fields=True):
    """Who plays one's own seat: human or bot:LEVEL."""

    holder: Holder


class HandOver(Struct, forbid_unknown_fields=True):
    seat: int


class Token(Struct):
    token: str


class ActForm(Struct, forbid_unknown_fields=True):
    id: str
    index: int
    option: str | list[str]


class WalkForm(Struct, forbid_unknown_fields=True):
    """Several steps at once."""

    id: str
    index: int
    steps: list[str]


class Acted(Struct):
    index: int


class LogLine(Struct):
    i: int
    text: str
    rules: tuple[str, ...]


class RuleCard(Struct):
    id: str
    text: str
    section: str


class BugReport(Struct):
    """What a seat may know, for a bug report. The position is one that this seat cannot tell from the true one."""

    hauntbox: str
    game: str
    rules: int
    scenario: str
    options: dict[str, Any]
    seat: int | None
    scene: Scene | None
    log: list[str]
    position: str
    note: str


class ReplaySteps(Struct):
    """A game as some eyes saw it, step by step. Moves that they did not notice are not counted."""

    seats: list[str]  # whose eyes there are
    steps: list[str]  # what each was, in the words they heard; "": they saw it without a word
    at: int  # the step of these eyes at which they stood when others stood at theirs
    lines: list[int]  # how many lines of the log they had heard before the first step and after each


class ReferenceLine(Struct):
    text: str
    rule: str


class ReferenceSection(Struct):
    """A paragraph of a seat's reference card."""

    title: str
    lines: list[ReferenceLine]


class Picture(Struct):
    """Text to be shown as a picture that a phone can read."""

    text: Annotated[str, Meta(max_length=600)]


class Refusal(Struct, omit_defaults=True):
    error: str
    rule: str = ""
    scene: Scene | None = None
