"""Tuning: a search among numbers that may be changed, for those that bring the shares of wins where one wants them."""
