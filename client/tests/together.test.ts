// Playing together: nothing jumps, others' choices with costs, plans that are seen, readers, talk, the name of the tab.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event, Snapshot } from "../src/wire.ts";
import { all, clicks, one, recorded, sent, settled, sits, Socket, submits, tells, types, wordsOf } from "./page.ts";

const receive = async (event: object): Promise<void> => (tells(event as Event), settled());
/** Until something has been sent. */
const shown = async (kind: string): Promise<void> => {
  for (let left = 500; left && !sent().some((request) => request.kind === kind); left -= 1) await settled();
};
const { layout } = await import("../src/table/state/layout.svelte.ts");

/** The same table with everybody here, and what it has agreed on. */
function here(scene: string, settings: object = {}, more: object = {}): object {
  const { table } = recorded(scene).snapshot;
  const people = table.people.map((person) => ({ ...person, online: true }));
  return { ...table, people, settings: { ...table.settings, ...settings }, ...more };
}
const comes = (scene: string, settings: object = {}, more: object = {}): Promise<void> =>
  receive({ kind: "table", position: recorded(scene).snapshot.position, table: here(scene, settings, more) });

test("the log stays open while others sit down, pin a note or choose, and a bar leads back to what is asked", async () => {
  const { snapshot, sections } = await sits("sea-sail");
  await clicks(one("#book-panel-log"));

  await receive({ ...snapshot, sections } as unknown as Snapshot);
  assert.equal(one("#book-panel-log").getAttribute("aria-selected"), "true");
  const lines = sections.log!.lines;
  const noted = { ...lines.at(-1)!, entry: lines.at(-1)!.entry + 1, kind: "noted" };
  await receive({
    kind: "changed",
    position: snapshot.position + 1,
    sections: { decision: { ...sections.decision }, log: { keep: lines.length, lines: [noted] } },
  });
  assert.equal(one("#book-panel-log").getAttribute("aria-selected"), "true");

  const chosen = { ...noted, entry: noted.entry + 1, kind: "choice", forced: false };
  await receive({
    kind: "changed",
    position: snapshot.position + 2,
    sections: { decision: { ...sections.decision }, log: { keep: lines.length + 1, lines: [chosen] } },
  });
  assert.equal(one("#book-panel-log").getAttribute("aria-selected"), "true");
  await clicks(one("button.below"));
  assert.equal(one("#book-panel-now").getAttribute("aria-selected"), "true", "a bar says that something is asked");
});

const present = (position: number): object => ({ kind: "presence", position, who: "person-2", staged: [], read: "" });

test("what others can do stands under their name once, with what it costs, and can be asked for", async () => {
  const { sections } = await sits("sea-others-turn");
  await comes("sea-others-turn");
  const mine = recorded("sea-others-turn").snapshot.seats;
  const theirs = sections.menu!.own.filter((line) => !mine.includes(line.seat));

  assert.equal(all(".others h4").length, new Set(theirs.map((line) => line.seat)).size);
  assert.equal(all(".others li").length, theirs.length);
  const costly = theirs.find((line) => line.detail.length > 0);
  assert.ok(costly, "something costs something");
  const shown = all(".others li")[theirs.indexOf(costly)]!;
  assert.ok(
    wordsOf(shown).includes(
      costly.detail
        .map(([, words]) => words)
        .join("")
        .slice(0, 6),
    ),
  );

  await clicks(shown.querySelector(".ask")!);
  const asked = sent().at(-1)!;
  assert.deepEqual([asked.kind, "choice" in asked && asked.choice], ["ask", costly.notation]);
  const isAsked = (): string | null => shown.querySelector(".ask")!.getAttribute("aria-pressed");
  assert.equal(isAsked(), "true");
  await receive({ kind: "changed", position: recorded("sea-others-turn").snapshot.position + 1, sections: {} });
  assert.equal(isAsked(), "true", "a note on the map does not forget it");
  await clicks(shown.querySelector(".ask")!);
  const last = sent().at(-1)!;
  assert.deepEqual([last.kind, "withdrawn" in last && last.withdrawn], ["ask", true]);
  assert.equal(isAsked(), "false");
});

