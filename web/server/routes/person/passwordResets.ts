import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import * as accounts from "../../../../application/accounts/resetPassword.ts";
import { tellOwner } from "../../../../application/accounts/tellOwner.ts";
import { requestPasswordReset, resetPassword } from "../../../contract/person/passwordResets.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";

/** The calls for a player who has forgotten the password. */
export const passwordResetRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, requestPasswordReset, ({ body: { email }, address }) =>
    Effect.as(accounts.requestPasswordReset({ email, address }), done),
  );

  serveCommand(
    app,
    runtime,
    resetPassword,
    Effect.fnUntraced(function* ({ params: { token }, body: { newPassword }, address }, context) {
      const reset = { token, newPassword, address };
      const owner = yield* accounts.resetPassword(reset, context);
      yield* tellOwner(owner, "password", context);
      return {
        position: null,
        body: owner.kind === "admin" ? { ...done, account: owner.kind } : done,
      };
    }),
  );
};

const done = { success: true } as const;
