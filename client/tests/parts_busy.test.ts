// Forms and notes while a choice is under way: nothing is lost, and nothing is sent twice.
import assert from "node:assert/strict";
import { test } from "node:test";
import { at } from "./box_fixture.ts";
import { answers } from "./page.ts";
import { draws } from "./part.ts";
import { atTable, choice, menu, text } from "./table_fixture.ts";

const { default: Notes } = await import("../src/table/places/Notes.svelte");
const { default: Bin } = await import("../src/table/start/Bin.svelte");
const { sendOrReason } = await import("../src/table/own_box/refused.ts");
const { default: SquareForm } = await import("../src/table/own_box/SquareForm.svelte");

/** A table whose player is asked for a choice by another, in a note. */
function askedFor(notation: string) {
  const table = atTable();
  table.snapshot({ menu: menu([choice(notation, 0), choice("rest", 0)]) });
  const notice = { kind: "notice", position: 7, key: "asks", words: text("Ben asks you to sail"), who: "ben" };
  table.tell({ ...notice, campaign: "", choice: notation });
  return table;
}
const NOTE = ".note[data-key=asks]";

test("a click on what a note asks for does nothing while another choice is under way: the note stays", async () => {
  const part = await draws("the notes", Notes, {}, askedFor("sail east"));
  void part.table.choose("rest");
  // whoever sends drops the notes of before: this one comes while the choice is under way
  part.tell({
    ...{ kind: "notice", position: 7, key: "asks", words: text("Ben asks you to sail"), who: "ben" },
    ...{ campaign: "", choice: "sail east" },
  });
  await part.clicks(`${NOTE} .main`);
  assert.deepEqual(part.requests(), [["choose", "rest"]]);
  assert.equal(part.all(NOTE).length, 1);
  await part.gone();
});

test("a click on what a note asks for while the line is broken does nothing: the note stays", async () => {
  const part = await draws("the notes", Notes, {}, askedFor("sail east"));
  part.link("lost");
  await part.clicks(`${NOTE} .main`);
  assert.deepEqual(part.requests(), []);
  assert.equal(part.all(NOTE).length, 1);
  await part.gone();
});

test("what a note asks for is taken, and the note is gone", async () => {
  const part = await draws("the notes", Notes, {}, askedFor("sail east"));
  await part.clicks(`${NOTE} .main`);
  await part.done();
  assert.deepEqual(part.requests(), [["choose", "sail east"]]);
  assert.equal(part.all(NOTE).length, 0);
  await part.gone();
});

test("a square is entered once: the button waits for the answer, and a second press dismisses no note", async () => {
  const part = await draws("a square", SquareForm, { id: "2:c2", lines: [] }, at("skies"));
  const isDisabled = (): boolean => (part.one("[data-enter]") as HTMLButtonElement).disabled;
  assert.equal(isDisabled(), false);
  await part.clicks("[data-enter]");
  assert.equal(isDisabled(), true);
  await part.clicks("[data-enter]");
  assert.equal(part.requests().filter(([kind]) => kind === "choose").length, 1);
  await part.gone();
});

test("a form that was not sent takes no note for the reason: a note that outlasts requests stays", async () => {
  const { table, snapshot, tell, refused } = atTable();
  snapshot({ menu: menu([choice("rest", 0)]) });
  tell({ kind: "notice", position: 7, key: "cannot-save", words: text("Nothing is saved"), who: "", campaign: "" });
  const first = sendOrReason(table, "enter quest 1");
  assert.deepEqual(await sendOrReason(table, "enter quest 1"), [], "the first is under way");
  assert.deepEqual(
    table.notes.map(({ key }) => key),
    ["cannot-save"],
  );
  await refused("no-keyword");
  assert.deepEqual(await first, text("no-keyword"));
});

test("a campaign that cannot be taken out of the bin says why", async () => {
  answers.set("POST /api/campaigns/c/unbin", new TypeError("Failed to fetch"));
  const campaigns = [{ id: "c", name: "Evening", players: ["Ada"], binned: true, is_host: true }];
  const part = await draws("the bin", Bin, { campaigns, onchange: () => undefined });
  await part.clicks("button");
  assert.equal(part.one("[role=alert]").textContent, "The server does not answer.");
  answers.clear();
  await part.gone();
});
