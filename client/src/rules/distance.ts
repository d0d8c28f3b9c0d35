/** How far two spellings are from each other. */

let earlier = new Uint8Array(64);
let before = new Uint8Array(64);
let row = new Uint8Array(64);

/** How many letters are missing, too many, wrong or swapped; more than `most` is not counted out. */
export function distance(one: string, other: string, most: number): number {
  const wide = other.length;
  if (Math.abs(one.length - wide) > most || Math.max(one.length, wide) > 60) return most + 1;
  for (let j = 0; j <= wide; j++) row[j] = j;
  for (let i = 1; i <= one.length; i++) {
    [earlier, before, row] = [before, row, earlier];
    row[0] = i;
    let least = i;
    const letter = one.charCodeAt(i - 1);
    for (let j = 1; j <= wide; j++) {
      const sign = other.charCodeAt(j - 1);
      let cost = Math.min(at(before, j) + 1, at(row, j - 1) + 1, at(before, j - 1) + (letter === sign ? 0 : 1));
      if (i > 1 && j > 1 && letter === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === sign) {
        cost = Math.min(cost, at(earlier, j - 2) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
  }
  return at(row, wide);
}

function at(numbers: Uint8Array, index: number): number {
  return numbers[index] as number;
}
