"""`hauntbox store`: its commands and what may be typed after each.

No postponed annotations here: Typer reads them.
"""

from typing import Annotated

import typer

from hauntbox.terminal import Screen

store = typer.Typer(help="Where tables are kept: a folder, or a database of PostgreSQL.", no_args_is_help=True)
PLACE = "A data folder, or postgresql://USER@HOST/DATABASE."


@store.callback()
def main() -> None:
    """Where tables are kept: a folder, or a database of PostgreSQL."""


@store.command()
def copy(
    source: Annotated[str, typer.Argument(metavar="FROM", help=PLACE)],
    target: Annotated[str, typer.Argument(metavar="TO", help="Likewise; without tables, and no server uses it.")],
) -> int:
    """Copy all tables from one store to another; all of them, or none."""
    from hauntbox.store.moving import copy_store, spoken

    number = copy_store(source, target)
    Screen().say(f"{number} table{'' if number == 1 else 's'} copied to {spoken(target)}. They hold every secret.")
    return 0
