"""How far the spellings of two words lie apart."""

from __future__ import annotations


def edit_distance(first: str, second: str, limit: int) -> int:
    """The Damerau-Levenshtein distance (optimal string alignment); ``limit + 1`` for all that is further apart.

    It counts letters that are missing, too many, wrong or swapped with their neighbour.
    """
    if abs(len(first) - len(second)) > limit:
        return limit + 1
    previous_row: list[int] = []
    row = list(range(len(second) + 1))
    for i, letter in enumerate(first, 1):
        two_rows_back, previous_row, row = previous_row, row, [i]
        for j, other in enumerate(second, 1):
            cost = min(previous_row[j] + 1, row[j - 1] + 1, previous_row[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == second[j - 2] and first[i - 2] == other:
                cost = min(cost, two_rows_back[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
    return row[-1]
