"""Content from outside - scenarios, options, campaigns, words to look for - is read in processes of its own.

A reader has a bound of processor time, and one of memory; whatever breaks them is refused by the bound's name.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, TypeVar

from hauntbox.server.errors import Denied, bad, gone, too_many
from hauntbox.server.processes.workers import Crowded, Died, Overrun, Workers, limited

T = TypeVar("T")
LOG: Final = logging.getLogger("hauntbox.server")
NUMBER: Final = 2  # so that whoever keeps one busy leaves the other to the rest
MEMORY: Final = 1024 * 1024 * 1024  # bytes of a reader
WAITING: Final = 8  # that one visitor may have waiting
PATIENCE: Final = 10.0  # seconds by the clock for one of processor time: then it hangs, or the machine does


class Readers:
    """`who` is the visitor's address, or a table: everybody has one reader at most, and they take turns."""

    def __init__(self, seconds: float, number: int = NUMBER, patience: float = PATIENCE) -> None:
        self.seconds = seconds
        self.patience = patience
        self.workers = Workers(number, WAITING, MEMORY)

    async def do(self, who: str, work: Callable[..., T], *args: Any, seconds: float = 0.0) -> T:
        seconds = seconds or self.seconds
        try:
            return await self.workers.do(who, seconds * self.patience, limited, seconds, work, *args)
        except Overrun:
            LOG.warning("%s for %s took longer than %g seconds", work.__name__, who, seconds)
            raise bad(f"took longer than {seconds:g} seconds: it is too intricate for this server") from None
        except MemoryError:
            raise bad(f"took more than {MEMORY // 1024**2} MB: it is too large for this server") from None
        except Crowded:
            raise too_many() from None
        except Died as error:
            raise gone("the server could not read that: ask once more") from error
        except Denied:
            raise
        except Exception as error:
            LOG.exception("%s broke on what %s sent", work.__name__, who)
            words = "that cannot be read; what went wrong is written down in the server's log"
            raise Denied(HTTPStatus.UNPROCESSABLE_ENTITY, words) from error

    def close(self) -> None:
        self.workers.close()
