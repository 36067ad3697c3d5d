import type { FastifyInstance } from "fastify";

/** Other kinds of bodies are refused with 415; a write that sends none needs to name no kind. */
export const acceptOnlyJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "") done(null, undefined);
      else void parse(request, body, done);
    },
  );
};