test("what somebody asks for is marked until it can be chosen no more", async () => {
  const { snapshot, sections } = await sits("sea-challenge");
  await comes("sea-challenge");
  const joiner = sections.test!.joiners.find((each) => each.choice && snapshot.seats.includes(each.seat))!;
  const marked = (): string[] => all(".joiner.staged").map((tile) => wordsOf(tile));
  await receive({ ...present(snapshot.position), asks: [joiner.choice] });

  assert.equal(marked().length, 1);
  assert.match(marked()[0]!, /Guest 1 asks for this/);
  await receive({ kind: "changed", position: snapshot.position + 1, sections: {} });
  assert.equal(marked().length, 1, "another position, the same question");
  const menu = sections.menu!;
  const without = { ...menu, own: menu.own.filter((line) => line.notation !== joiner.choice) };
  await receive({ kind: "changed", position: snapshot.position + 2, sections: { menu: without } });
  await receive({ kind: "changed", position: snapshot.position + 3, sections: { menu } });
  assert.equal(marked().length, 0, "it was gone for a moment: it is no longer asked for");
});

test("what another could still do about a draw can be asked for, and one's own is not", async () => {
  const { snapshot, sections } = await sits("sea-challenge");
  await comes("sea-challenge");
  const mine = snapshot.seats[0]!;
  const change = (choice: string, seat: number): object => {
    const label = [["plain", choice, ""]];
    return { choice, seat, label, adds: 1, redraws: false, free: false };
  };
  const changes = [change("discard a", mine), change("discard b", 1 - mine)];
  await receive({
    kind: "changed",
    position: snapshot.position,
    sections: { test: { ...sections.test, joiners: [], drawn: 3, changes } },
  });
  const links = all(".change + .ask");

  assert.equal(links.length, 1);
  await clicks(links[0]!);
  const asked = sent().at(-1)!;
  assert.deepEqual([asked.kind, "choice" in asked && asked.choice], ["ask", "discard b"]);
});

test("whoever helps sees whose command it costs before", async () => {
  const { sections } = await sits("sea-challenge");
  const costly = sections.test!.joiners.filter(
    (each) => each.choice && each.detail.some(([kind, , ref]) => kind === "icon" && ref === "command"),
  );
  const tiles = all(".joiner").map((tile) => wordsOf(tile));

  assert.ok(costly.length > 0);
  assert.equal(tiles.filter((words) => /· ?1 ?command/u.test(words)).length, costly.length);
});

test("that a seat pays once to help is not said of those whom it brings after the first", async () => {
  const { snapshot, sections } = await sits("sea-challenge");
  const test = sections.test!;
  const helper = test.joiners.find((each) => each.choice && each.seat !== sections.decision!.seat)!;
  const payingOnce = (): readonly number[] =>
    test.joiners.filter((_, at) => /in all/u.test(wordsOf(all(".joiner")[at]!))).map((joiner) => joiner.seat);
  assert.ok(payingOnce().includes(helper.seat));

  const parts = [...test.parts, { ref: helper.ref, name: helper.name, adds: 1 }];
  await receive({ kind: "changed", position: snapshot.position, sections: { test: { ...test, parts } } });
  assert.ok(!payingOnce().includes(helper.seat));
});

test("odds count what another plans at the same moment", async () => {
  const { snapshot, sections } = await sits("sea-challenge");
  await comes("sea-challenge");
  const theirs = sections.test!.joiners.find((each) => each.choice && !snapshot.seats.includes(each.seat))!;
  await receive({ ...present(snapshot.position), staged: [theirs.choice] });

  const tried = sent().filter((request) => request.kind === "preview");
  assert.deepEqual(
    tried.map((request) => "choices" in request && request.choices),
    [[theirs.choice]],
  );
});

