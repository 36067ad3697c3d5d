import type { FastifyInstance } from "fastify";
import { compressors, understoodBy } from "./encodings.ts";

/** In bytes. What is shorter fits into one packet of the network anyway. */
const WORTH_IT = 1024;

/**
 * Compresses what is sent as a text. Buffers and files were compressed before, where that pays. Live
 * connections write to the socket themselves, so that this hook never sees them.
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
