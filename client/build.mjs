// Builds the scripts of the rules site into the Python package; `--check` only says whether they are up to date.
import { build } from "esbuild";
import { readFile, writeFile } from "node:fs/promises";

const target = new URL("../src/sleeping_gods/reference/site/assets/", import.meta.url);
const scripts = { "rules.js": "src/rules/main.ts", "service-worker.js": "src/worker/service-worker.ts" };
const check = process.argv.includes("--check");

for (const [name, entry] of Object.entries(scripts)) {
  const built = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    write: false,
  });
  const text = built.outputFiles[0].text;
  const file = new URL(name, target);
  if (check && (await readFile(file, "utf8").catch(() => "")) !== text) {
    console.error(`${name} is not what ${entry} builds; run: make client`);
    process.exitCode = 1;
  }
  if (!check) await writeFile(file, text);
  console.log(`${name}: ${text.length} bytes`);
}
