// How many parts of the table a window of some size shows at once.

/** Atlas, book and party at once; two of them beside or above each other; or one at a time. */
export type Panes = "wide" | "beside" | "stacked" | "phone";

/** Wider and higher than this, three parts have room; no wider than a phone, one. */
const WIDE = 60;
const HIGH = 30;
const PHONE = 40;

/** All sizes are in rem: who reads with letters twice as large has a window half as wide. */
export function panesFor(width: number, height: number): Panes {
  if (width > WIDE && height > HIGH) return "wide";
  if (width <= PHONE) return "phone";
  return width > height ? "beside" : "stacked";
}
