import type { IStreamsServer } from "@eventstore/db-client/generated/streams_grpc_pb.js";
import type { BatchAppendReq } from "@eventstore/db-client/generated/streams_pb.js";
import {
  type BatchReply,
  deletedReply,
  movedReply,
  refusedReply,
  successReply,
  tooLargeReply,
  tooLateReply,
} from "./batchReplies.ts";
import { type Faults, withFaults } from "./faults.ts";
import { expectedBy, isNameless, isTooLarge, toProposed } from "./proposed.ts";
import { identifierOf, streamOf, uuidOf } from "./protocol.ts";
import type { Proposed } from "./records.ts";
import type { FakeStore } from "./store.ts";
import type { End } from "./subscribe.ts";

interface Waiting {
  readonly options: BatchAppendReq.Options;
  readonly events: Array<Proposed>;
}

/** One long call for all appends of a client. A large append comes in several parts. */
export const batchAppendTo =
  (store: FakeStore, faults: Faults, running: Set<End>): IStreamsServer["batchAppend"] =>
  (call) => {
    const waiting = new Map<string, Waiting>();
    const end: End = (error) => {
      running.delete(end);
      if (error) call.emit("error", error);
      else call.end();
    };

    call.on("data", (request: BatchAppendReq) => {
      const id = uuidOf(request.getCorrelationId());
      const options = request.getOptions();
      const part = waiting.get(id) ?? (options && { options, events: [] });
      if (!part) return;
      waiting.set(id, part);
      part.events.push(...request.getProposedMessagesList().map(toProposed));
      if (!request.getIsFinal()) return;
      waiting.delete(id);

      const stream = streamOf(part.options.getStreamIdentifier());
      void withFaults(faults, {
        write: () => replyTo(store, stream, part),
        fail: end,
        answer: (reply) => {
          reply.setCorrelationId(request.getCorrelationId());
          reply.setStreamIdentifier(identifierOf(stream));
          if (running.has(end)) call.write(reply);
        },
      });
    });
    running.add(end);
    call.on("cancelled", () => running.delete(end));
    call.on("end", () => end());
  };

const replyTo = (store: FakeStore, stream: string, { options, events }: Waiting): BatchReply => {
  const deadline = options.getDeadline()?.toDate();
  if (deadline && deadline <= new Date()) return tooLateReply();
  if (isNameless(stream, events)) return refusedReply();
  if (isTooLarge(events)) return tooLargeReply();

  const expected = expectedBy(options, () => options.getStreamPosition());
  const result = store.append(stream, expected, events);
  if (result.outcome === "deleted") return deletedReply(stream);
  return result.outcome === "moved" ? movedReply(expected, result) : successReply(result);
};
