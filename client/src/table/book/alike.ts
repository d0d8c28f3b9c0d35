// Merges choices that differ only in a person or card into one line with a chip for each.
import type { ChoiceLine, RichText } from "../../wire";

export interface Chip {
  readonly line: ChoiceLine;
  /** Whom or what the choice is about. */
  readonly name: string;
  /** What it costs and does, where that is not the same for all. */
  readonly detail: RichText;
}

export interface Alike {
  readonly key: string;
  /** What all say, with a gap for the name. */
  readonly label: RichText;
  /** What all cost and do; empty where each has its own. */
  readonly detail: RichText;
  readonly chips: readonly Chip[];
}

export type Entry = { readonly line: ChoiceLine } | { readonly alike: Alike };

export const wordsOf = (text: RichText): string => text.map(([, words]) => words).join("");

interface Template {
  readonly key: string;
  readonly label: RichText;
  readonly name: string;
}

/** A choice without the one name that varies; the last of several. */
function templateOf(line: ChoiceLine, varies: (ref: string) => boolean): Template | null {
  const words = line.notation.split(" ");
  const at = line.label
    .map(([kind, , ref]) => kind === "piece" && varies(ref) && words.includes(ref))
    .lastIndexOf(true);
  const run = line.label[at];
  if (!run) return null;
  const label: RichText = line.label.map((span, place) => (place === at ? ["plain", "…", ""] : span));
  const notation = words.map((word) => (word === run[2] ? "…" : word)).join(" ");
  return { key: `${line.seat} ${notation} ${wordsOf(label)}`, label, name: run[1] };
}

/** The lines in their order, those that differ by one name alone put together where there are at least so many. */
export function together(
  lines: readonly ChoiceLine[],
  varies: (ref: string) => boolean,
  least: number,
): readonly Entry[] {
  const byTemplate = new Map<string, { readonly template: Template; readonly line: ChoiceLine }[]>();
  for (const line of lines) {
    const template = templateOf(line, varies);
    if (!template) continue;
    const known = byTemplate.get(template.key);
    if (known) known.push({ template, line });
    else byTemplate.set(template.key, [{ template, line }]);
  }
  const entries: Entry[] = [];
  for (const line of lines) {
    const key = templateOf(line, varies)?.key ?? "";
    const all = byTemplate.get(key);
    if (!all || all.length < least) entries.push({ line });
    else if (all[0]?.line === line) entries.push({ alike: alikeOf(key, all) });
  }
  return entries;
}

function alikeOf(key: string, all: readonly { readonly template: Template; readonly line: ChoiceLine }[]): Alike {
  const detail = all[0]?.line.detail ?? [];
  const isShared = all.every(({ line }) => wordsOf(line.detail) === wordsOf(detail));
  return {
    key,
    label: all[0]?.template.label ?? [],
    detail: isShared ? detail : [],
    chips: all.map(({ template, line }) => ({ line, name: template.name, detail: isShared ? [] : line.detail })),
  };
}
