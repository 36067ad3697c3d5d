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
    const { origin } = request.headers;
    if (origin === undefined || reads.has(request.method) || isOurs(origin, request)) done();
    else answer(reply, problems.foreignOrigin);
  });
};

/** With the port, as in the Host header. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
