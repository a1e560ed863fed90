"""`hauntbox worker`: a process elsewhere that thinks for the bots of all nodes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from hauntbox.cli.mistakes import Complaint
from hauntbox.cli.serve import read_settings
from hauntbox.server.cluster.bot_workers import work
from hauntbox.server.health import logs
from hauntbox.terminal.screen import plain_console


def run(config: Path) -> int:
    chosen = read_settings(config)
    if not chosen.cluster.nats:
        raise Complaint(f"{config}: a worker needs [cluster] nats, by which the nodes ask it")
    logs.set_up(chosen.log)
    asyncio.run(work(chosen.cluster, chosen.limits.thinking, ready))
    return 0


def ready() -> None:
    plain_console().print("This worker thinks for the bots of all nodes. Ctrl-C stops it; the nodes think then.")
