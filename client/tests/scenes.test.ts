// What is drawn of moments of real campaigns: as it was approved (npm test -- --approve writes it anew).
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { approved } from "./approved.ts";
import { outline } from "./outline.ts";
import { sits } from "./page.ts";

/** Those that npm test -- --quick draws. */
const QUICK = ["sea-attacks", "skies-challenge"];
const names = readdirSync(`${process.env["CLIENT"]}/tests/recorded`)
  .map((name) => name.replace(".json", ""))
  .filter((name) => !name.startsWith("server-"))
  .filter((name) => !process.env["QUICK"] || QUICK.includes(name));

for (const name of names)
  test(`${name} is drawn as approved`, async () => {
    await sits(name);

    approved(name, outline(document.body));
  });
