// Turns new log lines into what is animated: draws, full pages, and marks on pieces.
import type { DrawResult, FullPage, LogLine } from "../../wire";
import { fightBefore, type FightStory } from "./fight-story.ts";
import { giversIn, type Giver } from "./givers.ts";

/** How long each moment lasts. */
export const DURATION_MS = {
  /** A draw, from when it is on the screen until the next moment. */
  draw: 1800,
  /** The card of a draw turns. */
  turning: 480,
  /** A draw that does not come on the screen is waited for. */
  unseen: 1200,
  /** A beaten enemy falls. */
  fall: 500,
  /** The pause after a story that was read to its end. */
  beat: 1200,
  /** From one struck square to the next. */
  strike: 150,
  /** A mark on somebody who suffers. */
  mark: 500,
  /** The strip along the headline when one's turn begins. */
  turn: 400,
} as const;
/** Most draws that are shown of those that come at once. */
const MAX_DRAWS = 3;

/** How somebody is seen to suffer. */
export type Mark = "hurt" | "tired" | "down";
/** How the party is seen to travel; empty if it does not. */
export type Travel = "" | "ship" | "plane" | "feet";

/** A draw of fate. */
export interface Draw {
  readonly kind: "draw";
  readonly draw: DrawResult;
  /** What gave its bonus. */
  readonly givers: readonly Giver[];
}
/** A page that stays until it is turned. */
export interface Leaf {
  readonly kind: "leaf";
  readonly page: FullPage;
  readonly fight: FightStory | null;
  /** Where it happened: the ship may sail on while the page is open. */
  readonly place: string;
  /** Whether it waits for a page of the story which the same answer opened before it. */
  readonly afterStory: boolean;
}
export type Moment = Draw | Leaf;

/** What a few lines of the log are shown as. */
export interface Scenes {
  readonly moments: readonly Moment[];
  readonly marks: ReadonlyMap<string, Mark>;
  /** Squares that are covered, `enemy a1`, in their order. */
  readonly strikes: readonly string[];
  readonly travel: Travel;
  /** The page of the story that was opened last; empty if none was. */
  readonly opened: string;
}

/** What a line of the log is seen as, by its kind. */
const MARKS: Readonly<Record<string, Mark>> = { damage: "hurt", fatigue: "tired", exerted: "tired", fell: "down" };
/** From the mildest to the worst: of several marks a piece shows the worst. */
const SEVERITY: readonly Mark[] = ["tired", "hurt", "down"];
/** How the party is seen to travel, by the kind of a line. */
const TRAVELS: Readonly<Record<string, Travel>> = { sailed: "ship", flew: "plane", moved: "feet" };
/** Kinds of pages that tell how a fight ended. */
const FIGHT_ENDS = new Set(["won", "fled", "lost"]);

/** What new lines are shown as; `log` is the whole known log, for a fight that began earlier, and `place` where the party is. */
export function scenesOf(fresh: readonly LogLine[], log: readonly LogLine[] = fresh, place = ""): Scenes {
  const travels = fresh.map((line) => TRAVELS[line.kind] ?? "").filter(Boolean);
  return {
    moments: [...drawsIn(fresh, log), ...leavesIn(fresh, log, place)],
    marks: marksIn(fresh),
    strikes: fresh.filter((line) => line.kind === "covered").map((line) => (line.facts?.pieces ?? []).join(" ")),
    travel: travels.at(-1) ?? "",
    opened: fresh.filter((line) => line.kind === "paragraph").at(-1)?.ref ?? "",
  };
}

/** Who suffers, each with the worst that befalls them. */
function marksIn(lines: readonly LogLine[]): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const line of lines) {
    const mark = MARKS[line.kind];
    const piece = line.facts?.pieces[0];
    if (!mark || !piece) continue;
    if (SEVERITY.indexOf(mark) >= SEVERITY.indexOf(marks.get(piece) ?? "tired")) marks.set(piece, mark);
  }
  return marks;
}

/** The draws; the line that draws a card and the line that settles it are one draw. */
function drawsIn(fresh: readonly LogLine[], log: readonly LogLine[]): Draw[] {
  const draws: Draw[] = [];
  for (const line of fresh) {
    const draw = line.facts?.draw;
    if (!draw) continue;
    const before = draws.at(-1)?.draw;
    const isSettledNow = before && !before.result && before.card === draw.card && before.kind === draw.kind;
    if (isSettledNow) draws.pop();
    draws.push({ kind: "draw", draw, givers: giversIn(log.slice(0, log.indexOf(line))) });
  }
  return draws.slice(-MAX_DRAWS);
}

/** Full pages. The end comes last, and a fight lost with the campaign is told by the end. */
function leavesIn(fresh: readonly LogLine[], log: readonly LogLine[], place: string): Leaf[] {
  const leaves: Leaf[] = [];
  let hasStory = false;
  for (const line of fresh) {
    hasStory ||= line.body.length > 0;
    const page = line.facts?.page;
    if (!page) continue;
    const fight = FIGHT_ENDS.has(page.kind) ? fightBefore(line, log) : null;
    leaves.push({ kind: "leaf", page, fight, place, afterStory: hasStory && page.kind !== "end" });
  }
  return leaves.sort((a, b) => Number(a.page.kind === "end") - Number(b.page.kind === "end"));
}