test("a draw that leaves out whom another plans is asked about first, and waits no more once that plan is given up", async () => {
  const { snapshot, sections } = await sits("sea-challenge");
  await comes("sea-challenge");
  const theirs = sections.test!.joiners.find((each) => each.choice && !snapshot.seats.includes(each.seat))!;
  const plans = (staged: readonly string[]): Promise<void> => receive({ ...present(snapshot.position), staged });
  const draws = (): readonly unknown[] =>
    sent().filter((request) => request.kind === "choose" && request.choice === sections.test!.draw_choice);

  await plans([theirs.choice]);
  await clicks(one(".who .go button"));
  assert.equal(draws().length, 0);
  assert.match(wordsOf(one(".note.turning")), /Guest 1 plans .+, who does not take part yet/);
  await plans([]);
  assert.equal(all(".note.turning").length, 0);
  assert.equal(draws().length, 0, "the odds are others now: it is asked for anew");

  await plans([theirs.choice]);
  await clicks(one(".who .go button"));
  await clicks(one(".note.turning button.main"));
  assert.equal(draws().length, 1);
});

test("a draw that waits for readers alone is made once they have read", async () => {
  const { snapshot, sections } = await sits("sea-challenge");
  const lines = sections.log!.lines;
  const entry = lines.at(-1)!.entry;
  const page = { ...lines.at(-1)!, kind: "paragraph", ref: "10.7", body: [[["plain", "Once.", ""]]], entry };
  const log = { keep: lines.length, lines: [page] };
  await receive({ kind: "changed", position: snapshot.position, sections: { log } });
  await comes("sea-challenge", { wait_readers: true });
  const draws = (): readonly unknown[] =>
    sent().filter((request) => request.kind === "choose" && request.choice === sections.test!.draw_choice);

  await clicks(one(".who .go button"));
  assert.match(wordsOf(one(".note.turning")), /Guest 1/);
  assert.equal(draws().length, 0);
  await receive({ ...present(snapshot.position), staged: [], read: `10.7@${entry}` });
  assert.equal(draws().length, 1);
});

test("what another plans is seen until the table moves on", async () => {
  const { snapshot, sections } = await sits("sea-challenge");
  await comes("sea-challenge");
  const joiner = sections.test!.joiners.find((each) => each.choice)!;
  const shows = (staged: readonly string[], position = snapshot.position): Promise<void> =>
    receive({ kind: "presence", position, who: "person-2", staged, read: "" });

  await shows([joiner.choice]);
  assert.match(wordsOf(one(".plans")), /Guest 1 is planning/);
  assert.equal(all(".joiner.staged").length, 1);
  await shows([]);
  assert.equal(all(".joiner.staged").length, 0);
  await shows([joiner.choice]);
  await receive({ kind: "changed", position: snapshot.position + 1, sections: {} });
  assert.equal(wordsOf(one(".plans")), "");
});

test("what is planned here is shown to the others, several taps at once", async () => {
  await sits("sea-challenge");
  const tile = all("[data-plan]")[0]!;
  const choice = tile.dataset["plan"];
  await comes("sea-challenge");
  const usual = Socket.last.answers;
  const step = { notation: choice, label: [], detail: [] };
  const plan = { steps: [step], outcomes: [], blocked: [], reason: [], rule: "", next: [], fight: null, test: null };
  Socket.last.answers = (request) =>
    request.kind === "preview" ? { kind: "preview", id: request.id, position: 0, plan } : usual(request);
  await clicks(tile);
  await shown("presence");

  assert.deepEqual(
    sent()
      .filter((request) => request.kind === "presence")
      .map((request) => "staged" in request && request.staged),
    [[choice]],
  );
});

