// Keeps the screen of a phone awake while the story is read in a printed box; where a browser cannot, nothing happens.

/** Keep the screen awake until the answer is called; asked for again whenever the page is shown again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async (): Promise<void> => {
    if (isOver || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) await lock.release();
    } catch {
      // the battery is low, or the device does not allow it
    }
  };
  const onVisibilityChange = (): void => void ask();
  document.addEventListener("visibilitychange", onVisibilityChange);
  onVisibilityChange();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", onVisibilityChange);
    void lock?.release();
  };
}
