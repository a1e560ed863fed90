"""A campaign: sittings and the interludes between them, each an ordinary table. It belongs to the group that plays it.

Pages are only ever added. Each names the page it follows, so the story so far leads from the last page back to the
first, and what a rewind set aside stays where it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from secrets import token_hex
from typing import Any, Final

from msgspec import Struct, json
from msgspec.structs import replace

from hauntbox import games
from hauntbox.kernel import options as tunables
from hauntbox.kernel.contract import Campaigns, Declaration
from hauntbox.kernel.wire import Chapter, Outcome
from hauntbox.table.journal import fold
from hauntbox.table.record import Chair, Setting, TableError
from hauntbox.table.replays.replay import UNFINISHED, Replay, replay_of
from hauntbox.table.table import Table, played_options, usual_chairs

NOTHING: Final = -1  # before the first page


class CampaignPlan(Struct, frozen=True):
    """What a campaign starts from."""

    game: str
    story: str
    options: dict[str, Any]  # every one, before a chapter's scenario has changed any
    seed: str
    chairs: tuple[Chair, ...]
    solo_undo: bool = False
    name: str = ""  # what the group calls it
    chosen: tuple[str, ...] | None = None  # the options that hold in every chapter; None: all that stand above

    @property
    def given(self) -> dict[str, Any]:
        """What the group has chosen by name."""
        return {name: self.options[name] for name in (self.options if self.chosen is None else self.chosen)}


class CampaignPage(Struct):
    """A chapter as it was played, or is being played."""

    after: int  # the page that led to it
    replay: Replay

    @property
    def chapter(self) -> Chapter:
        setting = self.replay.setting
        return Chapter(setting.game, setting.scenario, setting.carry)

    @property
    def is_over(self) -> bool:
        return self.replay.result != UNFINISHED

    @property
    def scores(self) -> tuple[float, ...]:
        """By role; none before the end."""
        return tuple(map(float, self.replay.result.partition(" | ")[2].split())) if self.is_over else ()

    @property
    def rule(self) -> str:
        """The rule that ended it, or ""."""
        return self.replay.result.partition(" | ")[0] if self.is_over else ""


class Campaign:
    """The last page is the one being played, at `table`."""

    def __init__(
        self,
        kind: Declaration,
        plan: CampaignPlan,
        table: Table,
        earlier: Sequence[CampaignPage] = (),
        came_from: int = NOTHING,
    ) -> None:
        self.kind = kind
        self.rules = rules_of(kind)
        self.plan = plan
        self.table = table
        self.earlier = list(earlier)
        self.came_from = came_from  # the page that led to the table's

    @property
    def pages(self) -> list[CampaignPage]:
        return [*self.earlier, CampaignPage(self.came_from, replay_of(self.table))]

    def story(self) -> list[int]:
        """The pages that lead to the present one, and it."""
        row, n = [len(self.earlier)], self.came_from
        while n != NOTHING:
            row.append(n)
            n = self.earlier[n].after
        return row[::-1]

    def set_aside(self) -> list[int]:
        """Pages that a rewind has left."""
        return [n for n in range(len(self.earlier)) if n not in self.story()]

    def title(self, n: int) -> str:
        """What a page is called."""
        return title_of(self.kind, self.pages[n].chapter)

    # What comes next.

    def next(self) -> Chapter | Outcome | None:
        """The chapter after this one, or how the campaign ended; None while this one is being played."""
        if not self.table.is_over:
            return None
        options = tunables.build(self.kind.options, self.plan.options)
        return self.rules.after(options, chapter_of(self.table.setting), self.table.g)

    @property
    def ending(self) -> Outcome | None:
        found = self.next()
        return found if isinstance(found, Outcome) else None

    def go_on(self) -> Table:
        """Open the next chapter."""
        found = self.next()
        if found is None:
            raise TableError(f"{title_of(self.kind, chapter_of(self.table.setting))} is not over yet")
        if isinstance(found, Outcome):
            raise TableError(f"the campaign is over ({found.rule})")
        self.turn(found, len(self.earlier))
        return self.table

    def turn(self, chapter: Chapter, after: int) -> None:
        """A new page, with dice of its own."""
        table = open_chapter(self.plan, chapter, len(self.earlier) + 1)
        self.earlier, self.came_from, self.table = self.pages, after, table

    # Going back.

    def rewind(self, number: int) -> Table:
        """Back to the start of a chapter of the story, counted from 1; its dice fall anew. Nothing is thrown away."""
        page = self.pages[self.at(number)]
        self.turn(page.chapter, page.after)
        return self.table

    def fork(self, number: int = 0, name: str = "", seed: str = "") -> Campaign:
        """Another campaign, at the start of a chapter of this one; at 0 an exact copy of where this one stands."""
        plan = replace(self.plan, name=name or self.plan.name, seed=seed or token_hex(16))
        row = self.story()
        pages = [
            CampaignPage(n - 1, self.pages[old].replay)
            for n, old in enumerate(row[: number - 1] if number else row[:-1])
        ]
        table = open_chapter(plan, self.pages[self.at(number)].chapter, len(pages)) if number else copy_of(self.table)
        return Campaign(self.kind, plan, table, pages, len(pages) - 1)

    def at(self, number: int) -> int:
        row = self.story()
        if not 1 <= number <= len(row):
            raise TableError(f"there is no chapter {number}: the story has chapters 1 to {len(row)}")
        return row[number - 1]

    def seat(self, chairs: Sequence[Chair]) -> None:
        """Others hold the seats from now on."""
        self.plan = replace(self.plan, chairs=tuple(chairs))
        self.table.setting = replace(self.table.setting, chairs=tuple(chairs))


def rules_of(kind: Declaration) -> Campaigns:
    if kind.campaigns is None:
        having = [name for name in games.names() if games.find(name).campaigns is not None]
        raise TableError(f"{kind.title} has no campaigns: {', '.join(having) or 'no game in the box'} has")
    return kind.campaigns


def open_campaign(
    kind: Declaration,
    story: str = "",
    options: Mapping[str, Any] | None = None,
    seed: str = "",
    chairs: Sequence[Chair] | None = None,
    solo_undo: bool = False,
    name: str = "",
) -> Campaign:
    """A new campaign at its first question. Options are as typed; the usual seating, the first story."""
    rules = rules_of(kind)
    story = story or next(iter(rules.stories))
    if story not in rules.stories:
        raise TableError(f"unknown campaign {story!r} of {kind.title}: there are {', '.join(rules.stories)}")
    chosen = tunables.read(kind.options, options or {})
    plan = CampaignPlan(
        game=kind.name,
        story=story,
        options=tunables.kept(chosen),
        seed=seed.strip() or token_hex(16),
        chairs=tuple(chairs or ()),
        solo_undo=solo_undo,
        name=" ".join(name.split()),
        chosen=tuple(options or ()),
    )
    table = open_chapter(plan, rules.first(chosen, story), 0)
    if chairs is None:
        plan = replace(plan, chairs=tuple(usual_chairs(table)))
        table.setting = replace(table.setting, chairs=plan.chairs)
    return Campaign(kind, plan, table)


def open_chapter(plan: CampaignPlan, chapter: Chapter, page: int) -> Table:
    kind = games.find(chapter.game)
    setting = Setting(
        game=kind.name,
        rules=kind.version,
        options=played_options(kind, plan.given, chapter.scenario, plan.options),
        scenario=chapter.scenario,
        seed=luck_of(plan.seed, page),
        chairs=plan.chairs,
        solo_undo=plan.solo_undo,
        carry=json.decode(json.encode(chapter.carry)),  # as it will be read again
    )
    return Table(kind, setting)


def copy_of(table: Table) -> Table:
    return fold(table.kind, table.setting, table.journal, table.events, table.opening)


def luck_of(seed: str, page: int) -> str:
    """A page's own seed, which tells nothing of the others: it is read by all when the page is over."""
    return blake2b(f"{seed}/page {page}".encode(), digest_size=16).hexdigest()


def chapter_of(setting: Setting) -> Chapter:
    return Chapter(setting.game, setting.scenario, setting.carry)


def title_of(kind: Declaration, chapter: Chapter) -> str:
    scenario = str(kind.scenarios.get(chapter.scenario, chapter.scenario))
    return scenario if chapter.game == kind.name else f"Interlude after {scenario}"
