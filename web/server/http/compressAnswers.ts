import type { FastifyInstance } from "fastify";
import { compressors, understoodBy, WORTH_COMPRESSING } from "./encodings.ts";

/**
 * Compresses answers that are strings. Buffers and files have their own compressed forms. Live
 * connections write to the socket directly, so this hook does not affect them.
 */
export const compressAnswers = (app: FastifyInstance) => {
  app.addHook("onSend", async ({ headers }, reply, payload) => {
    if (typeof payload !== "string" || Buffer.byteLength(payload) <= WORTH_COMPRESSING)
      return payload;
    reply.header("vary", "accept-encoding");
    const [encoding] = understoodBy(headers);
    if (encoding === undefined) return payload;
    reply.header("content-encoding", encoding);
    return compressors[encoding](Buffer.from(payload));
  });
};
