import { Effect, Redacted } from "effect";
import type { FastifyInstance } from "fastify";
import * as application from "../../../../application/notices/ownPhone.ts";
import { forgetOwnPhone, getOwnPhone, keepOwnPhone } from "../../../contract/person/phone.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";

/** What a player is told in the browser of the request. */
export const phoneRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getOwnPhone, ({ session }) =>
    application.readOwnPhone(session.tokenOf("player")),
  );

  serveCommand(app, runtime, keepOwnPhone, ({ caller, session, body: { subscription, kinds } }) =>
    application
      .keepOwnPhone(session.tokenOf("player"), {
        ...{ playerId: caller.id, kinds: [...new Set(kinds)] },
        subscription: Redacted.make(subscription),
      })
      .pipe(Effect.map((body) => ({ position: null, body }))),
  );

  serveCommand(app, runtime, forgetOwnPhone, ({ session }) =>
    Effect.as(application.forgetOwnPhone(session.tokenOf("player")), {
      position: null,
      body: { success: true } as const,
    }),
  );
};
