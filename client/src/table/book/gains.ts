// Quests and cards that a line of the log says were gained or finished, with their symbol, title and text.
import { plainText } from "../shared/plain-text.ts";
import type { LogLine, OpenCard, QuestState, RichText } from "../../wire";

/** What a line of the log gives or ends. */
export interface Gain {
  readonly kind: "gained-quest" | "ended-quest" | "gained-adventure" | "rumour";
  /** The id of the card; empty for a quest. */
  readonly ref: string;
  readonly title: string;
  readonly picture: string;
  readonly text: readonly RichText[];
}

/**
 * The quest or card that a line of the log gives or ends; null for other lines, and for a quest or card that is not on the
 * table.
 */
export function gainOf(
  line: LogLine,
  quests: readonly QuestState[],
  faces: readonly OpenCard[],
  rumours: readonly RichText[] = [],
): Gain | null {
  const { kind, facts } = line;
  if (kind === "gained-quest" || kind === "ended-quest") {
    const quest = quests.find(({ number }) => number === facts?.amount);
    if (!quest) return kind === "gained-quest" ? rumourOf(line, rumours) : null;
    const text = kind === "gained-quest" && quest.text.length ? [quest.text] : [];
    return { kind, ref: "", title: quest.title, picture: quest.picture || "quest", text };
  }
  if (kind !== "gained-adventure") return null;
  const card = faces.find((face) => face.ref === facts?.pieces[0]);
  return card ? { kind, ref: card.ref, title: card.title, picture: card.picture, text: card.text } : null;
}

/** A quest that is discarded once it has been read lies only among the rumours, each "title: text". */
function rumourOf(line: LogLine, rumours: readonly RichText[]): Gain | null {
  for (const rumour of rumours) {
    const [title = "", text = ""] = plainText(rumour).split(/\s?: (.*)/su);
    if (text && plainText(line.text).includes(title))
      return { kind: "rumour", ref: "", title, picture: "quest", text: [[["plain", text, ""]]] };
  }
  return null;
}
