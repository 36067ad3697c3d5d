import type { FastifyInstance, FastifyRequest } from "fastify";
import { answer, problems } from "../problems/problems.ts";
import type { ServerOptions } from "./options.ts";

const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A page of another site can make a browser send our cookies, but it cannot hide its own origin.
 */
export const refuseOtherSites = (
  app: FastifyInstance,
  { publicUrl }: Pick<ServerOptions, "publicUrl">,
) => {
  const isOurs = (origin: string, request: FastifyRequest) =>
    origin === publicUrl?.origin || hostOf(origin) === request.host;

  app.addHook("onRequest", (request, reply, done) => {
    const { origin, "sec-fetch-site": site } = request.headers;
    const isMeant = origin === undefined ? site !== "cross-site" : isOurs(origin, request);
    if (isMeant || reads.has(request.method)) done();
    else answer(reply, problems.foreignOrigin);
  });
};

/** With the port, as in the Host header. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
