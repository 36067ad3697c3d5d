import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { MailChoices } from "../../../../application/ports/MailChoices.ts";
import { changeMailChoice, getMailChoice } from "../../../contract/person/mailChoices.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";

/** Whether a player wants mails of organisers. */
export const mailChoiceRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getMailChoice, ({ caller: { id } }) =>
    MailChoices.use((choices) => choices.unwanted([id])).pipe(
      Effect.map((unwanted) => ({ wantsMail: !unwanted.has(id) })),
    ),
  );

  serveCommand(app, runtime, changeMailChoice, ({ caller, body }) =>
    MailChoices.use((choices) => choices.choose(caller.id, body.wantsMail)).pipe(
      Effect.as({ position: null, body }),
    ),
  );
};
