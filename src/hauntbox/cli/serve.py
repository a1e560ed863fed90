"""`hauntbox serve`: tables for the browser, on this machine or for the whole network."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path

import segno
from msgspec.structs import replace

from hauntbox.cli.mistakes import Complaint
from hauntbox.cli.player_files import data_folder
from hauntbox.server.config import settings
from hauntbox.server.config.settings import BadSettings, Settings
from hauntbox.server.running import ServePlan, addresses, open_port, run
from hauntbox.terminal.screen import plain_console


def serve(
    port: int,
    lan: bool,
    data: Path | None,
    root: str,
    proxies: str,
    browser: bool,
    game: str = "",
    config: Path | None = None,
    log: str = "",
) -> int:
    chosen = read_settings(config)
    if log:
        chosen = replace(chosen, log=log)
    plan = ServePlan(data or data_folder(), port, lan, clean_root(root), proxies, chosen)
    try:
        door = open_port(plan)
    except OSError as error:
        raise Complaint(f"port {port} cannot be used ({error.strerror}): try another with --port") from error
    found = addresses(plan, door.getsockname()[1])
    try:
        run(plan, door, lambda: ready(plan, found, browser, game))
    except BadSettings as error:
        raise Complaint(f"{config}: {error}") from error
    return 0


def read_settings(config: Path | None) -> Settings:
    try:
        return settings.read(config) if config else Settings()
    except BadSettings as error:
        raise Complaint(str(error)) from error
    except UnicodeDecodeError as error:
        raise Complaint(f"{config}: not a text ({error.reason})") from error


def print_config() -> int:
    print(settings.printed(), end="")
    return 0


def clean_root(root: str) -> str:
    return f"/{root.strip('/')}" if root.strip("/") else ""


def ready(plan: ServePlan, found: list[str], browser: bool, game: str = "") -> None:
    out = plain_console()
    out.print(f"Hauntbox is at {found[0]}", markup=False)
    table = f"{found[0]}#/quick/{game}" if game else ""
    if table:
        out.print(f"A table is laid at {table}", markup=False)
    if plan.lan:
        out.print(f"Friends on this network come by {found[-1]}", markup=False)
        if out.is_terminal:
            segno.make(found[-1], micro=False).terminal(compact=True)
    out.print("Ctrl-C stops it; games go on when it runs again.")
    if browser and has_display():
        webbrowser.open(table or found[0])


def has_display() -> bool:
    """On systems with windows always; elsewhere when somebody could see one."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
