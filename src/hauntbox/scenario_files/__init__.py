"""Files that people write for a game: read through typed Structs, with bounds on what comes from outside."""
