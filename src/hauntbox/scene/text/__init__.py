"""The text painters: a scene in words, and boards drawn with characters."""
