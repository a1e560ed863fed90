"""The commands and what may be typed after each. What they do is in the modules beside this one.

No postponed annotations here: Typer reads them.
"""

from pathlib import Path
from typing import Annotated

import typer

from hauntbox import games
from hauntbox.cli import game_list, replays
from hauntbox.cli import play as playing
from hauntbox.cli.campaigns.commands import campaign
from hauntbox.cli.mistakes import Complaint
from hauntbox.cli.stores.commands import store
from hauntbox.cli.study import ladder as climbing
from hauntbox.cli.study import simulation, validation
from hauntbox.cli.study.lab.commands import lab
from hauntbox.cli.table_setup import USUAL_BOT, clocks_of, set_up
from hauntbox.cli.tables.commands import Data, tables
from hauntbox.table import load, open_lesson
from hauntbox.terminal import Screen

app = typer.Typer(
    help="Five haunted board games by their full rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)
check = typer.Typer(help="Checks for those who work on the games.")
app.add_typer(campaign, name="campaign")
app.add_typer(tables, name="tables")
app.add_typer(store, name="store")
app.add_typer(lab, name="lab")
app.add_typer(check, name="check")

Game = Annotated[str, typer.Argument(metavar="GAME", help="One of those that `hauntbox games` lists.")]
Json = Annotated[bool, typer.Option("--json", help="For programs to read.")]
Chosen = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Change a rule or a number.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same luck.")]


@app.command("games")
def list_games(json: Json = False) -> int:
    """What is in the box."""
    return game_list.show(json)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="One of those that `hauntbox games` lists.")] = "",
    seats: Annotated[str, typer.Option(help="Who sits where: human, none, bot:easy, bot:expert; by commas.")] = "",
    human: Annotated[str, typer.Option("--as", metavar="SEAT", help="Your seat; bots play the others.")] = "",
    option: Chosen = None,
    seed: Seed = "",
    scenario: Annotated[str, typer.Option(help="A scenario by name, or a file of your own.")] = "",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    replay: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the replay goes.")] = None,
    solo_undo: Annotated[bool, typer.Option("--solo-undo", help="Alone with bots: take back anything.")] = False,
    guided: Annotated[bool, typer.Option("--guided", help="Learn the game by playing it.")] = False,
    clock: Annotated[str, typer.Option(metavar="PER:SECONDS", help="Clocks: move:60, or game:1800.")] = "",
    at_zero: Annotated[str, typer.Option(help="When the time is up: bot or mark.")] = "bot",
) -> int:
    """Play in the terminal."""
    if guided and any((seats, human, option, seed, scenario, resume)):
        raise Complaint("a guided game has its own seats, options and scenario: --guided takes none of them")
    if resume is not None:
        if any((seats, human, option, seed, scenario)):
            raise Complaint("a saved game has its seats, options, seed and scenario: --resume takes none of them")
        table = load(resume)
        if game and game != table.kind.name:
            raise Complaint(f"{resume} is a game of {table.kind.name}, not of {game}")
    elif not game:
        raise Complaint(f"play what? There are {', '.join(games.names())}")
    elif guided:
        table = open_lesson(games.find(game), USUAL_BOT.removeprefix("bot:"))
    else:
        table = set_up(games.find(game), option or [], scenario, seed, seats, human, solo_undo)
    return playing.play(table, replay, clocks=clocks_of(clock, at_zero))


@app.command()
def serve(
    lan: Annotated[bool, typer.Option("--lan", help="Let friends on the network join.")] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Where it listens; 0 takes any that is free.")] = 4666,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where tables are kept.")] = None,
    root_path: Annotated[str, typer.Option(metavar="PATH", help="Behind a proxy: the path it shows.")] = "",
    proxy: Annotated[str, typer.Option(metavar="ADDRESS", help="A proxy whose word about visitors is taken.")] = "",
    browser: Annotated[bool, typer.Option(help="Open the browser, where there is a display.")] = True,
    table: Annotated[str, typer.Option(metavar="GAME", help="Lay out a table of this game against bots.")] = "",
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="Names, limits and more.")] = None,
    print_config: Annotated[bool, typer.Option("--print-config", help="Show such a file, and stop.")] = False,
    log_format: Annotated[str, typer.Option(metavar="FORMAT", help="How the log is written: text or json.")] = "",
) -> int:
    """Play in the browser, alone or with friends."""
    from hauntbox.cli.serve import print_config as show_config
    from hauntbox.cli.serve import serve as run

    if print_config:
        return show_config()
    if log_format not in ("", "text", "json"):
        raise Complaint(f"--log-format {log_format}: expected text or json")
    if table:
        games.find(table)  # an unknown game is refused here
    return run(port, lan, data, root_path, proxy, browser, table, config, log_format)


@app.command()
def worker(config: Annotated[Path, typer.Argument(metavar="CONFIG", help="The same as the nodes have.")]) -> int:
    """Think for the bots of several nodes, on another machine."""
    from hauntbox.cli.worker import run

    return run(config)


