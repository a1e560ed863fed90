"""A campaign at one keyboard: chapter after chapter, kept in its file all the time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hauntbox.kernel.contract import is_won
from hauntbox.kernel.wire import Chapter, Outcome
from hauntbox.table import Campaign, Table, TableError, rule_text, title_of
from hauntbox.terminal.screen import Screen
from hauntbox.terminal.session import Quit, Session


class CampaignSession(Session):
    """One chapter. There is no need to save it: the campaign keeps itself."""

    def __init__(self, table: Table, screen: Screen) -> None:
        super().__init__(table, screen, self.refuse_save)

    def refuse_save(self, table: Table, path: Path) -> None:
        raise TableError("a campaign is kept in its own file: quit, and go on another day")

    def quit(self) -> None:
        raise Quit


def play_campaign(campaign: Campaign, screen: Screen, keep: Callable[[Campaign], None]) -> None:
    """To the end of the campaign; or Quit, or Closed. Whatever ends it, it is kept."""
    try:
        while campaign.ending is None:
            if campaign.table.is_over:
                campaign.go_on()
            tell_chapter(campaign, screen)
            CampaignSession(campaign.table, screen).run()
            keep(campaign)
    finally:
        keep(campaign)
    tell_end(campaign.ending, screen)


def tell_chapter(campaign: Campaign, screen: Screen) -> None:
    number, page = len(campaign.story()), campaign.story()[-1]
    screen.say()
    screen.say(f"Chapter {number}: {campaign.title(page)}", "bold")
    screen.list(campaign.rules.tell(campaign.pages[page].chapter))


def tell_end(ending: Outcome, screen: Screen) -> None:
    how = "won" if is_won(ending.scores) else "over"
    screen.say(f"The campaign is {how}. {rule_text(ending.rule)} ({ending.rule})", "bold")


def chapter_lines(campaign: Campaign) -> list[str]:
    """The chapters so far, and what comes next."""
    story = enumerate(campaign.story(), 1)
    lines = [f"{number:>3}  {campaign.title(n)}: {state_of(campaign, n)}" for number, n in story]
    lines += [f"  -  {campaign.title(n)}: set aside, {state_of(campaign, n)}" for n in campaign.set_aside()]
    following = campaign.next()
    if isinstance(following, Chapter):
        lines.append(f"next: {title_of(campaign.kind, following)}")
    return lines


def state_of(campaign: Campaign, n: int) -> str:
    page = campaign.pages[n]
    if not page.is_over:
        return f"{len(page.replay.journal)} moves so far" if page.replay.journal else "to be played"
    return f"{'won' if is_won(page.scores) else 'lost'} ({page.rule})"
