import type { RecordedEvent, ResolvedEvent, StreamingRead } from "@eventstore/db-client";
import { type EventMetadata, Position, type Recorded } from "../../../domain/shared/recorded.ts";
import { streamPrefixes } from "../../../domain/shared/streams.ts";

/** The store may keep others' events too, even in streams with names like ours. */
export const isOurs = ({ streamId, isJson, id, metadata }: RecordedEvent) =>
  isJson &&
  (metadata as Partial<EventMetadata> | undefined)?.eventId === id &&
  streamPrefixes.some((prefix) => streamId.startsWith(prefix));

/** An event that was copied from another store, or tells of the past, brings its time with it. */
type Stored = EventMetadata & { readonly recordedAt?: string };

export const toRecorded = (recorded: RecordedEvent): Recorded => {
  const { position, streamId, revision, created, type, data } = recorded;
  const { recordedAt, ...metadata } = recorded.metadata as Stored;
  return {
    position: Position.make(Number(position?.commit)),
    recordedAt: recordedAt ?? created.toISOString(),
    stream: streamId,
    revision: Number(revision),
    event: { _tag: type, ...(data as object) },
    metadata,
  };
};

/** All that a read answers, unless it takes too long: then the server need not go on. */
export const collect = async (read: StreamingRead<ResolvedEvent>, signal: AbortSignal) => {
  const cancel = () => void read.cancel().catch(() => {}); // It may never have reached the server.
  signal.addEventListener("abort", cancel);
  try {
    const events: Array<RecordedEvent> = [];
    for await (const { event } of read) if (event) events.push(event);
    return events;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};
