"""`python -m hauntbox.server.bench`. The work stands in `measure`: started processes do not find what is here."""

from __future__ import annotations

from hauntbox.server.bench.measure import main

if __name__ == "__main__":
    raise SystemExit(main())
