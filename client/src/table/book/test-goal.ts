// The total that a test is drawn for.
import type { TestState } from "../../wire";

/** The least total that succeeds, or the greatest where low totals succeed. */
export const goalOf = ({ aim, number }: Pick<TestState, "aim" | "number">): number =>
  aim === "low" ? number - 1 : number;
