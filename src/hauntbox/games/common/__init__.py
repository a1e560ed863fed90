"""What every game would write again: decision 015 says what is common and what stays a game's own. No game itself."""
