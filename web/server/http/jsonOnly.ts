import type { FastifyInstance } from "fastify";
import { isTooDeep } from "../../contract/inputs/nesting.ts";

const tooDeep = Object.assign(new Error("The body is nested too deep"), { statusCode: 400 });

/** Refuses other kinds of bodies with 415. A write without a body needs no content type. */
export const acceptOnlyJson = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "") done(null, undefined);
      // Runs before the body is parsed, because parsing blocks all other requests.
      else if (isTooDeep(body)) done(tooDeep, undefined);
      else void parse(request, body, done);
    },
  );
};
