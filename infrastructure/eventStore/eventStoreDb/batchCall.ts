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

/**
 * One long call carries all appends. The id of an append is in its request and again in its reply.
 */
export const makeBatchCall = (stream: BatchStream) => {
  const waiting = new Map<string, Waiting>();
  /**
   * Requests that the server cannot take yet. They are sent later, unless their caller has given
   * up.
   */
  const unsent = new Set<string>();
  let ended: { readonly cause: unknown } | null = null;
  let isLeft = false;

  const forget = (id: string) => {
    unsent.delete(id);
    waiting.delete(id);
    if (isLeft) endWhenDone();
  };

  /** The number of requests since the last answer: the server may write them together. */
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
    // No entry is left if the caller has given up.
    one?.answer(reply);
  });
  stream.on("error", (error) => end(convertToCommandError(error)));
  stream.on("end", () => {
    // The server may end the call in good order. Our side would stay open then: the client would
    // open no other call, and it would wait for this one before it closes.
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
    /** Another call replaces this one, which ends as soon as its last caller has an answer. */
    leave: () => {
      isLeft = true;
      endWhenDone();
    },
  };
};
export type BatchCall = ReturnType<typeof makeBatchCall>;
