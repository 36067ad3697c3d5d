import { randomUUID } from "node:crypto";
import type { EventStoreDBClient } from "@eventstore/db-client";
import grpcStreams from "@eventstore/db-client/generated/streams_grpc_pb.js";
import type { BatchAppendResp } from "@eventstore/db-client/generated/streams_pb.js";
import type { CallOptions, Metadata } from "@grpc/grpc-js";
import type { NewEvent, Revision } from "../../../application/ports/EventStore.ts";
import { type BatchCall, type BatchStream, makeBatchCall } from "./batchCall.ts";
import { batchRequest } from "./batchRequest.ts";

const { StreamsClient } = grpcStreams;
type Connection = InstanceType<typeof StreamsClient>;

/** What the client makes its own calls of: channels, credentials and another channel when one breaks. */
interface Connecting {
  readonly GRPCStreamCreator: (
    service: typeof StreamsClient,
    name: string,
    open: (connection: Connection) => BatchStream,
    opened: WeakMap<Connection, BatchStream>,
  ) => () => Promise<BatchStream>;
  readonly callArguments: (options: object, call: CallOptions) => [Metadata, CallOptions];
}

export type SendAppend = (
  stream: string,
  events: ReadonlyArray<NewEvent>,
  expected: Revision,
  signal: AbortSignal,
) => Promise<BatchAppendResp>;

/**
 * Appends over the client's connection, but not by its own append, of which a late reply or a broken
 * connection may end the process (docs/adr/0032-batch-appends.md).
 */
export const batchAppends = (client: EventStoreDBClient): SendAppend => {
  const { GRPCStreamCreator, callArguments } = client as unknown as Connecting;
  const calls = new WeakMap<BatchStream, BatchCall>();
  let latest: BatchCall | null = null;

  const callOn = (stream: BatchStream) => {
    const call = calls.get(stream) ?? makeBatchCall(stream);
    calls.set(stream, call);
    return call;
  };
  const open = GRPCStreamCreator(
    StreamsClient,
    "batchAppend",
    (connection) => {
      const endless = callArguments({}, { deadline: Number.POSITIVE_INFINITY });
      const stream = connection.batchAppend(...endless);
      // The client has left its connection, which stays open as long as a call does.
      latest?.leave();
      latest = callOn(stream);
      return stream;
    },
    new WeakMap(),
  );

  return async (stream, events, expected, signal) => {
    const id = randomUUID();
    const call = callOn(await open());
    return call.send(id, batchRequest(id, stream, events, expected), signal);
  };
};
