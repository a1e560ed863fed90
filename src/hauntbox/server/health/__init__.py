"""How the server is: metrics, timings, logs, a check of its store."""
