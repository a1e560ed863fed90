"""A small house of Evidence, as it is drawn."""

PLAN = """
     A   B   C   D
   +---+---+---+---+
 1 |K   K* |W   W#v|
   +   .   +   .   +
 2 |K   K  DW   W* |
   +---+ D +---+---+
 3 |H#> H   H  |
   +---+ X +---+
 4     |V  |
       +---+
"""
ROOMS = {"H": "Hall", "K": "Kitchen", "W": "Washroom"}
