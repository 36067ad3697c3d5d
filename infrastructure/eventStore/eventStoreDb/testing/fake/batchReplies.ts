import grpc from "@grpc/grpc-js";
import { MAXIMUM_APPEND_SIZE } from "./proposed.ts";
import {
  AllStreamPosition,
  Any,
  BadRequest,
  BatchAppendResp,
  GoogleEmpty,
  identifierOf,
  MaximumAppendSizeExceeded,
  Status,
  StreamDeleted,
  Timeout,
  WrongExpectedVersion,
} from "./protocol.ts";
import type { Expected, Moved, Written } from "./records.ts";

export type BatchReply = InstanceType<typeof BatchAppendResp>;

const { ALREADY_EXISTS, DEADLINE_EXCEEDED, FAILED_PRECONDITION, INVALID_ARGUMENT } = grpc.status;

/** In a batch a refusal is a message like any other; what was refused is packed into it. */
const refusal = (
  code: number,
  name: string,
  details: { readonly serializeBinary: () => Uint8Array },
): BatchReply => {
  const packed = new Any();
  packed.pack(details.serializeBinary(), `event_store.client.${name}`);
  return new BatchAppendResp().setError(
    new Status().setCode(code).setMessage(name).setDetails(packed),
  );
};

export const tooLateReply = () => refusal(DEADLINE_EXCEEDED, "Timeout", new Timeout());

export const refusedReply = () => refusal(INVALID_ARGUMENT, "BadRequest", new BadRequest());

export const tooLargeReply = () =>
  refusal(
    INVALID_ARGUMENT,
    "MaximumAppendSizeExceeded",
    new MaximumAppendSizeExceeded().setMaxappendsize(MAXIMUM_APPEND_SIZE),
  );

export const deletedReply = (stream: string) =>
  refusal(
    FAILED_PRECONDITION,
    "StreamDeleted",
    new StreamDeleted().setStreamIdentifier(identifierOf(stream)),
  );

export const movedReply = (expected: Expected, { current }: Moved) => {
  const conflict = new WrongExpectedVersion();
  if (current < 0n) conflict.setCurrentNoStream(new GoogleEmpty());
  else conflict.setCurrentStreamRevision(String(current));
  if (expected === "any") conflict.setExpectedAny(new GoogleEmpty());
  else if (expected === "no_stream") conflict.setExpectedNoStream(new GoogleEmpty());
  else if (expected === "stream_exists") conflict.setExpectedStreamExists(new GoogleEmpty());
  else conflict.setExpectedStreamPosition(String(expected));
  return refusal(ALREADY_EXISTS, "WrongExpectedVersion", conflict);
};

export const successReply = ({ revision, position }: Written) =>
  new BatchAppendResp().setSuccess(
    new BatchAppendResp.Success()
      .setCurrentRevision(String(revision))
      .setPosition(
        new AllStreamPosition()
          .setCommitPosition(String(position))
          .setPreparePosition(String(position)),
      ),
  );
