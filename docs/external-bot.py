"""A bot of your own: it sits down at a table and plays. `python external-bot.py http://HOST:PORT CODE`

With the code it takes a free seat. With an invitation in the place of the code (`CODE.SECRET`, the last part of the
link that the host has copied) it takes the seat that the invitation is for. It needs nothing but Python; what it
is sent and what it may answer stands in wire.md.
"""

import json
import random
import sys
from urllib.request import Request, urlopen


def call(url, body=None, token=""):
    request = Request(url, json.dumps(body).encode() if body is not None else None)
    request.add_header("Content-Type", "application/json")
    request.add_header("Authorization", f"Bearer {token}")
    return urlopen(request)


def choose(ask, options):
    """Here it would think. `ask` is the question in words; the whole picture is at GET /api/scene."""
    return random.choice(options)["id"]


def sit_down(server, code, name):
    if "." in code:
        return json.load(call(f"{server}/api/invitation", {"name": name}, code))["token"]
    lobby = json.load(call(f"{server}/api/tables/{code}"))
    seat = next(seat["seat"] for seat in lobby["seats"] if seat["holder"] == "none")
    return json.load(call(f"{server}/api/tables/{code}/seats/{seat}/sit", {"name": name}))["token"]


def play(server, code, name="A bot of mine"):
    token = sit_down(server, code, name)
    index, ask, state, answered = 0, None, "", -1
    for line in call(f"{server}/api/stream", token=token):
        message = json.loads(line) if line.strip() else {"type": "nothing"}
        if message["type"] in ("scene", "patch"):
            news = message[message["type"]]
            index = news["index"] if "index" in news else news["to"]
            ask, state = news.get("ask", ask), news.get("state", state)
        if state == "over":
            return
        options = [option for option in (ask or {}).get("options", []) if not option.get("off")]
        if options and index != answered:
            call(f"{server}/api/act", {"id": f"move {index}", "index": index, "option": choose(ask, options)}, token)
            answered = index


if __name__ == "__main__":
    play(*sys.argv[1:])
