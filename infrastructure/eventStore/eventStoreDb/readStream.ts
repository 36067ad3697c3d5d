import { type EventStoreDBClient, StreamNotFoundError } from "@eventstore/db-client";
import { Effect } from "effect";
import type { Revision, StreamPart } from "../../../application/ports/EventStore.ts";
import type { Recorded } from "../../../domain/shared/recorded.ts";
import { answering } from "./answering.ts";
import { collect, isOurs, toRecorded } from "./recordedEvents.ts";

const PAGE_SIZE = 1000;

/** Page by page, so that no stream is too long to be read in time. */
export const readStream = Effect.fnUntraced(function* (
  client: EventStoreDBClient,
  stream: string,
  after: Revision,
  limit = Number.POSITIVE_INFINITY,
) {
  const events: Array<Recorded> = [];
  let revision = after;
  while (events.length < limit) {
    // Others' events in the stream do not count, so a page may leave some of ours to the next.
    const maxCount = Math.min(PAGE_SIZE, limit - events.length);
    const page = yield* answering((signal) => readPage(client, stream, revision, maxCount, signal));
    events.push(...page.filter(isOurs).map(toRecorded));
    const last = page.at(-1);
    if (last) revision = Number(last.revision);
    if (page.length < maxCount) break;
  }
  const part: StreamPart = { revision, position: events.at(-1)?.position ?? null, events };
  return part;
});

const readPage = async (
  client: EventStoreDBClient,
  stream: string,
  after: Revision,
  maxCount: number,
  signal: AbortSignal,
) => {
  const fromRevision = BigInt((after ?? -1) + 1);
  try {
    const read = client.readStream(stream, { fromRevision, maxCount });
    return await collect(read, signal);
  } catch (error) {
    if (error instanceof StreamNotFoundError) return [];
    throw error;
  }
};
