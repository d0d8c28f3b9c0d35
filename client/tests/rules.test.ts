// The pages of the rules: search while one types, the page of results, A to Z with a filter.
import assert from "node:assert/strict";
import { test } from "node:test";
import { approved } from "./approved.ts";
import { outline } from "./outline.ts";
import { all, answers, one, presses, recorded, settled, types, window, wordsOf } from "./page.ts";

const html = document.documentElement;
html.lang = "en";
Object.assign(html.dataset, {
  game: "sea",
  root: "../../",
  langs: "en fr de",
  sea: "Sleeping Gods",
  skies: "Distant Skies",
  card: "card",
  found: "found",
  nothing: "Nothing was found",
  filter: "Only",
  filtered: "names",
  filteredNone: "No name",
});
for (const [path, answer] of Object.entries(recorded("server-search").answers)) answers.set(`GET ${path}`, answer);
document.body.innerHTML = `
  <form class="search"><input type="search"></form>
  <main class="a-z"><p class="jumps"><a href="#letter-a">A</a><a href="#letter-d">D</a></p>
    <section id="letter-a"><ul><li><a href="#actions">Actions</a></li><li><a href="#active">Active player</a></li></ul></section>
    <section id="letter-d"><ul><li><a href="#deck">Déck</a></li></ul></section></main>
  <h1><a href="#title">Deck</a></h1><p><a data-entry="actions" href="actions.html">actions</a></p>
  <a class="language" href="../fr/deck.html">FR</a>`;
const { editDistance } = await import("../src/rules/edit-distance.ts");
const { fold, stem, contentWords } = await import("../src/rules/words.ts");
const { bloomFilter } = await import("../src/rules/bloom-filter.ts");
const { ranked, ruleNamed } = await import("../src/rules/ranking.ts");
const { beginsOtherGame, searchResults } = await import("../src/rules/results.ts");
const { highlighted, linkOf } = await import("../src/rules/result-elements.ts");
const { allSearchData } = await import("../src/rules/data.ts");
const { page, linkTo, lastGame, lastLang, rememberGame } = await import("../src/rules/page.ts");
const { findCards } = await import("../src/rules/cards.ts");
await import("../src/rules/main.ts");

const QUESTIONS = [
  "deck",
  "Deck",
  "bridge",
  "active player",
  "who is the active player",
  "how many actions do I have",
  "actions",
  "acti",
  "gally",
  "brigde",
  "end of turn",
  "skip an action",
  "what do I do at the end of my turn",
  "crew",
  "sg-ship-015",
  "SG-SHIP-008",
  "ds-turn-007",
  "xx-none-001",
  "fatigue",
  "banana",
  "the of and",
  "components",
  "story",
  "setup for two players",
  "hand limit",
  "time token",
  "",
  "zzzzqq",
];

test("every question finds the same entries in the same order, with the same sentences", async () => {
  const shelf = await allSearchData();
  const lines = QUESTIONS.flatMap((question) => [
    `${question}:`,
    ...shelf.indexes
      .flatMap((index) => ranked(index, question, shelf.isKnown).slice(0, 3))
      .map((hit) => `  ${hit.index.game}/${hit.entry.slug} ${hit.score.toFixed(3)}`),
    ...searchResults(shelf, question, 5, 2).map(
      (hit) =>
        `  = ${hit.game} ${hit.entry.title}${hit.isOfOtherGame ? " other game" : ""}${hit.isCard ? " card" : ""} ${linkOf(hit)}${hit.sentences
          .map(
            (sentence) =>
              `${sentence.ours ? " ours" : ""} ${sentence.number} ${highlighted(sentence)
                .map((part) => (typeof part === "string" ? part : `[${part.textContent}]`))
                .join("")}`,
          )
          .join(" +")}`,
    ),
  ]);

  approved("rules-questions", lines);
});

