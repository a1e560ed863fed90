"""`python -m cluster.tls_door HOST PORT TO CERTIFICATE KEY`: PostgreSQL of the wheel speaks no TLS, this does for it.

It takes connections as PostgreSQL does, with TLS or not at all, and hands them on to a port of this machine.
"""

from __future__ import annotations

import asyncio
import ssl
import sys
from contextlib import suppress
from struct import pack
from typing import Final

from cluster.balancer import LOOPBACK, pour

ASK: Final = pack("!ii", 8, 80877103)  # what a client of PostgreSQL says before TLS
YES: Final = b"S"


class TlsDoor:
    def __init__(self, to: int, tls: ssl.SSLContext) -> None:
        self.to = to
        self.tls = tls

    async def run(self, host: str, port: int) -> None:
        door = await asyncio.start_server(self.serve, host, port)
        async with door:
            await door.serve_forever()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):  # whoever comes without TLS, or goes, is let go
            if await reader.readexactly(len(ASK)) == ASK:
                writer.write(YES)
                await writer.start_tls(self.tls)
                there = await asyncio.open_connection(LOOPBACK, self.to)
                await asyncio.gather(pour(reader, there[1]), pour(there[0], writer))
        writer.close()


def main(host: str, port: str, to: str, certificate: str, key: str) -> None:
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate, key)
    with suppress(KeyboardInterrupt):
        asyncio.run(TlsDoor(int(to), tls).run(host, int(port)))


if __name__ == "__main__":
    main(*sys.argv[1:])
