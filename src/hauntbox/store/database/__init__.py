"""The SQLite database: connections, schema, migrations, queries, rows."""
