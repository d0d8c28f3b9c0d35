// What a document without a screen would only forget: what is scrolled, focused, animated, and listened for once. Kept as lines.
import { window, wordsOf } from "./page.ts";

const CALLS = ["focus", "scrollIntoView", "scrollTo", "scrollBy", "animate", "setPointerCapture", "showModal"] as const;
/** What has been asked so far; whoever reads it takes it away. */
const calls: string[] = [];
export const askedOfBrowser = (): string[] => calls.splice(0);

const nameOf = (element: Element): string =>
  [
    element.tagName.toLowerCase(),
    element.className,
    element.id.replace(/^c\d+$/, ""),
    element === document.body ? "" : wordsOf(element).slice(0, 20), // which holds what other tests have drawn
  ]
    .map((part) => String(part).replace(/\s*svelte-\w+/g, ""))
    .filter(Boolean)
    .join(" ");
const shown = (value: unknown): string => JSON.stringify(value) ?? "";

for (const name of CALLS) {
  const owner = (["focus", "showModal"].includes(name) ? window.HTMLElement : window.Element).prototype;
  const holders = [owner, window.HTMLDialogElement.prototype, window.SVGElement.prototype] as unknown as Record<
    string,
    (...given: unknown[]) => unknown
  >[];
  for (const holder of holders) {
    const plain = Object.hasOwn(holder, name) ? holder[name] : undefined;
    if (!plain) continue;
    holder[name] = function (this: Element, ...given: unknown[]) {
      calls.push(`${name} ${nameOf(this)} ${given.map(shown).join(" ")}`.trim());
      return plain.apply(this, given);
    };
  }
}
type Listens = (...given: unknown[]) => void;
/** The same, and kept where it is for a while: once, or until somebody ends it. */
const noted = (plain: Listens): Listens =>
  function (this: unknown, ...given: unknown[]) {
    const how = given[2] as { once?: boolean; signal?: unknown; passive?: boolean } | undefined;
    if (typeof how === "object" && (how.once !== undefined || how.signal))
      calls.push(`hears ${String(given[0])} ${how.once ? "once" : "until it is gone"} ${how.passive ?? ""}`.trim());
    plain.apply(this, given);
  };
const targets = window.EventTarget.prototype as unknown as { addEventListener: Listens };
targets.addEventListener = noted(targets.addEventListener);
Object.assign(globalThis, { addEventListener: noted(globalThis.addEventListener as Listens) });
