"""What robots of both games share at the table."""
