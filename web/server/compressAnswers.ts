import type { FastifyInstance } from "fastify";
import { compressors, understoodBy } from "./encodings.ts";

/** Bytes. What is shorter goes over the network in one piece anyway. */
const WORTH_IT = 1024;

/**
 * Compresses what is sent as a text. Bytes are sent as they are: whoever made them has compressed them
 * where that pays. A live connection is no answer, and passes by.
 */
export const compressAnswers = (app: FastifyInstance) => {
  app.addHook("onSend", async ({ headers }, reply, payload) => {
    if (typeof payload !== "string" || Buffer.byteLength(payload) <= WORTH_IT) return payload;
    reply.header("vary", "accept-encoding");
    const [encoding] = understoodBy(headers);
    if (encoding === undefined) return payload;
    reply.header("content-encoding", encoding);
    return compressors[encoding](Buffer.from(payload));
  });
};
