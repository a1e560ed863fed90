"""Where tables are kept, and how several nodes find each other. A home server sets none of this."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta


@dataclass(frozen=True)
class StoreSettings:
    """A folder with SQLite, unless there is a url."""

    url: Annotated[str, Meta(description="postgresql://USER@HOST/DATABASE; empty: SQLite in the data folder")] = ""


@dataclass(frozen=True)
class ClusterSettings:
    """A node of several has a url of NATS, and the same store as the others."""

    nats: Annotated[str, Meta(description="nats://... or tls://USER:PASSWORD@HOST:PORT; empty: one node alone")] = ""
    ca: Annotated[str, Meta(description="a file with the certificate that vouches for NATS, if it is your own")] = ""
    name: Annotated[str, Meta(max_length=40, description="of this node in logs; empty: the machine's name")] = ""
    lease: Annotated[
        float, Meta(ge=0.5, le=600, description="seconds after which a silent node's tables are taken up by others")
    ] = 5.0
    bots: Annotated[
        Literal["here", "workers"], Meta(description="who thinks for bots: here, workers (see `hauntbox worker`)")
    ] = "here"
