"""What may be typed after `hauntbox lab`. No postponed annotations here: Typer reads them."""

from pathlib import Path
from typing import Annotated

import typer

from hauntbox.cli.mistakes import Complaint

lab = typer.Typer(help="Experiments: change a number, let bots play, and see what it does.", no_args_is_help=True)

Run = Annotated[Path, typer.Argument(metavar="RUN", help="The folder of a run.")]
Json = Annotated[bool, typer.Option("--json", help="For programs to read.")]


@lab.command()
def tunables(
    game: Annotated[str, typer.Argument(metavar="GAME", help="One of those that `hauntbox games` lists.")],
    json: Json = False,
) -> int:
    """Every number and rule that an experiment may change."""
    from hauntbox.cli.study.lab.actions import show_tunables

    return show_tunables(game, json)


@lab.command()
def run(
    experiment: Annotated[Path, typer.Argument(metavar="EXPERIMENT.toml", help="What is played.")],
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Where it goes; build/lab/NAME if not said.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; the result is the same for any number.")] = 2,
) -> int:
    """Play an experiment. Interrupted, it goes on where it was when it is run again."""
    with_tables()
    from hauntbox.cli.study.lab.actions import run_experiment

    return run_experiment(experiment, out or Path("build") / "lab" / experiment.stem, workers)


@lab.command()
def compare(folder: Run, json: Json = False) -> int:
    """What each change does, on the same seeds, with intervals and one plain sentence."""
    with_tables()
    from hauntbox.cli.study.lab.actions import show_comparisons

    return show_comparisons(folder, json)


@lab.command()
def report(
    folder: Run,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page; RUN/report.html if not said.")] = None,
) -> int:
    """One page with plots, for any browser, without a network."""
    with_tables()
    from hauntbox.cli.study.lab.actions import write_report

    return write_report(folder, out or folder / "report.html")


@lab.command()
def replay(
    folder: Run,
    cell: Annotated[int, typer.Argument(metavar="CELL", help="Its number in the manifest.")],
    index: Annotated[int, typer.Argument(metavar="GAME", help="The number of the game in it, from 0.")],
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="RUN/CELL-GAME.replay if not said.")] = None,
) -> int:
    """A game of a run as a replay file."""
    with_tables()
    from hauntbox.cli.study.lab.actions import write_game

    return write_game(folder, cell, index, out or folder / f"{cell}-{index}.replay")


def with_tables() -> None:
    try:
        import altair  # noqa: F401
        import polars  # noqa: F401
    except ImportError as error:
        raise Complaint(f"hauntbox lab needs {error.name}: pip install 'hauntbox[lab]'") from error
