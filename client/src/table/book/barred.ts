// The words of a line of barred choices, which are barred for the same reason; `names` and `notations` go in pairs.
import type { Barred, RichText } from "../../wire";
import { plainText } from "../shared/plain-text.ts";

type Family = Pick<Barred, "label" | "names" | "notations">;

/** What a barred line says: its own words; beside one thing of a family, what is barred there alone. */
export function labelOf(family: Family, about = ""): RichText {
  const here = family.names.filter((_, at) => about && family.notations[at]?.split(" ").includes(about));
  return here.length ? [["plain", here.join(", "), ""]] : family.label;
}

/** Those that follow the first one, where the line has no words for all of them. */
export function othersOf({ label, names }: Pick<Barred, "label" | "names">): readonly string[] {
  return names[0] === plainText(label) ? names.slice(1) : [];
}
