"""Replays: finished games as text, read and checked."""
