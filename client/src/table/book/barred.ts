// Merges choices that are barred for the same reason into one line.
import type { Barred, RichText } from "../../wire";

type Family = Pick<Barred, "label" | "names" | "notations">;

const textOf = (words: RichText): string => words.map(([, text]) => text).join("");

/** What a barred line says: its own words; beside one thing of a family, what is barred there alone. */
export function labelOf(family: Family, about = ""): RichText {
  const here = family.names.filter((_, at) => about && family.notations[at]?.split(" ").includes(about));
  return here.length ? [["plain", here.join(", "), ""]] : family.label;
}

/** Those that follow the first one, where the line has no words for all of them. */
export function othersOf({ label, names }: Pick<Barred, "label" | "names">): readonly string[] {
  return names[0] === textOf(label) ? names.slice(1) : [];
}
