"""A browser, a server and people for every test. The browser lives as long as this folder's tests run in a row:
Playwright holds an event loop, and tests elsewhere want one of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.house import FLAGS, House, build_client, chromium_path, open_house
from browser.people import People


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try a failed test once more: where a browser, a server and another worker share two cores, an answer may be late.

    What fails twice has failed; what was tried again is listed at the end of the run.
    """
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = chromium_path()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    build_client()
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def people(chromium: Browser, house: House, tmp_path: Path) -> Iterator[People]:
    people = People(chromium, house.address, tmp_path)
    yield people
    people.leave()


@pytest.fixture
def own_house(people: People, tmp_path: Path) -> Iterator[House]:
    """A server that a test may stop: people of this test go there, and nobody else does."""
    build_client()
    with open_house(tmp_path / "own_house") as house:
        people.address = house.address
        yield house
