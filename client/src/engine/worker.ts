// The web worker that runs the engine in Python (Pyodide), and stores the campaigns of this device.
import { checkedFetch } from "./downloads.ts";
import type { EngineFile, FromEngine, ToEngine } from "./messages.ts";
import { BrowserFiles, MemoryFiles, type DeviceFiles } from "./device_files.ts";
import { importEntry, unpackStored } from "../../../src/sleeping_gods/site/node/stored_zip.mjs";

/** What we use of Pyodide. */
interface Pyodide {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array): void;
  };
  runPython(code: string): unknown;
  pyimport(name: string): LocalWorker;
}

/** The module `sleeping_gods.local.worker`. */
interface LocalWorker {
  start(deviceFiles: DeviceFiles, tell: (text: string) => void): Promise<void>;
  open(campaign: string, lang: string): Promise<void>;
  ask(text: string): Promise<void>;
  leave(): Promise<void>;
  remove(campaign: string): Promise<void>;
  call(
    method: string,
    path: string,
    query: Readonly<Record<string, string>>,
    body: Uint8Array,
  ): Promise<{ toJs(): [number, Uint8Array]; destroy(): void }>;
}

/** Say something to the page. */
const say = (message: FromEngine): void => postMessage(message);

/** Python, and our module in it; null until the engine was started. */
let python: Pyodide | null = null;
let local: LocalWorker | null = null;
/** The address of the folder of the site. */
let root = "";

/** A part of the engine; fails before the start. */
function requireStarted<T>(part: T | null): T {
  if (part === null) throw new Error("expected the engine to have been started first");
  return part;
}

/** The last part of a file's path. */
const nameOf = (file: EngineFile): string => file.path.slice(file.path.lastIndexOf("/") + 1);

/** Put files of a build where Python finds them. */
async function add(files: readonly EngineFile[]): Promise<void> {
  const { FS } = requireStarted(python);
  const wanted = files.filter((file) => file.unpack || file.put);
  const downloads = await Promise.all(
    wanted.map(async (file) => new Uint8Array(await (await fetch(new URL(file.path, root).href)).arrayBuffer())),
  );
  wanted.forEach((file, at) => {
    const data = downloads[at]!;
    if (file.unpack) {
      unpackStored(FS, data, file.unpack, nameOf(file));
    } else if (file.put) {
      FS.mkdirTree(file.put.slice(0, file.put.lastIndexOf("/")) || "/");
      FS.writeFile(file.put, data);
    }
  });
}

/** Start Python and the engine; whether campaigns stay on this device. */
async function start(request: Extract<ToEngine, { kind: "start" }>): Promise<boolean> {
  root = request.root;
  // Pyodide fetches its own files: every download is checked against the manifest, whoever asks for it
  self.fetch = checkedFetch(root, request.manifest.files, (bytes) => say({ kind: "progress", bytes }));
  const device = await BrowserFiles.open();
  const runtime = new URL(request.manifest.runtime, root).href;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Pyodide>;
  };
  python = await loadPyodide({ indexURL: runtime, packages: [] });
  await add(request.files);
  const archives = request.files.flatMap((file) => (file.unpack ? [`${file.unpack}/${nameOf(file)}`] : []));
  local = importEntry(python, request.manifest.path, archives, "sleeping_gods.local.worker");
  await local.start(device ?? new MemoryFiles(), (text) => say({ kind: "told", text }));
  return device !== null;
}

/** Do what is asked, and say that it is done. */
async function answer(request: ToEngine): Promise<void> {
  switch (request.kind) {
    case "start":
      return say({ kind: "started", id: request.id, kept: await start(request) });
    case "add":
      await add(request.files);
      break;
    case "open":
      await requireStarted(local).open(request.campaign, request.lang);
      break;
    case "ask":
      await requireStarted(local).ask(request.text);
      break;
    case "leave":
      await requireStarted(local).leave();
      break;
    case "remove":
      await requireStarted(local).remove(request.campaign);
      break;
    case "call": {
      const proxy = await requireStarted(local).call(request.method, request.path, request.query, request.body);
      const [status, body] = proxy.toJs();
      proxy.destroy();
      return say({ kind: "answer", id: request.id, status, body });
    }
  }
  say({ kind: "done", id: request.id });
}

/** The answer to the last request: the next one waits for it. */
let last: Promise<void> = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<ToEngine>) => {
  last = last.then(() =>
    answer(data).catch((error: unknown) => say({ kind: "failed", id: data.id, words: String(error) })),
  );
});
