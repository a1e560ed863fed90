"""How a lesson is written down: who does what, and what is said to whoever learns."""

from __future__ import annotations

from hauntbox.kernel.lessons import Answer, Beat, Decision, Text, Word


class Part:
    """A role of the lesson."""

    def __init__(self, role: int) -> None:
        self.role = role

    def does(self, *actions: str) -> tuple[Word, ...]:
        """One after the other, and nobody is told anything: a bot's part."""
        return tuple([Word(self.role, (action,)) for action in actions])

    def told(self, says: Text, action: str, rule: str = "", look: tuple[str, ...] = ()) -> Word:
        """The learner reads this and does that."""
        return Word(self.role, (action,), says, rule, look)

    def walks(self, says: Text, *actions: str, rule: str = "") -> Word:
        """The same with several steps, which may be made at once."""
        return Word(self.role, actions, says, rule)

    def decides(self, says: Text, *answers: Answer, rule: str = "", look: tuple[str, ...] = ()) -> Decision:
        return Decision(self.role, says, answers, rule, look)


def answer(action: str, says: Text, *then: Beat) -> Answer:
    """It is done, and so the game goes on."""
    return Answer(action, says, then)


def again(action: str, says: Text) -> Answer:
    """It is not done: the learner reads why, and chooses again."""
    return Answer(action, says, again=True)
