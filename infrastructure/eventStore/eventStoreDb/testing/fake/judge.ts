import type { Expected, Proposed, StoredEvent } from "./records.ts";

/** The outcome of an append. `repeats` is the last of the events that were written before. */
type Verdict = "write" | "moved" | "deleted" | { readonly repeats: StoredEvent };

/**
 * Decides by the events of the stream, by whether the stream was deleted softly, and by the
 * revision that the writer expects.
 */
export const judge = (
  kept: ReadonlyArray<StoredEvent>,
  softlyDeleted: boolean,
  expected: Expected,
  events: ReadonlyArray<Proposed>,
): Verdict => {
  if (expected === "stream_exists") {
    if (softlyDeleted) return "deleted";
    if (kept.length === 0) return "moved";
  }
  if (expected === "stream_exists" || expected === "any") return judgeByIds(kept, events);

  const end = kept.length - 1;
  const after = expected === "no_stream" ? -1 : Number(expected);
  if (after === end || (softlyDeleted && after === -1)) return "write";
  const repeated = kept.slice(after + 1, after + 1 + events.length);
  const last = repeated.at(-1);
  return last && events.every(({ id }, n) => repeated[n]?.id === id) ? { repeats: last } : "moved";
};

/** An append is new if its first event is new. Otherwise all of its events must be known. */
const judgeByIds = (kept: ReadonlyArray<StoredEvent>, events: ReadonlyArray<Proposed>): Verdict => {
  const known = events.map(({ id }) => kept.findLast((event) => event.id === id));
  const last = known.at(-1);
  if (!known[0] || !last) return known[0] ? "moved" : "write";
  return known.includes(undefined) ? "moved" : { repeats: last };
};
