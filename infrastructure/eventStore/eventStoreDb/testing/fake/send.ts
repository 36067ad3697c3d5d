import type { ReadReq, ReadResp } from "@eventstore/db-client/generated/streams_pb.js";
import type { ServerWritableStream } from "@grpc/grpc-js";

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** Waits while the client reads too slowly. */
export const send = async (call: ReadCall, message: ReadResp) => {
  if (call.cancelled || call.destroyed || call.write(message)) return;
  await new Promise<void>((resolve) => {
    const go = () => {
      call.off("drain", go).off("cancelled", go).off("close", go);
      resolve();
    };
    call.on("drain", go).on("cancelled", go).on("close", go);
  });
};
