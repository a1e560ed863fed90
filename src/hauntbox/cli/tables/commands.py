"""`hauntbox tables`: its commands and what may be typed after each.

No postponed annotations here: Typer reads them.
"""

from pathlib import Path
from typing import Annotated

import typer

from hauntbox.terminal import Screen

tables = typer.Typer(help="The tables that the server keeps.", invoke_without_command=True)

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept.")]
Code = Annotated[str, typer.Argument(metavar="CODE", help="Of a table, as `hauntbox tables` lists it.")]


@tables.callback()
def listed(context: typer.Context, data: Data = None) -> int:
    """List the tables that the server keeps; export and delete them."""
    from hauntbox.cli.tables.actions import show

    return 0 if context.invoked_subcommand else show(data, Screen())


@tables.command("export")
def export(
    code: Code, file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")], data: Data = None
) -> int:
    """Write a table to a file: a finished game as a replay, any other as a save, a campaign whole."""
    from hauntbox.cli.tables.actions import export as run

    return run(data, code, file, Screen())


@tables.command("delete")
def delete(codes: Annotated[list[str], typer.Argument(metavar="CODE...", help="Of tables.")], data: Data = None) -> int:
    """Delete tables for ever. Stop the server first."""
    from hauntbox.cli.tables.actions import delete as run

    return run(data, codes, Screen())
