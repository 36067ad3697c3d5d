import { Effect, Schema } from "effect";
import { EventLog } from "../../application/ports/EventLog.ts";
import type { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import { canonicalJson } from "../../domain/shared/canonicalJson.ts";
import { Position, type Recorded } from "../../domain/shared/recorded.ts";
import type { ReadModelUnavailable } from "../engine/readDb.ts";

/** Somebody changed the journal or the stored events, so what is made of them proves nothing. */
export class JournalDiffers extends Schema.TaggedError<JournalDiffers>()("JournalDiffers", {
  position: Position,
}) {
  override get message() {
    return (
      `The journal and the stored events differ at position ${this.position}: one of them was ` +
      "changed. Find out which before you rebuild anything."
    );
  }
}

export type JournalUnavailable = ReadModelUnavailable | EventStoreUnavailable | JournalDiffers;

/** Events of the journal, compared with the event store: a copy alone proves nothing. */
export const asStored = Effect.fnUntraced(function* (page: ReadonlyArray<Recorded>) {
  const stored = yield* EventLog.use((log) => log.at(page));
  const known = new Map(stored.map((fact) => [fact.position, canonicalJson(fact)]));
  const differing = page.find((fact) => known.get(fact.position) !== canonicalJson(fact));
  if (differing) return yield* new JournalDiffers({ position: differing.position });
  return page;
});
