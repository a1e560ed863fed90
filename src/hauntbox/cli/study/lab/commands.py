"""What may be typed after `hauntbox lab`. No postponed annotations here: Typer reads them."""

from importlib import import_module
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
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="A Ray cluster plays; `local` starts one here.")] = "",
) -> int:
    """Play an experiment. Interrupted, it goes on where it was when it is run again."""
    with_tables()
    from hauntbox.cli.study.lab.actions import run_experiment

    if ray:
        with_library("ray")
    return run_experiment(experiment, out or Path("build") / "lab" / experiment.stem, workers, ray)


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


@lab.command()
def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="One whose bots/learning.py says what is measured.")],
    scenario: Annotated[list[str] | None, typer.Option(help="Learn from these, in turn; all if not said.")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="Of the games; repeatable.")] = None,
    games: Annotated[int, typer.Option(min=8, help="Games to learn from.")] = 2500,
    paired: Annotated[int, typer.Option(min=1, help="Seeds on which weights and judgement by hand are paired.")] = 120,
    bot: Annotated[str, typer.Option(help="Plays the paired games.")] = "normal",
    share: Annotated[list[float] | None, typer.Option(min=0, max=1, help="Mixtures to try; 0.5.")] = None,
    on: Annotated[list[str] | None, typer.Option(help="Scenarios of the paired games; those learned from.")] = None,
    seed: Annotated[str, typer.Option(help="Of all its games.")] = "lesson",
    folder: Annotated[Path | None, typer.Option(metavar="DIR", help="Where games are kept.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The weights; DIR/learned.toml if not said.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; the result is the same for any number.")] = 2,
) -> int:
    """Learn a judgement from games, and keep the weights only if they win paired games."""
    with_tables()
    with_library("sklearn")
    from hauntbox.cli.study.lab.learning_actions import asked_lesson, learn_judgement

    lesson = asked_lesson(game, scenario or [], option or [], seed)
    place = folder or Path("build") / "lab" / f"learn-{game}"
    target = out or place / "learned.toml"
    return learn_judgement(lesson, place, target, games, paired, bot, share or [0.5], on or (), workers)


@lab.command()
def silly(
    game: Annotated[list[str], typer.Argument(metavar="GAME...", help="Games that name their silly moves.")],
    bots: Annotated[str, typer.Option(help="By commas; each plays all seats.")] = "easy,normal",
    games: Annotated[int, typer.Option(min=1, help="Games of each bot.")] = 10,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="Of one game; repeatable.")] = None,
    scenario: Annotated[str, typer.Option(help="Of one game; its first if not said.")] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes; the result is the same for any number.")] = 2,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the page there too.")] = None,
) -> int:
    """Count moves that nobody with sense makes: to and fro, changed and changed back, and such."""
    from hauntbox.cli.study.lab.silly_actions import count_moves

    return count_moves(game, bots, games, option or [], scenario, workers, out)


@lab.command()
def tune(
    game: Annotated[str, typer.Argument(metavar="GAME", help="One of those that `hauntbox games` lists.")],
    target: Annotated[
        list[str], typer.Option(metavar="SIDE=SHARE", help="Hunters=50%, or Hunters=35-65%; repeatable.")
    ],
    vary: Annotated[list[str], typer.Option(metavar="NAME[=LOW:HIGH]", help="What may be changed; repeatable.")],
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="What stays; repeatable.")] = None,
    scenario: Annotated[str, typer.Option(help="The game's first if not said.")] = "",
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each by commas.")] = "easy",
    games: Annotated[int, typer.Option(min=1, help="Games in a trial.")] = 60,
    trials: Annotated[int, typer.Option(min=1, help="How many are tried in all.")] = 30,
    confirm: Annotated[int, typer.Option(min=1, help="Games of the best, on other seeds.")] = 200,
    seed: Annotated[str, typer.Option(help="Of the search and of its games.")] = "tune",
    folder: Annotated[Path | None, typer.Option(metavar="DIR", help="Where trials are kept.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; the result is the same for any number.")] = 2,
) -> int:
    """Search for numbers that bring the shares of wins where one wants them, and show what was tried."""
    with_library("optuna")
    from hauntbox.cli.study.lab.tuning_actions import asked_wish
    from hauntbox.cli.study.lab.tuning_actions import tune as searched

    wish = asked_wish(game, target, vary, option or [], scenario, bots, games, seed)
    return searched(wish, folder or Path("build") / "lab" / f"tune-{game}", trials, confirm, workers)


def with_tables() -> None:
    with_library("altair")
    with_library("polars")


def with_library(name: str) -> None:
    try:
        import_module(name)
    except ImportError as error:
        raise Complaint(f"hauntbox lab needs {error.name}: pip install 'hauntbox[lab]'") from error
