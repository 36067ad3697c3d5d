import type { FastifyReply, FastifyRequest } from "fastify";
import { understoodBy } from "./encodings.ts";
import { JSON_TYPE } from "./mediaTypes.ts";
import { formFor, type Prepared } from "./prepared.ts";

/** The browser keeps its copy and asks whether it still holds: then it gets no body again. */
export const sendPrepared = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
) => {
  const { etag } = prepared;
  reply.headers({ etag, "cache-control": "private, no-cache", vary: "accept-encoding" });
  if (headers["if-none-match"]?.includes(etag)) return reply.code(304).send();

  const { encoding, body } = formFor(prepared, understoodBy(headers));
  if (encoding) reply.header("content-encoding", encoding);
  return reply.type(JSON_TYPE).send(body);
};
