"""Silly moves: how often each bot makes them, counted in its games, and a page that says so."""
