import type { ReadReq } from "@eventstore/db-client/generated/streams_pb.js";
import { streamDeleted, unexpectedAllResult, unexpectedStreamResult } from "./errors.ts";
import { filterOf } from "./filters.ts";
import { streamOf } from "./protocol.ts";
import type { StoredEvent } from "./records.ts";
import { eventResponse, notFound } from "./responses.ts";
import { type ReadCall, send } from "./send.ts";
import type { FakeStore } from "./store.ts";

const BACKWARDS = 1;

type Events = ReadonlyArray<StoredEvent>;

/** Answers a read of a stream or of the log, and ends the call. */
export const readFrom = async (store: FakeStore, call: ReadCall, options: ReadReq.Options) => {
  const events = options.hasStream() ? ofStream(store, options) : ofLog(store, options);
  if (events instanceof Error) {
    call.emit("error", events);
    return;
  }
  if (events === "not found") {
    const stream = streamOf(options.getStream()?.getStreamIdentifier());
    await send(call, notFound(stream));
  } else {
    for (const event of events.slice(0, countOf(options))) {
      if (call.cancelled) break;
      await send(call, eventResponse(store, event, options.getResolveLinks()));
    }
  }
  call.end();
};

/** This number stands for "all". JavaScript can hold it exactly. */
const countOf = (options: ReadReq.Options) => Number(options.getCount() || Number.MAX_SAFE_INTEGER);

const isBackwards = (options: ReadReq.Options) => options.getReadDirection() === BACKWARDS;

const ofStream = (store: FakeStore, options: ReadReq.Options) => {
  const from = options.getStream();
  const stream = streamOf(from?.getStreamIdentifier());
  if (store.isTombstoned(stream)) return streamDeleted(stream);
  if (options.getCount() === "0") return unexpectedStreamResult();
  if (from?.hasEnd() && !isBackwards(options)) return unexpectedStreamResult();
  const kept = store.eventsOf(stream);
  if (kept.length === 0 || store.isSoftlyDeleted(stream)) return "not found";

  const revision = from?.hasRevision() ? Number(from.getRevision()) : 0;
  const events: Events = isBackwards(options)
    ? kept.slice(0, from?.hasEnd() ? kept.length : revision + 1).toReversed()
    : kept.slice(revision);
  return events.filter(store.visible(stream));
};

/** A forward read includes the event at the position, a backward read does not. */
const ofLog = (store: FakeStore, options: ReadReq.Options) => {
  const from = options.getAll();
  const commit = from?.getPosition()?.getCommitPosition();
  const index = commit === undefined ? 0 : indexOf(store.log, BigInt(commit));
  if (index === null) return unexpectedAllResult();
  const start = from?.hasEnd() ? store.log.length : index;
  const events = isBackwards(options)
    ? store.log.slice(0, start).toReversed()
    : store.log.slice(start);
  return events.filter(filterOf(options).matches);
};

/**
 * The index of the event at a position; null for a position between events, the end of the log for
 * a later one.
 */
export const indexOf = (log: Events, position: bigint) => {
  let low = 0;
  let high = log.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((log[middle]?.position ?? position) < position) low = middle + 1;
    else high = middle;
  }
  return low === log.length || log[low]?.position === position ? low : null;
};
