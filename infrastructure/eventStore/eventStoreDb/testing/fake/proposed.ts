import type { AppendReq, BatchAppendReq } from "@eventstore/db-client/generated/streams_pb.js";
import { uuidOf } from "./protocol.ts";
import type { Expected, Proposed } from "./records.ts";

/** The limit of one append. Only the data count, not the metadata. */
export const MAXIMUM_APPEND_SIZE = 1024 * 1024;

export const isTooLarge = (events: ReadonlyArray<Proposed>) =>
  events.reduce((sum, { data }) => sum + data.length, 0) > MAXIMUM_APPEND_SIZE;

/** The server refuses these as bad requests. */
export const isNameless = (stream: string, events: ReadonlyArray<Proposed>) =>
  stream === "" || events.some(({ type }) => type === "");

type Message = AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage;

export const toProposed = (message: Message): Proposed => ({
  id: uuidOf(message.getId()),
  type: message.getMetadataMap().get("type") ?? "",
  contentType: message.getMetadataMap().get("content-type") ?? "",
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

interface Expecting {
  readonly hasAny: () => boolean;
  readonly hasNoStream: () => boolean;
  readonly hasStreamExists: () => boolean;
}

export const expectedBy = (options: Expecting, revision: () => string): Expected => {
  if (options.hasAny()) return "any";
  if (options.hasNoStream()) return "no_stream";
  return options.hasStreamExists() ? "stream_exists" : BigInt(revision());
};
