// The page of results, the first pages and links of the rules, and where their data comes from when they are opened as files.
import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { ownTimers } from "./clock.ts";
import { approved } from "./approved.ts";
import { outline } from "./outline.ts";
import { all, one, recorded, settled, types, window, wordsOf } from "./page.ts";

Object.assign(document.documentElement.dataset, {
  ...{ root: "", langs: "en fr de", sea: "Sleeping Gods", skies: "Distant Skies", card: "card", found: "found" },
  ...{ nothing: "Nothing was found", copied: "Copied", results: "Results" },
});
document.documentElement.lang = "en";
const { allSearchData, loadSearchData, loadWhenIdle, postToParent } = await import("../src/rules/data.ts");
const { findPage } = await import("../src/rules/find-page.ts");
const { redirectToLanguage, showLastGame } = await import("../src/rules/home.ts");
const { copyLinks, keepPlace } = await import("../src/rules/links.ts");
const { applyTableTheme } = await import("../src/rules/light.ts");
const { linkTo, page, rememberGame, word } = await import("../src/rules/page.ts");

const DATA = Object.fromEntries(
  Object.entries(recorded("server-search").answers).map(([path, body]) => [
    path.replace("/assets/", "").replace(".json", ""),
    JSON.stringify(body),
  ]),
);
/** The page lies elsewhere for a while. */
function at(t: TestContext, address: string): { replaced: string[] } {
  const replaced: string[] = [];
  const here = Object.getOwnPropertyDescriptor(globalThis, "location")!;
  const value = Object.assign(new URL(address), { replace: (to: string) => void replaced.push(to) });
  Object.defineProperty(globalThis, "location", { value, configurable: true });
  t.after(() => Object.defineProperty(globalThis, "location", here));
  return { replaced };
}

test("search data that cannot be had is asked for again by the next question", async (t) => {
  const asked: string[] = [];
  const plain = globalThis.fetch;
  t.after(() => void (globalThis.fetch = plain));
  globalThis.fetch = ((address: string) => (asked.push(address), Promise.resolve({ ok: false, status: 503 }))) as never;
  await assert.rejects(loadSearchData(), /expected search\.en\.sea, got 503/);
  await assert.rejects(allSearchData());

  assert.deepEqual(asked, [
    "assets/search.en.sea.json",
    "assets/words.en.json",
    "assets/search.en.sea.json",
    "assets/words.en.json",
  ]);
});

test("the data is loaded when the page is idle, or in a moment where no browser says when that is", (t) => {
  const [idle, timers]: [unknown[][], unknown[]] = [[], []];
  const plain = globalThis.setTimeout;
  t.after(() => {
    globalThis.setTimeout = plain;
    delete (globalThis as unknown as Record<string, unknown>)["requestIdleCallback"];
  });
  delete (globalThis as unknown as Record<string, unknown>)["requestIdleCallback"];
  globalThis.setTimeout = ((_: unknown, wait: number) => timers.push(wait)) as never;
  loadWhenIdle();
  Object.assign(globalThis, { requestIdleCallback: (...given: unknown[]) => idle.push(given) });
  loadWhenIdle();

  assert.deepEqual([timers, idle.map(([, options]) => options)], [[500], [{ timeout: 3000 }]]);
});

test("a page that was opened as a file gets its data from a frame, the leading game first", async (t) => {
  at(t, "file:///rules/en/sea/index.html");
  page.lead = "skies";
  let more = 0;
  const loading = loadSearchData(() => (more += 1));
  await settled();
  const frame = one("iframe");
  assert.deepEqual(
    ["src", "hidden", "title", "tabindex"].map((name) => frame.getAttribute(name)),
    ["en/search-data.html", "", "Results", "-1"],
  );
  const posts = (source: unknown, data: unknown): void =>
    void dispatchEvent(Object.assign(new window.Event("message") as unknown as Event, { source, data }));
  const { contentWindow } = frame as HTMLIFrameElement;
  posts({}, { "search.en.skies": "{}" });
  posts(contentWindow, "a word");
  assert.equal(all("iframe").length, 1, "somebody else posted that");
  posts(contentWindow, DATA);
  const data = await loading;
  assert.deepEqual(
    data.indexes.map((index) => index.game),
    ["skies"],
  );
  assert.equal(data.isKnown("banana"), true);
  await allSearchData();
  assert.deepEqual([data.indexes.map((index) => index.game), all("iframe").length, more], [["skies", "sea"], 0, 0]);
  assert.deepEqual(
    [[...data.sentences.keys()], [...data.cards.keys()]],
    [
      ["skies", "sea"],
      ["skies", "sea"],
    ],
  );
  page.lead = "sea";
});

