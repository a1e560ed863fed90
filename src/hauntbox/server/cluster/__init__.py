"""Several nodes: who leads a table, and how a visitor gets there. docs/decisions/017-several-nodes.md"""
