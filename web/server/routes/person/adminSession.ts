import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { NotSignedIn } from "../../../../application/accounts/refusals.ts";
import { finishSignIn } from "../../../../application/accounts/secondFactor/finishSignIn.ts";
import { signInAdmin } from "../../../../application/accounts/signIn.ts";
import {
  type Administrator,
  Administrators,
} from "../../../../application/ports/Administrators.ts";
import {
  adminLogin,
  adminLoginCode,
  adminLogout,
  getAdminSession,
  listEventAdmins,
} from "../../../contract/person/adminSession.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import type { RequestSession } from "../../sessions/requestSession.ts";
import { adminUserOf } from "../../views/person/users.ts";

export const adminSessionRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getAdminSession, ({ caller }) =>
    Administrators.use((administrators) => administrators.byId(caller.id)).pipe(
      Effect.map(adminUserOf),
      Effect.catchTag("AdministratorNotFound", () => new NotSignedIn()),
    ),
  );

  serve(
    app,
    runtime,
    adminLogin,
    Effect.fnUntraced(function* ({ body, address, session }) {
      const device = session.device.idFor("admin", body.email);
      const from = { address, device, userAgent: session.userAgent };
      const signedIn = yield* signInAdmin({ ...body, ...from }).pipe(
        Effect.catchTag("SecondFactorNeeded", ({ step }) => Effect.succeed({ step })),
      );
      session.device.remember("admin", body.email);
      if ("step" in signedIn) {
        session.step.keep(signedIn.step);
        return { next: "code" } as const;
      }
      return yield* signIn(session, signedIn);
    }),
  );

  serve(
    app,
    runtime,
    adminLoginCode,
    Effect.fnUntraced(function* ({ body, address, session }) {
      const step = session.step.token();
      const from = { address, userAgent: session.userAgent };
      const signedIn = yield* finishSignIn({ ...body, ...from, step });
      session.step.end();
      return yield* signIn(session, signedIn);
    }),
  );

  serve(app, runtime, adminLogout, ({ session }) => Effect.as(session.end("admin"), done));

  serve(app, runtime, listEventAdmins, () =>
    Effect.map(
      Administrators.use((administrators) => administrators.listEventAdmins),
      (administrators) =>
        administrators.map(({ id, firstName, lastName, email }) => {
          return { id, firstName, lastName, email };
        }),
    ),
  );
};

const signIn = Effect.fnUntraced(function* (
  session: RequestSession,
  { administrator, token }: { readonly administrator: Administrator; readonly token: string },
) {
  yield* session.keep("admin", token);
  session.tell({ kind: administrator.accountType, id: administrator.id });
  return adminUserOf(administrator);
});

const done = { success: true } as const;