test("the page of the data posts it to the page that has it in a frame, if both are files", (t) => {
  const posted: unknown[][] = [];
  const before = Object.getOwnPropertyDescriptor(globalThis, "parent")!;
  t.after(() => Object.defineProperty(globalThis, "parent", before));
  const inFrame = (value: unknown): void =>
    void Object.defineProperty(globalThis, "parent", { value, configurable: true });
  const outer = { postMessage: (...given: unknown[]) => posted.push(given) };
  const templates =
    '<template class="search-data" id="words.en">{"a":1}</template><template class="search-data" id="b">2</template>';
  document.body.innerHTML = templates;
  inFrame(outer);
  postToParent();
  at(t, "file:///rules/en/search-data.html");
  inFrame(Object.assign(globalThis, outer));
  postToParent();
  inFrame(outer);
  document.body.innerHTML = "";
  postToParent();
  assert.deepEqual(posted, []);
  document.body.innerHTML = templates;
  postToParent();

  assert.deepEqual(posted, [[{ "words.en": '{"a":1}', b: "2" }, "*"]]);
});

test("the page of results answers the question in its address, keeps it there, and follows what is typed", async () => {
  page.game = null;
  window.history.replaceState(null, "", "/en/find.html?q=active%20player");
  document.body.innerHTML =
    '<form class="search"><input type="search"></form><a class="language" href="../fr/find.html">FR</a><ol id="results"></ol>';
  const input = one("input") as HTMLInputElement;
  const list = one("#results");
  findPage(list, input);
  await settled();
  const drawn = outline(document.body);
  assert.equal((one("a.language") as HTMLAnchorElement).search, "?q=active+player");
  assert.equal(list.dataset["of"], "active player");
  await types(input, "deck");
  assert.equal(window.location.search, "?q=deck");
  drawn.push("-- deck", ...outline(document.body));
  await types(input, "zzzzqq");
  drawn.push("-- zzzzqq", ...outline(document.body));
  await types(input, " ");
  drawn.push("-- nothing", ...outline(document.body));
  assert.equal(window.location.search, "?q=+");
  await types(input, "");
  assert.equal(window.location.search, "");
  const submit = new window.Event("submit", { cancelable: true }) as unknown as Event;
  one("form").dispatchEvent(submit);
  assert.ok(submit.defaultPrevented);
  page.game = "sea";
  await types(input, "deck");
  drawn.push("-- deck, in a page of the sea", ...outline(list));

  approved("rules-find", drawn);
});

test("the doors lead to the language last used, else to one that is read, else to the first", (t) => {
  const { replaced } = at(t, "http://table.test/");
  const reads = (...languages: string[]): void =>
    void Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
  document.body.innerHTML = '<main class="doors"></main>';
  localStorage.clear();
  reads("nl-BE", "de-CH", "fr");
  assert.equal(redirectToLanguage(), true);
  reads("nl");
  redirectToLanguage();
  page.lang = "fr";
  rememberGame();
  page.lang = "en";
  redirectToLanguage();
  document.body.innerHTML = "<main></main>";
  assert.equal(redirectToLanguage(), false);

  assert.deepEqual(replaced, ["de/index.html", "en/index.html", "fr/index.html"]);
});

