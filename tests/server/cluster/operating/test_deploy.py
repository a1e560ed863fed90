"""The files for operators name what is there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cluster.parts import Nats
from hauntbox.server.config import settings
from server.cluster.nodes import nodes
from server.kit import PEOPLE, live

DEPLOY = Path(__file__).parents[4] / "deploy"


@pytest.mark.long
@live
async def test_every_number_of_the_dashboard_is_told_by_a_node(database: str, nats: Nats, tmp_path: Path) -> None:
    async with nodes(2, database, nats, tmp_path) as (one, two):
        links = await one.create(*PEOPLE)
        async with two.sit(links.seats[0]) as ann:
            await ann.act((await ann.asked())[0])
            told = (await one.call("GET", "/metrics")).text
            far = (await two.call("GET", "/metrics")).text
        await one.call("GET", "/api/scene", "WRONG.token")
        told += (await one.call("GET", "/metrics")).text
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    shown = {
        name for panel in panels for target in panel["targets"] for name in re.findall(r"hauntbox_\w+", target["expr"])
    }
    assert len(shown) > 15
    assert shown <= set(re.findall(r"^hauntbox_\w+", told, re.MULTILINE))
    assert number("hauntbox_leases", told) == 1
    assert number("hauntbox_leases", far) == 0
    assert number("hauntbox_lines", far) == 1
    assert number("hauntbox_nats_up", far) == 1


def number(name: str, told: str) -> float:
    found = re.search(rf"^{name} (\S+)$", told, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def test_the_config_of_the_compose_file_is_one_that_the_server_reads() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    config = text.partition("  hauntbox:\n    content: |\n")[2].partition("\nvolumes:")[0].replace("      ", "")
    read = settings.parse(re.sub(r"\$\{\w+\}", "word", config))
    assert read.store.url.startswith("postgresql://")
    assert read.cluster.nats.startswith("tls://")
