"""The browser's files, as they were built into the package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # names of assets change with their contents
ASK_FIRST: Final = "no-cache"
BARE: Final = """<!doctype html><meta charset="utf-8"><title>Hauntbox</title>
<h1>Hauntbox</h1><p>The server runs, but its browser pages were not built. The way for programs is
<a href="api/openapi.json">api/openapi.json</a>.</p>"""


class Pages(StaticFiles):
    """Files by their names; every other page is the client's own business, so it gets the client."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in Path(path).name:
                raise
            response = await super().get_response("index.html", scope)
        is_asset = path.replace("\\", "/").startswith("assets/")
        response.headers["Cache-Control"] = FOR_EVER if is_asset and response.status_code < 400 else ASK_FIRST
        return response


async def bare(_: object) -> Response:
    return HTMLResponse(BARE, headers={"Cache-Control": ASK_FIRST})
