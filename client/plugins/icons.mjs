// The icons that are used, of the thousands of game-icons: signs as one file of symbols, for every page has most of them;
// pictures as a file each, for a table shows a few of hundreds.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const CLIENT = new URL("../", import.meta.url);
const SIGNS = "src/table/look/icons";
const PICTURES = ["src/table/pictures/sea", "src/table/pictures/skies"];
/** What lies here is served as it is; a picture never changes under its name. */
const DRAWN = new URL("public/assets/pictures/", CLIENT);

/** Writes the files of symbols. */
export function icons() {
  return {
    name: "icons",
    // before the build takes what lies in public
    config: write,
    watchChange(path) {
      if ([SIGNS, ...PICTURES].some((list) => path.endsWith(`${list}.json`))) write();
    },
  };
}

function write() {
  const all = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  );
  const symbol = (id, name) => {
    const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent];
    if (!icon) throw new Error(`${id}: game-icons has no ${name}`);
    return `<symbol id="${id}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  };
  save(
    new URL(`${SIGNS}.svg`, CLIENT),
    Object.entries(read(SIGNS)).map(([key, name]) => symbol(key, name)),
  );
  rmSync(DRAWN, { recursive: true, force: true });
  mkdirSync(DRAWN, { recursive: true });
  for (const name of new Set(PICTURES.flatMap((list) => Object.values(read(list)))))
    save(new URL(`${name}.svg`, DRAWN), [symbol("picture", name)]);
}

const read = (list) => JSON.parse(readFileSync(new URL(`${list}.json`, CLIENT), "utf8"));

function save(file, symbols) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
  let before = "";
  try {
    before = readFileSync(file, "utf8");
  } catch {
    // not written yet
  }
  if (before !== text) writeFileSync(file, text);
}
