"""The server's config file: one TOML file with all that may be set, each with a line of help."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

from hauntbox.scenario_files.pages import Page, by_line
from hauntbox.server.config.cluster import ClusterSettings, StoreSettings
from hauntbox.server.config.limits import Limits
from hauntbox.server.config.retention import Retention

HEADING: Final = "# Settings for `hauntbox serve --config FILE`. What a file leaves out is as it stands here."


class Settings(Struct, frozen=True):
    """How to serve; what the command line says comes first."""

    names: Annotated[
        list[str], Meta(max_length=50, description="names by which browsers know the server, beside its own")
    ] = []
    proxy: Annotated[str, Meta(description="addresses of proxies whose word about visitors is taken, by commas")] = ""
    metrics: Annotated[
        Literal["loopback", "everybody", "nobody"],
        Meta(description="who may read /metrics: loopback, everybody, nobody"),
    ] = "loopback"
    lab: Annotated[
        Literal["loopback", "everybody", "nobody"],
        Meta(description="who may start experiments on the lab page: loopback, everybody, nobody"),
    ] = "loopback"
    log: Annotated[Literal["text", "json"], Meta(description="how the log is written: text, json")] = "text"
    limits: Limits = Limits()
    keeping: Retention = Retention()
    store: StoreSettings = StoreSettings()
    cluster: ClusterSettings = ClusterSettings()


class BadSettings(ValueError):
    """A config file that cannot be used, in one line for each thing that is wrong."""


HINTS: Final[dict[str, Any]] = get_type_hints(Settings, include_extras=True)
SECTIONS: Final[dict[str, type[Any]]] = {
    "limits": Limits,
    "keeping": Retention,
    "store": StoreSettings,
    "cluster": ClusterSettings,
}


def sheet_of(section: type[Any]) -> type[Any]:
    hints = get_type_hints(section, include_extras=True)
    return msgspec.defstruct(f"{section.__name__}Sheet", [(f.name, hints[f.name], f.default) for f in fields(section)])


SHEET: Final = msgspec.defstruct(  # as sheets are: their types say what is wrong with a file, and where
    "Sheet", [(name, sheet_of(SECTIONS[name]) if name in SECTIONS else hint, None) for name, hint in HINTS.items()]
)


def read(path: Path) -> Settings:
    """Raises OSError and BadSettings."""
    return parse(path.read_text(encoding="utf-8"), str(path))


def parse(text: str, name: str = "config") -> Settings:
    page = Page(text)
    problems = by_line(page.check(SHEET))
    if problems:
        raise BadSettings("; ".join([f"{name}, {problem}" for problem in problems]))
    return msgspec.convert(page.data, Settings)


def printed() -> str:
    """The whole file with its defaults, each line with its help."""
    usual = Settings()
    lines = [line(name, hint, getattr(usual, name)) for name, hint in HINTS.items() if name not in SECTIONS]
    for section in SECTIONS:
        lines += ["", f"[{section}]", *[line(*each) for each in settings_in(section)]]
    return "\n".join([HEADING, "", *lines, ""])


def settings_in(section: str) -> Iterator[tuple[str, Any, Any]]:
    """Yield the name, the hint and the usual value of each setting of a section."""
    usual = getattr(Settings(), section)
    for name, hint in get_type_hints(SECTIONS[section], include_extras=True).items():
        yield name, hint, getattr(usual, name)


def line(name: str, hint: Any, value: Any) -> str:
    said = f"{name} = {msgspec.json.encode(value).decode()}"
    return f"{said:<28} # {help_of(hint)}"


def help_of(hint: Any) -> str:
    return str(get_args(hint)[1].description)


def rows() -> Iterator[str]:
    """The limits as a table for docs/serving.md."""
    yield "| limit | usually | what it bounds |"
    yield "|---|---|---|"
    for name, hint, usual in settings_in("limits"):
        yield f"| `{name}` | {usual:g} | {help_of(hint)} |"
