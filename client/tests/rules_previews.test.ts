// Previews of linked entries in the rules: when they open and close, what they show, where they stand, and where the text comes from.
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { ownTimers } from "./clock.ts";
import { outline } from "./outline.ts";
import { one, recorded, window } from "./page.ts";

const { installPreviews } = await import("../src/rules/previews.ts");
const { EntryPreview } = await import("../src/rules/entry-preview.ts");
const { loadEntry } = await import("../src/rules/entry-source.ts");
const { page } = await import("../src/rules/page.ts");

const DECK = `<article class="entry"><h1>Deck</h1><p class="brief">A pile<b class="ours">*</b>.</p>
  <p id="s1">Draw <a data-entry="hand" href="hand.html#s2" id="a1">cards</a> or <a>none</a>.</p><ul class="see"><li>See</li></ul>
  <p class="legend">L</p><p class="near">N</p><p class="ids">SG-1</p><p>Last.</p></article>`;
const SEARCH = recorded("server-search").answers;

let clock: ReturnType<typeof ownTimers>;

/** A page of the rules whose files are answered from here, with a clock in the test's hand. */
function rules(t: TestContext) {
  const asked: string[] = [];
  const served = new Map<string, string>([["/en/sea/deck.html", DECK]]);
  const plain = globalThis.fetch;
  const get = (address: string): Promise<object> => {
    const path = new URL(address, "http://table.test/").pathname;
    asked.push(path);
    const html = served.get(path);
    const body = SEARCH[path];
    return html === undefined && body === undefined
      ? Promise.resolve({ ok: false, status: 404, text: () => Promise.resolve(DECK) })
      : Promise.resolve({ ok: true, text: () => Promise.resolve(html), json: () => Promise.resolve(body) });
  };
  Object.defineProperty(globalThis, "fetch", { value: get, configurable: true, writable: true });
  window.history.replaceState(null, "", "/");
  Object.assign(document.documentElement.dataset, { peek: "Preview", peekOpen: "Open", close: "Close" });
  Object.assign(page, { game: "sea", lead: "sea", lang: "en", root: "../../" });
  document.body.innerHTML = `<p id="away">away</p><a id="deck" data-entry="deck" href="deck.html">deck</a>
    <a id="other" data-entry="crew" href="crew.html">crew</a><p data-of="skies"><a id="skies" data-entry="deck" href="s.html">d</a></p>`;
  clock = ownTimers();
  t.after(() => {
    clock.stop();
    Object.defineProperty(globalThis, "fetch", { value: plain, configurable: true, writable: true });
    document.body.innerHTML = "";
  });
  return { asked, served };
}
const later = async (milliseconds: number): Promise<void> => {
  clock.pass(milliseconds);
  for (let left = 6; left; left -= 1) await new Promise((done) => setImmediate(done));
};
const link = (id = "deck"): HTMLAnchorElement => one(`#${id}`) as HTMLAnchorElement;
const isOpen = (): boolean => !one(".peek").hidden;
/** An event of a pointer, a mouse unless something else is told; whether its usual effect was prevented. */
function does(kind: string, on: Element, more: object = {}): boolean {
  const event = new window.Event(kind, { bubbles: true, cancelable: true }) as unknown as Event;
  on.dispatchEvent(Object.assign(event, { pointerType: "mouse", movementX: 0, movementY: 0, ...more }));
  return event.defaultPrevented;
}
const TOUCH = { pointerType: "touch" };

let installed = false;
/** The listeners are those of the document: once for all tests. Each test has a box of its own. */
function previews(t: TestContext): ReturnType<typeof rules> {
  const made = rules(t);
  if (!installed) installPreviews();
  else document.body.append(box);
  installed = true;
  box = one(".peek");
  t.after(() => {
    dispatchEvent(new window.Event("pagehide") as unknown as Event);
    box.remove();
  });
  return made;
}
let box: HTMLElement;

test("an entry is taken from its page, without what belongs to the page alone, its links made whole", async (t) => {
  const { asked } = previews(t);
  does("pointerover", link());
  await later(349);
  assert.deepEqual([asked, isOpen()], [[], false]);
  await later(1);

  assert.deepEqual(asked, ["/en/sea/deck.html"]);
  assert.deepEqual(outline(box), [
    "div class=peek role=dialog aria-label=Preview style=left: 8px; top: 6px;",
    " div class=peek-text",
    "  p class=peek-title",
    `   a href=${link().href} "Deck"`,
    '  p class=peek-brief id=peek-brief "A pile."',
    '  p "Draw or ."',
    '   a href=http://table.test/en/sea/hand.html#s2 "cards"',
    '   a href=http://table.test/en/sea/deck.html "none"',
    '  p "Last."',
    " div class=peek-foot",
    `  a class=peek-open href=${link().href} "Open"`,
    '  button "Close"',
  ]);
  assert.equal(link().getAttribute("aria-describedby"), "peek-brief");
});

