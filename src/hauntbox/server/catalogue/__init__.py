"""What can be played: games, scenarios, maps, lessons, reference cards."""
