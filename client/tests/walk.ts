// Uses everything on a page that can be clicked, one after the other, and says what each does: what is sent, asked for, and drawn.
import { outline } from "./outline.ts";
import { all, asked, clicks, sent, settled, wordsOf } from "./page.ts";

const CAN_BE_CLICKED = "button, a[href], summary, input[type=checkbox], input[type=radio], select";
/** So many lines of what comes and goes are named. */
const MOST = 8;

const known = new Map<string, string[]>();
/** The outline of the page; a page that has been seen before is not looked at again. */
function drawn(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(
    ({ value, checked }) => `${value} ${checked}`,
  );
  const html = document.body.innerHTML + fields.join();
  const lines = known.get(html) ?? outline(document.body);
  known.set(html, lines);
  return lines;
}

const nameOf = (element: Element): string =>
  [
    element.tagName.toLowerCase(),
    (element.getAttribute("class") ?? "").replace(/\s*svelte-\w+/g, "").trim(),
    element.getAttribute("aria-label") || element.getAttribute("data-choice") || wordsOf(element).slice(0, 60),
  ]
    .filter(Boolean)
    .join(" ");

/** What comes and goes between two drawings. */
function differences(before: readonly string[], after: readonly string[]): string[] {
  const count = (lines: readonly string[]) =>
    lines.reduce((sum, line) => sum.set(line, (sum.get(line) ?? 0) + 1), new Map<string, number>());
  if (before === after) return [];
  const [old, now] = [count(before), count(after)];
  const gone = [...old].flatMap(([line, times]) => Array<string>(Math.max(0, times - (now.get(line) ?? 0))).fill(line));
  const come = [...now].flatMap(([line, times]) => Array<string>(Math.max(0, times - (old.get(line) ?? 0))).fill(line));
  const some = (sign: string, lines: readonly string[]) => [
    ...lines.slice(0, MOST).map((line) => `  ${sign} ${line.trim().slice(0, 160)}`),
    ...(lines.length > MOST ? [`  ${sign} and ${lines.length - MOST} more`] : []),
  ];
  return [...some("-", gone), ...some("+", come)];
}

/** Of things that look alike so many are clicked. */
const ALIKE = 2;

/** Click what can be clicked below an element, two of each kind; `again` brings back what a click has closed. */
export async function walk(within: string, again: () => Promise<void> = async () => {}): Promise<string[]> {
  const lines: string[] = [];
  const clickable = (): Element[] => all(within).flatMap((element) => [...element.querySelectorAll(CAN_BE_CLICKED)]);
  const clicked = new Map<string, number>();
  const many = clickable().length;
  for (let at = 0; at < many; at += 1) {
    const element = clickable()[at];
    if (!element) break;
    const kind = `${element.tagName} ${element.className} ${element.parentElement?.className} ${element.getAttribute("aria-pressed")}`;
    clicked.set(kind, (clicked.get(kind) ?? 0) + 1);
    if (clicked.get(kind)! > ALIKE) continue;
    const [before, requests, http] = [drawn(), sent().length, asked.length];
    lines.push(nameOf(element));
    await clicks(element);
    for (const request of sent().slice(requests)) lines.push(`  sends ${JSON.stringify({ ...request, id: "" })}`);
    for (const { method, path, body } of asked.slice(http))
      lines.push(`  asks ${method} ${path}${body === undefined ? "" : ` ${JSON.stringify(body)}`}`);
    lines.push(...differences(before, drawn()));
    await again();
    await settled();
  }
  return lines;
}
