"""A bug that the battery lets through is a bug of the battery: each check must find the faults planted here."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from battery.census import absent, check_purposes, check_rare, count
from battery.checks import known, lone, minds, order, play, secrets, undo, walks
from battery.trial import Trial
from hauntbox.bots import bot
from hauntbox.games.evidence import GAME as EVIDENCE
from hauntbox.games.evidence.rules.ghost_turn import HuntEnds
from hauntbox.kernel.agenda import Choice, Game
from hauntbox.kernel.contract import Seat
from hauntbox.kernel.walks import Walk, Walks
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene import Line, SeatContext
from parlour import GAME, actions, rules, state
from parlour.state import Parlour, has_charm, helpers
from parlour.view import fill_in, others, view
from parlour.view import known as known_to

Check = Callable[[Trial], object]
Patch = pytest.MonkeyPatch


@pytest.fixture
def trial() -> Trial:
    """The game as it should be, with its positions; the fault comes later."""
    sound = Trial(GAME, games=20)
    assert sound.positions
    return sound


def finds(check: Check, complaint: str, games: int = 20, **faulty: Any) -> None:
    with pytest.raises(AssertionError, match=complaint):
        check(Trial(replace(GAME, **faulty), games))


@pytest.mark.parametrize("rule", GAME.secrets)
def test_a_leak_of_any_secret_is_found(rule: str) -> None:
    fact = GAME.secrets[rule].fact
    finds(
        secrets.check_secrecy,
        "by the view and the scene seat .* can tell",
        view=lambda g, seat: [view(g, seat), fact(g, seat)],
    )


def test_a_drawing_that_shows_too_much_is_found() -> None:
    finds(secrets.check_secrecy, "by the drawing", draw=lambda g, seat: str(g.hand))


def test_a_scene_that_shows_too_much_is_found() -> None:
    finds(secrets.check_secrecy, "by the scene", scene=lambda g, context: str(g.hand))


def test_a_line_that_shows_too_much_is_found() -> None:
    def line(g: Parlour, context: SeatContext, i: int, event: Event) -> Line:
        return Line(i, event.what, shows={"hands": {"text": str(g.hand)}})

    finds(secrets.check_lines, "by its log", line=line)


def test_a_card_told_to_all_is_found(monkeypatch: Patch) -> None:
    quiet = Parlour.tell

    def tell(g: Parlour, rule: str, what: str, *facts: int | str, minds: tuple[int, ...] | None = None) -> None:
        quiet(g, rule, what, *facts, minds=None if what == "card" else minds)

    monkeypatch.setattr(Parlour, "tell", tell)
    finds(secrets.check_memory, "no trace of the news")


def test_a_scramble_that_changes_nothing_is_found() -> None:
    idle = GAME.secrets["PAR-HID-02"]._replace(scramble=lambda g, seat: None)
    finds(secrets.check_secrecy, "no scramble ever changed .*PAR-HID-02", secrets={**GAME.secrets, "PAR-HID-02": idle})


def test_asking_only_those_who_can_help_is_found(monkeypatch: Patch) -> None:
    can_help = lambda g, victim: tuple(role for role in helpers(g, victim) if has_charm(g, role))  # noqa: E731
    monkeypatch.setattr(rules, "helpers", can_help)
    finds(secrets.check_asking, "a secret decides who is asked")


def all_of_it(g: Parlour, seat: Seat) -> Parlour:
    """A seat that knows the truth, so that what fills in the rest can peek."""
    return g.clone()


def as_it_is(g: Parlour, seat: Seat, rng: Random) -> Parlour:
    return g.clone()


def dealt(g: Parlour, seat: Seat, rng: Random) -> Parlour:
    return fill_in(known_to(g, seat), seat, rng)


def test_a_redeal_that_deals_nothing_is_found() -> None:
    finds(secrets.check_redeal, "peeks", known=all_of_it, fill_in=as_it_is)
    finds(secrets.check_every_redeal, "never dealt anew", known=all_of_it, fill_in=as_it_is)


def test_a_redeal_that_is_always_the_same_but_for_the_seed_is_found() -> None:
    def same(g: Parlour, seat: Seat, rng: Random) -> Parlour:
        h = dealt(g, seat, Random(0))
        h.seed = str(rng.random())
        return h

    finds(secrets.check_truth, "rule out the truth", known=all_of_it, fill_in=same)


def keep_seed(g: Parlour, h: Parlour, seat: Seat) -> None:
    h.seed = g.seed


def keep_deck(g: Parlour, h: Parlour, seat: Seat) -> None:
    if not others(seat):
        h.deck = g.deck


def show_own_hand(g: Parlour, h: Parlour, seat: Seat) -> None:
    for role in seat:
        h.hand[role] = h.hand[role][::-1]


def lose_a_point(g: Parlour, h: Parlour, seat: Seat) -> None:
    g.hp[0] -= 1


def roll_other_dice(g: Parlour, h: Parlour, seat: Seat) -> None:
    h.seed = str(random.random())


@pytest.mark.parametrize(
    ("fault", "check", "complaint"),
    [
        (keep_seed, secrets.check_redeal, "peeks at PAR-HID-04"),
        (keep_seed, secrets.check_future, "sees the dice to come"),
        (show_own_hand, secrets.check_redeal, "can tell its redeal"),
        (lose_a_point, secrets.check_redeal, "a redeal changed what .* knows"),
        (roll_other_dice, secrets.check_redeal, "the dice do not decide"),
    ],
)
def test_a_faulty_redeal_is_found(fault: Callable[..., None], check: Check, complaint: str) -> None:
    def faulty(g: Parlour, seat: Seat, rng: Random) -> Parlour:
        h = dealt(g, seat, rng)
        fault(g, h, seat)
        return h

    finds(check, complaint, known=all_of_it, fill_in=faulty)


def test_a_redeal_that_fails_is_found_with_its_position() -> None:
    def failing(g: Parlour, seat: Seat, rng: Random) -> Parlour:
        return dealt(g, seat, rng) if g.deck[0] else g  # there is no first card in an empty deck

    finds(secrets.check_every_redeal, "no redeal for .*IndexError.* in {", known=all_of_it, fill_in=failing)


def test_a_redeal_with_the_rigged_dice_of_the_table_is_found() -> None:
    def rigged(g: Parlour, seat: Seat, rng: Random) -> Parlour:
        h = dealt(g, seat, rng)
        h.rigged = g.rigged
        return h

    finds(secrets.check_future, "sees the dice to come", known=all_of_it, fill_in=rigged)


def test_a_redeal_that_rules_out_the_truth_is_found() -> None:
    def nobody_has_answered(g: Parlour, seat: Seat, rng: Random) -> Parlour:
        h = dealt(g, seat, rng)
        h.sealed = [answer if role in seat else None for role, answer in enumerate(h.sealed)]
        return h

    finds(secrets.check_truth, "rule out the truth of .*/PAR-HID-03/", known=all_of_it, fill_in=nobody_has_answered)


def know_the_deck(g: Parlour, seat: Seat) -> Parlour:
    k = known_to(g, seat)
    k.deck = g.deck
    return k


def know_all_but_named(g: Parlour, seat: Seat) -> Parlour:
    """What many a game would do: a clone with the secrets taken out."""
    k = g.clone()
    hidden = known_to(g, seat)
    k.seed, k.hand, k.deck, k.sealed, k.standing = "", hidden.hand, hidden.deck, hidden.sealed, hidden.standing
    return k


def forget_the_spent(g: Parlour, seat: Seat) -> Parlour:
    k = known_to(g, seat)
    k.spent = ()
    return k


@pytest.mark.parametrize(
    ("faulty", "check", "complaint"),
    [
        (know_the_deck, known.check_known, "by deck of what it knows seat .* can tell PAR-HID-01"),
        (know_all_but_named, known.check_planted, "a field that nobody named is known"),
        (forget_the_spent, known.check_made_of_known, "the view and .* shows more than it knows"),
    ],
)
def test_a_faulty_known_is_found(faulty: Callable[..., Parlour], check: Check, complaint: str) -> None:
    finds(check, complaint, known=faulty)


def test_a_view_of_a_field_that_nobody_named_is_found() -> None:
    finds(
        known.check_planted,
        "by the view and the scene seat .* can tell a field",
        view=lambda g, seat: [view(g, seat), getattr(g, known.PLANTED, 0)],
    )


def reorder_hands(g: Parlour, seat: Seat) -> None:
    for role in others(seat):
        g.hand[role] = g.hand[role][::-1]


ORDERED = {**GAME.secrets, "PAR-HID-01": GAME.secrets["PAR-HID-01"]._replace(reorder=reorder_hands)}


def test_a_scene_that_shows_how_hidden_cards_lie_is_found() -> None:
    finds(order.check_order, "by the scene seat .* the order of deck", scene=lambda g, context: str(g.deck[:1]))
    finds(secrets.check_secrecy, "by the scene", scene=lambda g, context: str([hand[:1] for hand in g.hand]))


def test_a_redeal_that_goes_by_how_hidden_cards_lie_is_found() -> None:
    def first_stays(g: Parlour, seat: Seat, rng: Random) -> Parlour:
        h = dealt(g, seat, rng)
        rng.shuffle(row := list(g.deck))
        h.deck = tuple(row)
        return h

    finds(order.check_order, "redeal for .* goes by the order of deck", known=all_of_it, fill_in=first_stays)


def test_telling_hidden_cards_as_they_came_into_the_hand_is_found(monkeypatch: Patch) -> None:
    spend = rules.spend

    def boastful(g: Parlour, role: int, card: int) -> None:
        g.tell("PAR-REL-02", "cards", *g.hand[role])
        spend(g, role, card)

    monkeypatch.setattr(rules, "spend", boastful)
    finds(order.check_telling, "the order of PAR-HID-01 is told", secrets=ORDERED)


@pytest.mark.parametrize(
    ("mark", "check", "complaint"),
    [(False, undo.check_free_undo, "is not marked"), (True, undo.check_marks, "marked for nothing")],
)
def test_undo_that_is_always_or_never_free_is_found(
    mark: bool, check: Check, complaint: str, monkeypatch: Patch
) -> None:
    def apply(g: Parlour, role: int, act: Action) -> None:
        Game.apply(g, role, act)
        g.learned = mark

    monkeypatch.setattr(Parlour, "apply", apply)
    finds(check, complaint, games=300)


def test_a_window_that_does_not_mark_its_answers_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules.Relief, "take", lambda self, g, role, act: g.sealed.__setitem__(role, act))
    finds(undo.check_free_undo, "is not marked")


def test_a_frame_that_changes_is_found(monkeypatch: Patch) -> None:
    answer = rules.Push.answer

    def changing(self: rules.Push, g: Parlour, act: Any) -> None:
        answer(self, g, act)
        object.__setattr__(self, "victim", 7)

    monkeypatch.setattr(rules.Push, "answer", changing)
    finds(play.check_frames, "became Push")


def test_a_lost_card_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules, "spend", lambda g, role, card: g.hand.__setitem__(role, ()))
    finds(play.check_components, "lost Counter")


@pytest.mark.parametrize(
    ("listed", "complaint"),
    [
        (lambda row: row[1:], "'strike"),
        (lambda row: [*row, row[0]], "is offered"),
        (lambda row: [*row, actions.PASS], "'pass'"),
        (lambda row: [], "'strike"),
    ],
)
def test_options_that_are_not_exact_are_found(listed: Any, complaint: str, monkeypatch: Patch, trial: Trial) -> None:
    monkeypatch.setattr(rules.Turn, "legal", lambda self, g, role: listed(Choice.legal(self, g, role)))
    with pytest.raises(AssertionError, match=complaint):
        play.check_legal(trial)


def test_a_judgement_of_many_actions_that_differs_is_found(monkeypatch: Patch, trial: Trial) -> None:
    monkeypatch.setattr(rules.Turn, "bars_each", lambda self, g, role, acts: ["" for _ in acts])
    with pytest.raises(AssertionError, match="judged otherwise together"):
        play.check_legal(trial)


def test_a_question_without_an_answer_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules.Push, "legal", lambda self, g, role: [])
    finds(play.check_ends, "nothing to answer: Push")


def test_options_that_are_not_shown_are_found(monkeypatch: Patch, trial: Trial) -> None:
    free = lambda self, g, role: [act for act in actions.SHOVES if not self.bars(g, role, act)]  # noqa: E731
    monkeypatch.setattr(rules.Push, "legal", free)
    monkeypatch.setattr(rules.Push, "candidates", lambda self, g, role: actions.SHOVES[:1])
    with pytest.raises(AssertionError, match="is not shown all"):
        play.check_legal(trial)


def test_a_refusal_by_a_rule_that_is_not_in_the_ledger_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules, "bars_strike", lambda g, a, b: state.bars_strike(g, a, b) and "PAR-BLW-99")
    finds(play.check_refusals, "refused by 'PAR-BLW-99'")


def test_a_refusal_that_changes_something_is_found(monkeypatch: Patch) -> None:
    def costly(g: Parlour, striker: int, victim: int) -> str:
        rule = state.bars_strike(g, striker, victim)
        g.spent += (0,) if rule else ()
        return rule

    monkeypatch.setattr(rules, "bars_strike", costly)
    finds(play.check_refusals, "changed something")


def test_a_clone_that_shares_its_pieces_is_found(monkeypatch: Patch, trial: Trial) -> None:
    clone = Parlour.clone

    def shallow(g: Parlour) -> Parlour:
        h = clone(g)
        h.hp = g.hp
        return h

    monkeypatch.setattr(Parlour, "clone", shallow)
    with pytest.raises(AssertionError, match="changed the original"):
        play.check_copies(trial)


def test_dice_that_are_not_the_tables_are_found(monkeypatch: Patch) -> None:
    dice = Random(1)
    monkeypatch.setattr(Parlour, "roll", lambda g, faces, purpose: dice.randint(1, faces))
    finds(play.check_replays, "does not replay")


def test_a_game_that_remembers_another_is_found(monkeypatch: Patch) -> None:
    blows: list[int] = []

    def tiring(g: Parlour, victim: int) -> tuple[int, ...]:
        blows.append(victim)
        return helpers(g, victim)[: len(blows) % 3]

    monkeypatch.setattr(rules, "helpers", tiring)
    finds(play.check_solitude, "in company")


def test_a_game_that_goes_another_way_in_another_process_is_found() -> None:
    finds(
        play.check_process,
        "in another process",
        lay_out=lambda options, scenario, seed: GAME.lay_out(options, scenario, "x"),
    )


def test_a_game_that_never_ends_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules.Land, "run", lambda self, g: None)
    finds(play.check_ends, "does not end")


def test_an_action_without_its_moment_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(actions.Shove, "when", "")
    finds(play.check_universe, "is not in the ledger")


def test_news_of_an_unknown_rule_is_found(monkeypatch: Patch) -> None:
    tell = Parlour.tell
    monkeypatch.setattr(Parlour, "tell", lambda g, rule, *rest, **to: tell(g, f"{rule}0", *rest, **to))
    finds(play.check_news, "unknown to the ledger")


def check_all_seen(trial: Trial) -> None:
    census = count(trial, 200)
    check_purposes(trial, census)
    check_rare(trial, census)


def test_the_census_counts_games_of_bots_while_something_is_missing() -> None:
    trial = Trial(GAME)
    nothing, some, whole = count(trial, 0), count(trial, 0, easy=2), count(trial, 200)
    assert (nothing.answers, absent(trial, whole)) == (set(), set())
    assert some.answers
    assert count(trial, 200, easy=2).answers == whole.answers  # nothing is missing, so no bot plays


@pytest.mark.parametrize(
    ("complaint", "faulty"),
    [
        ("never seen .*'PAR-DEC-05'", {"decisions": {"PAR-DEC-05": (rules.Turn, actions.Pass)}}),
        ("never seen .*'PAR-RND-03'", {"chances": {**GAME.chances, "weather": "PAR-RND-03"}}),
        ("never seen .*'relieve 13'", {"rare": {}}),
        ("without a line in the ledger: ..blow", {"chances": {rules.DEAL: "PAR-RND-01"}}),
        ("there is no such thing: ..relieve 99", {"rare": {**GAME.rare, "relieve 99": "a slip"}}),
    ],
)
def test_what_never_turns_up_is_found(complaint: str, faulty: dict[str, Any]) -> None:
    finds(check_all_seen, complaint, **faulty)


def test_a_bot_that_thinks_in_the_true_world_is_found() -> None:
    """A redeal that is the truth itself: all the bots see through it."""
    finds(minds.check_levels, "(peeks at|weighs) PAR-HID", known=all_of_it, fill_in=as_it_is)


def test_a_bot_whose_luck_follows_the_truth_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(bot.Bot, "sight", lambda self, kind, g, role, seat: kind.codec.save(g))
    finds(minds.check_levels, "(peeks at|weighs) PAR-HID", known=all_of_it, fill_in=dealt)


def led(*acts: Action, to: str = "there") -> Walks:
    """One walk, of a game that has none."""
    return Walks("note:hp", ("step", "steps"), 1, 1, (Walk(to, "note:at", acts, 1),), (rules.Turn,), ())


def test_a_walk_that_is_made_of_more_than_a_seat_knows_is_found() -> None:
    leak = lambda g, role: led(actions.STRIKES[0], to=str(g.hand))  # noqa: E731
    finds(secrets.check_secrecy, "by the walks seat", walks=leak, known=lambda g, seat: g.clone())


def test_a_walk_that_goes_by_how_hidden_cards_lie_is_found() -> None:
    leak = lambda g, role: led(actions.STRIKES[0], to=str(g.deck[:1]))  # noqa: E731
    finds(order.check_order, "by the walks seat .* the order of deck", walks=leak, known=lambda g, seat: g.clone())


def test_a_walk_that_cannot_be_walked_is_found() -> None:
    finds(walks.check_walks, "strike . is not legal", walks=lambda g, role: led(actions.STRIKES[role]))


def test_a_walk_that_cannot_but_stop_is_found() -> None:
    twice = lambda g, role: led(*g.legal(role)[:1] * 2)  # noqa: E731
    finds(walks.check_walks, "ends the walk for all to see", walks=twice)


def test_two_walks_to_one_place_are_found() -> None:
    def both(g: Parlour, role: int) -> Walks:
        found = led(actions.STRIKES[0])
        return found._replace(ways=found.ways * 2)

    finds(walks.check_walks, "two ways to a place", walks=both)


def test_walks_that_are_never_longer_than_a_step_are_found() -> None:
    finds(walks.check_walks, "no walk has two steps", walks=lambda g, role: None)


@pytest.mark.parametrize("check", [lone.check_public_answers, lone.check_lone_answers])
def test_an_answer_that_is_alone_by_a_secret_is_found(check: Check, monkeypatch: Patch) -> None:
    """Most ghosts can only let a hunt end, but all of them are asked: a Demon may prolong it."""
    monkeypatch.setattr(HuntEnds, "is_public", lambda *_: True)
    with pytest.raises(AssertionError, match=r"makes another answer of .*HuntEnds"):
        check(Trial(EVIDENCE, games=20, positions=100))
