// A plan: what is tapped is tried, what cannot be is let go, and all of it is made one after the other.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Plan } from "../../wire";

// what the compiler of the components makes of it: plain values do here
Object.assign(globalThis, { $state: Object.assign(<T>(value: T): T => value, { raw: <T>(value: T): T => value }) });
const { Planning } = await import("./planning.svelte.ts");

/** A plan in which these can be made, and these could follow. */
function planOf(choices: readonly string[], next: readonly string[] = []): Plan {
  const steps = choices.map((notation) => ({ notation, label: [], detail: [] }));
  return { steps, outcomes: [], blocked: [], reason: [], rule: "", next, fight: null, test: null };
}

/** A table in our hand: what was tried and made, and how it answers. */
function inHand(answer: (choices: readonly string[]) => Plan | null = planOf, offered: readonly string[] = []) {
  const tried: (readonly string[])[] = [];
  const played: string[] = [];
  const waiting: ((plan: Plan | null) => void)[] = [];
  let slow = false;
  let refused = "";
  const plan = new Planning({
    tryOut: (choices) => {
      tried.push(choices);
      return slow ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(answer(choices));
    },
    choose: (choice) => Promise.resolve(choice !== refused && played.push(choice) > 0),
    offers: (choice) => !offered.length || offered.includes(choice),
  });
  return { plan, tried, played, waiting, wait: () => (slow = true), refuse: (choice: string) => (refused = choice) };
}

test("what is tapped is tried with all that was tapped before, and nothing is made", async () => {
  const { plan, tried, played } = inHand((choices) => planOf(choices, ["cover eel c1"]));

  await plan.add("cover eel a1", "square eel a1");
  await plan.add("cover eel b1", "square eel b1");

  assert.deepEqual(tried, [["cover eel a1"], ["cover eel a1", "cover eel b1"]]);
  assert.equal(plan.place("square eel b1"), 2);
  assert.equal(plan.place("square eel c1"), 0);
  assert.equal(plan.isWhole, false);
  assert.deepEqual(played, []);
});

test("nothing could follow: it is whole, and a tap on what is planned takes it back", async () => {
  const { plan } = inHand();
  await plan.add("cover eel a1", "square eel a1");
  const whole = plan.isWhole;

  await plan.remove("square eel a1");

  assert.equal(whole, true);
  assert.equal(plan.isEmpty, true);
  assert.equal(plan.preview, null);
  assert.equal(plan.isWhole, false);
});

test("what could no longer be made without what was taken back is let go", async () => {
  const { plan, tried } = inHand((choices) =>
    planOf(choices.includes("a1") ? choices : choices.filter((choice) => choice !== "a2")),
  );
  for (const choice of ["a1", "a2", "b1"]) await plan.add(choice, choice);

  await plan.remove("a1");

  assert.deepEqual(
    plan.parts.map((part) => part.choice),
    ["b1"],
  );
  assert.deepEqual(tried.at(-1), ["b1"]);
});

test("what others plan counts, and is theirs to make", async () => {
  const tried: (readonly string[])[] = [];
  const chosen: string[] = [];
  let theirs = ["join kasumi"];
  const plan = new Planning({
    tryOut: (choices) => (tried.push(choices), Promise.resolve(planOf(choices))),
    choose: (choice) => Promise.resolve(chosen.push(choice) > 0),
    offers: () => true,
    others: () => theirs,
  });

  plan.refresh();
  await Promise.resolve();
  assert.equal(plan.isEmpty, true);
  assert.ok(plan.preview, "their plan alone is counted");
  await plan.add("join odessa", "joiner odessa");
  assert.deepEqual(tried, [["join kasumi"], ["join odessa", "join kasumi"]]);
  await plan.make("go on");
  assert.deepEqual(chosen, ["join odessa", "go on"]);
  theirs = [];
  plan.refresh();
  assert.equal(plan.preview, null);
});

test("the same choice twice is two parts of a plan", async () => {
  const { plan } = inHand((choices) => planOf(choices.slice(0, 2)));
  for (let tap = 0; tap < 3; tap++) await plan.add("cover eel buff", "square eel buff");

  assert.equal(plan.parts.length, 2);
});

test("an answer that comes late is no longer the plan", async () => {
  const { plan, waiting, wait } = inHand();
  wait();
  const first = plan.add("a1", "a1");
  const second = plan.add("a2", "a2");

  waiting[1]!(planOf(["a1", "a2"]));
  await second;
  waiting[0]!(planOf(["a1"]));
  await first;

  assert.deepEqual(
    plan.preview?.steps.map((step) => step.notation),
    ["a1", "a2"],
  );
});

test("what cannot be tried at all is no plan", async () => {
  const { plan } = inHand(() => null);

  await plan.add("a1", "a1");

  assert.equal(plan.isEmpty, true);
});

test("it is made in the order in which it can be, without what the table has done by itself, and then goes on", async () => {
  const { plan, played } = inHand((choices) => planOf([...choices].reverse()), ["a1", "b1", "go on"]);
  for (const choice of ["a1", "a2", "b1"]) await plan.add(choice, choice);

  const done = await plan.make("go on");

  assert.equal(done, true);
  assert.deepEqual(played, ["b1", "a1", "go on"]);
  assert.equal(plan.isEmpty, true);
  assert.equal(plan.making, false);
});

test("a refusal ends it", async () => {
  const { plan, played, refuse } = inHand();
  for (const choice of ["a1", "a2", "b1"]) await plan.add(choice, choice);
  refuse("a2");

  const done = await plan.make("go on");

  assert.equal(done, false);
  assert.deepEqual(played, ["a1"]);
  assert.equal(plan.isEmpty, true);
});

test("while it is made nothing is added, and a change of the table asks for nothing", async () => {
  const { plan, tried } = inHand();
  await plan.add("a1", "a1");
  const before = tried.length;

  const making = plan.make();
  await plan.add("a2", "a2");
  plan.refresh();
  await making;

  assert.equal(tried.length, before);
});

test("another table: it is tried again, and empty where nothing of it is left", async () => {
  let gone = false;
  const { plan } = inHand((choices) => (gone ? planOf([]) : planOf(choices)));
  await plan.add("a1", "a1");
  gone = true;

  plan.refresh();
  await Promise.resolve();
  await Promise.resolve();

  assert.equal(plan.isEmpty, true);
});