test("pointing opens, pointing elsewhere closes after a moment, pointing into the box keeps it", async (t) => {
  const { asked } = previews(t);
  does("pointerover", link(), TOUCH);
  await later(350);
  assert.ok(!isOpen(), "a finger does not point");
  does("pointerover", link());
  await later(100);
  does("pointerover", one("#away"));
  await later(400);
  assert.ok(!isOpen(), "it was pointed at for too short a time");

  does("pointerover", link());
  await later(350);
  assert.deepEqual([isOpen(), asked], [true, []], "the text was fetched before");
  does("pointerover", one("#away"));
  await later(100);
  does("pointerover", box.querySelector(".peek-text")!);
  await later(400);
  assert.ok(isOpen());
  does("pointerover", one("#away"));
  await later(100);
  does("pointerover", link());
  await later(400);
  assert.ok(isOpen(), "the link again");
  does("pointerover", box.querySelector("a")!);
  await later(400);
  assert.ok(isOpen(), "a link in the box opens nothing");
  does("pointerover", one("#away"));
  await later(249);
  assert.ok(isOpen());
  await later(1);
  assert.ok(!isOpen());
  assert.equal(link().getAttribute("aria-describedby"), null);

  does("pointerover", link());
  await later(350);
  link().focus();
  does("pointerover", one("#away"));
  await later(400);
  assert.ok(isOpen(), "the link has the focus");
  does("pointerdown", box);
  assert.ok(isOpen());
  does("pointerdown", one("#away"));
  assert.ok(!isOpen());
  link().blur();
});

test("a long press opens a sheet, and does not follow the link nor open its menu", async (t) => {
  previews(t);
  does("pointerdown", link(), TOUCH);
  await later(300);
  does("pointermove", link(), { ...TOUCH, movementX: 1, movementY: -2 });
  await later(149);
  assert.ok(!isOpen());
  await later(1);
  assert.deepEqual([isOpen(), box.className, box.style.left, box.style.top], [true, "peek sheet", "", ""]);
  assert.equal(document.activeElement, box.querySelector("button"));
  assert.equal(link().getAttribute("aria-describedby"), null);
  does("pointerup", link(), TOUCH);
  assert.deepEqual([does("click", one("#away")), does("click", link()), does("click", link())], [false, true, false]);
  does("pointerover", one("#away"));
  await later(400);
  assert.ok(isOpen(), "a sheet stays");
  box.querySelector("button")!.click();
  assert.deepEqual([isOpen(), document.activeElement === link()], [false, true]);
  link().blur();

  for (const [kind, more] of [
    ["pointermove", { movementX: 2, movementY: 2 }],
    ["pointermove", { movementX: -4 }],
    ["pointerup", {}],
    ["pointercancel", {}],
  ] as const) {
    does("pointerdown", link(), TOUCH);
    does(kind, link(), { ...TOUCH, ...more });
    await later(500);
    assert.ok(!isOpen(), kind);
  }
  does("pointerdown", link());
  await later(500);
  assert.ok(!isOpen(), "a mouse presses to click");
  does("pointerover", link());
  does("pointermove", link(), { movementX: 9 });
  await later(350);
  assert.ok(isOpen(), "a mouse moves over what it points at");
});

test("the menu of a long press is the preview; that of a mouse stays", async (t) => {
  previews(t);
  assert.deepEqual(
    [does("contextmenu", one("#away"), TOUCH), does("contextmenu", link()), does("contextmenu", link(), TOUCH)],
    [false, false, true],
  );
  await later(0);
  assert.deepEqual([isOpen(), box.className], [true, "peek sheet"]);
  does("pointerdown", box, TOUCH);
  assert.ok(isOpen());
  does("pointerdown", one("#away"), TOUCH);
  assert.ok(!isOpen());
  does("pointerdown", link(), TOUCH);
  await later(450);
  box.querySelector("button")!.click();
  assert.equal(does("contextmenu", link(), TOUCH), true);
  await later(10);
  assert.ok(!isOpen(), "the press has opened it before");
});

