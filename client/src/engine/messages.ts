// The messages between the page and the worker that runs the engine, and the types of engine.json.

/** A file of a build. */
export interface EngineFile {
  /** From the folder of the site. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Its size over the network, if it is sent compressed. */
  readonly gzip?: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** What needs it: the page, every table (`base`), tables of a world, a language, or the rules at a table. */
  readonly part: "page" | "pictures" | "base" | "world" | "lang" | "rules";
  /** The only world that needs it; without one all do. */
  readonly world?: string;
  /** The only language that needs it; without one all do. */
  readonly lang?: string;
  /** A zip to unpack into this folder. */
  readonly unpack?: string;
  /** Where to write it. */
  readonly put?: string;
}

/** One build of the site. */
export interface EngineManifest {
  readonly build: string;
  readonly files: readonly EngineFile[];
  /** The folder of Pyodide. */
  readonly runtime: string;
  /** Folders that Python imports from. */
  readonly path: readonly string[];
}

/** A request to the worker; each is answered once, in order. */
export type EngineRequest =
  | {
      readonly kind: "start";
      readonly root: string;
      readonly manifest: EngineManifest;
      readonly files: readonly EngineFile[];
    }
  | { readonly kind: "add"; readonly files: readonly EngineFile[] }
  | { readonly kind: "open"; readonly campaign: string; readonly lang: string }
  | { readonly kind: "ask"; readonly text: string }
  | { readonly kind: "leave" }
  | {
      readonly kind: "call";
      readonly method: string;
      readonly path: string;
      readonly query: Readonly<Record<string, string>>;
      readonly body: Uint8Array;
    }
  | { readonly kind: "remove"; readonly campaign: string };

/** A request with the id by which its answer is known. */
export type ToEngine = EngineRequest & { readonly id: number };

/** What the worker says by itself, or as the answer to a request. */
export type FromEngine =
  | { readonly kind: "progress"; readonly bytes: number }
  | { readonly kind: "told"; readonly text: string }
  | { readonly kind: "done"; readonly id: number }
  | { readonly kind: "started"; readonly id: number; readonly kept: boolean }
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly body: Uint8Array }
  | { readonly kind: "failed"; readonly id: number; readonly words: string };
