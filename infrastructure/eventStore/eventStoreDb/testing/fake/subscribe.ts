import type { ReadReq } from "@eventstore/db-client/generated/streams_pb.js";
import { type Failure, streamDeleted, unexpectedAllResult } from "./errors.ts";
import { type Filter, filterOf } from "./filters.ts";
import { streamOf } from "./protocol.ts";
import { indexOf } from "./read.ts";
import { caughtUp, checkpoint, confirmation, eventResponse } from "./responses.ts";
import { type ReadCall, send } from "./send.ts";
import type { FakeStore } from "./store.ts";

/** The state of a subscription. `next` is the place of the first event that it has not checked. */
interface Source {
  readonly stream: string | null;
  readonly next: number;
  readonly filter: Filter;
}

/** Ends a subscription, with or without an error. */
export type End = (error?: Failure) => void;

export interface Subscription {
  readonly end: End;
  /** The subscription stays open, but it receives no new events. */
  readonly fallSilent: () => void;
}

/**
 * Sends the existing events, then says that the client has caught up, and continues with new
 * events.
 */
export const subscribeTo = async (
  store: FakeStore,
  call: ReadCall,
  options: ReadReq.Options,
  running: Set<Subscription>,
) => {
  if (call.cancelled) return; // The client left before the answer.
  const source = sourceOf(store, options);
  if (source instanceof Error) {
    call.emit("error", source);
    return;
  }
  const { stream, filter } = source;
  let { next } = source;
  let looked = 0;
  let ended = false;
  let isCaughtUp = false;
  let isSending = false;

  const end: End = (error) => {
    if (ended) return;
    ended = true;
    running.delete(subscription);
    store.changes.off("appended", pump);
    if (error) call.emit("error", error);
    else call.end();
  };
  const sendNext = async () => {
    const events = stream === null ? store.log : store.eventsOf(stream);
    for (let event = events[next]; event && !ended; event = events[++next]) {
      const isVisible = stream === null || store.visible(stream)(event);
      if (isVisible && filter.matches(event)) {
        await send(call, eventResponse(store, event, options.getResolveLinks()));
      }
      looked += 1;
      if (looked % filter.checkpointEvery === 0) await send(call, checkpoint(event));
    }
    // A subscription to a stream that does not exist yet does not count as caught up.
    if (!isCaughtUp && !ended && (stream === null || events.length > 0)) {
      isCaughtUp = true;
      await send(call, caughtUp());
    }
    if (stream !== null && store.isTombstoned(stream)) end(streamDeleted(stream));
  };
  const pump = async () => {
    if (isSending) return;
    isSending = true;
    await sendNext();
    isSending = false;
  };

  const subscription = { end, fallSilent: () => store.changes.off("appended", pump) };
  running.add(subscription);
  call.on("cancelled", () => end());
  store.changes.on("appended", pump);
  await send(call, confirmation());
  await pump();
};

const sourceOf = (store: FakeStore, options: ReadReq.Options): Source | Failure => {
  const filter = filterOf(options);
  const ofStream = options.getStream();
  if (ofStream) {
    const stream = streamOf(ofStream.getStreamIdentifier());
    if (store.isTombstoned(stream)) return streamDeleted(stream);
    const end = store.eventsOf(stream).length;
    const after = ofStream.hasRevision() ? Number(ofStream.getRevision()) + 1 : 0;
    return { stream, filter, next: ofStream.hasEnd() ? end : after };
  }
  const ofAll = options.getAll();
  if (ofAll?.hasEnd()) return { stream: null, filter, next: store.log.length };
  const commit = ofAll?.getPosition()?.getCommitPosition();
  if (commit === undefined) return { stream: null, filter, next: 0 };
  const index = indexOf(store.log, BigInt(commit));
  return index === null ? unexpectedAllResult() : { stream: null, filter, next: index + 1 };
};
