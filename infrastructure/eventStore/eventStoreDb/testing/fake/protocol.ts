import gossip from "@eventstore/db-client/generated/gossip_pb.js";
import features from "@eventstore/db-client/generated/serverfeatures_pb.js";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import status from "@eventstore/db-client/generated/status_pb.js";
import streams from "@eventstore/db-client/generated/streams_pb.js";
import any from "google-protobuf/google/protobuf/any_pb.js";
import googleEmpty from "google-protobuf/google/protobuf/empty_pb.js";

// The message types of the real client. A second package of message types in the same process would
// break both, because they share one global table of types.

export const { AppendResp, BatchAppendResp, DeleteResp, ReadResp, TombstoneResp } = streams;
export const {
  AllStreamPosition,
  BadRequest,
  Empty,
  MaximumAppendSizeExceeded,
  StreamDeleted,
  StreamIdentifier,
  Timeout,
  UUID,
  WrongExpectedVersion,
} = shared;
export const { Status } = status;
export const { Any } = any;
export const { Empty: GoogleEmpty } = googleEmpty;
export const { SupportedMethod, SupportedMethods } = features;
export const { ClusterInfo, EndPoint, MemberInfo } = gossip;

type Identifier = InstanceType<typeof StreamIdentifier>;
type Uuid = InstanceType<typeof UUID>;

export const identifierOf = (stream: string) =>
  new StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(stream, "utf8")));

export const streamOf = (identifier: Identifier | undefined) =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString("utf8");

/** If the message is missing, the test made a mistake. */
export const uuidOf = (uuid: Uuid | undefined) => {
  if (!uuid?.hasString()) throw new Error("A UUID as text was expected");
  return uuid.getString();
};

export const toUuid = (text: string) => new UUID().setString(text);
