import type { FastifyInstance, FastifyRequest } from "fastify";
import { callerAddress } from "./callerAddress.ts";

/**
 * One line for each answer, also for a refusal, with the kind and the id of the account. It has no
 * headers, no bodies, and no query, because a query may contain an Event ID.
 */
export const logRequests = (app: FastifyInstance) => {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const ip = callerAddress(request);
    const ms = Math.round(reply.elapsedTime);
    const status = reply.statusCode;
    const who = request.who ? { who: `${request.who.kind} ${request.who.id}` } : {};
    request.log.info({ method, path: pathOf(request), status, ms, ip, ...who }, "answered");
    done();
  });
};

/** What opens an account is left out. */
const secret = /(?<=\/(?:password-resets|reset-password|mail-choices)\/+)[^/]+/iu;

export const pathOf = ({ url }: Pick<FastifyRequest, "url">) =>
  (url.split("?", 1)[0] ?? url).replace(secret, "...");
