"""Learning a judgement: self-play, a fit on what came of it, and paired games that decide whether it is any good."""
