import type { FastifyInstance, FastifyRequest } from "fastify";

/** One line for each answer: no headers, no bodies, and no query, which may hold an Event ID. */
export const logRequests = (app: FastifyInstance) => {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, ip } = request;
    const ms = Math.round(reply.elapsedTime);
    const status = reply.statusCode;
    request.log.info({ method, path: pathOf(request), status, ms, ip }, "answered");
  });
};

export const pathOf = ({ url }: Pick<FastifyRequest, "url">) => url.split("?", 1)[0] ?? url;