test("what the other game has stands behind all of the chosen one, on a page of neither too", async () => {
  const shelf = await allSearchData();
  for (const game of ["sea", null]) {
    page.game = game;
    for (const question of QUESTIONS) {
      const results = searchResults(shelf, question, 5, 2);
      const others = results.filter((result) => result.game === "skies");
      assert.deepEqual(results.slice(results.length - others.length), others, question);
      assert.ok(others.every((result) => result.isOfOtherGame));
      assert.ok(results.filter((_, position) => beginsOtherGame(results, position)).length <= 1);
    }
  }
  page.game = "sea";
});

test("the game that leads stands first", async () => {
  const { orderByLead } = await import("../src/rules/data.ts");
  const shelf = await allSearchData();
  const games = (): string[] => shelf.indexes.map((index) => index.game);
  assert.deepEqual(games(), ["sea", "skies"]);
  page.lead = "skies";
  orderByLead();
  assert.deepEqual(games(), ["skies", "sea"]);
  page.lead = "sea";
  orderByLead();
  assert.deepEqual(games(), ["sea", "skies"]);
});

test("spellings are as far apart as letters are missing, too many, wrong or swapped", () => {
  const far = (first: string, second: string, limit = 3): number => editDistance(first, second, limit);
  assert.deepEqual(
    [
      far("deck", "deck"),
      far("deck", "dek"),
      far("dek", "deck"),
      far("deck", "dock"),
      far("deck", "dcek"),
      far("deck", "kced"),
    ],
    [0, 1, 1, 1, 1, 3],
  );
  assert.deepEqual(
    [
      far("deck", "bridge", 2),
      far("a", "abcd", 2),
      far("ab", "ba"),
      far("abc", "cab"),
      far("", "ab"),
      far("x".repeat(61), "x".repeat(61)),
    ],
    [3, 3, 1, 2, 2, 4],
  );
});

const ENGLISH = { stemmer: "english", endings: [] };
const FRENCH = { stemmer: "french", endings: [["(?<=...)ees?$", "e"]] as [string, string][] };

test("words are folded, and cut by the stemmer of their language", () => {
  assert.equal(fold("Œuvre Æther ÉTÉ"), "oeuvre aether ete");
  assert.equal(stem("sailing", ENGLISH), "sail");
  assert.equal(stem("blessees", FRENCH), stem("blesse", FRENCH));
  assert.equal(stem("ees", FRENCH), "ee");
});

test("a language without a stemmer keeps its words, but for the endings that it names", () => {
  assert.equal(stem("sailing", { stemmer: "", endings: [] }), "sailing");
  assert.equal(stem("sailing", { stemmer: "klingon", endings: [] }), "sailing");
  assert.equal(stem("segelte", { stemmer: "", endings: [["te$", "n"]] }), "segeln");
});

test("the languages are those that the page names", () => {
  const used = "rules at hand: the language last used";
  localStorage.setItem(used, "de");
  assert.equal(lastLang(), "de");
  localStorage.setItem(used, "nl");
  assert.equal(lastLang(), null, "the site has no such language");
  assert.deepEqual([page.lang, page.langs], ["en", ["en", "fr", "de"]]);
});

test("the game and the language last used are kept, a page of no game keeps the game as it is", () => {
  rememberGame("skies");
  assert.deepEqual([lastGame(), lastLang()], ["skies", "en"]);
  rememberGame(null);
  assert.equal(lastGame(), "skies");
  localStorage.clear();
  assert.deepEqual([lastGame(), lastLang()], [null, null]);
});

test("a browser that keeps nothing remembers nothing, and says nothing", () => {
  const refuses = () => {
    throw new Error("no storage");
  };
  const kept = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;
  Object.defineProperty(globalThis, "localStorage", { get: refuses, configurable: true });
  try {
    rememberGame("sea");
    assert.deepEqual([lastGame(), lastLang()], [null, null]);
  } finally {
    Object.defineProperty(globalThis, "localStorage", kept);
  }
});

