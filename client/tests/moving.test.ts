// What moves, and for whom nothing does: a value that changes, an enemy that falls, the end of a story.
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import "./page.ts";

const { glows } = await import("../src/table/shared/glow.ts");
const { moves, scrolling } = await import("../src/table/shared/motion.ts");
const { storyEnd } = await import("../src/table/book/story-end.ts");
const { layout } = await import("../src/table/state/layout.svelte.ts");

/** A device and a person who want as much motion as this. */
function wants(t: TestContext, person: string | undefined, device = false): void {
  const plain = globalThis.matchMedia;
  const { dataset } = document.documentElement;
  const before = dataset["motion"];
  t.after(() => {
    globalThis.matchMedia = plain;
    if (before === undefined) delete dataset["motion"];
    else dataset["motion"] = before;
  });
  if (person === undefined) delete dataset["motion"];
  else dataset["motion"] = person;
  globalThis.matchMedia = ((query: string) => ({
    matches: query === "(prefers-reduced-motion: reduce)" && device,
  })) as never;
}

test("things move unless the device or the person wants less", (t) => {
  const now = (): unknown[] => [moves(), scrolling()];
  wants(t, undefined);
  assert.deepEqual(now(), [true, "smooth"]);
  wants(t, "less");
  assert.deepEqual(now(), [false, "instant"]);
  wants(t, undefined, true);
  assert.deepEqual(now(), [false, "instant"]);
});

test("a value glows when it changes, not at first, and not for whoever wants no motion", (t) => {
  wants(t, undefined);
  const played: unknown[][] = [];
  const element = { animate: (...given: unknown[]) => played.push(given) } as unknown as Element;
  let value = 1;
  const draws = glows(() => value);
  draws(element);
  draws(element);
  assert.equal(played.length, 0);
  value = 2;
  draws(element);
  draws(element);
  assert.equal(played.length, 1);
  assert.deepEqual(played[0], [
    [
      { backgroundColor: "rgb(195 167 102 / 0.85)", boxShadow: "0 0 0 4px rgb(195 167 102 / 0.6)" },
      { backgroundColor: "transparent", boxShadow: "0 0 0 4px transparent" },
    ],
    { duration: 1200, easing: "ease-out" },
  ]);
  wants(t, "less");
  value = 3;
  draws(element);
  wants(t, undefined);
  draws(element);
  assert.equal(played.length, 1);
});

test("the end of a story is reached when it is seen: after the time of reading where it needs no scrolling", (t) => {
  const plain = globalThis.IntersectionObserver;
  const panes = layout.panes;
  t.after(() => {
    globalThis.IntersectionObserver = plain;
    layout.panes = panes;
  });
  let hear: (entries: readonly object[]) => void = () => {};
  const told: unknown[] = [];
  globalThis.IntersectionObserver = class {
    constructor(heard: typeof hear) {
      hear = heard;
    }
    observe = (element: unknown): void => void told.push(element);
    disconnect = (): void => void told.push("no more");
  } as never;
  const watch = (): (() => void) =>
    storyEnd({ endReached: (wait: number) => told.push(wait) } as never, 50)("the end" as never);
  const [seen, unseen] = [{ isIntersecting: true }, { isIntersecting: false }];
  layout.panes = "wide";
  let over = watch();
  hear([seen]);
  hear([seen]);
  hear([]);
  assert.equal(told[0], "the end");
  assert.equal(told[1], 6000, "50 words of 120 milliseconds");
  assert.ok((told[2] as number) < 2000, "scrolled to");
  over();
  assert.deepEqual(told.splice(0).slice(3), ["no more"]);
  layout.panes = "phone";
  over = watch();
  hear([seen]);
  assert.equal(told.length, 1, "in a small window only whoever has scrolled there");
  hear([unseen]);
  hear([seen]);
  assert.equal(told.length, 2);
  over();
});
