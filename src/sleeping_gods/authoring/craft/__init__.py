"""The rules of craft, as far as a machine can measure them: answers, memory, prose, names and debts."""
