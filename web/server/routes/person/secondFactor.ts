import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { NotSignedIn } from "../../../../application/accounts/refusals.ts";
import * as own from "../../../../application/accounts/secondFactor/ownSecondFactor.ts";
import {
  listOthersFactors,
  removeOthersFactor,
} from "../../../../application/accounts/secondFactor/removeSecondFactor.ts";
import { tellOwner } from "../../../../application/accounts/tellOwner.ts";
import {
  beginSecondFactor,
  getSecondFactor,
  listSecondFactors,
  removeSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../../../contract/person/secondFactor.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";

export const secondFactorRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  bindOwn(app, runtime);

  serve(app, runtime, listSecondFactors, ({ caller }) =>
    Effect.map(listOthersFactors(caller.id), (administrators) =>
      administrators.map(({ id, firstName, lastName, email }) => {
        return { id, firstName, lastName, email };
      }),
    ),
  );

  serveCommand(app, runtime, removeSecondFactor, ({ caller, params }, origin) =>
    Effect.as(removeOthersFactor(caller.id, params.administratorId, origin), {
      position: null,
      body: { success: true },
    } as const),
  );
};

/** The second factor of the administrator's own account. */
const bindOwn = (app: FastifyInstance, runtime: AppRuntime) => {
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
