import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ReadStreamOptions,
  StreamNotFoundError,
} from "@eventstore/db-client";
import { Effect } from "effect";
import type { Revision, StreamPart } from "../../../application/ports/EventStore.ts";
import type { Recorded } from "../../../domain/shared/recorded.ts";
import { answering } from "./answering.ts";
import { collect, isOurs, toRecorded } from "./recordedEvents.ts";

const PAGE_SIZE = 1000;

/** Reads page by page, so that even a long stream is read before the timeout. */
export const readStream = Effect.fnUntraced(function* (
  client: EventStoreDBClient,
  stream: string,
  after: Revision,
  limit = Number.POSITIVE_INFINITY,
) {
  const events: Array<Recorded> = [];
  let revision = after;
  while (events.length < limit) {
    // Events of other programs do not count, so a page may leave some of our events to the next
    // page.
    const maxCount = Math.min(PAGE_SIZE, limit - events.length);
    const fromRevision = BigInt((revision ?? -1) + 1);
    const page = yield* readPage(client, stream, { direction: FORWARDS, fromRevision, maxCount });
    events.push(...page.filter(isOurs).map(toRecorded));
    const last = page.at(-1);
    if (last) revision = Number(last.revision);
    if (page.length < maxCount) break;
  }
  const part: StreamPart = { revision, position: events.at(-1)?.position ?? null, events };
  return part;
});

export const readStreamBackwards = Effect.fnUntraced(function* (
  client: EventStoreDBClient,
  stream: string,
  limit: number,
  before: Revision,
) {
  const events: Array<Recorded> = [];
  let end = before;
  while (events.length < limit && end !== 0) {
    const maxCount = Math.min(PAGE_SIZE, limit - events.length);
    const fromRevision = end === null ? END : BigInt(end - 1);
    const page = yield* readPage(client, stream, { direction: BACKWARDS, fromRevision, maxCount });
    events.push(...page.filter(isOurs).map(toRecorded));
    const earliest = page.at(-1);
    if (!earliest || page.length < maxCount) break;
    end = Number(earliest.revision);
  }
  return events;
});

const readPage = (client: EventStoreDBClient, stream: string, options: ReadStreamOptions) =>
  answering(async (signal) => {
    try {
      return await collect(client.readStream(stream, options), signal);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      throw error;
    }
  });
