"""What is told before play and after it: openings, the road of a campaign, who did what. Never compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hauntbox.scene import Cast, Closest, Feats, Next, SeatContext, Sign, Stop, Story, Tale
from hauntbox.scene.art import picture_of

WIDTH, LOW, HIGH = 900, 430, 250  # of a road: the stops of its first half stand below, the others above
ROW: Final = 7  # stops that stand beside each other
SWAY: Final = 38


def opening(
    game: str,
    title: str,
    *,
    kick: str,
    text: str,
    win: Sequence[Sign],
    lose: Sequence[Sign],
    twist: Sequence[Sign] = (),
    cast: Sequence[Cast] = (),
) -> Story:
    """Return the page that opens a scenario, with its picture if there is one."""
    picture = picture_of(game, title) or f"cover/{game}"
    return Story("open", title, picture, kick, text, tuple(win), tuple(lose), tuple(twist), tuple(cast))


def player(context: SeatContext, role: int) -> str:
    """Return who plays a role; "" where the role's own name says it."""
    seat = context.seat_of(role)
    return next((chair.name for chair in context.chairs if chair.id == seat), "")


def tale(context: SeatContext, rounds: int, did: Callable[[int], str], closest: str = "") -> Tale:
    """Return how a game went: what each seat did, by its roles; the night itself is told by the moments of the log."""
    who = [Feats(chair.id, " ".join(filter(None, [did(mind) for mind in chair.minds]))) for chair in context.chairs]
    return Tale(rounds, closest=Closest(closest) if closest else None, who=tuple([one for one in who if one.did]))


def road(
    game: str,
    title: str,
    *,
    kick: str,
    results: Sequence[tuple[str, Sequence[bool]]],  # titles of the chapters, with how each try ended
    now: int,  # the chapter that comes
    text: str,
    asks: Sequence[Sign],
    cast: Sequence[Cast],
    shared: Sequence[Sign] = (),
) -> Story:
    """Return the road of a campaign. What lies behind the next stop has no name yet."""
    stops = [stop(n, len(results), tries, name, now) for n, (name, tries) in enumerate(results)]
    name = results[now][0]
    return Story(
        "road",
        title,
        f"cover/{game}",
        kick,
        cast=tuple(cast),
        stops=tuple(stops),
        next=Next(name, picture_of(game, name), text, tuple(asks)),
        shared=tuple(shared),
    )


def stop(n: int, count: int, tries: Sequence[bool], name: str, now: int) -> Stop:
    to = (n + 1,) if n + 1 < count else ()
    if n == now:
        return Stop(point(n, count), "now", name, tries_words(tries) if tries else "next", to)
    if not tries:  # a campaign from before results were kept has been there all the same
        return Stop(point(n, count), "open", name, "played", to) if n < now else Stop(point(n, count), "hid", to=to)
    return Stop(point(n, count), "won" if tries[-1] else "lost", name, tries_words(tries), to)


def tries_words(tries: Sequence[bool]) -> str:
    """`won`, `lost`, or `lost once, then won`."""
    lost = len([won for won in tries if not won])
    if not lost or len(tries) == 1:
        return "won" if tries[-1] else "lost"
    times = "once" if lost == 1 else f"{lost} times"
    return f"lost {times}, then won" if tries[-1] else f"lost {times}"


def point(n: int, count: int) -> tuple[int, int]:
    """Where a stop stands: to the right in the lower row, and back to the left in the upper one."""
    row = min(count, ROW) if count <= ROW else (count + 1) // 2
    step, place = WIDTH / (row + 0.6), n % row
    x = step * (place + 0.8) if n < row else WIDTH - step * (place + 0.8)
    y = (LOW if n < row else HIGH) + (SWAY if place % 2 else -SWAY)
    return round(x), y
