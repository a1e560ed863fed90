"""Types of fields that take one word of a closed list. Never compiled.

Games write plain strings, and the check of a scene looks them up. The schemas and the browser's types list the words;
a type with a title has that name in the browser too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from hauntbox.scene.structs.vocabulary import (
    ADVISERS,
    AIRS,
    FACES,
    HOLDERS,
    LAYS,
    LOG_TONES,
    MODES,
    MOMENTS,
    OPTION_TONES,
    RESULTS,
    RULINGS,
    SEEN,
    SHAPES,
    SIDES,
    SIZES,
    STATES,
    STOPS,
    STORIES,
    STYLES,
    TABS,
    WAYS,
)


def one_of(words: Iterable[str], title: str | None = None) -> Meta:
    return Meta(title=title, extra_json_schema={"enum": list(words)})


Side = Annotated[str, one_of(SIDES, "Side")]
Way = Annotated[str, one_of(WAYS, "Way")]
Shape = Annotated[str, one_of(SHAPES, "Shape")]
Lay = Annotated[str, one_of(LAYS["pile"], "Lay")]
BoardLay = Annotated[str, one_of(LAYS["board"])]
Point = Annotated[tuple[int, int], Meta(title="Point")]
State = Annotated[str, one_of(STATES)]
By = Annotated[str, one_of(HOLDERS)]
Adviser = Annotated[str, one_of(ADVISERS)]
OptionTone = Annotated[str, one_of(OPTION_TONES)]
LogTone = Annotated[str, one_of(LOG_TONES)]
Won = Annotated[str, one_of(RESULTS)]
Face = Annotated[str, one_of(FACES)]
Seen = Annotated[str, one_of(SEEN)]
Tab = Annotated[str, one_of(TABS)]
PanelSize = Annotated[str, one_of(SIZES)]
NoteStyle = Annotated[str, one_of(STYLES)]
MomentKind = Annotated[str, one_of(MOMENTS)]
Air = Annotated[str, one_of(AIRS)]
ModeKind = Annotated[str, one_of(MODES)]
RulingBy = Annotated[str, one_of(RULINGS)]
StoryKind = Annotated[str, one_of(STORIES)]
StopState = Annotated[str, one_of(STOPS)]
