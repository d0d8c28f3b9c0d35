"""Where a server keeps its campaigns: one interface over SQLite and PostgreSQL; files go in and out unchanged."""
