"""Small experiments over REST, for the lab page."""

from __future__ import annotations

from msgspec import Struct

from hauntbox.lab.experiments.experiment import Cell
from hauntbox.lab.experiments.small import Outcome, SmallExperiment, cells_of_small, experiment_of, outcome, text_of
from hauntbox.ledger import rules as ledgers
from hauntbox.server.catalogue.game_cards import known_game
from hauntbox.server.errors import bad, forbidden
from hauntbox.server.http.request_guard import is_let_in
from hauntbox.server.http.routing import NOBODY, CallContext, call
from hauntbox.server.processes.experiments import RunningExperiment
from hauntbox.server.wire.lab_types import EndingOutcome, ExperimentCard, ExperimentOutcome, LabCard, SideOutcome

FAR = "experiments are played for visitors at this machine only: lab, in the server's config file"
SEVERAL = "experiments are played by a server of one process, and this is one node of several"


class Checked(Struct):
    """What a reader has made of what was asked."""

    cells: list[Cell]
    text: str


@call("GET", "/api/lab", NOBODY, "Whether small experiments are played here", LabCard)
async def show_lab(ask: CallContext) -> LabCard:
    return LabCard(why_closed(ask))


@call("POST", "/api/lab", NOBODY, "Start a small experiment", ExperimentCard, SmallExperiment)
async def begin_experiment(ask: CallContext) -> ExperimentCard:
    check_open(ask)
    ask.check_rate()
    known_game(ask.body.game)
    checked = await ask.read(checked_experiment, ask.body)
    one = RunningExperiment(ask.body, checked.cells, checked.text)
    return card(ask, ask.tables.experiments.begin(one))


@call("GET", "/api/lab/{id}", NOBODY, "How far an experiment is, and what it says", ExperimentCard)
async def show_experiment(ask: CallContext) -> ExperimentCard:
    check_open(ask)
    return card(ask, ask.tables.experiments.find(ask.request.path_params["id"]))


@call("DELETE", "/api/lab/{id}", NOBODY, "Cancel an experiment; what was played still counts", ExperimentCard)
async def cancel_experiment(ask: CallContext) -> ExperimentCard:
    check_open(ask)
    one = ask.tables.experiments.find(ask.request.path_params["id"])
    ask.tables.experiments.cancel(one)
    return card(ask, one)


def why_closed(ask: CallContext) -> str:
    if ask.tables.node is not None:
        return SEVERAL
    return "" if is_let_in(ask.request.app.state.lab, ask.request) else FAR


def check_open(ask: CallContext) -> None:
    if words := why_closed(ask):
        raise forbidden(words)


def checked_experiment(small: SmallExperiment) -> Checked:
    """In a reader."""
    try:
        return Checked(cells_of_small(small), text_of(experiment_of(small)))
    except (ValueError, LookupError) as error:
        raise bad(str(error)) from error


def card(ask: CallContext, one: RunningExperiment) -> ExperimentCard:
    return ExperimentCard(
        id=one.id,
        title=experiment_of(one.small).title,
        game=one.small.game,
        state=one.state,
        ahead=ask.tables.experiments.ahead_of(one),
        done=len(one.pairs),
        games=one.small.games,
        text=one.text,
        outcome=told(one.small.game, outcome(one.pairs)) if one.pairs else None,
    )


def told(game: str, found: Outcome) -> ExperimentOutcome:
    return ExperimentOutcome(
        words=found.words,
        sides=sides(found),
        length_before=found.length_before,
        length_after=found.length_after,
        endings=[EndingOutcome(rule, rule_text(game, rule), *counts) for rule, *counts in found.endings],
        broken=found.broken,
        error=found.error,
    )


def sides(found: Outcome) -> list[SideOutcome]:
    before, after = {each.side: each for each in found.before}, {each.side: each for each in found.after}
    return [
        SideOutcome(
            side=each.side,
            games=each.pairs,
            before=each.before,
            before_span=(before[each.side].low, before[each.side].high),
            after=each.after,
            after_span=(after[each.side].low, after[each.side].high),
            change_span=(each.low, each.high),
            is_clear=each.is_clear,
        )
        for each in found.differences
    ]


def rule_text(game: str, rule: str) -> str:
    known = ledgers.ledger(game)
    return known[rule].plain if rule in known else ""
