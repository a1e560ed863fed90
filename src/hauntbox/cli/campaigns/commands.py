"""`hauntbox campaign`: its commands and what may be typed after each.

No postponed annotations here: Typer reads them.
"""

from pathlib import Path
from typing import Annotated

import typer

from hauntbox.cli.campaigns import actions
from hauntbox.terminal import Screen

campaign = typer.Typer(help="Scenarios in a row, with what a group carries from one to the next.", no_args_is_help=True)

Game = Annotated[str, typer.Argument(metavar="GAME", help="One of those that `hauntbox games` lists.")]
Name = Annotated[str, typer.Argument(metavar="NAME", help="One of those that `hauntbox campaign list` shows.")]
Story = Annotated[str, typer.Option(help="Which campaign of the game; the first, if none is named.")]
Chosen = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Change a rule or a number.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same luck.")]
Seats = Annotated[str, typer.Option(help="Who sits where: human, none, bot:easy, bot:hard; by commas.")]
Human = Annotated[str, typer.Option("--as", metavar="SEAT", help="Your seat; bots play the others.")]


@campaign.command("new")
def new(
    game: Game,
    story: Story = "",
    name: Annotated[str, typer.Option(help="What you call it; else it is called like the story.")] = "",
    seats: Seats = "",
    human: Human = "",
    option: Chosen = None,
    seed: Seed = "",
    solo_undo: Annotated[bool, typer.Option("--solo-undo", help="Alone with bots: take back anything.")] = False,
) -> int:
    """Begin a campaign."""
    return actions.new(game, story, name, seats, human, option or [], seed, solo_undo, Screen())


@campaign.command("list")
def list_campaigns() -> int:
    """Your campaigns, and where each of them stands."""
    return actions.listed(Screen())


@campaign.command("play")
def play(name: Name, seats: Seats = "", human: Human = "") -> int:
    """Go on with a campaign, chapter after chapter."""
    return actions.play(name, seats, human, Screen())


@campaign.command("show")
def show(name: Name) -> int:
    """The chapters so far, and what is carried along."""
    return actions.show(name, Screen())


@campaign.command("fork")
def fork(
    name: Name,
    other: Annotated[str, typer.Argument(metavar="OTHER", help="What the copy is called.")],
    at: Annotated[int, typer.Option(metavar="N", help="From the start of chapter N; else from where it stands.")] = 0,
) -> int:
    """A copy that goes its own way."""
    return actions.fork(name, other, at, Screen())


@campaign.command("rewind")
def rewind(name: Name, chapter: Annotated[int, typer.Argument(metavar="CHAPTER")]) -> int:
    """Back to the start of a chapter; what followed is set aside, not lost."""
    return actions.rewind(name, chapter, Screen())


@campaign.command("export")
def export(name: Name, file: Annotated[Path, typer.Argument(metavar="FILE")]) -> int:
    """The whole campaign in one file, for another machine."""
    return actions.export(name, file, Screen())


@campaign.command("import")
def import_file(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    name: Annotated[str, typer.Option(help="What you call it here.")] = "",
) -> int:
    """A campaign from a file; every page of it is played again before it is believed."""
    return actions.import_file(file, name, Screen())


@campaign.command("simulate")
def simulate(
    game: Game,
    number: Annotated[int, typer.Option("--campaigns", help="How many.")] = 10,
    story: Story = "",
    seed: Seed = "0",
    players: Annotated[str, typer.Option(help="A bot for all seats, or one for each, by commas.")] = "random",
    option: Chosen = None,
    chapters: Annotated[int, typer.Option(help="Stop a campaign after so many.")] = 60,
    json: Annotated[bool, typer.Option("--json", help="For programs to read.")] = False,
) -> int:
    """Let bots play whole campaigns, and count."""
    return actions.simulate(game, number, story, seed, players, option or [], chapters, json)
