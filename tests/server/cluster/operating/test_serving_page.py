"""docs/serving.md, walked as a newcomer walks it: from one process to several, and back to one."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cluster.local_cluster import SERVE, NodeProcess
from cluster.parts import LOOPBACK, Nats, Part, Postgres, wait_until
from hauntbox.store.moving import spoken

pytestmark = pytest.mark.long
PAGE = (Path(__file__).parents[4] / "docs" / "serving.md").read_text()
CHAPTER = PAGE.partition("## From one process to several\n")[2].partition("\n## ")[0]
HAUNTBOX = [sys.executable, "-c", SERVE]
URL, NATS = "postgresql://hauntbox@localhost/hauntbox", "nats://hauntbox:PASSWORD@localhost:4222"


def commands() -> list[str]:
    """All that the chapter tells to type, in its order; what is a part of a sentence too."""
    found = re.findall(r"^ *\$ (.+)$|`(hauntbox [^`]+)`", CHAPTER, re.MULTILINE)
    return [" ".join((typed or said).split()) for typed, said in found]


def config(url: str, nats: str = "") -> dict[str, Any]:
    """`node.toml` as the chapter has it; its second part only with NATS."""
    blocks = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", CHAPTER, re.DOTALL)]
    assert [list(block) for block in blocks] == [["store"], ["cluster"]]
    assert (blocks[0]["store"]["url"], blocks[1]["cluster"]["nats"]) == (URL, NATS)
    blocks[0]["store"]["url"], blocks[1]["cluster"]["nats"] = url, nats
    return {**blocks[0], **(blocks[1] if nats else {})}


class Worker(Part):
    name = "worker"

    def start(self, config: Path) -> None:
        self.spawn(*HAUNTBOX, "worker", str(config))
        wait_until(lambda: "This worker thinks" in (self.folder / "worker.log").read_text(), "the worker")


class Table:
    """One person with both seats of a table, at whichever node."""

    def __init__(self, node: NodeProcess) -> None:
        seats = [{"holder": "human", "here": True}, {"holder": "human", "here": True}, {"holder": "bot:random"}]
        form = {"game": "evidence", "options": {"players": 3}, "seats": seats}
        made = self.call(node, "POST", "/api/tables", "", form)
        self.code: str = made["code"]
        self.tokens: list[str] = [seat["token"] for seat in made["seats"][:2]]
        self.call(node, "POST", f"/api/tables/{self.code}/start", made["host"], {})
        self.moves = 0

    def call(self, node: NodeProcess, method: str, path: str, token: str, form: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = httpx.request(method, f"http://{node.place}{path}", headers=headers, json=form, timeout=60)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def move(self, node: NodeProcess) -> None:
        """Wait until one of the seats is asked, and answer."""
        found: list[tuple[str, int, str]] = []

        def is_asked() -> bool:
            for token in self.tokens:
                scene = self.call(node, "GET", "/api/scene", token)
                offered = (scene["ask"] or {"options": []})["options"]
                choices = [option["id"] for option in offered if not option.get("off")]
                found.extend((token, scene["index"], choice) for choice in choices)
            return bool(found)

        wait_until(is_asked, "a question")
        token, index, option = found[0]
        self.moves += 1
        answer = self.call(node, "POST", "/api/act", token, {"id": f"{self.moves}", "index": index, "option": option})
        assert answer["index"] > index


@pytest.fixture
def running() -> Iterator[list[Part]]:
    """What is started here is ended."""
    parts: list[Part] = []
    yield parts
    for part in parts:
        part.end()


def started(running: list[Part], folder: Path, name: str, told: dict[str, Any]) -> NodeProcess:
    node = NodeProcess(folder, name, told)
    running.append(node)
    node.start()
    node.wait()
    return node


def typed(line: str, **words: str) -> str:
    """Type one of the chapter's commands, with what it leaves open. What it says."""
    assert line in commands()
    for word, meant in words.items():
        line = line.replace(word, meant)
    done = subprocess.run([*HAUNTBOX, *shlex.split(line)[1:]], capture_output=True, text=True, check=False, timeout=240)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_newcomer_gets_from_one_process_to_several_and_back(
    database: str, postgres: Postgres, nats: Nats, tmp_path: Path, running: list[Part]
) -> None:
    old, back = tmp_path / "club", tmp_path / "back"
    one = started(running, tmp_path, "club", {})
    table = Table(one)
    table.move(one)
    one.end()

    told = typed("hauntbox store copy DIR postgresql://hauntbox@localhost/hauntbox", DIR=str(old), **{URL: database})
    assert told == f"1 table copied to {spoken(database)}. They hold every secret.\n"
    alone = started(running, tmp_path, "alone", config(database))
    table.move(alone)
    alone.end()

    both = config(database, nats.url)
    both["cluster"]["bots"] = "workers"
    first, second = (started(running, tmp_path, name, both) for name in ("first", "second"))
    worker = Worker(tmp_path)
    running.append(worker)
    worker.start(first.config)
    for node in (first, second):
        table.move(node)
    for node in (first, second):  # a new version goes to one node after the other
        node.end()
        node.start()
        node.wait()
        table.move(second if node is first else first)

    told = typed("hauntbox store copy postgresql://hauntbox@localhost/hauntbox BACK", BACK=str(back), **{URL: database})
    assert told.startswith("1 table copied to ")
    for node in (first, second):
        node.end()
    again = started(running, tmp_path, "back", {})
    table.move(again)
    again.end()
    checked = subprocess.run(
        [*HAUNTBOX, "check", "store", "--data", str(back)], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_every_command_of_the_chapter_is_one_that_there_is() -> None:
    own = [line for line in commands() if line.startswith("hauntbox ")]
    assert len(own) > 5
    for line in own:
        words = shlex.split(line)[1:]
        group = words[: 2 if words[0] == "store" else 1]
        done = subprocess.run([*HAUNTBOX, *group, "--help"], capture_output=True, text=True, check=False, timeout=240)
        assert done.returncode == 0, done.stderr
        for option in [word for word in words if word.startswith("--")]:
            assert option in done.stdout
    assert all(line.partition(" ")[0] in ("hauntbox", "pip", "createuser", "createdb") for line in commands())
    assert LOOPBACK in CHAPTER