test("home shows the game that is named, else the one last used, else the first; the other is a click away", async () => {
  const scrolled: unknown[] = [];
  Object.assign(globalThis, { scrollTo: (...to: unknown[]) => scrolled.push(to) });
  const opens = (hash: string): void => {
    window.history.replaceState(null, "", `/en/index.html${hash}`);
    document.body.innerHTML = `<p class="games"><a href="#sea">Sea</a><a href="#skies">Skies</a></p>
      <form class="search" action="find.html"></form><div class="home">
      <div id="sea" data-of="sea"></div><div id="skies" data-of="skies"></div></div>`;
    showLastGame();
  };
  const shown = (): unknown[] => [
    all(".home > div").map((part) => part.hidden),
    all(".games a").map((link) => link.getAttribute("aria-current")),
    document.documentElement.dataset["game"],
    page.lead,
    one("form.search").getAttribute("action"),
  ];
  const SEA = [[false, true], ["true", null], "sea", "sea", "sea/find.html"];
  const SKIES = [[true, false], [null, "true"], "skies", "skies", "skies/find.html"];
  localStorage.clear();
  opens("");
  assert.deepEqual(shown(), SEA);
  one(".games a", "Skies").click();
  assert.deepEqual(shown(), SKIES);
  const data = await loadSearchData();
  assert.deepEqual(
    data.indexes.map((index) => index.game),
    ["skies", "sea"],
  );
  opens("");
  assert.deepEqual([shown(), scrolled], [SKIES, []], "the game last used");
  opens("#sea");
  assert.deepEqual([shown(), scrolled], [SEA, [[0, 0]]]);
  opens("#nothing");
  assert.deepEqual(shown(), SKIES);
  const click = new window.MouseEvent("click", { bubbles: true, cancelable: true }) as unknown as Event;
  one(".games a", "Sea").dispatchEvent(click);
  assert.ok(click.defaultPrevented);
  document.body.innerHTML = "";
  showLastGame();
  assert.deepEqual([page.lead, document.documentElement.dataset["game"]], ["sea", "sea"]);
});

test("a click on a title or an id copies its address, and says so for a moment", async (t) => {
  const clock = ownTimers();
  t.after(() => clock.stop());
  const copied: string[] = [];
  let refuses = false;
  const clipboard = {
    writeText: (text: string) => (copied.push(text), refuses ? Promise.reject(new Error("no")) : Promise.resolve()),
  };
  const browser = (value: object): void =>
    void Object.defineProperty(globalThis, "navigator", { value, configurable: true });
  browser({ clipboard });
  window.history.replaceState(null, "", "/en/sea/deck.html");
  document.body.innerHTML = `<h1><a href="#top">Deck</a></h1><p class="ids"><a href="#SG-1">SG-1</a></p><p><a href="#x">x</a></p>`;
  copyLinks();
  const toast = one(".toast");
  assert.equal(toast.getAttribute("role"), "status");
  const click = async (selector: string, more: object = {}): Promise<boolean> => {
    const event = new window.MouseEvent("click", { bubbles: true, cancelable: true, ...more }) as unknown as Event;
    one(selector).dispatchEvent(event);
    await new Promise((done) => setImmediate(done));
    return event.defaultPrevented;
  };
  assert.equal(await click("p:last-of-type a"), false);
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) await click("h1 a", { [key]: true });
  assert.deepEqual(copied, []);
  refuses = true;
  await click(".ids a");
  assert.equal(toast.textContent, "");
  refuses = false;
  assert.equal(await click(".ids a"), false);
  assert.equal(toast.textContent, "Copied");
  clock.pass(2499);
  assert.equal(toast.textContent, "Copied");
  clock.pass(1);
  assert.equal(toast.textContent, "");
  window.history.replaceState(null, "", "/en/sea/deck.html");
  assert.equal(await click("h1 a"), true);
  assert.equal(window.location.hash, "#top");
  const own = "http://table.test/en/sea/deck.html";
  assert.deepEqual(copied, [`${own}#SG-1`, `${own}#SG-1`, `${own}#top`]);
  browser({});
  await click(".ids a");
  assert.equal(copied.length, 3);
});

test("the link to the other language has the place of this page from the beginning", () => {
  window.history.replaceState(null, "", "/en/sea/deck.html#s2");
  document.body.innerHTML = '<a class="language" href="../fr/deck.html">FR</a>';
  keepPlace();
  assert.equal((one("a.language") as HTMLAnchorElement).hash, "#s2");
  document.body.innerHTML = "";
  keepPlace();
});

test("words that a page does not have are called by their name; a link leads to an entry or a place in it", (t) => {
  assert.deepEqual([word("found"), word("nowhere")], ["found", "nowhere"]);
  assert.deepEqual([linkTo("sea", "deck"), linkTo("sea", "deck", "s1")], ["en/sea/deck.html", "en/sea/deck.html#s1"]);
  localStorage.setItem("sleeping-gods", '{"light":"auto"}');
  applyTableTheme();
  assert.equal(document.documentElement.dataset["light"], undefined);
  localStorage.setItem("sleeping-gods", '{"light":"dark"}');
  applyTableTheme();
  assert.equal(document.documentElement.dataset["light"], "dark");
  const kept = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;
  t.after(() => Object.defineProperty(globalThis, "localStorage", kept));
  Object.defineProperty(globalThis, "localStorage", { value: null, configurable: true });
  applyTableTheme();
  assert.equal(wordsOf(document.body), "");
});
