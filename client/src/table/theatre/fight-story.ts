// A fight that is over, as the log tells it.
import type { LogLine, RichText } from "../../wire";

/** What a fight was about, what it cost and what it gave. */
export interface FightStory {
  /** The names of the enemies. */
  readonly foes: readonly string[];
  /** The ids of the enemy cards that were laid out; none in a fight with a boss. */
  readonly pieces: readonly string[];
  readonly health: number;
  /** Fatigue at sea, stamina in the skies. */
  readonly effort: number;
  /** The names of those who fell. */
  readonly fallen: readonly string[];
  /** The lines about what was found on the spot; what the story gives afterwards stands on its page. */
  readonly gains: readonly LogLine[];
}

/** Kinds of lines that say what was found. */
const GAINS = new Set(["gained", "gained-adventure", "gained-quest", "gained-token"]);

/** The name of the first piece in a text. */
const firstPiece = (text: RichText): string => text.find(([kind]) => kind === "piece")?.[1] ?? "";

/** The fight that a line ends; null if the log does not go back to its beginning. */
export function fightBefore(end: LogLine, log: readonly LogLine[]): FightStory | null {
  const last = log.indexOf(end);
  const first = log
    .slice(0, last)
    .map((line) => line.kind)
    .lastIndexOf("combat");
  if (first < 0) return null;
  const lines = log.slice(first, last);
  const total = (...kinds: string[]): number =>
    lines.filter((line) => kinds.includes(line.kind)).reduce((sum, line) => sum + (line.facts?.amount ?? 0), 0);
  /** The first piece of each line of a kind, each once. */
  const piecesOf = (kind: string): string[] => {
    const names = lines.filter((line) => line.kind === kind).map((line) => firstPiece(line.text));
    return [...new Set(names)].filter(Boolean);
  };
  const laid = lines.filter((line) => line.kind === "laid").flatMap((line) => line.facts?.pieces[0] ?? []);
  const after = log.slice(last + 1);
  const story = after.findIndex((line) => line.body.length > 0);
  const onTheSpot = story < 0 ? after : after.slice(0, story);
  return {
    foes: piecesOf("laid"),
    pieces: [...new Set(laid)],
    health: total("damage"),
    effort: total("fatigue", "exerted"),
    fallen: piecesOf("fell"),
    gains: onTheSpot.filter((line) => GAINS.has(line.kind)),
  };
}
