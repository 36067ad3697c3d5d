import type { FastifyInstance, FastifyRequest } from "fastify";
import { endpoints } from "../../contract/api.ts";
import type { ServerOptions } from "./options.ts";

const keyOf = (method: string, url: string | undefined) => `${method} ${url}`;
const names = new Map(endpoints.map(([name, { method, path }]) => [keyOf(method, path), name]));

/**
 * Pages, files and unknown paths share one name each, because callers can invent any number of
 * paths.
 */
const callOf = ({ method, routeOptions }: FastifyRequest) =>
  names.get(keyOf(method, routeOptions.url)) ?? "site";

/** A request ends when its connection closes, so a live connection is one long request. */
export const observeRequests = (app: FastifyInstance, { observe }: ServerOptions) => {
  if (!observe) return;
  app.addHook("onRequest", (request, reply, done) => {
    const end = observe(callOf(request), request.id);
    reply.raw.once("close", () => end(reply.raw.statusCode));
    done();
  });
};
