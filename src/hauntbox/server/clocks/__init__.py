"""The clocks of a table: what time is left, when it begins and ends, and what happens at zero."""
