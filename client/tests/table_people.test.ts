// Who sits at a table, what they say, and whether they agree to go back.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { UndoRequest, ChatEvent } from "../src/wire.ts";
import { person, atTable, text } from "./table_fixture.ts";

test("a consent that is agreed on or refused goes away", () => {
  const { table, snapshot, tell } = atTable();
  const asks = (who: string, waiting_for: readonly string[]): void =>
    tell({ kind: "undo-request", position: 7, who, waiting_for, entry: 3 } as unknown as UndoRequest);
  snapshot();

  asks("ben", ["ada"]);
  assert.equal(table.undoRequest?.who, "ben");
  asks("ben", []);
  assert.deepEqual(table.undoRequest?.waiting_for, []);
  asks("", []);
  assert.equal(table.undoRequest, null);
});

test("a consent is over once time has moved, though nobody said so; the same table told anew leaves it", () => {
  const { table, snapshot, changed, tell } = atTable();
  const asks = (who: string, position: number): void =>
    tell({ kind: "undo-request", position, who, waiting_for: ["ben"], entry: 3 } as unknown as UndoRequest);
  snapshot();

  asks("ada", 7);
  snapshot();
  assert.equal(table.undoRequest?.who, "ada");
  changed({}, 8);
  assert.equal(table.undoRequest, null);
  asks("ben", 8);
  assert.equal(table.undoRequest?.who, "ben", "a second question is another one");
});

test("what was said about the line is over when the table is told again", () => {
  const { table, snapshot, tell } = atTable();
  const notes = (): readonly string[] => table.notes.map((note) => note.key);
  snapshot();
  tell({ kind: "closing", position: 7, key: "stopping", words: text("The server is being restarted.") });
  tell({ kind: "notice", position: 7, key: "pinned", words: text("Ben pinned a note."), who: "ben", campaign: "" });
  assert.deepEqual(notes(), ["stopping", "pinned"]);

  snapshot();
  assert.deepEqual(notes(), ["pinned"]);
});

test("a server that does not answer is waited for aloud until it does", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { table, snapshot, answer } = atTable();
  snapshot();
  const chosen = table.choose("use bridge");
  assert.equal(table.slow, false);
  context.mock.timers.tick(2000);
  assert.equal(table.slow, true);

  await answer({ kind: "done", position: 7, id: "", repeated: false });
  assert.equal(await chosen, true);
  assert.equal(table.slow, false);
});

test("who is who: oneself, the host, and who sits where", () => {
  const { table, snapshot, tell } = atTable();
  assert.equal(table.nameAt(0), "");
  snapshot();

  assert.deepEqual(
    [table.me?.name, table.isHost, table.nameAt(1), table.nameAt(5), table.game],
    ["Ada", true, "Ben", "", "sea"],
  );
  assert.deepEqual([table.holds(0), table.holds(1), table.holds(-1)], [true, false, false]);
  tell({
    kind: "table",
    position: 7,
    table: { ...table.table, game: "skies", people: [person("ben", "Ben", [0, 1], "host")] },
  });
  assert.deepEqual([table.me, table.seats, table.isHost, table.game], [undefined, [], false, "skies"]);
});

test("the last two hundred words are kept", () => {
  const { table, snapshot, tell } = atTable();
  snapshot();
  for (let number = 1; number <= 203; number += 1)
    tell({ kind: "chat", position: 7, number, who: "ben", text: String(number) } as unknown as ChatEvent);

  assert.deepEqual([table.chatLines.length, table.chatLines[0]?.text, table.chatLines.at(-1)?.text], [200, "4", "203"]);
});
