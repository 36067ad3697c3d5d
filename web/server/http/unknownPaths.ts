import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answer, problems } from "../problems/problems.ts";
import { pathOf } from "./requestLog.ts";

type Page = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Only the pages know their own addresses, so every other path gets the page. */
export const answerUnknownPaths = (app: FastifyInstance, page: Page | null) => {
  // Answered before the body is read, because no route wants it.
  app.addHook("onRequest", (request, reply, done) => {
    if (request.is404 && !isForPage(request)) answer(reply, problems.notFound);
    else done();
  });
  app.setNotFoundHandler((request, reply) =>
    page && isForPage(request) ? page(request, reply) : answer(reply, problems.notFound),
  );
};

const isForPage = (request: FastifyRequest) => {
  const path = pathOf(request);
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && !/^\/(?:api|assets)(?:\/|$)/.test(path);
};
