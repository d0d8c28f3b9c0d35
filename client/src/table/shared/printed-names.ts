// Names in the sections of a scene, with their apostrophes as a printer sets them.
import { withApostrophes } from "./quotation-marks.ts";

/** Fields that are only shown, in whichever record they stand: changing their apostrophes is safe, for they are never sent back. */
const SHOWN_FIELDS: ReadonlySet<string> = new Set(["title", "name", "short", "subtitle", "pips_label"]);

/** A copy of a section, or of any part of one, in which the fields that are only shown are set by `withApostrophes`. */
export function withPrintedNames<T>(part: T): T {
  if (Array.isArray(part)) return part.map((item: unknown) => withPrintedNames(item)) as T;
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [
      key,
      SHOWN_FIELDS.has(key) && typeof value === "string" ? withApostrophes(value) : withPrintedNames(value),
    ]),
  ) as T;
}
