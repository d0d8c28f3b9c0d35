// One component drawn by itself, at a table whose line is in the hand of a test: cheaper than a whole page. What is done with it
// is kept as lines: all that is drawn at first, and after each step what was sent, what was asked, and what came and went.
import type { Component } from "svelte";
import { askedOfBrowser } from "./asked_of_browser.ts";
import { LEFT_OUT_OF_PARTS, outline } from "./outline.ts";
import { asked, settled } from "./page.ts";
import { atTable, type Table } from "./table_fixture.ts";

const { mount, unmount, flushSync } = await import("svelte");
const { default: AtTable } = await import("./AtTable.svelte");
const { words } = await import("../src/table/state/words.svelte.ts");

/** What comes and goes between two drawings. */
export function differences(before: readonly string[], after: readonly string[]): string[] {
  const without = (lines: readonly string[], others: readonly string[]): string[] => {
    const left = [...others];
    return lines.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  return [
    ...without(before, after).map((line) => `  - ${line.trim()}`),
    ...without(after, before).map((line) => `  + ${line.trim()}`),
  ];
}

/** Draw a component with what it is given. */
export async function draws(name: string, part: unknown, given: object = {}, at: Table = atTable()) {
  if (!words.ready) await words.learn("en");
  askedOfBrowser();
  const target = document.body.appendChild(document.createElement("main"));
  const app = mount(AtTable, { target, props: { table: at.table, part: part as Component, given: { ...given } } });
  flushSync();
  await settled();
  const drawn = (): string[] => [...target.children].flatMap((child) => outline(child, 0, LEFT_OUT_OF_PARTS));
  let before = drawn();
  let requests = at.requests().length;
  let calls = asked.length;
  const lines = [`== ${name}`, ...before, ...askedOfBrowser().map((call) => `  ${call}`)];
  const all = (selector: string): HTMLElement[] => [...target.querySelectorAll<HTMLElement>(selector)];
  /** The one element that a selector means, or the one of them at a place. */
  const one = (selector: string, place = 0): HTMLElement => {
    const element = all(selector).at(place);
    if (!element) throw new Error(`${name}: expected ${selector}, found none`);
    return element;
  };
  /** Do something, and keep what came of it. */
  const does = async (what: string, act: () => unknown): Promise<void> => {
    const result = await act();
    flushSync();
    await settled();
    lines.push(`> ${what}${result === undefined ? "" : `: ${JSON.stringify(result)}`}`);
    for (const request of at.requests().slice(requests)) lines.push(`  sends ${JSON.stringify(request)}`);
    for (const { method, path, body } of asked.slice(calls))
      lines.push(`  asks ${method} ${path}${body === undefined ? "" : ` ${JSON.stringify(body)}`}`);
    const now = drawn();
    lines.push(...differences(before, now), ...askedOfBrowser().map((call) => `  ${call}`));
    [before, requests, calls] = [now, at.requests().length, asked.length];
  };
  const event = (kind: string, more: object): Event =>
    Object.assign(new window.Event(kind, { bubbles: true, cancelable: true }), more);
  return {
    ...at,
    target,
    lines,
    all,
    one,
    does,
    clicks: (selector: string, place = 0, more: object = {}) =>
      does(`clicks ${selector} ${place}`, () => {
        const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
        one(selector, place).dispatchEvent(click);
        return selector.includes("href") ? click.defaultPrevented : undefined;
      }),
    presses: (key: string, selector = "", more: object = {}) =>
      does(`presses ${key} ${selector} ${JSON.stringify(more)}`, () => {
        const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
        (selector ? one(selector) : document.body).dispatchEvent(press);
        return press.defaultPrevented;
      }),
    types: (selector: string, text: string, place = 0) =>
      does(`types ${text} into ${selector}`, () => {
        (one(selector, place) as HTMLInputElement).value = text;
        one(selector, place).dispatchEvent(event("input", {}));
      }),
    submits: (selector = "form", place = 0) =>
      does(`submits ${selector}`, () => {
        const submit = event("submit", {});
        one(selector, place).dispatchEvent(submit);
        return submit.defaultPrevented;
      }),
    ticks: (selector: string, on: boolean, place = 0) =>
      does(`ticks ${selector} ${place} ${on}`, () => {
        (one(selector, place) as HTMLInputElement).checked = on;
        one(selector, place).dispatchEvent(event("change", {}));
      }),
    /** Take it away; its lines. */
    gone: async (): Promise<string[]> => {
      await unmount(app);
      target.remove();
      return lines;
    },
  };
}
