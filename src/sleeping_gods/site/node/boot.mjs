// Starts the Python of a built site under Node, from the site's own files and as a page's worker does it.
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { importEntry, unpackStored } from "./stored_zip.mjs";

/** Whether a file of the manifest is needed for a world and a language. */
const needed = (file, world, lang) =>
  file.part !== "page" &&
  (file.world === undefined || file.world === world) &&
  (file.lang === undefined || file.lang === lang);

/** Python with everything in place that a world needs in a language. */
export const boot = async (site, worlds, lang) => {
  const manifest = JSON.parse(readFileSync(join(site, "engine.json"), "utf8"));
  const runtime = join(site, manifest.runtime);
  const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
  const python = await loadPyodide({ indexURL: runtime, packages: [] });
  const archives = [];
  for (const file of manifest.files) {
    if (!worlds.some((world) => needed(file, world, lang))) continue;
    const data = () => new Uint8Array(readFileSync(join(site, file.path)));
    if (file.unpack) {
      unpackStored(python.FS, data(), file.unpack, basename(file.path));
      archives.push(`${file.unpack}/${basename(file.path)}`);
    }
    if (file.put) {
      python.FS.mkdirTree(dirname(file.put));
      python.FS.writeFile(file.put, data());
    }
  }
  importEntry(python, manifest.path, archives, "sleeping_gods.local.worker");
  return python;
};
