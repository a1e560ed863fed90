"""Table codes that people read to each other, and tokens that nobody can guess."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from secrets import choice, token_urlsafe
from typing import Final

LETTERS: Final = "BCDFGHJKMNPQRTVWXYZ346789"  # nothing that looks or sounds like another, no vowels to make words of
LENGTH: Final = 6
SECRET_BYTES: Final = 24
MARK: Final = "."  # between the code and the secret


def new_code() -> str:
    return "".join(choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """As people type it: in small letters, with spaces or dashes."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_token(code: str) -> str:
    """It starts with the code, so that one knows at which table to look for it."""
    return f"{code}{MARK}{token_urlsafe(SECRET_BYTES)}"


def code_in(token: str) -> str:
    return token.partition(MARK)[0]


def hashed(token: str) -> str:
    """Tokens are long and random, so a plain hash gives nothing away."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def is_same(token_hash: str, kept: str) -> bool:
    """In the same time for every token; nobody holds an empty one."""
    return compare_digest(token_hash, kept) and bool(kept)
