// Run by the builder: node compile.mjs JOB. Plays with the whole standard library, to see what of it is used, then
// compiles that and the engine with the browser's own Python.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
const { loadPyodide } = await import(pathToFileURL(join(job.pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ packages: [] });
const bytes = (path) => new Uint8Array(readFileSync(path));

const put = (path, data) => {
  python.FS.mkdirTree(dirname(path));
  python.FS.writeFile(path, data);
};
for (const [path, source] of Object.entries(job.files)) put(`${job.root}/${path}`, bytes(source));
python.unpackArchive(bytes(job.wheel), "zip", { extractDir: job.root });

const names = python.toPy(job);
const run = (code) => python.runPythonAsync(code, { globals: names, filename: "compile.mjs" });
names.set("tools", readFileSync(new URL("compile_modules.py", import.meta.url), "utf8"));
names.set("trial_source", readFileSync(job.trial, "utf8"));
await run(`
import sys
sys.path[:0] = [root]
tools_names = {"__name__": "tools"}
exec(compile(tools, "compile_modules", "exec"), tools_names)
tools_names["record_dataclasses"]()
trial_names = {"__name__": "trial_play"}
exec(compile(trial_source, "trial_play", "exec"), trial_names)
for pack, lang in plays:
    await trial_names["trial"](pack, lang, choices)
import contextlib, importlib, traceback
for name in standard:
    with contextlib.suppress(ModuleNotFoundError):  # some are on no browser
        importlib.import_module(name)
try:
    raise ValueError("an error is printed with these modules")
except ValueError as error:
    traceback.format_exception(error)
`);
const archive = async (name, code) => {
  const data = await run(code);
  writeFileSync(join(job.out, name), data.toJs());
  data.destroy();
};
await archive("python_stdlib.zip", `tools_names["archive"](tools_names["standard_modules"](stdlib))`);
await archive("engine.zip", `tools_names["archive"](tools_names["engine_files"](root, packed))`);
await archive("msgspec.zip", `tools_names["archive"](tools_names["package_files"](root, "msgspec"))`);
