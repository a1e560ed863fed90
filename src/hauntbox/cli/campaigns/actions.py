"""`hauntbox campaign`: what its commands do. Campaigns are kept among the player's files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from msgspec import json
from msgspec.structs import replace
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Rows

from hauntbox import games
from hauntbox.cli.mistakes import Complaint, unknown
from hauntbox.cli.player_files import data_folder
from hauntbox.cli.study.simulation import with_progress
from hauntbox.cli.table_setup import read_bots, read_options, seated
from hauntbox.kernel.codec import BadSave
from hauntbox.kernel.contract import is_won
from hauntbox.lab.campaigns import STOPPED, CampaignReport, simulate_campaigns
from hauntbox.table import (
    Campaign,
    check_campaign,
    load_campaign,
    open_campaign,
    rule_text,
    save_campaign,
)
from hauntbox.terminal import Closed, Quit, Screen
from hauntbox.terminal.campaign import chapter_lines, play_campaign, tell_end
from hauntbox.terminal.screen import plain_console


def folder() -> Path:
    return data_folder() / "campaigns"


def path_of(name: str) -> Path:
    if not re.fullmatch(r"[\w-]+", name):
        raise Complaint(f"{name!r} is no name for a campaign: letters, digits and - will do")
    return folder() / f"{name}.campaign"


def known() -> list[str]:
    return sorted(path.stem for path in folder().glob("*.campaign"))


def find(name: str) -> Campaign:
    if name not in known():
        raise unknown("campaign", name, known() or ["none yet: hauntbox campaign new GAME"])
    return load_campaign(path_of(name))


def free(name: str) -> Path:
    path = path_of(name)
    if path.exists():
        raise Complaint(f"there is a campaign {name} already: choose another name")
    return path


def free_name(stem: str) -> str:
    """The first of stem, stem-2, stem-3 that nobody uses."""
    taken, name, n = known(), stem, 1
    while name in taken:
        n += 1
        name = f"{stem}-{n}"
    return name


# The commands ---------------------------------------------------------------------------------------------------------


def new(
    game: str,
    story: str,
    name: str,
    seats: str,
    human: str,
    options: Sequence[str],
    seed: str,
    solo_undo: bool,
    screen: Screen,
) -> int:
    kind, chosen = games.find(game), read_options(options)
    bare = open_campaign(kind, story, chosen, "0")
    name = name or free_name(bare.plan.story)
    path = free(name)
    campaign = open_campaign(kind, story, chosen, seed, seated(bare.table, seats, human), solo_undo, name)
    save_campaign(campaign, path)
    screen.say(f"{campaign.rules.stories[campaign.plan.story]} is ready. To play: hauntbox campaign play {name}")
    return 0


def listed(screen: Screen) -> int:
    if not known():
        screen.say("There is no campaign yet: hauntbox campaign new GAME")
        return 0
    rows = Rows("campaign", "game", "story", "chapter", box=None)
    for name in known():
        try:
            campaign = load_campaign(path_of(name))
            rows.add_row(name, campaign.kind.name, campaign.rules.stories[campaign.plan.story], where(campaign))
        except BadSave as error:  # one broken file does not hide the others
            rows.add_row(name, "", "", escape(str(error)))
    screen.console.print(rows)
    return 0


def where(campaign: Campaign) -> str:
    if ending := campaign.ending:
        return f"{'won' if is_won(ending.scores) else 'over'} ({ending.rule})"
    return f"{len(campaign.story())}: {campaign.title(campaign.story()[-1])}"


def play(name: str, seats: str, human: str, screen: Screen) -> int:
    campaign, path = find(name), path_of(name)
    if seats or human:
        campaign.seat(seated(campaign.table, seats, human))
    try:
        play_campaign(campaign, screen, lambda one: save_campaign(one, path))
    except (Quit, Closed):
        screen.say(f"The campaign is kept. To go on: hauntbox campaign play {name}")
    return 0


def show(name: str, screen: Screen) -> int:
    campaign = find(name)
    title = campaign.rules.stories[campaign.plan.story]
    screen.say(f"{name}: {campaign.kind.title}, {title}", "bold")
    screen.list(f"{chair.name} ({chair.holder})" for chair in campaign.plan.chairs)
    for line in chapter_lines(campaign):
        screen.say(line)
    if ending := campaign.ending:
        tell_end(ending, screen)
    else:
        screen.list(campaign.rules.tell(campaign.pages[-1].chapter))
    return 0


def fork(name: str, other: str, at: int, screen: Screen) -> int:
    path = free(other)
    save_campaign(find(name).fork(at, other), path)
    screen.say(f"{other} goes its own way. To play: hauntbox campaign play {other}")
    return 0


def rewind(name: str, number: int, screen: Screen) -> int:
    campaign = find(name)
    campaign.rewind(number)
    save_campaign(campaign, path_of(name))
    here = campaign.story()[-1]
    screen.say(f"{name} stands at the start of chapter {number}, {campaign.title(here)}. What followed is set aside.")
    return 0


def export(name: str, file: Path, screen: Screen) -> int:
    if file.exists():
        raise Complaint(f"{file} is there already: choose another file")
    save_campaign(find(name), file)
    screen.say(f"{name} is in {file}")
    return 0


def import_file(file: Path, name: str, screen: Screen) -> int:
    """From somebody else, so every page is played again before it is believed."""
    campaign = load_campaign(file)
    try:
        check_campaign(campaign)
    except BadSave as error:
        raise BadSave(f"{file}: {error}") from error
    name = name or free_name(fitting(campaign.plan.name) or campaign.plan.story)
    path = free(name)
    campaign.plan = replace(campaign.plan, name=name)
    save_campaign(campaign, path)
    screen.say(f"{file} is now the campaign {name}. To play: hauntbox campaign play {name}")
    return 0


def fitting(name: str) -> str:
    """A name as a file may have it."""
    return re.sub(r"[^\w-]+", "-", name).strip("-")


def simulate(
    game: str, count: int, story: str, seed: str, players: str, options: Sequence[str], chapters: int, as_json: bool
) -> int:
    if count < 1 or chapters < 1:
        raise Complaint(f"{count} campaigns of {chapters} chapters: it takes one of each at least")
    names = read_bots(players)
    kind, chosen = games.find(game), read_options(options)
    with with_progress(kind.title, count) as tell:
        report = simulate_campaigns(kind, count, seed, names, chosen, story, chapters, tell)
    if as_json:
        print(json.format(json.encode(report), indent=2).decode())
    else:
        show_report(report, plain_console())
    return 0


def show_report(report: CampaignReport, console: Console) -> None:
    console.print(
        f"[bold]{report.game}[/bold], {report.story}, {report.campaigns} campaigns, seed {escape(report.seed)}"
    )
    console.print(f"won: {report.won}; the longest had {report.longest} chapters")
    sittings = Rows("chapter", box=None)
    for title in ("played", "won"):
        sittings.add_column(title, justify="right")
    for title, tally in report.chapters.items():
        sittings.add_row(escape(title), str(tally.played), str(tally.won))
    endings = Rows("ending", "campaigns", "rule", box=None)
    for rule, n in report.endings.items():
        endings.add_row(rule, str(n), "the bots would have gone on" if rule == STOPPED else escape(rule_text(rule)))
    console.print(sittings)
    console.print(endings)
