/** The edit distance of two spellings. */

/** Longer words are compared with none. */
const MAX_WORD_LENGTH = 60;

let twoRowsBack = new Uint8Array(MAX_WORD_LENGTH + 1);
let previousRow = new Uint8Array(MAX_WORD_LENGTH + 1);
let row = new Uint8Array(MAX_WORD_LENGTH + 1);

/**
 * The Damerau-Levenshtein distance (optimal string alignment): how many letters are missing, too many, wrong or swapped
 * with their neighbour. It is `limit + 1` for all that are further apart than the limit, and for words that are too long.
 */
export function editDistance(first: string, second: string, limit: number): number {
  const width = second.length;
  if (Math.abs(first.length - width) > limit || Math.max(first.length, width) > MAX_WORD_LENGTH) return limit + 1;
  for (let j = 0; j <= width; j++) row[j] = j;
  for (let i = 1; i <= first.length; i++) {
    [twoRowsBack, previousRow, row] = [previousRow, row, twoRowsBack];
    row[0] = i;
    let least = i;
    const letter = first.charCodeAt(i - 1);
    for (let j = 1; j <= width; j++) {
      const other = second.charCodeAt(j - 1);
      const replaced = valueAt(previousRow, j - 1) + (letter === other ? 0 : 1);
      let cost = Math.min(valueAt(previousRow, j) + 1, valueAt(row, j - 1) + 1, replaced);
      if (i > 1 && j > 1 && letter === second.charCodeAt(j - 2) && first.charCodeAt(i - 2) === other) {
        cost = Math.min(cost, valueAt(twoRowsBack, j - 2) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
  }
  return valueAt(row, width);
}

function valueAt(costs: Uint8Array, index: number): number {
  return costs[index] as number;
}
