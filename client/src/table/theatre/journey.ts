// The path that a campaign took over the pages of the atlas.
import type { LogLine } from "../../wire";

const STOPS = new Set(["sailed", "flew", "moved", "landed"]);

/** A part of the way that lies on one spread. */
export interface Stretch {
  readonly page: number;
  readonly stops: readonly string[];
}

/** The regions or squares in their order, from the first. */
export function stopsOf(first: string, lines: readonly LogLine[]): string[] {
  const stops = [first];
  for (const { kind, facts } of lines) {
    const stop = STOPS.has(kind) ? facts?.pieces[0] : "";
    if (stop && stop !== stops.at(-1)) stops.push(stop);
  }
  return stops.filter(Boolean);
}

/** The way spread by spread; `pageOf` says on which page something lies, a spread is two pages. */
export function stretchesOf(stops: readonly string[], pageOf: (ref: string) => number): Stretch[] {
  const stretches: { page: number; stops: string[] }[] = [];
  for (const stop of stops) {
    const page = pageOf(stop);
    if (!page) continue;
    const last = stretches.at(-1);
    if (last && Math.floor(last.page / 2) === Math.floor(page / 2)) last.stops.push(stop);
    else stretches.push({ page, stops: [stop] });
  }
  return stretches;
}
