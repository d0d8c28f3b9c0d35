// Runs the tests of the client's plain modules (*.test.ts) with Node's own test runner.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const tests = readdirSync("src/table", { recursive: true }).filter((name) => name.endsWith(".test.ts"));
const folder = mkdtempSync(join(tmpdir(), "sleeping-gods-"));
try {
  const entryPoints = tests.map((name) => join("src/table", name));
  await build({ entryPoints, outdir: folder, bundle: true, platform: "node", format: "esm", outExtension: { ".js": ".mjs" } });
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".mjs"));
  process.exitCode = spawnSync(process.execPath, ["--test", ...files.map((name) => join(folder, name))], { stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
