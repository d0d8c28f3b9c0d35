// The words of a line of barred choices, which are barred for the same reason; `names` and `notations` go in pairs.
import type { Barred, RichText } from "../../wire";
import { plainText } from "../shared/plain-text.ts";

type Family = Pick<Barred, "label" | "names" | "notations">;

/** The words of a line of barred choices; beside the thing with the id `about`, those of the choices about it alone. */
export function labelOf(family: Family, about = ""): RichText {
  const here = family.names.filter((_, at) => about && family.notations[at]?.split(" ").includes(about));
  return here.length ? [["plain", here.join(", "), ""]] : family.label;
}

/** The names after the first one, if the label of the line is only the first name. */
export function othersOf({ label, names }: Pick<Barred, "label" | "names">): readonly string[] {
  return names[0] === plainText(label) ? names.slice(1) : [];
}
