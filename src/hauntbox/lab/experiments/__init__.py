"""Experiments: a file says what is played, a folder keeps what came of it, and two pages say what it means."""