test("where the table waits for readers, whoever goes on sees who still reads; then it goes on by itself", async () => {
  const { snapshot, sections } = await sits("sea-sail");
  const lines = sections.log!.lines;
  const entry = lines.at(-1)!.entry;
  const page = { ...lines.at(-1)!, kind: "paragraph", ref: "10.7", body: [[["plain", "Once.", ""]]], entry };
  await receive({
    kind: "changed",
    position: snapshot.position,
    sections: { log: { keep: lines.length, lines: [page] } },
  });
  const before = sent().length;
  await comes("sea-sail", { wait_readers: true });
  assert.match(wordsOf(one(".readers")), /Still reading: Guest 1/);

  await clicks(all(".menu button.line")[0]!);
  assert.equal(sent().length, before, "nothing is taken yet");
  assert.match(wordsOf(one(".note.turning")), /Guest 1/);
  await clicks(all(".turning button")[1]!);
  assert.equal(all(".note.turning").length, 0);

  await clicks(all(".menu button.line")[0]!);
  await receive({ kind: "presence", position: snapshot.position, who: "person-2", staged: [], read: `10.7@${entry}` });
  assert.deepEqual(
    sent()
      .slice(before)
      .map((request) => request.kind)
      .filter((kind) => kind !== "presence"),
    ["choose"],
  );
});

test("what somebody says is a short notice, and the talk opens beside the book", async () => {
  await sits("sea-sail");
  await comes("sea-sail");
  await receive({ kind: "chat", position: 82, number: 1, who: "person-2", text: "To the north?" });
  assert.match(wordsOf(one(".heard")), /Guest 1 To the north\?/);

  await clicks(one(".heard button"));
  assert.equal(all(".heard").length, 0, "what is read is no notice any more");
  const field = one(layout.isWide ? ".dock #talk" : ".book #talk");
  await types(field, "Yes.");
  await submits(field.closest("form")!);
  assert.equal(sent().filter((request) => request.kind === "chat").length, 1);
  assert.equal(all("[role=tab][aria-selected=true]").map(wordsOf)[0]?.startsWith("Talk"), !layout.isWide);
});

test("the name of the tab says that it is one's turn; a branch shows its name", async () => {
  await sits("sea-sail");
  assert.match(document.title, /^Your turn · /);
  await sits("sea-others-turn");
  assert.doesNotMatch(document.title, /Your turn/);
  assert.equal(all(".branch").length, 0);
  await comes("sea-others-turn", {}, { name: "What if", origin: { campaign: "a", name: "Evening", entry: 4 } });
  assert.equal(wordsOf(one(".branch")), "What if");
});

test("whoever looks on sees whose blow is planned and which squares, and is not asked to tap", async () => {
  const { sections, snapshot } = await sits("sea-blow");
  await comes("sea-blow");
  const other = snapshot.you === "person-1" ? "person-2" : "person-1";
  const owner = sections.decision!.seat;
  const enemy = sections.fight!.enemies.find((enemy) => enemy.cells.some((cell) => cell.choice))!;
  const cell = enemy.cells.find((cell) => cell.choice)!;
  assert.ok(all("[data-square].lit").length > 0, "whoever is asked taps");
  await receive({
    kind: "changed",
    position: snapshot.position,
    sections: { decision: { ...sections.decision!, seat: owner + 7, who: "Ben" } },
  } as unknown as Parameters<typeof receive>[0]);
  await receive({ kind: "presence", position: snapshot.position, who: other, staged: [cell.choice], read: "" });

  assert.match(wordsOf(one(".plan .words")), new RegExp(`Ben places the damage.*${cell.ref.toUpperCase()}`, "s"));
  assert.equal(all(".plan button").length, 0);
  assert.equal(all("[data-square].lit").length, 0);
  assert.deepEqual(
    all(".square.staged").map((square) => square.dataset["square"]),
    [`${enemy.ref} ${cell.ref}`],
  );
});
