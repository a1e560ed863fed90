"""Tables that are open now: the game, its viewers, their connections."""
