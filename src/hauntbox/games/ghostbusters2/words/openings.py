"""What is told before a scenario: a few sentences that open it."""

from __future__ import annotations

from typing import Final

OPENINGS: Final = {
    "court": (
        "Somebody has left a jar of pink slime on the evidence table, and the jury has started to shout. By noon "
        "the walls of the courthouse are breathing, and what comes out of them was sentenced here long ago."
    ),
    "contempt": (
        "Two judges went home last night and did not come back alone. They walk the avenue in their robes, "
        "passing sentence on parked cars. Bring them in, gently: the city has only so many judges."
    ),
    "retrial": (
        "The Scoleri brothers were put to death by the man who now sits on the bench. They have asked for a "
        "second hearing. They did not ask quietly."
    ),
    "fury": (
        "A department store, an hour before closing. The furs have come down from their hangers, and they "
        "remember what they were. The window dummies have left already, and they were the clever ones."
    ),
    "platform": (
        "There has been no train on this line since the tunnel fell in. Tonight it is on time. Its captain counts "
        "the passengers, and he is some short."
    ),
    "giant": (
        "Washington Square Park has a new statue, and it is looking at you. It takes one step an hour, then one a "
        "minute. It must not come out from under the arch."
    ),
    "river": (
        "Under the avenue there is a river nobody dug. It is pink, it is warm, and it hums when people quarrel. "
        "Close what feeds it, and do not fall in."
    ),
    "uptown": (
        "She has stood in the harbour for a hundred years and never said a word. With enough slime and a good "
        "tune she may walk. The museum is a long way up, and the whole city wants to ride along."
    ),
    "eve": (
        "The year has an hour left. In the museum a painted prince leans out of his frame and asks for a child. "
        "He has had four hundred years to think about what he will say next."
    ),
}
