// Questions to the table that change nothing of the campaign, each with its answer.
import type { AdviceEvent, AdviseRequest, Explanation, OurJourney, Refused } from "../../wire";
import type { Transport } from "../transport/transport.ts";

export class Questions {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Why something cannot be chosen. */
  async explain(choice: string): Promise<Explanation | Refused | null> {
    const reply = await this.#transport.explain(choice);
    return reply.kind === "explanation" || reply.kind === "refused" ? reply : null;
  }
  /** What a robot would do, or another question to it; nothing if it is not told. */
  async advise(about: AdviseRequest["about"], since = 0): Promise<AdviceEvent | null> {
    const reply = await this.#transport.advise(about, since);
    return reply.kind === "advice" ? reply : null;
  }
  /** Our journey as it stands now; nothing if it is not told. */
  async journey(): Promise<OurJourney | null> {
    const reply = await this.#transport.journey();
    return reply.kind === "journey" ? reply.journey : null;
  }
}
