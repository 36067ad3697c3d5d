import { CancelledError, convertToCommandError } from "@eventstore/db-client";
import { parseUUID } from "@eventstore/db-client/dist/utils/grpcUUID.js";
import type {
  BatchAppendReq,
  BatchAppendResp,
} from "@eventstore/db-client/generated/streams_pb.js";
import type { ClientDuplexStream } from "@grpc/grpc-js";
import { batchSizes } from "../../metrics/recorded.ts";

export type BatchStream = ClientDuplexStream<BatchAppendReq, BatchAppendResp>;

interface Waiting {
  readonly request: BatchAppendReq;
  readonly answer: (reply: BatchAppendResp) => void;
  readonly fail: (cause: unknown) => void;
}

/** One long call for all appends: the id of each is in its request, and again in its reply. */
export const makeBatchCall = (stream: BatchStream) => {
  const waiting = new Map<string, Waiting>();
  /** A server that takes no more for now gets these when it does, if anybody still waits for them. */
  const unsent = new Set<string>();
  let ended: { readonly cause: unknown } | null = null;
  let isLeft = false;

  const forget = (id: string) => {
    unsent.delete(id);
    waiting.delete(id);
    if (isLeft) endWhenDone();
  };

  /** What is sent before the server has answered any of it: as much as it may write together. */
  let sent = 0;
  const sendOn = () => {
    for (const id of unsent) {
      if (stream.writableNeedDrain) return;
      unsent.delete(id);
      const one = waiting.get(id);
      if (!one) continue;
      stream.write(one.request);
      sent += 1;
    }
  };

  const countBatch = () => {
    if (sent > 0) batchSizes.observe(sent);
    sent = 0;
  };

  const end = (cause: unknown) => {
    ended ??= { cause };
    const left = [...waiting.values()];
    waiting.clear();
    unsent.clear();
    for (const { fail } of left) fail(cause);
  };

  const endWhenDone = () => {
    if (ended || waiting.size > 0) return;
    ended = { cause: new CancelledError() };
    stream.end();
  };

  stream.on("drain", sendOn);
  stream.on("data", (reply: BatchAppendResp) => {
    countBatch();
    const id = parseUUID(reply.getCorrelationId()) ?? "";
    const one = waiting.get(id);
    forget(id);
    // Nobody: whoever waited for it has given up.
    one?.answer(reply);
  });
  stream.on("error", (error) => end(convertToCommandError(error)));
  stream.on("end", () => {
    // The server may end it in good order. Our side stays open then, and as long as it does, the client
    // opens no other call and waits for this one before it closes.
    stream.destroy();
    end(new CancelledError());
  });

  return {
    send: (id: string, request: BatchAppendReq, signal: AbortSignal) =>
      new Promise<BatchAppendResp>((answer, fail) => {
        if (ended) return fail(ended.cause);
        if (signal.aborted) return fail(signal.reason);
        waiting.set(id, { request, answer, fail });
        unsent.add(id);
        signal.addEventListener("abort", () => forget(id), { once: true });
        sendOn();
      }),
    /** Another call has taken its place: it ends as soon as nobody waits for it any longer. */
    leave: () => {
      isLeft = true;
      endWhenDone();
    },
  };
};
export type BatchCall = ReturnType<typeof makeBatchCall>;
