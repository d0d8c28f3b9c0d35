// How many parts of the table a window of some size shows at once.

/** Atlas, book and party at once; two of them beside or above each other; or one at a time. */
export type Panes = "wide" | "beside" | "stacked" | "phone";

/** The bounds of the window: three parts have room above `WIDE` and `HIGH`, only one up to `PHONE`. */
const WIDE = 60;
const HIGH = 30;
const PHONE = 40;

/** The panes of a window, whose sizes are in rem: with letters twice as large it is half as wide. */
export function panesFor(width: number, height: number): Panes {
  if (width > WIDE && height > HIGH) return "wide";
  if (width <= PHONE) return "phone";
  return width > height ? "beside" : "stacked";
}
