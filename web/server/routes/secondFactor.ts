import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { NotSignedIn } from "../../../application/accounts/refusals.ts";
import * as own from "../../../application/accounts/secondFactor/ownSecondFactor.ts";
import { tellOwner } from "../../../application/accounts/tellOwner.ts";
import {
  beginSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../../contract/secondFactor.ts";
import type { AppRuntime } from "../http/runtime.ts";
import { serve } from "../http/serve.ts";
import { serveCommand } from "../http/serveCommand.ts";

/** The second factor of the administrator's own account. */
export const secondFactorRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getSecondFactor, ({ caller }) => own.readSecondFactor(caller));

  // What is begun changes nothing yet.
  serve(app, runtime, beginSecondFactor, ({ caller, body, address }) =>
    own
      .beginSecondFactor(caller, { ...body, address })
      .pipe(Effect.catchTag("AdministratorNotFound", () => new NotSignedIn())),
  );

  serveCommand(
    app,
    runtime,
    turnOnSecondFactor,
    Effect.fnUntraced(function* ({ caller, body, address, session }, origin) {
      const asked = { ...body, address, token: session.tokenOf("admin") };
      const recoveryCodes = yield* own.turnOnSecondFactor(caller, asked, origin);
      yield* tellOwner(caller, "second factor on", origin);
      return { position: null, body: { recoveryCodes } };
    }),
  );

  serveCommand(
    app,
    runtime,
    renewRecoveryCodes,
    Effect.fnUntraced(function* ({ caller, body, address, session }, origin) {
      const asked = { ...body, address, token: session.tokenOf("admin") };
      const recoveryCodes = yield* own.renewRecoveryCodes(caller, asked, origin);
      yield* tellOwner(caller, "recovery codes", origin);
      return { position: null, body: { recoveryCodes } };
    }),
  );

  serveCommand(
    app,
    runtime,
    turnOffSecondFactor,
    Effect.fnUntraced(function* ({ caller, body, address, session }, origin) {
      const asked = { ...body, address, token: session.tokenOf("admin") };
      yield* own.turnOffSecondFactor(caller, asked, origin);
      yield* tellOwner(caller, "second factor off", origin);
      return { position: null, body: { success: true } };
    }),
  );
};
