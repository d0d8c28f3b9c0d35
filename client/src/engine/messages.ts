// The messages between the page and the worker that runs the engine, and the types of engine.json.

export interface EngineFile {
  readonly path: string;
  readonly size: number;
  readonly gzip?: number;
  readonly sha256: string;
  readonly part: "page" | "pictures" | "base" | "world" | "lang" | "rules";
  readonly world?: string;
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

export type ToEngine = EngineRequest & { readonly id: number };

/** What the worker says by itself, or as the answer to a request. */
export type FromEngine =
  | { readonly kind: "progress"; readonly bytes: number }
  | { readonly kind: "told"; readonly text: string }
  | { readonly kind: "done"; readonly id: number }
  | { readonly kind: "started"; readonly id: number; readonly kept: boolean }
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly body: Uint8Array }
  | { readonly kind: "failed"; readonly id: number; readonly words: string };
