"""Presenters put a table into words and plain records, in one language and for one audience."""
