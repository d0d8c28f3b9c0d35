// Quiet sounds without files: your turn, a draw, a hit. They are only made once somebody has touched the page.

export type Cue = "turn" | "draw" | "hit";

/** Notes one after the other: pitch, seconds, and how soft they fade. */
const NOTES: Readonly<Record<Cue, readonly (readonly [hertz: number, start: number, long: number])[]>> = {
  turn: [
    [523, 0, 0.5],
    [784, 0.12, 0.7],
  ],
  draw: [[659, 0, 0.18]],
  hit: [
    [110, 0, 0.3],
    [82, 0.03, 0.35],
  ],
};
const LOUD = 0.06;
let context: AudioContext | null = null;

export function cue(kind: Cue): void {
  if (!navigator.userActivation?.hasBeenActive || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const [hertz, start, long] of NOTES[kind]) {
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = kind === "hit" ? "triangle" : "sine";
    voice.frequency.value = hertz;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(LOUD, now + start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + start + long);
    voice.connect(gain).connect(context.destination);
    voice.start(now + start);
    voice.stop(now + start + long + 0.05);
  }
}

/** The cue for what happened: kinds of the log's lines. */
export function cueOf(kinds: readonly string[], mine: boolean, wasMine: boolean): Cue | null {
  if (mine && !wasMine) return "turn";
  if (kinds.some((kind) => /damage|hit|wound|struck|lost-health/.test(kind))) return "hit";
  return kinds.some((kind) => /drew|fate|rolled/.test(kind)) ? "draw" : null;
}
