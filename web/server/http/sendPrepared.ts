import type { FastifyReply, FastifyRequest } from "fastify";
import { JSON_TYPE } from "../problems/mediaTypes.ts";
import { understoodBy, WORTH_COMPRESSING } from "./encodings.ts";
import type { Prepared } from "./prepared.ts";

/**
 * The browser keeps its copy and asks whether it is still valid. If it is, the answer has no body.
 */
export const sendPrepared = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, body, compressed }: Prepared,
  keptBy: string = "private, no-cache",
) => {
  reply.headers({ etag, "cache-control": keptBy, vary: "accept-encoding" });
  if (headers["if-none-match"]?.includes(etag)) return reply.code(304).send();

  reply.type(JSON_TYPE);
  const [encoding] = understoodBy(headers);
  if (encoding === undefined || body.length <= WORTH_COMPRESSING) return reply.send(body);
  return reply.header("content-encoding", encoding).send(await compressed(encoding));
};
