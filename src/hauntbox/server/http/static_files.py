"""The browser's files, as they were built into the package, each beside what the build has made of it for the wire."""

from __future__ import annotations

import os
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).parents[1] / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # names of assets change with their contents
ASK_FIRST: Final = "no-cache"
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # by what a browser accepts, the best first
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

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Packed, if there is such a file and the browser accepts it."""
        asked = Headers(scope=scope)
        for coding, ending in PACKED.items():
            packed = f"{os.fspath(full_path)}{ending}"
            if accepts(asked.get("accept-encoding", ""), coding) and os.path.isfile(packed):
                kind = guess_type(os.fspath(full_path))[0]
                response = FileResponse(packed, status_code, media_type=kind, stat_result=os.stat(packed))
                response.headers["Content-Encoding"] = coding
                break
        else:
            response = FileResponse(full_path, status_code, stat_result=stat_result)
        response.headers["Vary"] = "Accept-Encoding"
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response


def accepts(header: str, coding: str) -> bool:
    """`br;q=0` is a refusal."""
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == coding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


async def bare(_: object) -> Response:
    return HTMLResponse(BARE, headers={"Cache-Control": ASK_FIRST})