test("the keyboard opens by focus, scrolls, and closes with escape", async (t) => {
  previews(t);
  const scrolled: number[][] = [];
  box.querySelector<HTMLElement>(".peek-text")!.scrollBy = ((...by: number[]) => scrolled.push(by)) as never;
  const visible = (is: boolean): void => void (link().matches = (words: string) => is && words === ":focus-visible");
  const press = (key: string): boolean => {
    const event = new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event as unknown as Event);
    return event.defaultPrevented;
  };
  visible(false);
  link().focus();
  await later(400);
  assert.ok(!isOpen(), "the focus came with a click");
  assert.equal(press("Escape"), false);
  link().blur();
  visible(true);
  link().focus();
  await later(349);
  assert.ok(!isOpen());
  await later(1);
  assert.ok(isOpen());
  assert.deepEqual(["ArrowDown", "ArrowUp", "x"].map(press), [true, true, false]);
  assert.deepEqual(scrolled, [
    [0, 60],
    [0, -60],
  ]);
  box.querySelector("button")!.focus();
  await later(400);
  assert.deepEqual([isOpen(), press("ArrowDown"), scrolled.length], [true, false, 2]);
  link().focus();
  assert.equal(press("Escape"), true);
  assert.ok(!isOpen());
  visible(true);
  link().blur();
  link().focus();
  await later(350);
  one("#other").matches = () => false;
  one("#other").focus();
  await later(249);
  assert.ok(isOpen());
  await later(1);
  assert.ok(!isOpen());
  (document.activeElement as HTMLElement).blur();
});

test("what comes after another was asked for is not shown; a failure closes", async (t) => {
  const { served } = previews(t);
  served.set("/en/skies/deck.html", DECK.replace("Deck", "Deck of the skies"));
  does("pointerover", link("skies"));
  clock.pass(350);
  dispatchEvent(new window.Event("pagehide") as unknown as Event);
  await later(0);
  assert.ok(!isOpen());
  does("pointerover", link("skies"));
  await later(350);
  assert.equal(box.querySelector(".peek-title")!.textContent, "Deck of the skies");
  link().dataset["entry"] = "nothing-of-that-name";
  does("pointerover", link());
  await later(350);
  assert.ok(!isOpen());
  link().dataset["entry"] = "";
  does("pointerover", link());
  await later(350);
  assert.ok(!isOpen());
});

test("an entry is fetched once; without its page it is what search knows; one that is nowhere is asked for again", async (t) => {
  const { asked, served } = rules(t);
  const { entries } = SEARCH["/assets/search.en.sea.json"] as {
    entries: { slug: string; title: string; brief: string }[];
  };
  const { slug, title, brief } = entries[3]!;
  assert.deepEqual(await loadEntry("sea", slug), { title, brief, blocks: [] });
  await loadEntry("sea", slug);
  const of = (path: string): number => asked.filter((each) => each === path).length;
  assert.equal(of(`/en/sea/${slug}.html`), 1);
  await assert.rejects(loadEntry("sea", "no-such-entry"), /expected the entry sea\/no-such-entry/);
  await assert.rejects(loadEntry("sea", "no-such-entry"));
  assert.equal(of("/en/sea/no-such-entry.html"), 2);
  served.set("/en/sea/no-such-entry.html", "<p>No article</p>");
  await assert.rejects(loadEntry("sea", "no-such-entry"));
  served.set("/en/sea/no-such-entry.html", '<article class="entry"><p>Text</p></article>');
  const bare = await loadEntry("sea", "no-such-entry");
  assert.deepEqual([bare.title, bare.brief, bare.blocks.length], ["", "", 1]);
});

test("the box stands under its link, or over it where there is more room, and inside the window", async (t) => {
  rules(t);
  const preview = new EntryPreview();
  const own = one(".peek");
  Object.defineProperties(own, { offsetWidth: { value: 300 }, offsetHeight: { value: 200 } });
  Object.defineProperty(document.documentElement, "clientWidth", { value: 1000, configurable: true });
  Object.assign(globalThis, { scrollX: 5, scrollY: 7 });
  t.after(() => {
    delete (document.documentElement as unknown as Record<string, unknown>)["clientWidth"];
    Object.assign(globalThis, { scrollX: 0, scrollY: 0 });
    own.remove();
  });
  const at = async (left: number, top: number, bottom: number, inLine = true): Promise<string[]> => {
    const rect = { left, top, bottom } as DOMRect;
    link().getClientRects = () => (inLine ? [rect] : []) as unknown as DOMRectList;
    link().getBoundingClientRect = () => ({ ...rect, left: left + 1 });
    await preview.open(link(), false);
    const { left: x, top: y } = own.style;
    preview.close();
    return [x, y];
  };
  assert.deepEqual(await at(100, 100, 120), ["105px", "133px"]);
  assert.deepEqual(await at(100, 100, 120, false), ["106px", "133px"]);
  assert.deepEqual(await at(900, 100, 120), ["697px", "133px"]);
  assert.deepEqual(await at(2, 100, 120), ["13px", "133px"]);
  assert.deepEqual(await at(100, 674, 694), ["105px", "707px"], "it just fits below");
  assert.deepEqual(await at(100, 675, 695), ["105px", "476px"], "over the link");
  assert.deepEqual(await at(100, 205, 800), ["105px", "813px"], "nowhere is room");
  assert.deepEqual(await at(100, 206, 800), ["105px", "7px"], "just room over it");
});
