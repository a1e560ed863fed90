"""The icons that each game draws, written down for the build of the browser client.

`python -m hauntbox.server.wire.generate_icons` writes `web/tools/game_icons.json`. `make client` runs it when a game
has changed, and a test compares the file with the games. A scene carries the whole legend of its game from the first
moment on, so the names are read from the first scene of every scenario.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from hauntbox.games import find, names
from hauntbox.kernel.contract import Declaration
from hauntbox.scene import Scene, sit

FILE: Final = Path(__file__).parents[4] / "web" / "tools" / "game_icons.json"


def icons_in(scene: Scene) -> set[str]:
    """Names of the icons that a scene draws: those of its legend and those of its options."""
    looks = [look.icon for look in scene.legend.values()]
    options = [option.icon for option in scene.ask.options] if scene.ask is not None else []
    return {icon for icon in (*looks, *options) if icon}


def first_scenes(kind: Declaration) -> Iterator[Scene]:
    """The public scene of every scenario before the first decision, and of every interlude."""
    for name in kind.scenarios if kind.scene is not None else ():
        g = kind.new({}, name, "icons")
        assert kind.scene is not None
        yield kind.scene(g, sit(kind, g, ()))
    if kind.campaigns is not None:
        yield from first_scenes(kind.campaigns.interlude)


def icons_of(game: str) -> list[str]:
    """Names of all icons of a game, sorted."""
    return sorted(set().union(*[icons_in(scene) for scene in first_scenes(find(game))]))


def generate() -> str:
    return json.dumps({game: icons_of(game) for game in sorted(names())}, indent=1) + "\n"


if __name__ == "__main__":
    made = generate()
    if not FILE.exists() or FILE.read_text() != made:
        FILE.write_text(made)
