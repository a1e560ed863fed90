"""What a game has learned: a file of weights, and the weights at work in its judgement."""
