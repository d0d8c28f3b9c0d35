"""Simulated campaigns: rows, folders, workers, tables and reports."""
