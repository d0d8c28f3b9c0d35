// Only compiled, never built: what a client does with the types of the wire, and what they must refuse.
import type { Event, LogLine, Request, RichText, Sections, Span } from "./wire";

/** Every request there is, as small as it may be. */
export const requests: { readonly [Kind in Request["kind"]]: Extract<Request, { kind: Kind }> } = {
  choose: { kind: "choose", id: "a1", position: 118, choice: "use bridge" },
  "follow-route": { kind: "follow-route", id: "a", position: 1, choices: ["travel north"] },
  "enter-draws": { kind: "enter-draws", id: "a14", position: 119, choices: ["fate 4"] },
  "leave-draws": { kind: "leave-draws", id: "a15", position: 119 },
  undo: { kind: "undo", id: "a2", position: 119 },
  redo: { kind: "redo", id: "a3", position: 120 },
  "answer-undo": { kind: "answer-undo", id: "a4", position: 120, agree: true },
  refresh: { kind: "refresh", id: "a5" },
  explain: { kind: "explain", id: "a6", choice: "steer kannan" },
  preview: { kind: "preview", id: "a10", choices: ["cover kerb-eel a1", "cover kerb-eel a2"] },
  "list-unavailable": { kind: "list-unavailable", id: "a11" },
  journey: { kind: "journey", id: "a12" },
  advise: { kind: "advise", id: "a16", about: "choice", since: 0 },
  chat: { kind: "chat", id: "a7", text: "To the north?" },
  ask: { kind: "ask", id: "a12", choice: "join kannan" },
  presence: { kind: "presence", id: "a13", position: 120, staged: [], read: "" },
  "name-moment": { kind: "name-moment", id: "a8", position: 120, name: "before the fight" },
  repair: { kind: "repair", id: "a9", position: 120, act: "coins 3" },
  "seat-robot": { kind: "seat-robot", id: "a16", seat: 1, name: "Crow" },
  "unseat-robot": { kind: "unseat-robot", id: "a17", seat: 1 },
  "let-robot-play": { kind: "let-robot-play", id: "a18", position: 120 },
};

/** Every event there is; one that is new and not told apart here does not compile. */
export function heard(event: Event): string {
  switch (event.kind) {
    case "snapshot":
      return event.table.people.map((person) => `${person.name} (${person.role})`).join() + event.lang;
    case "changed":
      return question(event.sections);
    case "done":
      return event.repeated ? `${event.id} again` : event.id;
    case "refused":
      return `${event.id} ${event.key} ${plain(event.words)} ${event.rule}`;
    case "explanation":
    case "notice":
    case "closing":
      return plain(event.words);
    case "preview":
      return event.plan.steps.map((step) => step.notation).join() + plain(event.plan.reason);
    case "advice":
      return event.advised?.choices.map((line) => line.choice).join() ?? "";
    case "journey":
      return event.journey.title;
    case "unavailable":
      return event.unavailable.map((barred) => barred.notations.join() + plain(barred.reason)).join();
    case "chat":
      return `${event.number} ${event.who} ${event.text}`;
    case "table":
      return event.table.settings.open_hands ? event.table.name : "";
    case "undo-request":
      return event.waiting_for.join();
    case "presence":
      return `${event.who} ${event.staged.join()} ${event.read}`;
    case "robot":
      return `${event.seat} ${event.name} ${event.state} ${plain(event.words)}`;
    default:
      return event satisfies never;
  }
}

/** A section may not be there, or be nothing. */
function question(sections: Sections): string {
  const enemies = sections.fight === undefined ? "as before" : (sections.fight?.enemies.length ?? "no fight");
  return `${enemies} ${sections.decision ? plain(sections.decision.question) : ""}`;
}

/** The log of somebody who had been told these lines. */
export function logNow(lines: readonly LogLine[], sections: Sections): readonly LogLine[] {
  return sections.log ? [...lines.slice(0, sections.log.keep), ...sections.log.lines] : lines;
}

function plain(text: RichText): string {
  return text.map(([, words]) => words).join("");
}

// @ts-expect-error  a request without its id
export const nameless: Request = { kind: "redo", position: 1 };
// @ts-expect-error  a kind that there is not
export const unknown: Request = { kind: "cheat", id: "a", position: 1 };
// @ts-expect-error  a field that this request does not have
export const more: Request = { kind: "chat", id: "a", text: "", position: 1 };
// @ts-expect-error  a section that is left out is not there at all
export const unset: Sections = { fight: undefined };
// @ts-expect-error  this one is always something
export const nothing: Sections = { headline: null };
// @ts-expect-error  a run has three parts
export const short: Span = ["plain", "words"];
// @ts-expect-error  and is of one of five kinds
export const loud: Span = ["loud", "words", ""];
