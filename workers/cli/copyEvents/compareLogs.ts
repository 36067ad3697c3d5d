import { Effect } from "effect";
import type { Position, Recorded } from "../../../domain/shared/recorded.ts";
import { Refused } from "../refused.ts";
import type { Take } from "./cursor.ts";
import { HashChain } from "./hashChain.ts";

interface Comparison<E, R> {
  /** The source and the target, from their beginning. */
  readonly logs: readonly [Take<E, R>, Take<E, R>];
  /** How many events both must contain. */
  readonly events: number;
  /** A position of the source. */
  readonly reacted: Position | null;
  readonly onProgress: (count: number) => void;
}

const PART = 2000;

/**
 * Reads both logs once more. Returns their common hash, and the position of the target that
 * corresponds to the given position of the source.
 */
export const compareLogs = Effect.fnUntraced(function* <E, R>(comparison: Comparison<E, R>) {
  const { logs, events, reacted, onProgress } = comparison;
  const chains = [new HashChain(), new HashChain()] as const;
  let at: Position | null = null;
  let count = 0;
  while (count < events) {
    const size = Math.min(PART, events - count);
    const [originals, copies] = yield* Effect.all([logs[0](size), logs[1](size)]);
    if (originals.length !== copies.length || copies.length === 0) break;
    for (const original of originals) chains[0].add(original);
    for (const copy of copies) chains[1].add(copy);
    at = reactedIn(originals, copies, reacted) ?? at;
    count += copies.length;
    onProgress(count);
  }
  const more = (yield* logs[1](1)).length;
  if (count !== events || more > 0 || chains[0].hash !== chains[1].hash) {
    return yield* new Refused({ message: sentence(count, chains) });
  }
  return { sha256: chains[0].hash, reacted: at };
});

/** The last of these copies whose original policies have handled. */
const reactedIn = (
  originals: ReadonlyArray<Recorded>,
  copies: ReadonlyArray<Recorded>,
  reacted: Position | null,
) => {
  if (reacted === null) return null;
  const last = originals.findLastIndex(({ position }) => position <= reacted);
  return copies[last]?.position ?? null;
};

const sentence = (count: number, [source, target]: readonly [HashChain, HashChain]) =>
  `The stores are not the same after ${count} events (sha256 ${source.hash} and ${target.hash}): ` +
  "somebody writes to one of them meanwhile, or a copy cannot keep what the source has.";
