"""A question whose answers are a plain list: of interludes, and of games without pictures of their own."""

from __future__ import annotations

from collections.abc import Callable

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.wire import Action
from hauntbox.scene.seat_context import SeatContext, asked, offers, question_id
from hauntbox.scene.structs.picture import Option, Question


def put(
    g: Game, context: SeatContext, text: str, rule: str, hint: str, option: Callable[[Action, str], Option]
) -> Question | None:
    """`option` makes one of an action and the rule that bars it; others read the question alone."""
    minds = asked(g)
    if not minds:
        return None
    who = tuple(dict.fromkeys([context.seat_of(mind) for mind in minds]))
    offer = offers(g, context.minds)
    if offer is None:
        done = (context.you,) if context.you in who else ()
        return Question(id=question_id(g, minds[0]), who=who, done=done, text=text, rule=rule, options=())
    role, acts = offer
    options = tuple([option(act, barred) for act, barred in acts])
    return Question(id=question_id(g, role), who=who, text=text, hint=hint, rule=rule, pick=(1, 1), options=options)
