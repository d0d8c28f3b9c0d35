// How much has come of what is fetched.
import type { EngineFile } from "../../engine/messages.ts";
import { transferOf } from "./manifest.ts";

export class DownloadProgress {
  /** Between 0 and 1. */
  fraction = $state(0);
  /** Bytes that all of it takes over the network. */
  transfer = $state(0);
  #expectedBytes = 0;
  #receivedBytes = 0;

  /** Files are fetched now, of which nothing has come. */
  begin(files: readonly EngineFile[]): void {
    this.#expectedBytes = files.reduce((sum, file) => sum + file.size, 0);
    this.transfer = files.reduce((sum, file) => sum + transferOf(file), 0);
    this.#receivedBytes = 0;
    this.fraction = 0;
  }
  /** So many bytes more have come. */
  receive(bytes: number): void {
    this.#receivedBytes += bytes;
    this.fraction = Math.min(1, this.#receivedBytes / Math.max(1, this.#expectedBytes));
  }
}
