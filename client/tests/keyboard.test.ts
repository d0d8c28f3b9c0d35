// The table by keyboard: numbers plan who takes part, and a step is taken back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { all, one, presses, sent, sits, Socket } from "./page.ts";

const step = (notation: string): object => ({ notation, label: [], detail: [] });

test("in a challenge a number plans somebody as a click does, and the numbers stay", async () => {
  const { sections } = await sits("sea-challenge");
  const plan = { outcomes: [], blocked: [], reason: [], rule: "", fight: null, test: null };
  const next = sections.menu!.own.map((line) => line.notation);
  const usual = Socket.last.answers;
  Socket.last.answers = (request) =>
    request.kind === "preview" && "choices" in request
      ? {
          kind: "preview",
          id: request.id,
          position: 0,
          plan: { ...plan, steps: (request.choices as string[]).map(step), next },
        }
      : usual(request);
  const numbers = (): string[] => all(".joiner .number").map((element) => element.textContent ?? "");
  const pressed = (): string[] => all(".joiner[aria-pressed=true]").map((tile) => tile.dataset["plan"] ?? "");
  const [before, first, second] = [numbers(), ...all("[data-plan]").slice(0, 2)];

  await presses(first!.querySelector(".number")!.textContent!);
  await presses(second!.querySelector(".number")!.textContent!);
  assert.deepEqual(pressed(), [first!.dataset["plan"], second!.dataset["plan"]]);
  assert.deepEqual(numbers(), before);
  assert.deepEqual(
    sent().filter((request) => request.kind === "choose"),
    [],
    "nothing is committed",
  );

  await presses(before[0]!);
  assert.deepEqual(pressed(), [second!.dataset["plan"]]);
  await presses("z", document.body, { ctrlKey: true });
  assert.deepEqual(pressed(), [], "what is planned is taken back first");
});

test("control and z take back a step, with shift make it again; in a field they are the field's", async () => {
  await sits("sea-sail");
  await presses("z", document.body, { ctrlKey: true });
  await presses("Z", document.body, { metaKey: true, shiftKey: true });
  const kinds = (): string[] => sent().map((request) => request.kind);
  assert.deepEqual(kinds(), ["undo", "redo"]);

  const field = one(".table").appendChild(document.createElement("input"));
  await presses("z", field, { ctrlKey: true });
  assert.deepEqual(kinds(), ["undo", "redo"]);
});
