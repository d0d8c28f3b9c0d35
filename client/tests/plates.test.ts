// Plates: in full size on a click, with keys; the book of those seen; what cannot be fetched leaves nothing behind.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { BookPlate, ScenePlate } from "../src/wire.ts";
import { draws } from "./part.ts";
import { settled } from "./page.ts";
import { atTable } from "./table_fixture.ts";

const { flushSync } = await import("svelte");
const { default: Plate } = await import("../src/table/plates/Plate.svelte");
const { default: PlateBook } = await import("../src/table/plates/PlateBook.svelte");
const { default: PlateLeaf } = await import("../src/table/plates/PlateLeaf.svelte");
const { default: World } = await import("../src/table/start/World.svelte");
const { fetchPlate, plateView } = await import("../src/table/plates/plates.svelte.ts");

const plate = (name: string): ScenePlate => ({
  name,
  hash: `${name.length}`.padStart(16, "0"),
  alt: `See ${name}.`,
  width: 1200,
  height: 720,
});
const BOOK: readonly BookPlate[] = ["prologue", "place-2", "place-10"].map((name) => ({
  title: `The ${name}`,
  plate: plate(name),
}));

/** Pictures that come, or do not, when a test says so. */
class Pictures {
  static readonly asked: Pictures[] = [];
  onload = (): void => undefined;
  onerror = (): void => undefined;
  crossOrigin = "";
  src = "";
  constructor() {
    Pictures.asked.push(this);
  }
}
(globalThis as { Image: unknown }).Image = Pictures;
delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
async function seen(): Promise<void> {
  await settled();
  flushSync();
}
function laid(): ReturnType<typeof atTable> {
  const at = atTable();
  at.snapshot({ quests: { quests: [], plates: BOOK } } as never, {});
  return at;
}

test("a plate keeps its room, and is drawn in ink when it has come", async () => {
  const at = laid();
  await draws("plate", Plate, { plate: plate("place-12"), title: "Twelve" }, at);
  const pack = at.table.table?.pack ?? "";
  assert.equal(Pictures.asked.at(-1)?.src, `/plates/${pack}/place-12.${plate("place-12").hash}.png`);
  assert.equal(find(".paper").style.aspectRatio.replaceAll(" ", ""), "1200/720");
  assert.ok(!find(".ink").classList.contains("come"));
  Pictures.asked.at(-1)!.onload();
  await seen();

  assert.ok(find(".ink").classList.contains("come"));
  assert.equal(find("button.plate").getAttribute("aria-label"), "Plate: See place-12.");
});

test("one that cannot be fetched leaves nothing behind, and is tried again by the next page", async () => {
  await draws("plate", Plate, { plate: plate("place-404"), title: "Lost" }, laid());
  const before = document.querySelectorAll("button.plate").length;
  Pictures.asked.at(-1)!.onerror();
  await seen();
  assert.equal(document.querySelectorAll("button.plate").length, before - 1);
  const count = Pictures.asked.length;
  void fetchPlate(Pictures.asked.at(-1)!.src);

  assert.equal(Pictures.asked.length, count + 1);
});

test("in full size it has its title, its words on demand, and arrows to the others; Escape closes it", async () => {
  await draws("leaf", PlateLeaf, {}, laid());
  plateView.open("harbour", BOOK, 1);
  await seen();
  const key = (name: string): void => {
    find("figure").dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    flushSync();
  };
  assert.equal(find("dialog h2").textContent, "The place-2");
  assert.equal(find("figure [role=img]").getAttribute("aria-label"), "See place-2.");
  assert.equal(find("figure details p").textContent, "See place-2.");
  key("ArrowRight");
  assert.equal(find("dialog h2").textContent, "The place-10");
  key("ArrowRight");
  assert.equal(find("dialog h2").textContent, "The place-10");
  key("ArrowLeft");
  key("ArrowLeft");
  assert.equal(find("dialog h2").textContent, "The prologue");
  find("figure")
    .closest("dialog")!
    .dispatchEvent(new Event("cancel", { cancelable: true }));
  flushSync();

  assert.equal(document.querySelector("figure"), null);
});

test("the book shows all that were seen, and a click opens one among them", async () => {
  await draws("book", PlateBook, {}, laid());
  plateView.book = true;
  await seen();
  const plates = [...document.querySelectorAll<HTMLElement>("dialog li")];
  assert.deepEqual(
    plates.map((row) => row.querySelector("p")!.textContent),
    ["The prologue", "The place-2", "The place-10"],
  );
  plates[2]!.querySelector<HTMLElement>("button")!.click();

  assert.deepEqual([plateView.plates.length, plateView.at], [3, 2]);
  plateView.close();
  plateView.book = false;
});

test("enemies that were met stand in the book by themselves", async () => {
  const at = atTable();
  const enemies = ["enemy-eel", "boss-3"].map((name) => ({ title: `The ${name}`, plate: plate(name) }));
  at.snapshot({ quests: { quests: [], plates: [...BOOK, ...enemies] } } as never, {});
  await draws("book", PlateBook, {}, at);
  plateView.book = true;
  await seen();
  const book = [...document.querySelectorAll("dialog")].at(-1)!;
  const titles = (rows: string): (string | null)[] => [...book.querySelectorAll(rows)].map((row) => row.textContent);

  assert.deepEqual(titles("section li p"), ["The enemy-eel", "The boss-3"]);
  assert.equal(titles("li p").length, 5);
  plateView.book = false;
  flushSync();
});

test("a dialog that the browser has closed is closed for the page too", async () => {
  await draws("leaf", PlateLeaf, {}, laid());
  plateView.open("harbour", BOOK, 1);
  await seen();
  find("dialog").dispatchEvent(new Event("close"));
  flushSync();

  assert.equal(plateView.now, undefined);
  assert.equal(document.querySelector("figure"), null);
});

test("a world shows its cover, and its map where the cover does not come", async () => {
  const pack = { id: "harbour", game: "sea", name: "The Harbour", version: "1", options: [], cover: plate("cover") };
  await draws("world", World, { pack, onmore: () => undefined });
  assert.ok(find(".world .paper"));
  Pictures.asked.at(-1)!.onerror();
  await seen();

  assert.equal(document.querySelector(".world .paper"), null);
});
