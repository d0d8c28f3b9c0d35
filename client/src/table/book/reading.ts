// The log lines and story pages since the player's last answer, in order.
import { plainText } from "../shared/plain-text.ts";
import { placePlate, plateOfPage } from "../plates/plate-names.ts";
import type { BookPlate, LogLine, RichText, ScenePlate, StoryPage } from "../../wire";

const MAX_PAGES = 12;
const BEFORE = 4;

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

export type Part = { readonly lines: readonly LogLine[] } | { readonly page: PageRead };

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
function seen(earlier: readonly LogLine[], ref: string): ReadonlySet<string> {
  const turn = earlier.map((line) => line.kind).lastIndexOf("turn");
  return new Set(
    earlier
      .slice(turn + 1)
      .filter((line) => line.ref === ref)
      .flatMap((line) => line.body.map(plainText)),
  );
}

function pageOf(
  line: LogLine,
  blocks: readonly RichText[],
  known: ReadonlySet<string>,
  current: boolean,
  plate: ScenePlate | null = null,
  entered = false,
): PageRead {
  const fresh = blocks.map((text) => !known.has(plainText(text)));
  const number = line.kind === "event" ? "" : line.ref;
  return { ref: line.ref, number, title: line.title, blocks, fresh, current, plate, entered };
}

/** What the last answer brought, and what was read before it. */
export function reading(log: readonly LogLine[], page: StoryPage | null, plates: readonly BookPlate[] = []): Reading {
  const answers = log.map((line, at) => (line.kind === "choice" && !line.forced ? at : -1));
  const start = Math.max(0, ...answers);
  const pages = log.flatMap((line, at) => (isPage(line) ? [at] : []));
  const last = page ? (pages.filter((at) => at >= start && log[at]!.ref === page.ref).at(-1) ?? -1) : -1;
  const parts: Part[] = [];
  let lines: LogLine[] = [];
  /** Places of which pages were read before the last answer, and with it: a plate stands once, before the first of them. */
  const been = new Set(pages.filter((at) => at < start).map((at) => placePlate(log[at]!.ref)));
  const drawn = new Set<string>();
  const close = (least: number): void => {
    const shown = short(thinned(lines), least, parts.length === 0);
    if (shown.length) parts.push({ lines: shown });
    lines = [];
  };
  for (let at = start; at < log.length; at += 1) {
    const line = log[at]!;
    if (isPage(line)) {
      close(parts.length ? 1 : 2);
      const current = at === last;
      const blocks = current && page ? page.blocks : line.body;
      const place = placePlate(line.ref);
      const plate = drawn.has(place) ? null : plateOfPage(line.ref, page, plates);
      const isFirst = page && placePlate(page.ref) === place ? page.first_sight : true;
      drawn.add(place);
      const known = seen(log.slice(0, at), line.ref);
      parts.push({ page: pageOf(line, blocks, known, current, plate, isFirst && !been.has(place)) });
    } else if (line.text.length) lines.push(line);
  }
  close(parts.length ? 1 : 2);
  return { parts, current: last >= 0, before: earlier(log, pages, start, page, last >= 0) };
}

/** Lines without protocol, without what the table answered by itself, and without an answer that only ended a turn. */
function thinned(lines: readonly LogLine[]): readonly LogLine[] {
  const news = lines.filter((line) => !line.forced && !PROTOCOL.has(line.kind));
  return news.filter((line, at) => line.kind !== "choice" || news[at + 1]?.kind !== "turn");
}

/** Of many lines the last, and the answer that they came of; nothing if there are too few to be news. */
function short(lines: readonly LogLine[], least: number, first: boolean): readonly LogLine[] {
  if (lines.length < least) return [];
  return lines.filter((_, at) => (first && at === 0) || at > lines.length - MAX_PAGES);
}

/** Pages that were read before the last answer, each once; what the scene calls the last one read is the first of them. */
function earlier(
  log: readonly LogLine[],
  pages: readonly number[],
  start: number,
  page: StoryPage | null,
  current: boolean,
): readonly PageRead[] {
  const now = new Set(pages.filter((at) => at >= start).map((at) => log[at]!.ref));
  const known = new Map<string, PageRead>();
  if (page && !page.open && !current && !now.has(page.ref))
    known.set(page.ref, { ...page, fresh: page.blocks.map(() => true), current: true, entered: false });
  for (const at of [...pages].reverse()) {
    const line = log[at]!;
    if (at >= start || now.has(line.ref) || known.has(line.ref) || (page?.open && line.ref === page.ref)) continue;
    known.set(line.ref, pageOf(line, line.body, new Set(), false));
  }
  return [...known.values()].slice(0, BEFORE);
}
