"""Checks that a scene keeps to the vocabulary."""
