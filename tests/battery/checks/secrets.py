"""Checks of secrecy: what a seat may not know makes no difference to what it gets; and redeal knows no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

from msgspec import json

from battery.trial import Move, Trial, any_move, differing, is_blank, news, play_on, shown, told_with_news
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Seat, heard
from hauntbox.scene import caption, sit

TRIES = 3_000  # redeals before the truth counts as ruled out
SELDOM = 8  # if some value comes up no more often, the truth may be as rare
GLANCE = 5  # of so many decisions one is looked at although nothing that is waited for is there
MOST_VALUES = 100  # a fact with more values than this is not waited for


def facts(trial: Trial, g: Game, seat: Seat) -> dict[str, object]:
    return {rule: secret.fact(g, seat) for rule, secret in trial.kind.secrets.items()}


def changed(trial: Trial, g: Game, h: Game, seat: Seat) -> set[str]:
    before, after = facts(trial, g, seat), facts(trial, h, seat)
    return {rule for rule in before if before[rule] != after[rule]}


def worlds(trial: Trial, g: Game, seat: Seat) -> Iterator[tuple[str, Game]]:
    """Other truths in which the seat has seen the same: each secret is another, or has come about otherwise."""
    for rule, secret in trial.kind.secrets.items():
        for change in (secret.scramble, secret.reorder):
            h = g.clone()
            if change is not None:
                change(h, seat)
            if h != g:
                yield rule, h


def check_secrecy(trial: Trial) -> None:
    """A seat gets the same, byte for byte, whatever it may not know."""
    varied: set[str] = set()
    for g in trial.positions:
        for seat in trial.seats(g):
            before = trial.shown(g, seat)
            for rule, h in worlds(trial, g, seat):
                varied |= changed(trial, g, h, seat) & {rule}
                part = differing(before, shown(trial.kind, h, seat))
                assert not part, f"by {part} seat {seat} can tell {rule} {trial.where(g)}"
    idle = set(trial.kind.secrets) - varied
    assert not idle, f"no scramble ever changed {sorted(idle)}"


def after_same_move(trial: Trial, g: Game, seat: Seat, n: int) -> tuple[Move, Game, Game] | None:
    """The same action with the same dice in the world as it is, and in one that the seat cannot tell from it."""
    rng = Random(n)
    h, move = trial.redeal(g, seat, rng), any_move(g, rng)
    h.seed = g.seed
    return None if h.why_not(*move) else (move, play_on(g, move), play_on(h, move))


def check_memory(trial: Trial) -> None:
    """What a seat hears it can also see from then on: news without a trace was not meant for it, or is forgotten."""
    for n, g in enumerate(trial.positions):
        for seat in trial.seats(g):
            both = after_same_move(trial, g, seat, n)
            if both:
                move, a, b = both
                part = differing(told_with_news(trial.kind, a, seat), told_with_news(trial.kind, b, seat))
                assert part != "the news", f"after {move} the view of {seat} has no trace of the news {trial.where(g)}"


def check_lines(trial: Trial) -> None:
    """Lines of the log, with all that they show of their moment, are the same whatever the seat may not know."""
    for n, g in enumerate(trial.positions):
        after = play_on(g, any_move(g, Random(n)))
        for seat in trial.seats(g):
            before = lines(trial, after, after, seat)
            for rule, h in worlds(trial, after, seat):
                is_same = lines(trial, h, after, seat) == before
                assert is_same, f"by its log seat {seat} can tell {rule} {trial.where(g)}"


def lines(trial: Trial, g: Game, told: Game, seat: Seat) -> bytes:
    context = sit(trial.kind, g, seat)
    return json.encode([caption(trial.kind, g, context, n, event) for n, event in enumerate(heard(news(told), seat))])


def check_asking(trial: Trial) -> None:
    """Whom a question asks follows from the news: worlds that tell an onlooker the same ask the same."""
    for n, g in enumerate(trial.positions):
        for k in range(4):
            both = after_same_move(trial, g, (), 100 * n + k)
            if both and is_same_news(*both[1:]):
                move, a, b = both
                assert repr(a.agenda) == repr(b.agenda), f"a secret decides who is asked after {move} {trial.where(g)}"


def is_same_news(a: Game, b: Game) -> bool:
    return type(a.asking()) is type(b.asking()) and heard(news(a), ()) == heard(news(b), ())


def check_redeal(trial: Trial) -> None:
    """A redeal looks the same to its seat, and is made of its view and the dice alone."""
    kind = trial.kind
    for n, g in enumerate(trial.positions):
        digest = kind.codec.digest(g)
        for seat in trial.seats(g):
            k = kind.known(g, seat)
            before, h = kind.codec.digest(k), trial.fill_in(k, seat, Random(n))
            assert kind.codec.digest(k) == before, f"a redeal changed what {seat} knows {trial.where(g)}"
            part = differing(trial.shown(g, seat), shown(kind, h, seat))
            assert not part, f"by {part} seat {seat} can tell its redeal {trial.where(g)}"
            assert kind.codec.digest(g) == digest, f"a redeal changed the position {trial.where(g)}"
            dealt = kind.codec.digest(h)
            assert kind.codec.digest(trial.redeal(g, seat, Random(n))) == dealt, f"the dice do not decide {seat}"
            for rule, other in worlds(trial, g, seat):
                again = trial.redeal(other, seat, Random(n))
                assert kind.codec.digest(again) == dealt, f"redeal peeks at {rule} for {seat} {trial.where(g)}"


def check_future(trial: Trial) -> None:
    """A redeal has dice of its own, and can be played to its end."""
    for n, g in enumerate(trial.sample(20)):
        known = g.clone()
        known.rigged = {"future": (1,)}
        dealt = [trial.redeal(known, seat, Random(n)) for seat in trial.seats(g)]
        assert not any(h.rigged or h.seed == g.seed for h in dealt), f"a redeal sees the dice to come {trial.where(g)}"
        for _ in trial.play(n, dealt[n % len(dealt)]):
            pass


def check_every_redeal(trial: Trial) -> None:
    """Whole games long, redeals can be made, their seats see no difference, and every secret is dealt anew."""
    rng = Random(5)
    idle = set(trial.kind.secrets)
    for n in range(10 * trial.games):
        if n >= trial.games and not idle:
            break
        for k, g in enumerate(trial.play(n)):
            if n >= trial.games and k % GLANCE and not any(is_there(trial, g, rule) for rule in idle):
                continue  # only those secrets are still waited for that were never dealt anew
            seat = rng.choice(trial.seats(g))
            mine, h = json.encode(trial.kind.view(g, seat)), trial.redeal(g, seat, rng)
            assert json.encode(trial.kind.view(h, seat)) == mine, f"{seat} can tell its redeal {trial.where(g)}"
            idle -= changed(trial, g, h, seat)
    assert not idle, f"never dealt anew: {sorted(idle)}"


def is_there(trial: Trial, g: Game, rule: str) -> bool:
    return not is_blank(trial.kind.secrets[rule].fact(g, ()))


def check_truth(trial: Trial) -> None:
    """What is true is among what a redeal can deal: each secret, each part of it, and all of them at once."""
    for n, g in enumerate(trial.sample(2 * trial.games // 5)):
        for seat in Random(n).sample(trial.seats(g), min(3, len(trial.seats(g)))):
            missing = ruled_out(trial, g, seat)
            assert not missing, f"redeals for {seat} rule out the truth of {missing} {trial.where(g)}"


def ruled_out(trial: Trial, g: Game, seat: Seat) -> list[str]:
    """Parts of the truth that many redeals never show, though whatever else they show comes up often."""
    truth = dict(parts(facts(trial, g, seat), ""))
    seen: dict[str, Counter[str]] = {path: Counter() for path in truth}
    for n in range(TRIES):
        for path, value in parts(facts(trial, trial.redeal(g, seat, Random(n)), seat), ""):
            if path in seen:
                seen[path][value] += 1
        seen = {path: some for path, some in seen.items() if truth[path] not in some and len(some) <= MOST_VALUES}
        if not seen:
            break
    return sorted(path for path, some in seen.items() if min(some.values(), default=0) > SELDOM)


def parts(fact: object, path: str) -> Iterator[tuple[str, str]]:
    """A fact and everything in it, each by the way that leads there."""
    if isinstance(fact, set | frozenset):
        fact = tuple(sorted(fact))
    yield path, repr(fact)
    if isinstance(fact, Mapping):
        for key, value in fact.items():
            yield from parts(value, f"{path}/{key}")
    elif isinstance(fact, list | tuple):
        for i, value in enumerate(fact):
            yield from parts(value, f"{path}/{i}")
