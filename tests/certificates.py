"""An authority of one's own, and certificates that it signs: for tests that speak TLS."""

from __future__ import annotations

import subprocess
from pathlib import Path


def certificates(folder: Path, *names: str) -> None:
    """`ca.crt`, and `server.crt` with `server.key` for these names: `DNS:localhost`, `IP:127.0.0.1`."""
    key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
    ca = ["-x509", "-subj", "/CN=test", "-keyout", "ca.key", "-out", "ca.crt"]
    own = ["-x509", "-subj", "/CN=server", "-keyout", "server.key", "-out", "server.crt"]
    signed = ["-CA", "ca.crt", "-CAkey", "ca.key", "-addext", f"subjectAltName={','.join(names)}"]
    for words in (ca, [*own, *signed]):
        subprocess.run(["openssl", "req", *key, *words], cwd=folder, check=True, capture_output=True)
