// The icons that are used, of the thousands of game-icons, as files of symbols: one of signs, and one of pictures for each game.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const TABLE = new URL("../src/table/", import.meta.url);
const SIGNS = "look/icons";
const PICTURES = ["pictures/sea", "pictures/skies"];

/** Writes the files of symbols beside the lists that they are made from. */
export function icons() {
  return {
    name: "icons",
    buildStart: write,
    watchChange(path) {
      if ([SIGNS, ...PICTURES].some((list) => path.endsWith(`${list}.json`))) write();
    },
  };
}

function write() {
  const all = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"));
  const symbol = (id, name) => {
    const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent];
    if (!icon) throw new Error(`${id}: game-icons has no ${name}`);
    return `<symbol id="${id}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  };
  save(SIGNS, Object.entries(read(SIGNS)).map(([key, name]) => symbol(key, name)));
  // many cards may share a picture, so a picture is called by its own name
  for (const list of PICTURES) save(list, [...new Set(Object.values(read(list)))].map((name) => symbol(name, name)));
}

const read = (list) => JSON.parse(readFileSync(new URL(`${list}.json`, TABLE), "utf8"));

function save(list, symbols) {
  const file = new URL(`${list}.svg`, TABLE);
  const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
  let before = "";
  try {
    before = readFileSync(file, "utf8");
  } catch {
    // not written yet
  }
  if (before !== text) writeFileSync(file, text);
}
