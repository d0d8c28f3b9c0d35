// A report of what went wrong: where the campaign is, what happened last, and the table as this person sees it. It goes nowhere
// by itself: it is a file, for whoever mends the game.
import { plainText } from "../shared/plain-text.ts";
import type { Health } from "../../wire";
import type { TableState } from "../state/table.svelte.ts";

/** Most lines of the log in a report. */
const MAX_LINES = 60;
/** The sections of the scene that are reported as they are; the log is reported in words. */
const SECTIONS = [
  "headline",
  "decision",
  "menu",
  "party",
  "hands",
  "cards",
  "fight",
  "test",
  "page",
  "map",
  "vessel",
  "market",
  "port",
  "quests",
  "score",
] as const;

/** The report as JSON. */
export function reportOf(table: TableState, description: string, health: Health | null): string {
  const { scene } = table;
  const log = scene.log.slice(-MAX_LINES).map((line) => `${line.entry} ${line.kind}: ${plainText(line.text)}`);
  const sections = Object.fromEntries(SECTIONS.map((name) => [name, scene[name]]));
  const report = {
    what: description,
    version: health?.version ?? "",
    campaign: table.table?.campaign,
    game: table.table?.game,
    pack: table.table?.pack,
    settings: table.table?.settings,
    position: table.position,
    seats: table.seats,
    lang: table.lang,
    link: table.link,
    refused: table.notes.map((note) => [note.key, plainText(note.words)]),
    screen: [innerWidth, innerHeight, devicePixelRatio],
    browser: navigator.userAgent,
    log,
    scene: sections,
  };
  return JSON.stringify(report, null, 1);
}
