// The cards, abilities and tokens that gave a draw its bonus, by name.
import type { LogLine } from "../../wire";

/** What has added to a draw. */
export interface Giver {
  readonly kind: "synergy" | "card";
  readonly name: string;
}

/** The lines with which a draw begins. */
const BEGINS = new Set(["challenge", "attack", "turn"]);
/** Lines that name what is used. */
const USED = new Set(["activated", "played", "synergy-used"]);
/** Lines that say that the sum has risen by it. */
const ADDED = new Set(["skill-plus", "accuracy-plus"]);

/** What has added to the draw that the log ends with, each once. */
export function giversIn(log: readonly LogLine[]): readonly Giver[] {
  const start = log.map((line) => BEGINS.has(line.kind)).lastIndexOf(true);
  const givers = new Map<string, Giver>();
  let used: Giver | undefined;
  let drawn = false;
  for (const line of log.slice(start + 1)) {
    drawn ||= line.kind === "fate";
    const pieces = line.text.filter(([kind]) => kind === "piece").map(([, name]) => name);
    if (USED.has(line.kind)) used = giverOf(line.kind, pieces);
    let added: Giver | undefined;
    if (ADDED.has(line.kind)) added = used;
    else if (drawn && line.kind === "discarded") added = giverOf("", pieces);
    if (added) givers.set(`${added.kind} ${added.name}`, added);
  }
  return [...givers.values()];
}

/** Names the giver: the owner of a token stands last in the line; a card is named without its printed figures. */
function giverOf(kind: string, pieces: readonly string[]): Giver | undefined {
  const isToken = kind === "synergy-used";
  const name = isToken ? pieces.at(-1) : pieces[0]?.replace(/ \(.*\)$/, "");
  return name ? { kind: isToken ? "synergy" : "card", name } : undefined;
}
