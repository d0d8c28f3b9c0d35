// The speech voices of the device; some browsers list them only after a moment.

/** How long a device may take to list its voices; after that it has none. */
const PATIENCE_MS = 1000;

type Speaking = Pick<SpeechSynthesis, "getVoices" | "addEventListener" | "removeEventListener">;

/** All voices; none if the device has none. */
export function voicesOf(speech: Speaking): Promise<readonly SpeechSynthesisVoice[]> {
  const known = speech.getVoices();
  if (known.length) return Promise.resolve(known);
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      speech.removeEventListener("voiceschanged", done);
      resolve(speech.getVoices());
    };
    const timer = setTimeout(done, PATIENCE_MS);
    speech.addEventListener("voiceschanged", done);
  });
}
