"""Measures the rules of good writing that a program can measure: answers, memory, prose, names and debts."""
