// Runs the tests of the client (*.test.ts below src and tests) with Node's own test runner, without a browser.
//   npm test                     all of them
//   npm test -- menu log         those whose name holds one of these words
//   npm test -- --quick          without what takes longest: most whole tables and pages that are drawn and clicked (DRAWN)
//   npm test -- --build=FOLDER   only builds them there, each to be run by itself (tools/break_client.py)
//   npm test -- --approve        writes what is drawn now into tests/approved (read the difference before it is kept)
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { components } from "./plugins/components.mjs";

// Tests that change what their process is: its clock, what the browser keeps, the transport; and the longest ones.
const ALONE = new Set([
  ...["clicks", "company", "pages", "scenes"],
  ...[
    "computed",
    "declared",
    "engine_worker",
    "kept",
    "main",
    "parts_box",
    "plates",
    "rules",
    "rules_find",
    "rules_offline",
    "seats",
    "service_worker",
    "site",
    "socket",
    "state",
    "states",
    "table_luck",
    "table_people",
    "table_requests",
    "words_missing",
  ],
]);
// Tests of single parts, which share a process of their own: no page is open there.
const PARTS = /^(?:parts_|rules_previews|site_device)/;
// Tests that draw whole tables and pages again and again: left out by --quick. Of scenes it draws a few (QUICK).
const DRAWN =
  /^tests.(?:atlas|clicks|company|draws|fight|journey|keyboard|lesson|pages|places|real_decks|seats|together)\.test\.ts$/;
const isQuick = process.argv.includes("--quick");
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const names = ["src", "tests"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
  .filter((name) => name.endsWith(".test.ts") && !(isQuick && DRAWN.test(name)))
  .filter((name) => !words.length || words.some((word) => name.includes(word)));
const built = process.argv.find((word) => word.startsWith("--build="))?.slice("--build=".length);
const folder = built ?? mkdtempSync(join(tmpdir(), "sleeping-gods-"));
try {
  await build({
    entryPoints: names,
    outdir: folder,
    outbase: ".", // else what was chosen of one folder alone would lie outside of it, and not be run
    bundle: true,
    splitting: true,
    platform: "node",
    conditions: ["browser", "svelte"],
    format: "esm",
    outExtension: { ".js": ".mjs" },
    plugins: [components()],
    logLevel: "error",
  });
  if (built) process.exit();
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".test.mjs"));
  const env = {
    ...process.env,
    CLIENT: process.cwd(),
    TZ: "UTC",
    ...(process.argv.includes("--approve") ? { APPROVE: "1" } : {}),
    ...(isQuick ? { QUICK: "1" } : {}),
  };
  // Node starts a process for every file that it is given; most of them share three, which load what they need once.
  const shared = files.filter((name) => !ALONE.has(basename(name, ".test.mjs")));
  const sharing = (which, own) => {
    const name = join(folder, `${which}.mjs`);
    writeFileSync(name, own.map((file) => `await import(${JSON.stringify(`./${file}`)});\n`).join(""));
    return name;
  };
  const isPart = (name) => PARTS.test(basename(name));
  const processes = [
    ...files.filter((name) => !shared.includes(name)).map((name) => join(folder, name)),
    sharing("parts", shared.filter(isPart)),
    sharing(
      "pages",
      shared.filter((name) => name.startsWith("tests") && !isPart(name)),
    ),
    sharing(
      "sources",
      shared.filter((name) => name.startsWith("src")),
    ),
  ];
  process.exitCode =
    spawnSync(process.execPath, ["--test", "--test-concurrency=2", ...processes], { stdio: "inherit", env }).status ??
    1;
} finally {
  rmSync(folder, { recursive: true });
}
