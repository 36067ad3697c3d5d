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

/**
 * Internal members of the client that create its own calls, with credentials and with a new channel
 * after an old one broke.
 */
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
 * Appends over the connection of the client, but without the client's own append: a late reply or a
 * broken connection can make that one end the process (docs/adr/0001-event-store-port.md).
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
      // The client has left its old connection, but the connection stays open as long as a call on
      // it is open.
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
