import type { FastifyInstance } from "fastify";
import { isTooDeep } from "../../contract/inputs/nesting.ts";

const tooDeep = Object.assign(new Error("The body is nested too deep"), { statusCode: 400 });

/** Other kinds of bodies are refused with 415; a write that sends none needs to name no kind. */
export const acceptOnlyJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "") done(null, undefined);
      // Before it is parsed, which would keep everybody else waiting.
      else if (isTooDeep(body)) done(tooDeep, undefined);
      else void parse(request, body, done);
    },
  );
};
