import type { IStreamsServer } from "@eventstore/db-client/generated/streams_grpc_pb.js";
import type { AppendReq } from "@eventstore/db-client/generated/streams_pb.js";
import { streamDeleted, thrownByHandler, tooLarge } from "./errors.ts";
import { type Faults, withFaults } from "./faults.ts";
import { expectedBy, isNameless, isTooLarge, MAXIMUM_APPEND_SIZE, toProposed } from "./proposed.ts";
import { AppendResp, Empty, streamOf } from "./protocol.ts";
import type { Expected, Moved, Proposed, Written } from "./records.ts";
import type { FakeStore } from "./store.ts";

/** The call for one append, which the client takes where it was given credentials for the append. */
export const appendTo =
  (store: FakeStore, faults: Faults): IStreamsServer["append"] =>
  (call, answer) => {
    let options: AppendReq.Options | undefined;
    const events: Array<Proposed> = [];
    call.on("data", (request: AppendReq) => {
      options = request.getOptions() ?? options;
      const message = request.getProposedMessage();
      if (message) events.push(toProposed(message));
    });
    call.on("end", () => {
      const asked = options;
      if (!asked) return answer(thrownByHandler());
      const stream = streamOf(asked.getStreamIdentifier());
      const expected = expectedBy(asked, () => asked.getRevision());
      if (isNameless(stream, events)) return answer(thrownByHandler());
      if (isTooLarge(events)) return answer(tooLarge(MAXIMUM_APPEND_SIZE));

      return withFaults(faults, {
        write: () => store.append(stream, expected, events),
        fail: (error) => answer(error),
        answer: (result) =>
          result.outcome === "deleted"
            ? answer(streamDeleted(stream))
            : answer(null, result.outcome === "moved" ? moved(expected, result) : success(result)),
      });
    });
  };

const success = ({ revision, position }: Written) =>
  new AppendResp().setSuccess(
    new AppendResp.Success()
      .setCurrentRevision(String(revision))
      .setPosition(
        new AppendResp.Position()
          .setCommitPosition(String(position))
          .setPreparePosition(String(position)),
      ),
  );

const moved = (expected: Expected, { current }: Moved) => {
  const conflict = new AppendResp.WrongExpectedVersion();
  if (current < 0n) conflict.setCurrentNoStream(new Empty());
  else conflict.setCurrentRevision(String(current));
  if (expected === "any") conflict.setExpectedAny(new Empty());
  else if (expected === "no_stream") conflict.setExpectedNoStream(new Empty());
  else if (expected === "stream_exists") conflict.setExpectedStreamExists(new Empty());
  else conflict.setExpectedRevision(String(expected));
  return new AppendResp().setWrongExpectedVersion(conflict);
};
