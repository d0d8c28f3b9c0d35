// Several choices that are barred for one reason stand in one line.
import type { Barred } from "../../wire";

/** What a line is about without its verb: what follows the last colon. */
const matter = (name: string): string => name.split(/\s?:\s/).at(-1) ?? name;

/** Those that the words of the line do not name yet; none where it is about one alone. */
export function unnamed(one: Pick<Barred, "label" | "names">): readonly string[] {
  const said = one.label.map(([, words]) => words).join("");
  return one.names.length > 1 ? one.names.filter((name) => !said.includes(matter(name))) : [];
}
