import shared from "@eventstore/db-client/generated/shared_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import time from "google-protobuf/google/protobuf/timestamp_pb.js";
import type { NewEvent, Revision } from "../../../application/ports/EventStore.ts";

const { BatchAppendReq } = streams;
const { Options, ProposedMessage } = BatchAppendReq;
const { Empty, StreamIdentifier, UUID } = shared;
const { Timestamp } = time;

/**
 * In milliseconds. The server compares it with its own clock, which may be ahead of ours; how long
 * somebody waits is for us to say.
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

/** The server has a time of its own: another one travels along. */
const toMessage = ({ event: { _tag, ...data }, metadata, recordedAt }: NewEvent) => {
  const kept = recordedAt === undefined ? metadata : { ...metadata, recordedAt };
  const message = new ProposedMessage()
    .setId(new UUID().setString(metadata.eventId))
    .setData(bytesOf(JSON.stringify(data)))
    .setCustomMetadata(bytesOf(JSON.stringify(kept)));
  message.getMetadataMap().set("type", _tag).set("content-type", "application/json");
  return message;
};

/** Of their own: the messages take no views into the memory that buffers share. */
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, "utf8"));
