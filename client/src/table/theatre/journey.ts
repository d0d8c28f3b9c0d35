// The path that a campaign took over the pages of the atlas.
import type { LogLine } from "../../wire";
import { spreadOf } from "../atlas/spreads.ts";

/** Kinds of log lines that say where the vessel or the party has come to. */
const ARRIVALS = new Set(["sailed", "flew", "moved", "landed"]);

/** A part of the way that lies on one spread. */
export interface Stretch {
  readonly page: number;
  readonly stops: readonly string[];
}

/** The regions or squares in their order, from the first. */
export function stopsOf(first: string, lines: readonly LogLine[]): string[] {
  const stops = [first];
  for (const { kind, facts } of lines) {
    const stop = ARRIVALS.has(kind) ? facts?.pieces[0] : "";
    if (stop && stop !== stops.at(-1)) stops.push(stop);
  }
  return stops.filter(Boolean);
}

/** The way spread by spread; `pageOf` says on which page something lies. */
export function stretchesOf(stops: readonly string[], pageOf: (ref: string) => number): Stretch[] {
  const stretches: { page: number; stops: string[] }[] = [];
  for (const stop of stops) {
    const page = pageOf(stop);
    if (!page) continue;
    const last = stretches.at(-1);
    if (last && spreadOf(last.page) === spreadOf(page)) last.stops.push(stop);
    else stretches.push({ page, stops: [stop] });
  }
  return stretches;
}
