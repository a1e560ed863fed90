"""Seats that bots hold, and the processes in which bots think."""
