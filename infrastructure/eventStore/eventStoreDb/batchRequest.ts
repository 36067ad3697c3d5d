import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import time from "google-protobuf/google/protobuf/timestamp_pb.js";
import type { NewEvent, Revision } from "../../../application/ports/EventStore.ts";

const { BatchAppendReq } = streams;
const { Options, ProposedMessage } = BatchAppendReq;
const { Empty, StreamIdentifier, UUID } = shared;
const { Timestamp } = time;

/**
 * In milliseconds. The server compares the deadline with its own clock, which may be ahead of ours.
 * So the deadline is far away, and `answering` limits how long a caller waits.
 */
const DEADLINE = 3_600_000;

export const batchRequest = (
  id: string,
  stream: string,
  events: ReadonlyArray<NewEvent>,
  expected: Revision,
) => {
  const options = new Options()
    .setStreamIdentifier(new StreamIdentifier().setStreamName(bytesOf(stream)))
    .setDeadline(Timestamp.fromDate(new Date(Date.now() + DEADLINE)));
  if (expected === null) options.setNoStream(new Empty());
  else options.setStreamPosition(String(expected));

  return new BatchAppendReq()
    .setCorrelationId(new UUID().setString(id))
    .setOptions(options)
    .setProposedMessagesList(events.map(toMessage))
    .setIsFinal(true);
};

/** The server always records its own time, so a different time is sent in the metadata. */
const toMessage = ({ event: { _tag, ...data }, metadata, recordedAt }: NewEvent) => {
  const kept = recordedAt === undefined ? metadata : { ...metadata, recordedAt };
  const message = new ProposedMessage()
    .setId(new UUID().setString(metadata.eventId))
    .setData(bytesOf(JSON.stringify(data)))
    .setCustomMetadata(bytesOf(JSON.stringify(kept)));
  message.getMetadataMap().set("type", _tag).set("content-type", "application/json");
  return message;
};

/**
 * A copy with its own memory: the messages do not accept views into the memory that buffers share.
 */
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, "utf8"));
