// Voices of a device that are known at once, a moment later, or not at all.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { voicesOf } from "./voices.ts";

const VOICE = { lang: "fr-FR" } as SpeechSynthesisVoice;

class Speech extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  getVoices(): SpeechSynthesisVoice[] {
    return this.voices;
  }
}

test("voices that are there are given at once", async () => {
  const speech = new Speech();
  speech.voices = [VOICE];

  assert.deepEqual(await voicesOf(speech as unknown as SpeechSynthesis), [VOICE]);
});
test("voices that come a moment later are waited for", async () => {
  const speech = new Speech();
  const asked = voicesOf(speech as unknown as SpeechSynthesis);
  speech.voices = [VOICE];
  speech.dispatchEvent(new Event("voiceschanged"));

  assert.deepEqual(await asked, [VOICE]);
});
test("a device without a voice has none", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const asked = voicesOf(new Speech() as unknown as SpeechSynthesis);
  mock.timers.tick(60_000);
  mock.timers.reset();

  assert.deepEqual(await asked, []);
});
