// Answers are taken in the order of their questions.
import assert from "node:assert/strict";
import { test } from "node:test";
import { whileCurrent } from "./while-current.ts";

const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

test("an answer is taken, and so is a failure", async () => {
  const heard: unknown[] = [];
  const hear = (answer: unknown): void => void heard.push(answer);
  whileCurrent(Promise.resolve("yes"), hear);
  whileCurrent(Promise.reject(new Error("no")), hear, () => hear("failed"));
  whileCurrent(Promise.reject(new Error("no")), hear);
  await settled();
  assert.deepEqual(heard, ["yes", "failed"]);
});

test("what comes after something else was asked is dropped", async () => {
  const heard: string[] = [];
  const hear = (answer: string): void => void heard.push(answer);
  let answerLate: (answer: string) => void = () => undefined;
  const drop = whileCurrent(new Promise<string>((resolve) => (answerLate = resolve)), hear);
  const dropFailure = whileCurrent(Promise.reject(new Error("no")), hear, () => hear("failed"));
  drop();
  dropFailure();
  whileCurrent(Promise.resolve("second"), hear);
  await settled();
  answerLate("first");
  await settled();
  assert.deepEqual(heard, ["second"]);
});
