import type { RecordedEvent, ResolvedEvent, StreamingRead } from "@eventstore/db-client";
import { type EventMetadata, Position, type Recorded } from "../../../domain/shared/recorded.ts";
import { streamPrefixes } from "../../../domain/shared/streams.ts";

/** The store may keep others' events too, even in streams with names like ours. */
export const isOurs = ({ streamId, isJson, id, metadata }: RecordedEvent) =>
  isJson &&
  (metadata as Partial<EventMetadata> | undefined)?.eventId === id &&
  streamPrefixes.some((prefix) => streamId.startsWith(prefix));

export const toRecorded = (recorded: RecordedEvent): Recorded => {
  const { position, streamId, revision, created, type, data, metadata } = recorded;
  return {
    position: Position.make(Number(position?.commit)),
    recordedAt: created.toISOString(),
    stream: streamId,
    revision: Number(revision),
    event: { _tag: type, ...(data as object) },
    metadata: metadata as EventMetadata,
  };
};

/** All that a read answers, unless it takes too long: then the server need not go on. */
export const collect = async (read: StreamingRead<ResolvedEvent>, signal: AbortSignal) => {
  const cancel = () => void read.cancel();
  signal.addEventListener("abort", cancel);
  try {
    const events: Array<RecordedEvent> = [];
    for await (const { event } of read) if (event) events.push(event);
    return events;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
};