@app.command()
def backup(file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")], data: Data = None) -> int:
    """Copy all tables to a file, also while a server runs."""
    from hauntbox.cli.tables.actions import backup as run

    return run(data, file, Screen())


@app.command()
def restore(file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")], data: Data = None) -> int:
    """Bring back a backup; the present tables are kept beside it. Stop the server first."""
    from hauntbox.cli.tables.actions import restore as run

    return run(data, file, Screen())


@app.command()
def simulate(
    game: Game,
    number: Annotated[int, typer.Option("--games", help="How many.")] = 100,
    seed: Seed = "0",
    players: Annotated[str, typer.Option(help="A bot for all seats, or one for each, by commas.")] = "random",
    option: Chosen = None,
    scenario: Annotated[str, typer.Option(help="A scenario by name, or a file of your own.")] = "",
    workers: Annotated[int, typer.Option(help="Processes; the result is the same for any number.")] = 1,
    varied: Annotated[bool, typer.Option("--random-options", help="Other options in each game; lists errors.")] = False,
    json: Json = False,
) -> int:
    """Let bots play many games, and count."""
    if varied:
        return simulation.run_varied(game, number, seed, scenario, bool(option or players != "random" or json))
    return simulation.run(game, number, seed, players, option or [], scenario, workers, json)


@app.command()
def ladder(
    game: Game,
    number: Annotated[int, typer.Option("--games", help="At most for each player and side.")] = climbing.GAMES,
    levels: Annotated[str, typer.Option(help="Bots from the bottom up, by commas.")] = climbing.LEVELS,
    against: Annotated[str, typer.Option(metavar="BOT,...", help="Who plays the other side.")] = climbing.OTHERS,
    option: Chosen = None,
    scenario: Annotated[str, typer.Option(help="A scenario by name, or a file of your own.")] = "",
    workers: Annotated[int, typer.Option(help="Processes; the result is the same for any number.")] = 1,
    results: Annotated[Path, typer.Option(metavar="DIR", help="Where finished games are kept.")] = climbing.RESULTS,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page; if not docs/ladder-GAME.md.")] = None,
) -> int:
    """Measure bots against each other, and write a table to docs."""
    return climbing.run(game, number, levels, against, option or [], scenario, workers, results, out)


@app.command()
def validate(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario of your own.")],
    game: Annotated[str, typer.Option(metavar="GAME", help="If the file does not say which.")] = "",
    play: Annotated[int, typer.Option(metavar="N", help="Let quick bots play so many games on it.")] = 0,
    json: Json = False,
) -> int:
    """All that is wrong with a scenario of your own, and how it plays."""
    return validation.validate(file, game, play, json)


@app.command()
def schema(game: Game) -> int:
    """A JSON schema of its scenario files, for editors."""
    return validation.schema(game)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    check: Annotated[bool, typer.Option("--check", help="Does it still play as it was written down?")] = False,
    at: Annotated[int | None, typer.Option(metavar="N", help="The position after move N.")] = None,
) -> int:
    """A finished game, move by move in words."""
    if check:
        return replays.check(file, Screen())
    return replays.show(file, Screen()) if at is None else replays.show_at(file, at, Screen())


@app.command()
def rule(id: Annotated[str, typer.Argument(metavar="ID", help="For example EVI-MOVE-02.")]) -> int:
    """A rule, and where it stands in code and tests."""
    from hauntbox.ledger.lookup import show_rule

    show_rule(id.upper())
    return 0


@check.command("ledger")
def check_ledger(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...")] = None,
    json: Json = False,
    complete: Annotated[str | None, typer.Option(metavar="GAME", help="Fail unless all its rules are proved.")] = None,
    part: Annotated[int | None, typer.Option(metavar="N", help="Only what is due in its parts 1 to N.")] = None,
    default: Annotated[bool, typer.Option("--default", help="Only rules of the default game.")] = False,
    reasons: Annotated[bool, typer.Option("--reasons", help="Why each missing rule is missing.")] = False,
    raise_: Annotated[bool, typer.Option("--raise", help="What is proved now must stay proved.")] = False,
) -> int:
    """Which rules are implemented and tested, and which are not."""
    from hauntbox.ledger.report import check_ledger as run

    known(*(game or []), *([complete] if complete else []))
    if part is not None:
        known_part(complete, part)
    return run(
        game or [],
        as_json=json,
        complete=complete,
        part=part or 0,
        default_only=default,
        reasons=reasons,
        raise_ratchet=raise_,
    )


@check.command("imports")
def check_imports() -> int:
    """Do dependencies point one way?"""
    from hauntbox.ledger.imports import check_imports as run

    wrong = run()
    for line in wrong:
        typer.echo(line)
    return 1 if wrong else 0


@check.command("store")
def check_store(
    quick: Annotated[bool, typer.Option("--quick", help="Do not play every game again.")] = False,
    data: Data = None,
) -> int:
    """Is all that the server keeps whole, and can every table be taken up again?"""
    from hauntbox.cli.tables.actions import check as run

    return run(data, quick, Screen())


@check.command("mutants")
def check_mutants(
    game: Game,
    count: Annotated[int, typer.Option(help="How many rules to break, one at a time.")] = 50,
    seed: Annotated[int, typer.Option(help="Which ones.")] = 0,
    processes: Annotated[int, typer.Option(min=1, help="How many to try at once.")] = 2,
    claims: Annotated[bool, typer.Option("--claims", help="Ask only the tests that claim the rule.")] = False,
    json: Json = False,
) -> int:
    """Do the tests notice when a rule is broken: those that claim it, or any of the game?"""
    from hauntbox.ledger.mutants.check import mutants

    known(game)
    return mutants(game, count, seed, as_json=json, processes=processes, claims=claims)


def known(*names: str) -> None:
    """Ledgers may stand before their games do, so names are looked up there."""
    from hauntbox.cli.mistakes import unknown
    from hauntbox.ledger.rules import all_games

    for name in names:
        if name not in all_games():
            raise unknown("game", name, all_games())


def known_part(game: str | None, part: int) -> None:
    from hauntbox.ledger.parts import parts

    if game is None:
        raise Complaint("--part needs to know the game: --complete GAME --part N")
    numbers = sorted(set(parts(game).by_id.values()))
    if part not in numbers:
        there = f"it has {', '.join(map(str, numbers))}" if numbers else "it has no parts.toml"
        raise Complaint(f"{game} has no part {part}: {there}")