test("little words are left out, unless there are no others", () => {
  const stop = new Set(["the", "of"]);
  assert.deepEqual(
    [contentWords("The end of 2 turns", stop), contentWords("the of", stop), contentWords("?!", stop)],
    [["end", "2", "turns"], ["the", "of"], []],
  );
});

test("words that a language has are known, others mostly not", () => {
  const isKnown = bloomFilter(recorded("server-search").answers["/assets/words.en.json"] as never);
  assert.deepEqual(["banana", "fatigu", "window", "zzyzx", "deck", "ship"].map(isKnown), [
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("the id of a rule is one, whatever its letters", () => {
  assert.deepEqual(["sg-ship-015", " DS-FLY-006 ", "SG-SHIP-15", "a SG-SHIP-015", "SHIP-015"].map(ruleNamed), [
    "SG-SHIP-015",
    "DS-FLY-006",
    null,
    null,
    null,
  ]);
  assert.deepEqual(
    [linkTo("sea", "deck"), linkTo("skies", "time", "s2")],
    ["../../en/sea/deck.html", "../../en/skies/time.html#s2"],
  );
});

test("cards are found by their whole name first, then by names in the question, then by what begins them", () => {
  const cards = ["Alert", "Old Sailor", "Rope", "Ropes and Sails"].map(
    (title) => [title.toLowerCase(), title, ""] as const,
  ) as never;
  const names = (question: string): string[] =>
    findCards(cards, question).map(({ card, whole }) => `${card[1]}${whole ? "!" : ""}`);
  assert.deepEqual(names("rope"), ["Rope!", "Ropes and Sails"]);
  assert.deepEqual(names("what does the old sailor do"), ["Old Sailor"]);
  assert.deepEqual(
    [names("is alert good"), names("a rope here"), names("ro"), names("sa ol"), names("ol sai"), names("")],
    [["Alert"], [], [], [], ["Old Sailor"], []],
  );
});

test("what is found appears while one types, arrows choose, escape closes", async () => {
  const input = one("form.search input") as HTMLInputElement;
  input.focus();
  await types(input, "d");
  assert.ok(one("#found").hidden);
  await types(input, "deck");
  approved("rules-search-box", outline(one("form.search")));
  await presses("ArrowUp", input);
  const many = all("#found [role=option]").length;
  assert.equal(input.getAttribute("aria-activedescendant"), `found-${many - 1}`);
  await presses("ArrowDown", input);
  await presses("ArrowDown", input);
  assert.deepEqual(
    all("#found [role=option]")
      .map((item) => item.getAttribute("aria-selected") === "true")
      .indexOf(true),
    1,
  );
  await presses("Escape", input);
  assert.ok(one("#found").hidden);
  await types(input, "deck");
  assert.ok(!one("#found").hidden);
  await types(input, " d ");
  assert.ok(one("#found").hidden, "one letter is no question");
  await presses("ArrowDown", input);
  assert.deepEqual(
    [input.getAttribute("aria-activedescendant"), input.getAttribute("aria-expanded")],
    [null, "false"],
    "nothing is chosen from a list that is closed",
  );
  await types(input, "zzzzqq");
  assert.equal(wordsOf(one("#found")), "Nothing was found");
  input.dispatchEvent(new window.Event("blur") as unknown as Event);
  assert.ok(one("#found").hidden);
});

test("what is chosen is opened: by Enter, or by a click on it", async () => {
  const opened: string[] = [];
  const here = Object.getOwnPropertyDescriptor(globalThis, "location")!;
  const value = Object.assign(new URL("http://table.test/"), { assign: (link: string) => opened.push(link) });
  Object.defineProperty(globalThis, "location", { value, configurable: true });
  const input = one("form.search input") as HTMLInputElement;
  input.focus();
  await types(input, "deck");
  const press = (key: string): boolean => {
    const event = new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    input.dispatchEvent(event as unknown as Event);
    return event.defaultPrevented;
  };
  assert.deepEqual([press("Enter"), opened], [false, []], "nothing is chosen yet: the form is sent");
  assert.deepEqual([press("ArrowDown"), press("Enter"), press("x")], [true, true, false]);
  assert.deepEqual([opened.length, one("#found").hidden], [1, true]);
  assert.match(opened[0]!, /^\.\.\/\.\.\/en\/sea\/secret-decks\.html/);
  await types(input, "deck");
  all("#found li")[1]!.click();
  assert.deepEqual([opened.length, one("#found").hidden], [2, true]);
  assert.notEqual(opened[1], opened[0]);
  await types(input, "deck");
  const down = new window.Event("pointerdown", { bubbles: true, cancelable: true });
  one("#found").dispatchEvent(down as unknown as Event);
  assert.ok(down.defaultPrevented, "the box keeps the focus");
  await types(input, "zzzzqq");
  all("#found li")[0]!.click();
  assert.equal(opened.length, 2, "that nothing was found opens nothing");
  await presses("Escape", input);
  Object.defineProperty(globalThis, "location", here);
});

test("Enter in the filter opens the first name that is left", async () => {
  const box = one("input.filter");
  const clicked: string[] = [];
  for (const link of all("main.a-z li a")) link.addEventListener("click", () => clicked.push(wordsOf(link)));
  await presses("Enter", box);
  await types(box, "active");
  await presses("x", box);
  await presses("Enter", box);
  await types(box, "nothing at all");
  await presses("Enter", box);
  await types(box, "");
  assert.deepEqual(clicked, ["Active player"]);
});

test("cards named in a question stand among the entries, those named whole first", async () => {
  const shelf = await allSearchData();
  const before = new Map(shelf.cards);
  const card = (title: string): [string, string, string] => [title.toLowerCase(), title, `Text of ${title}`];
  shelf.cards.set("sea", ["Deckhand", "Decking Wood", "Deck Chair", "Fogbank"].map(card));
  shelf.cards.set("skies", ["Deck"].map(card));
  const titles = (question: string, most = 5): string[] =>
    searchResults(shelf, question, most, 1).map((hit) => `${hit.game} ${hit.entry.title}${hit.isCard ? " card" : ""}`);
  const withCards = [titles("deck"), titles("fogbank"), titles("the fogbank here"), titles("deck", 2), titles("dec")];
  page.game = null;
  withCards.push(titles("deck"));
  page.game = "sea";
  for (const [game, cards] of before) shelf.cards.set(game, cards);

  approved(
    "rules-cards",
    withCards.map((each) => each.join(" | ")),
  );
  assert.deepEqual(
    searchResults({ ...shelf, cards: new Map() }, "fogbank", 5, 1).filter((hit) => hit.isCard),
    [],
  );
});

test("a slash goes to the box, but not while somebody types", async () => {
  (document.activeElement as HTMLElement).blur();
  await presses("/", document.body, { ctrlKey: true });
  assert.notEqual(document.activeElement?.tagName, "INPUT");
  await presses("/");
  assert.equal(document.activeElement?.tagName, "INPUT");
});

test("only names with the typed letters stay, with their letters and how many they are", async () => {
  const box = one("input.filter");
  const seen = (): string[] =>
    all("main.a-z li, main.a-z section, .jumps a")
      .filter((element) => !element.hidden)
      .map((element) => element.id || wordsOf(element));
  await types(box, "act pla");
  assert.deepEqual([seen(), wordsOf(one(".filtered"))], [["A", "letter-a", "Active player"], "1 names"]);
  await types(box, "DECK");
  assert.deepEqual(seen(), ["D", "letter-d", "Déck"]);
  await types(box, "xyz");
  assert.deepEqual([seen(), wordsOf(one(".filtered"))], [[], "No name"]);
  await types(box, " ");
  assert.deepEqual([seen().length, wordsOf(one(".filtered"))], [7, ""]);
});

test("the other language shows the same place", async () => {
  window.location.hash = "#s3";
  dispatchEvent(new window.Event("hashchange") as unknown as Event);
  await settled();
  assert.equal((one("a.language") as HTMLAnchorElement).hash, "#s3");
});
