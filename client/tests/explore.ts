// Uses a part that is drawn alone as somebody would who tries everything: whatever can be clicked, ticked, chosen, typed into or
// sent is used, what was used least first and of that what came last; between two of these a key is pressed. What is sent is answered.
// It is the same way each time, so that the lines can be approved: what is drawn at first, then what each step sends, asks and changes.
import { createHash } from "node:crypto";
import { ownTimers } from "./clock.ts";
import { draws } from "./part.ts";
import { wordsOf } from "./page.ts";

import type { Table } from "./table_fixture.ts";

const CAN_BE_USED = "button:not(:disabled), a[href], summary, input:not(:disabled), select, textarea, form";
const TYPED = ["12", "Lantern Oil", "3", "", "45, 7"];
const KEYS = [
  "4",
  "Backspace",
  "Enter",
  "ArrowRight",
  "ArrowDown",
  ".",
  "x",
  "Home",
  "7",
  "ArrowUp",
  "ArrowLeft",
  "Escape",
];
/** So many lines that come and go are kept of a step, and of the first drawing; the others as one digest. */
const MOST = 6;
const MOST_AT_FIRST = 60;
const LONGEST = 200;
const MOMENT = 60;

export interface Way {
  readonly steps?: number;
  /** Keys that are pressed in turn, one after each fourth step; none where a part hears none. */
  readonly keys?: readonly string[];
  /** Every so manieth request is refused. */
  readonly refuses?: number;
}

/** Until what has been set off is over. */
async function settled(): Promise<void> {
  for (let left = 2; left; left -= 1) await new Promise((done) => setImmediate(done));
}
const cut = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST)} ${digest([line])}` : line);
const digest = (lines: readonly string[]): string =>
  createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 12);
/** So many lines, each as far as it is kept, and the others as one digest. */
export const shortened = (lines: readonly string[], most: number): string[] =>
  lines.length <= most
    ? lines.map(cut)
    : [...lines.slice(0, most).map(cut), `  and ${lines.length - most} more: ${digest(lines.slice(most))}`];

const nameOf = (element: Element): string => {
  const { tagName, className } = element;
  const facts = [...element.attributes].filter(({ name }) => /^(?:data-|aria-label|name|id$)/.test(name));
  return [
    tagName.toLowerCase(),
    String(className).replace(/\s*svelte-\w+/g, ""),
    ...facts.map(({ value }) => value.replace(/^c\d+$/, "")),
    tagName === "FORM" ? "" : wordsOf(element).slice(0, 30),
  ]
    .filter(Boolean)
    .join(" ");
};

/** Use a part step by step; its lines. */
export async function explores(
  name: string,
  part: unknown,
  given: object,
  at: Table,
  way: Way = {},
): Promise<string[]> {
  const { steps = 24, keys = KEYS, refuses = 3 } = way;
  const drawn = await draws(name, part, given, at);
  const first = drawn.lines.splice(1);
  const lines = [drawn.lines.pop()!, ...shortened(first, MOST_AT_FIRST)];
  const used = new Map<string, number>();
  const clock = ownTimers();
  let answered = 0;
  let position = 8;
  /** A moment passes, in which whoever waits for the table looks again. */
  const moment = async (): Promise<void> => {
    clock.pass(MOMENT);
    await settled();
  };
  const answer = async (): Promise<void> => {
    while (drawn.waits()) {
      answered += 1;
      await (answered % refuses ? drawn.done((position += 1)) : drawn.refused("no", "Not now"));
      drawn.changed({}, position);
      await settled();
      await moment();
    }
  };
  let done = 0;
  // every fifth step is made while what the one before has sent is not answered
  const act = async (what: string, does: () => unknown): Promise<void> => {
    await drawn.does(what, async () => {
      const result = does();
      await settled();
      await moment();
      if ((done += 1) % 5) await answer();
      return result;
    });
    const [step, ...rest] = drawn.lines.splice(0);
    lines.push(cut(step!), ...shortened(rest, MOST));
  };
  for (let step = 0; step < steps; step += 1) {
    const elements = drawn.all(CAN_BE_USED).map((element) => ({ element, called: nameOf(element) }));
    const times = ({ called }: (typeof elements)[number]): number => used.get(called) ?? 0;
    const next = elements.reduceRight<(typeof elements)[number] | undefined>(
      (best, one) => (best && times(best) <= times(one) ? best : one),
      undefined,
    );
    if (!next) break;
    const { element, called } = next;
    const count = times(next);
    used.set(called, count + 1);
    await act(`uses ${called}`, () => uses(element, count));
    if (keys.length && step % 4 === 3) {
      const key = keys[Math.floor(step / 4) % keys.length]!;
      const hears = drawn.all("[tabindex='-1'], [role=group], [role=listbox], [role=tablist], [role=grid]").at(-1);
      await act(`presses ${key}`, () => {
        const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        const pressed = step % 8 === 3 && element.isConnected ? element : hears;
        (pressed ?? drawn.target).dispatchEvent(press);
        return press.defaultPrevented;
      });
    }
  }
  clock.stop();
  await drawn.gone();
  return lines;
}

/** Use an element once more. */
function uses(element: HTMLElement, times: number): unknown {
  const field = element as HTMLInputElement;
  const tell = (kind: string): boolean => field.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }));
  if (element.tagName === "FORM") return !tell("submit");
  if (element.tagName === "SELECT") {
    const options = [...element.querySelectorAll("option")];
    field.value = options[(times + 1) % options.length]?.value ?? "";
    return void tell("change");
  }
  if (
    element.tagName === "TEXTAREA" ||
    (element.tagName === "INPUT" && !/^(?:checkbox|radio|file)$/.test(field.type))
  ) {
    field.value = TYPED[times % TYPED.length]!;
    tell("input");
    return void tell("change");
  }
  if (field.type === "file") return undefined;
  let isPrevented: boolean | undefined;
  const leave = (event: Event): void => {
    isPrevented = event.defaultPrevented;
    event.preventDefault(); // the page of the test stays
  };
  const isLink = element.tagName === "A";
  if (isLink) document.addEventListener("click", leave, { once: true });
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return isPrevented;
}
