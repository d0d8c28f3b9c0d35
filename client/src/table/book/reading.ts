// The log lines and story pages since the player's last answer, in order.
import { plainText } from "../shared/plain-text.ts";
import { placePlate, plateOfPage } from "../plates/plate-names.ts";
import type { BookPlate, LogLine, RichText, ScenePlate, StoryPage } from "../../wire";

/** Most lines that stand before a page: of more the last are shown. */
const MAX_LINES = 12;
/** Most pages of earlier answers. */
const MAX_EARLIER_PAGES = 4;

/** A page as it was read. */
export interface PageRead {
  readonly ref: string;
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly RichText[];
  /** What was not read before in this turn, by the place of its block. */
  readonly fresh: readonly boolean[];
  /** Whether it is the page that the scene tells of. */
  readonly current: boolean;
  /** The plate of its place. */
  readonly plate: ScenePlate | null;
  /** Whether its place is seen for the first time: then the plate is shown large. */
  readonly entered: boolean;
}

/** Lines between pages, or a page. */
export type Part = { readonly lines: readonly LogLine[] } | { readonly page: PageRead };

/** What the book shows of the log. */
export interface Reading {
  /** Lines and pages of the last answer, in their order. */
  readonly parts: readonly Part[];
  /** Whether the page of the scene is among them: it is still to be read. */
  readonly current: boolean;
  /** Pages of earlier answers, the last first. */
  readonly before: readonly PageRead[];
}

/** What the headline shows, and steps of the rules that bring nothing by themselves: the log has them, the book leaves them out. */
const PROTOCOL = new Set(["turn-ends", "time", "spent-command"]);
const isPage = (line: LogLine): boolean => line.body.length > 0;

/** The blocks of earlier readings of a page in the same turn: a page that was read in another turn is read anew. */
function blocksReadThisTurn(earlierLines: readonly LogLine[], ref: string): ReadonlySet<string> {
  const turn = earlierLines.map((line) => line.kind).lastIndexOf("turn");
  const readings = earlierLines.slice(turn + 1).filter((line) => line.ref === ref);
  return new Set(readings.flatMap((line) => line.body.map(plainText)));
}

/** A page of the log, as it was told then and without a plate. */
const pageOf = (line: LogLine): PageRead => ({
  ref: line.ref,
  number: line.kind === "event" ? "" : line.ref,
  title: line.title,
  blocks: line.body,
  fresh: line.body.map(() => true),
  current: false,
  plate: null,
  entered: false,
});

/** The lines and pages since the last answer, and the pages read before it. `page` is the page of the scene. */
export function reading(log: readonly LogLine[], page: StoryPage | null, plates: readonly BookPlate[] = []): Reading {
  const start = Math.max(0, log.map((line) => line.kind === "choice" && !line.forced).lastIndexOf(true));
  const isOfScene = (line: LogLine, at: number): boolean => at >= start && isPage(line) && line.ref === page?.ref;
  const currentAt = log.map(isOfScene).lastIndexOf(true);
  const current = currentAt >= 0;
  return {
    parts: partsOf(log, start, pagesSince(log, start, currentAt, page, plates)),
    current,
    before: pagesBefore(log, start, current ? null : page),
  };
}

/** The pages of the log from `start` on, by their places in the log; the page of the scene stands at `currentAt`. */
function pagesSince(
  log: readonly LogLine[],
  start: number,
  currentAt: number,
  scenePage: StoryPage | null,
  plates: readonly BookPlate[],
): ReadonlyMap<number, PageRead> {
  const placesBefore = new Set(
    log
      .slice(0, start)
      .filter(isPage)
      .map((line) => placePlate(line.ref)),
  );
  // a plate stands once, before the first page of its place
  const placesDrawn = new Set<string>();
  const pages = new Map<number, PageRead>();
  for (const [at, line] of log.entries()) {
    if (at < start || !isPage(line)) continue;
    const isCurrent = at === currentAt;
    const blocks = isCurrent && scenePage ? scenePage.blocks : line.body;
    const known = blocksReadThisTurn(log.slice(0, at), line.ref);
    const place = placePlate(line.ref);
    const isFirstSight = scenePage && placePlate(scenePage.ref) === place ? scenePage.first_sight : true;
    pages.set(at, {
      ...pageOf(line),
      blocks,
      fresh: blocks.map((text) => !known.has(plainText(text))),
      current: isCurrent,
      plate: placesDrawn.has(place) ? null : plateOfPage(line.ref, scenePage, plates),
      entered: isFirstSight && !placesBefore.has(place),
    });
    placesDrawn.add(place);
  }
  return pages;
}

/** The pages with the lines between them, in the order of the log. */
function partsOf(log: readonly LogLine[], start: number, pages: ReadonlyMap<number, PageRead>): readonly Part[] {
  const parts: Part[] = [];
  let lines: LogLine[] = [];
  /** The lines that have gathered become a part; at first a single line, the answer itself, is no news. */
  const closeLines = (): void => {
    const isFirst = parts.length === 0;
    const news = withoutProtocol(lines);
    if (news.length >= (isFirst ? 2 : 1)) parts.push({ lines: shortened(news, isFirst) });
    lines = [];
  };
  for (const [at, line] of log.entries()) {
    if (at < start) continue;
    const page = pages.get(at);
    if (page) {
      closeLines();
      parts.push({ page });
    } else if (line.text.length) lines.push(line);
  }
  closeLines();
  return parts;
}

/** Lines without protocol, without what the table answered by itself, and without an answer that only ended a turn. */
function withoutProtocol(lines: readonly LogLine[]): readonly LogLine[] {
  const news = lines.filter((line) => !line.forced && !PROTOCOL.has(line.kind));
  return news.filter((line, at) => line.kind !== "choice" || news[at + 1]?.kind !== "turn");
}

/** The last lines of many; the first one too if it is the answer itself. */
const shortened = (lines: readonly LogLine[], keepFirst: boolean): readonly LogLine[] =>
  lines.filter((_, at) => (keepFirst && at === 0) || at > lines.length - MAX_LINES);

/**
 * Pages that were read before the last answer, the last first and each once. `scenePage` is a page of the scene that the last answer
 * did not bring: it stands first once it is closed, and not at all as long as it is open, for then the book shows it.
 */
function pagesBefore(log: readonly LogLine[], start: number, scenePage: StoryPage | null): readonly PageRead[] {
  const broughtNow = new Set(log.filter((line, at) => at >= start && isPage(line)).map((line) => line.ref));
  const pages = new Map<string, PageRead>();
  if (scenePage && !scenePage.open && !broughtNow.has(scenePage.ref)) {
    const fresh = scenePage.blocks.map(() => true);
    pages.set(scenePage.ref, { ...scenePage, fresh, current: true, entered: false });
  }
  for (const line of log.slice(0, start).filter(isPage).reverse()) {
    const isOpen = scenePage?.open === true && line.ref === scenePage.ref;
    if (isOpen || broughtNow.has(line.ref) || pages.has(line.ref)) continue;
    pages.set(line.ref, pageOf(line));
  }
  return [...pages.values()].slice(0, MAX_EARLIER_PAGES);
}
