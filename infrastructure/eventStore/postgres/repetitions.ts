import { Array, Effect } from "effect";
import type { Append } from "./appendBatch.ts";

type Write<Outcome, E> = (batch: ReadonlyArray<Append>) => Effect.Effect<ReadonlyArray<Outcome>, E>;

/**
 * If an append repeats an earlier append of the same batch, it is written after that one, in a
 * second statement. A single statement could not recognise the repetition, because it sees none of
 * its own rows.
 */
export const repetitionsLater = <Outcome extends object, E>(
  write: Write<Outcome, E>,
): Write<Outcome, E> => {
  const writeInParts: Write<Outcome, E> = (batch) => {
    const later = repetitionsIn(batch);
    if (later.size === 0) return write(batch);
    const parts = [batch.filter((append) => !later.has(append)), [...later]];
    return Effect.map(Effect.forEach(parts, writeInParts), (outcomes) => {
      const outcomeOf = new Map(Array.zip(parts.flat(), outcomes.flat()));
      return batch.flatMap((append) => outcomeOf.get(append) ?? []);
    });
  };
  return writeInParts;
};

const repetitionsIn = (batch: ReadonlyArray<Append>): ReadonlySet<Append> => {
  const seen = new Set<string>();
  const repetitions = new Set<Append>();
  for (const append of batch) {
    const [first] = append.events;
    if (!first) continue;
    if (seen.has(first.metadata.eventId)) repetitions.add(append);
    seen.add(first.metadata.eventId);
  }
  return repetitions;
};
