// Merges choices that differ only in a person or card into one line with a chip for each.
import type { ChoiceLine, RichText, Span } from "../../wire";
import { plainText } from "../shared/plain-text.ts";

/** A choice on a line that it shares with others. */
export interface Chip {
  readonly line: ChoiceLine;
  /** Whom or what the choice is about. */
  readonly name: string;
  /** The parts of its cost and effect that most of the other choices do not share. */
  readonly detail: RichText;
}

/** Choices that differ in a name alone, as one line. */
export interface Alike {
  readonly key: string;
  /** The words that all of them share, with a gap for the name. */
  readonly label: RichText;
  /** The parts of cost and effect that most of them share; empty where each has its own. */
  readonly detail: RichText;
  readonly chips: readonly Chip[];
}

/** A line of the menu as it is drawn: one choice, or several alike. */
export type Entry = { readonly line: ChoiceLine } | { readonly alike: Alike };

/** Stands for the name that varies. */
const GAP = "…";

/** What is left of a choice without the name that varies. */
interface Template {
  /** Equal for all choices that differ by that name alone. */
  readonly key: string;
  readonly label: RichText;
  readonly name: string;
}

/** A choice without the one name that varies, the last of several; null if it names nothing that varies. */
function templateOf(line: ChoiceLine, varies: (ref: string) => boolean): Template | null {
  const words = line.notation.split(" ");
  const nameAt = line.label
    .map(([kind, , ref]) => kind === "piece" && varies(ref) && words.includes(ref))
    .lastIndexOf(true);
  const nameSpan = line.label[nameAt];
  if (!nameSpan) return null;
  const [, name, nameRef] = nameSpan;
  const label: RichText = line.label.map((span, at) => (at === nameAt ? ["plain", GAP, ""] : span));
  const notation = words.map((word) => (word === nameRef ? GAP : word)).join(" ");
  return { key: `${line.seat} ${notation} ${plainText(label)}`, label, name };
}

/** A choice that fits a template. */
interface Match {
  readonly line: ChoiceLine;
  readonly template: Template;
}

/**
 * The lines in their order, but `least` of them or more that differ by one name alone are one entry, which stands where the first
 * of them stood.
 */
export function together(
  lines: readonly ChoiceLine[],
  varies: (ref: string) => boolean,
  least: number,
): readonly Entry[] {
  const templates = new Map(lines.map((line) => [line, templateOf(line, varies)]));
  const byKey = matchesByKey(templates);
  return lines.flatMap((line): readonly Entry[] => {
    const matches = byKey.get(templates.get(line)?.key ?? "") ?? [];
    const [first] = matches;
    if (!first || matches.length < least) return [{ line }];
    return first.line === line ? [{ alike: alikeOf(first, matches) }] : [];
  });
}

/** The choices that fit a template, by its key. */
function matchesByKey(templates: ReadonlyMap<ChoiceLine, Template | null>): ReadonlyMap<string, readonly Match[]> {
  const byKey = new Map<string, Match[]>();
  for (const [line, template] of templates) {
    if (!template) continue;
    byKey.set(template.key, [...(byKey.get(template.key) ?? []), { line, template }]);
  }
  return byKey;
}

/** What separates the parts of a detail. */
const SEPARATOR = "; ";

/** The parts of a detail: what it costs, what it does. */
function partsOf(detail: RichText): RichText[] {
  const parts: Span[][] = [[]];
  for (const [kind, words, ref] of detail) {
    const pieces = kind === "plain" ? words.split(SEPARATOR) : [words];
    for (const [at, piece] of pieces.entries()) {
      if (at) parts.push([]);
      if (piece) parts.at(-1)!.push([kind, piece, ref]);
    }
  }
  return parts.filter((part) => part.length);
}

/** Parts as one detail again; plain words that follow one another are one span. */
function joined(parts: readonly RichText[]): RichText {
  const between: Span = ["plain", SEPARATOR, ""];
  const spans: Span[] = [];
  for (const span of parts.flatMap((part, at) => (at ? [between, ...part] : [...part]))) {
    const last = spans.at(-1);
    if (span[0] === "plain" && last?.[0] === "plain") spans[spans.length - 1] = ["plain", last[1] + span[1], ""];
    else spans.push(span);
  }
  return spans;
}

/** Whether a part is the same in more than half of the details, each of which has as many parts. */
function isUsual(part: RichText, at: number, details: readonly (readonly RichText[])[]): boolean {
  const words = plainText(part);
  return details.filter((parts) => plainText(parts[at] ?? []) === words).length * 2 > details.length;
}

/** Merges matching choices: parts of the detail that most of them share are said once, the others on their chips. */
function alikeOf(first: Match, matches: readonly Match[]): Alike {
  const { key, label } = first.template;
  const details = matches.map(({ line }) => partsOf(line.detail));
  const isComparable = details.every((parts) => parts.length === details[0]?.length);
  const usual = isComparable
    ? (details[0] ?? []).map((_, at) => details.find((parts) => isUsual(parts[at] ?? [], at, details))?.[at] ?? [])
    : [];
  const own = (parts: readonly RichText[]): RichText[] =>
    parts.filter((part, at) => plainText(part) !== plainText(usual[at] ?? []));
  return {
    key,
    label,
    detail: joined(usual.filter((part) => part.length)),
    chips: matches.map(({ line, template }, at) => ({
      line,
      name: template.name,
      detail: joined(own(details[at] ?? [])),
    })),
  };
}
