// The connection to a server: a websocket that reconnects.
import { pause } from "./backoff.ts";
import type { Line, LineHears } from "./line.ts";

/** Answers over HTTP after which there is nothing to come back to: no key, no place, no such campaign. */
const FINAL = [401, 403, 404];
/** A part of an answer as text; empty if it is none. */
const textIn = (part: unknown): string => (typeof part === "string" ? part : "");

/**
 * Opens the socket at an address; once a handshake fails `place` is asked over HTTP whether we have a place there. Both are
 * called whenever they are needed, for the player may have changed the language.
 */
export function socket(address: () => string, place: () => string, hears: LineHears): Line {
  let current: WebSocket | null = null;
  let timer = 0;
  /** How often it was dialled since something was heard. */
  let tries = 0;
  let closed = false;

  function dial(): void {
    if (closed) return;
    const socket = new WebSocket(address());
    let opened = false;
    current = socket;
    socket.onopen = () => {
      opened = true;
      hears.up();
    };
    socket.onmessage = (message) => {
      tries = 0;
      if (typeof message.data === "string") hears.text(message.data);
    };
    socket.onclose = () => {
      if (current !== socket) return;
      current = null;
      if (closed) return;
      hears.down();
      if (opened) redialLater();
      else void askWhy();
    };
  }

  function redialLater(): void {
    clearTimeout(timer);
    timer = setTimeout(dial, pause(tries));
    tries += 1;
  }

  /** A browser does not say why a handshake failed; the same place over HTTP does. */
  async function askWhy(): Promise<void> {
    const answer = await fetch(place()).catch(() => null);
    if (closed) return;
    if (!answer || !FINAL.includes(answer.status)) return redialLater();
    const problem = (await answer.json().catch(() => null)) as { words?: unknown; key?: unknown } | null;
    closed = true;
    hears.gone(textIn(problem?.words), textIn(problem?.key));
  }

  /** The network is back, or the page is looked at again: no need to wait any longer. */
  function redialNow(): void {
    if (closed || current || document.visibilityState === "hidden") return;
    clearTimeout(timer);
    dial();
  }

  addEventListener("online", redialNow);
  document.addEventListener("visibilitychange", redialNow);
  dial();
  return {
    send(text) {
      if (current?.readyState !== WebSocket.OPEN) return false;
      current.send(text);
      return true;
    },
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener("online", redialNow);
      document.removeEventListener("visibilitychange", redialNow);
      current?.close();
    },
  };
}
