import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine, RichText } from "../../wire.ts";
import { gainOf } from "./gains.ts";

const plain = (words: string): RichText => [["plain", words, ""]];
const line = (words: string): LogLine =>
  ({ kind: "gained-quest", text: plain(words), facts: { pieces: [], amount: 77 } }) as unknown as LogLine;

test("a rumour is read where it is met", () => {
  const rumours = [plain("The Well: Nobody goes there."), plain("The Old Pilot's Story: He landed on a cloud: twice.")];
  const gain = gainOf(line("Gained quest 77, The Old Pilot's Story."), [], [], rumours);

  assert.deepEqual([gain?.kind, gain?.title], ["rumour", "The Old Pilot's Story"]);
  assert.deepEqual(gain?.text, [plain("He landed on a cloud: twice.")]);
  assert.equal(gainOf(line("Gained quest 5, The Letter."), [], [], rumours), null);
});
