import { Clock, Effect } from "effect";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Actor } from "../../domain/shared/recorded.ts";
import { FactsDigest } from "../../domain/summary/events.ts";
import type { SummaryFacts } from "../../domain/summary/facts.ts";

const actor: Actor = { kind: "system", id: "summary" };

/** Summaries have no human author. A repetition is recognised by its key. */
export const summaryContext = Effect.fnUntraced(function* (call: string, key: string) {
  return {
    commandId: commandIdOf(actor, call, key),
    correlationId: `summary ${call}`,
    actor,
    occurredAt: new Date(yield* Clock.currentTimeMillis).toISOString(),
  };
});

export const digestOf = (facts: SummaryFacts) =>
  FactsDigest.make(commandIdOf(actor, "facts", JSON.stringify(facts)));
