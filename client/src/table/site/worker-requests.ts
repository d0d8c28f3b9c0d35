// Requests to the engine's worker, each kept under its id until it is answered.
import type { EngineRequest, FromEngine, ToEngine } from "../../engine/messages.ts";

/** What the worker says to a request, and not by itself. */
export type WorkerAnswer = Exclude<FromEngine, { readonly kind: "progress" | "told" }>;

interface PendingRequest {
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (error: Error) => void;
}

export class WorkerRequests {
  #pending = new Map<number, PendingRequest>();
  #lastId = 0;

  /** Whether anything has not been answered. */
  get areWaiting(): boolean {
    return this.#pending.size > 0;
  }

  /** Post a request with an id of its own, and wait for the answer. */
  send(request: EngineRequest, post: (message: ToEngine) => void): Promise<WorkerAnswer> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      post({ ...request, id });
    });
  }

  /** The worker has answered. */
  settle(answer: WorkerAnswer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.kind === "failed") pending?.reject(new Error(answer.words));
    else pending?.resolve(answer);
  }

  /** Nothing will be answered any more. */
  rejectAll(error: Error): void {
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
