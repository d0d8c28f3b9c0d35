// Straight quotation marks and apostrophes as a printer sets them; French brings marks of its own.
import type { Run, Text } from "../../wire";

const OPENS = /[\s([{—–-]$/;

/** The same words; each mark opens or closes by what stands before it, be it in the run before. */
export function printed(text: Text): Text {
  let before = " ";
  return text.map(([kind, words, ref]): Run => {
    let made = "";
    for (const sign of words) {
      const opens = OPENS.test(before) || before === "“" || before === "‘";
      made += sign === '"' ? (opens ? "“" : "”") : sign === "'" ? (opens ? "‘" : "’") : sign;
      before = made.at(-1) ?? before;
    }
    return [kind, made, ref];
  });
}
