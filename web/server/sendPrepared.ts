import type { FastifyReply } from "fastify";
import { JSON_TYPE } from "./mediaTypes.ts";
import { formFor, type Prepared } from "./prepared.ts";

/** The browser keeps its copy and asks whether it still holds. */
export const withEtag = (reply: FastifyReply, { etag }: Prepared) =>
  reply.headers({ etag, "cache-control": "private, no-cache", vary: "accept-encoding" });

export const sendPrepared = (reply: FastifyReply, prepared: Prepared, accepted: string) => {
  const { encoding, body } = formFor(prepared, accepted);
  if (encoding) reply.header("content-encoding", encoding);
  return reply.type(JSON_TYPE).send(body);
};
