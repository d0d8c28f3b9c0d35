// What a device has kept is taken up again; what somebody else wrote there is not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { window } from "./page.ts";

const { kept } = await import("../src/table/state/preferences.svelte.ts");
const { KEY } = await import("../src/table/state/preferences-key.ts");
const from = (stored: unknown) => (
  window.localStorage.setItem(KEY, typeof stored === "string" ? stored : JSON.stringify(stored)),
  kept()
);
const FRESH = {
  lang: "en",
  light: "auto",
  size: 1,
  name: "",
  motion: true,
  sound: false,
  volume: 1,
  skipped: {},
  coach: true,
  coached: [],
  advice: false,
};

test("what was kept is taken up", () => {
  const stored = {
    lang: "fr",
    light: "dark",
    size: 2,
    name: "Ada",
    motion: false,
    sound: true,
    volume: 0.5,
    skipped: { relief: "Relief" },
    coach: false,
    coached: ["map"],
    advice: true,
  };

  assert.deepEqual(from(stored), stored);
  assert.deepEqual(from({ ...stored, lang: "en", light: "light", size: 0 }), {
    ...stored,
    lang: "en",
    light: "light",
    size: 0,
  });
});

test("what is no liking of ours is left out, piece by piece", () => {
  for (const nothing of ["", "{", "[]", "null", "7", "{}"]) assert.deepEqual(from(nothing), FRESH);
  assert.deepEqual(
    from({
      lang: "a language",
      light: "blue",
      size: 99,
      name: 7,
      motion: 0,
      sound: 1,
      volume: 7,
      skipped: null,
      coach: 0,
      coached: "map",
      advice: "yes",
    }),
    FRESH,
  );
  assert.deepEqual(from({ size: "1", coached: [1], skipped: "x", name: "Ada" }), { ...FRESH, name: "Ada" });
});

test("long ones are cut", () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, "w".repeat(300)]));
  const stored = from({ name: "n".repeat(99), coached: Array.from({ length: 99 }, String), skipped: many });

  assert.deepEqual(
    [stored.name.length, stored.coached.length, Object.values(stored.skipped)[0]?.length],
    [60, 50, 200],
  );
  assert.ok(Object.keys(stored.skipped).length < 500);
});

test("a French browser begins in French", () => {
  Object.defineProperty(globalThis, "navigator", { value: { language: "FR-ca" }, configurable: true });
  assert.equal(from({}).lang, "fr");
});
