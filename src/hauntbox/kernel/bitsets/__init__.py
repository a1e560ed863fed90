"""Sets of places as the bits of an int, in Python and in C."""
