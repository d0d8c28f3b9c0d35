// The icons that are used, of the thousands of game-icons, as one file of symbols.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const LIST = new URL("../src/table/look/icons.json", import.meta.url);
const SPRITE = new URL("../src/table/look/icons.svg", import.meta.url);

/** Writes src/table/look/icons.svg from the list beside it. */
export function icons() {
  return {
    name: "icons",
    buildStart: write,
    watchChange(path) {
      if (path.endsWith("icons.json")) write();
    },
  };
}

function write() {
  const all = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"));
  const list = JSON.parse(readFileSync(LIST, "utf8"));
  const symbols = Object.entries(list).map(([key, name]) => {
    const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent];
    if (!icon) throw new Error(`${key}: game-icons has no ${name}`);
    return `<symbol id="${key}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
  let before = "";
  try {
    before = readFileSync(SPRITE, "utf8");
  } catch {
    // not written yet
  }
  if (before !== text) writeFileSync(SPRITE, text);
}
