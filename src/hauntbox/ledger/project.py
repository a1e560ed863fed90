"""Where the sources, tests and records of a checkout lie."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class Project:
    """A checkout, or an installed package that has no tests beside it."""

    root: Path
    package: Path

    @classmethod
    def at(cls, root: Path) -> Project:
        return cls(root, root / "src" / "hauntbox")

    @property
    def games(self) -> Path:
        return self.package / "games"

    @property
    def kernel(self) -> Path:
        return self.package / "kernel"

    @property
    def tests(self) -> Path:
        return self.root / "tests"

    @property
    def proofs(self) -> Path:
        return self.root / ".ledger" / "proofs.json"

    @property
    def ratchet(self) -> Path:
        return self.root / "ledger.toml"

    def short(self, path: Path) -> str:
        """A path as reports print it."""
        return path.relative_to(self.root).as_posix()

    def fingerprint(self) -> str:
        """Changes when anything changes that a proof rests on."""
        digest = hashlib.blake2b(digest_size=16)
        for folder in (self.games, self.kernel, self.package / "ledger", self.tests):
            for path in sources(folder):
                digest.update(self.short(path).encode())
                digest.update(hashlib.blake2b(path.read_bytes()).digest())
        return digest.hexdigest()


def sources(folder: Path, suffix: str = "") -> Iterator[Path]:
    """All files below a folder, in a fixed order, without what the interpreter leaves there."""
    for path in sorted(folder.rglob(f"*{suffix}")):
        if path.is_file() and path.suffix not in (".pyc", ".so") and "__pycache__" not in path.parts:
            yield path


PACKAGE: Final = Path(__file__).resolve().parents[1]
HERE: Final = Project(PACKAGE.parents[1], PACKAGE)
