// The line to a server: it breaks, waits longer each time, comes back, and knows when there is nothing to come back to.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { answers, asked, Socket, window } from "./page.ts";

const { socket } = await import("../src/table/transport/socket.ts");
const over = (): Promise<void> => new Promise((done) => setImmediate(done));

function dialled() {
  const heard: string[] = [];
  const line = socket(
    () => "ws://table.test/play",
    () => "/api/campaigns/evening",
    {
      up: () => heard.push("up"),
      text: (text) => heard.push(text),
      down: () => heard.push("down"),
      gone: (why) => heard.push(`gone ${why}`),
    },
  );
  return { heard, line, first: Socket.made };
}
test.beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  Math.random = () => 0.5;
  answers.clear();
});
test.afterEach(() => mock.timers.reset());

test("what is heard is handed on; nothing is sent before the line is open", () => {
  const { heard, line } = dialled();
  assert.equal(line.send("early"), false);
  Socket.last.opens();
  Socket.last.tells({ a: 1 });
  assert.equal(line.send('{"id":"x"}'), true);
  Socket.last.onmessage!({ data: new ArrayBuffer(1) as unknown as string });

  assert.deepEqual(heard, ["up", '{"a":1}']);
  assert.equal(Socket.last.sent.length, 1);
  line.close();
});

test("a broken line is dialled again after longer and longer pauses, and soon again once something was heard", () => {
  const { heard, line, first } = dialled();
  Socket.last.opens();
  for (const [pause, count] of [
    [500, 1],
    [1000, 2],
    [2000, 3],
  ] as const) {
    Socket.last.breaks();
    mock.timers.tick(pause - 1);
    assert.equal(Socket.made, first + count - 1);
    mock.timers.tick(1);
    assert.equal(Socket.made, first + count);
    Socket.last.opens();
  }
  Socket.last.tells({});
  Socket.last.breaks();
  mock.timers.tick(500);
  assert.equal(Socket.made, first + 4);
  assert.deepEqual(heard.filter((event) => event === "down").length, 4);
  line.close();
  Socket.last.breaks();
  mock.timers.tick(60_000);
  assert.equal(Socket.made, first + 4, "who has closed it does not come back");
});

test("a handshake that fails is asked about: without a place it is over, otherwise it is tried again", async () => {
  for (const status of [401, 403, 404]) {
    const { heard, first } = dialled();
    answers.set("GET /api/campaigns/evening", status);
    Socket.last.breaks();
    await over();
    await over();
    mock.timers.tick(60_000);
    assert.deepEqual([heard, Socket.made - first], [["down", `gone refused with ${status}`], 0]);
  }
  for (const other of [500, new Error("offline"), {}]) {
    const { heard, line, first } = dialled();
    answers.set("GET /api/campaigns/evening", other);
    Socket.last.breaks();
    await over();
    await over();
    mock.timers.tick(500);
    assert.deepEqual([heard, Socket.made - first], [["down"], 1]);
    line.close();
  }
});

test("a failed handshake is asked about in the language that the player has by then", async () => {
  let lang = "en";
  const heard: string[] = [];
  const line = socket(
    () => "ws://table.test/play",
    () => `/api/campaigns/evening?lang=${lang}`,
    { up: () => undefined, text: () => undefined, down: () => undefined, gone: (why) => heard.push(why) },
  );
  lang = "fr";
  answers.set("GET /api/campaigns/evening", 404);
  Socket.last.breaks();
  await over();
  await over();
  assert.equal(asked.at(-1)?.path, "/api/campaigns/evening fr");
  line.close();
});

test("when the network is back or the page is looked at again it is dialled at once, but not a second time", () => {
  const { line, first } = dialled();
  Socket.last.opens();
  dispatchEvent(new window.Event("online") as unknown as Event);
  assert.equal(Socket.made, first, "an open line is not dialled");
  Socket.last.breaks();
  dispatchEvent(new window.Event("online") as unknown as Event);
  assert.equal(Socket.made, first + 1);
  mock.timers.tick(60_000);
  assert.equal(Socket.made, first + 1);
  Socket.last.opens();
  Socket.last.breaks();
  document.dispatchEvent(new window.Event("visibilitychange") as unknown as Event);
  assert.equal(Socket.made, first + 2);
  line.close();
  document.dispatchEvent(new window.Event("visibilitychange") as unknown as Event);
  assert.equal(Socket.made, first + 2);
});
