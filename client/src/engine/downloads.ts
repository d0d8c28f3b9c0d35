// Fetches the files of a build: checks each against its hash, and counts every byte for the progress bar.
import { integrityOf } from "./integrity.ts";
import type { EngineFile } from "./messages.ts";

/**
 * Fetches like the worker's own `fetch`, but a file of the build only if it is the very one that engine.json names: files of
 * two builds are never mixed.
 */
export function checkedFetch(
  root: string,
  files: readonly EngineFile[],
  onBytes: (count: number) => void,
  plainFetch: typeof fetch = fetch,
): typeof fetch {
  const known = new Map(files.map((file) => [new URL(file.path, root).href, file]));
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input), root).href;
    const file = known.get(address);
    if (!file) return plainFetch(input, init);
    const answer = await plainFetch(address, { ...init, integrity: integrityOf(file.sha256) });
    if (!answer.ok || !answer.body) throw new Error(`${file.path}: ${answer.status}`);
    if (file.path.endsWith(".wasm")) {
      onBytes(file.size);
      return answer; // a copied answer would lose the browser's compiled code: WebAssembly is compiled once for each answer of the network
    }
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(part, out) {
        onBytes(part.length);
        out.enqueue(part);
      },
    });
    return new Response(answer.body.pipeThrough(counter), { headers: answer.headers, status: answer.status });
  };
}
