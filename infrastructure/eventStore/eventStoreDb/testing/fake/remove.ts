import type { IStreamsServer } from "@eventstore/db-client/generated/streams_grpc_pb.js";
import { deleteMoved, streamDeleted } from "./errors.ts";
import { expectedBy } from "./proposed.ts";
import { DeleteResp, streamOf, TombstoneResp } from "./protocol.ts";
import type { Expected } from "./records.ts";
import type { FakeStore } from "./store.ts";

type Requested = Parameters<IStreamsServer["delete"]>[0]["request"];

export const deleteFrom =
  (store: FakeStore): IStreamsServer["delete"] =>
  ({ request }, answer) => {
    const position = removed(request.getOptions(), (stream, expected) =>
      store.delete(stream, expected),
    );
    if (typeof position !== "string") return answer(position);
    const place = new DeleteResp.Position().setCommitPosition(position);
    return answer(null, new DeleteResp().setPosition(place.setPreparePosition(position)));
  };

export const tombstoneIn =
  (store: FakeStore): IStreamsServer["tombstone"] =>
  ({ request }, answer) => {
    const position = removed(request.getOptions(), (stream, expected) =>
      store.tombstone(stream, expected),
    );
    if (typeof position !== "string") return answer(position);
    const place = new TombstoneResp.Position().setCommitPosition(position);
    return answer(null, new TombstoneResp().setPosition(place.setPreparePosition(position)));
  };

type Options = ReturnType<Requested["getOptions"]>;
type Remove = (stream: string, expected: Expected) => ReturnType<FakeStore["delete"]>;

/**
 * The position of the deletion in the log, or the reason why the stream was not deleted. Both calls
 * have the same options.
 */
const removed = (
  options:
    | Pick<
        NonNullable<Options>,
        "getStreamIdentifier" | "hasAny" | "hasNoStream" | "hasStreamExists" | "getRevision"
      >
    | undefined,
  remove: Remove,
) => {
  const stream = streamOf(options?.getStreamIdentifier());
  const expected = options ? expectedBy(options, () => options.getRevision()) : "any";
  const result = remove(stream, expected);
  if (result.outcome === "deleted") return streamDeleted(stream);
  if (result.outcome === "moved") return deleteMoved(stream, expected, result.current);
  return String(result.position);
};
