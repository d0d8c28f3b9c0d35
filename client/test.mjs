// Runs the tests of the client (*.test.ts below src and tests) with Node's own test runner, without a browser.
//   npm test                     all of them
//   npm test -- menu log         those whose name holds one of these words
//   npm test -- --quick          without what takes longest: whole tables and pages, drawn (scenes, pages) and clicked (clicks, company)
//   npm test -- --approve        writes what is drawn now into tests/approved (read the difference before it is kept)
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { components } from "./plugins/components.mjs";

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const names = ["src", "tests"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
  .filter(
    (name) =>
      name.endsWith(".test.ts") && !(process.argv.includes("--quick") && /scenes|clicks|pages|company/.test(name)),
  )
  .filter((name) => !words.length || words.some((word) => name.includes(word)));
const folder = mkdtempSync(join(tmpdir(), "sleeping-gods-"));
try {
  await build({
    entryPoints: names,
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: "node",
    conditions: ["browser", "svelte"],
    format: "esm",
    outExtension: { ".js": ".mjs" },
    plugins: [components()],
    logLevel: "error",
  });
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".test.mjs"));
  const env = {
    ...process.env,
    CLIENT: process.cwd(),
    TZ: "UTC",
    ...(process.argv.includes("--approve") ? { APPROVE: "1" } : {}),
  };
  process.exitCode =
    spawnSync(process.execPath, ["--test", "--test-concurrency=2", ...files.map((name) => join(folder, name))], {
      stdio: "inherit",
      env,
    }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
