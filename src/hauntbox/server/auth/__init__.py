"""Who asks: codes, tokens, visitors."""
