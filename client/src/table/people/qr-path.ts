// The dark squares of a QR code as one path of SVG, with the empty border that readers need.
import { encode } from "uqr";

/** Squares that stay light around a code: readers need four. */
const BORDER = 4;

/** The QR code of a text: how many squares it is wide and high, and its path. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const runs = data.flatMap((row, y) => [...runsOf(row)].map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: runs.join("") };
}

/** Where dark squares lie side by side: the first of them, and how many. */
function* runsOf(row: readonly boolean[]): Generator<readonly [start: number, length: number]> {
  let start = -1;
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x] && start < 0) start = x;
    if (!row[x] && start >= 0) {
      yield [start, x - start];
      start = -1;
    }
  }
}
