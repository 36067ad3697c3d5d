import type { RecordedEvent, ResolvedEvent, StreamingRead } from "@eventstore/db-client";
import { type EventMetadata, Position, type Recorded } from "../../../domain/shared/recorded.ts";
import { streamPrefixes } from "../../../domain/shared/streams.ts";

/** The store may also contain events of other programs, even in streams with names like ours. */
export const isOurs = ({ streamId, isJson, id, metadata }: RecordedEvent) =>
  isJson &&
  (metadata as Partial<EventMetadata> | undefined)?.eventId === id &&
  streamPrefixes.some((prefix) => streamId.startsWith(prefix));

/**
 * An event that was copied from another store, or that describes the past, has its time in its
 * metadata.
 */
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

/**
 * Collects all events of a read. After the timeout the read is cancelled, so that the server stops
 * it.
 */
export const collect = async (read: StreamingRead<ResolvedEvent>, signal: AbortSignal) => {
  const cancel = () => void read.cancel().catch(() => {}); // It may not have reached the server.
  signal.addEventListener("abort", cancel);
  try {
    const events: Array<RecordedEvent> = [];
    for await (const { event } of read) if (event) events.push(event);
    return events;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};
