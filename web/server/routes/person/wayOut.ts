import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import * as application from "../../../../application/message/mailChoice.ts";
import { turnOffMails } from "../../../contract/person/mailChoices.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";

/** The way out of mails of organisers, for readers and for their mail programs. */
export const wayOutRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  // A mail program sends a form with one fixed field. It says nothing, so it is not read.
  for (const form of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
    app.addContentTypeParser(form, (_request, payload, done) => {
      payload.resume();
      payload.once("end", () => done(null, undefined));
    });
  }
  serveCommand(app, runtime, turnOffMails, ({ params: { token } }) =>
    Effect.as(application.turnOffMails(token), { position: null, body: done }),
  );
};

const done = { success: true } as const;
