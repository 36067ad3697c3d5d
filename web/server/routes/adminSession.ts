import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { NotSignedIn } from "../../../application/accounts/refusals.ts";
import { signInAdmin } from "../../../application/accounts/signIn.ts";
import { Administrators } from "../../../application/ports/Administrators.ts";
import {
  adminLogin,
  adminLogout,
  getAdminSession,
  listEventAdmins,
} from "../../contract/adminSession.ts";
import type { AppRuntime } from "../http/runtime.ts";
import { serve } from "../http/serve.ts";
import { adminUserOf } from "../views/users.ts";

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
      const { administrator, token } = yield* signInAdmin({ ...body, ...from });
      yield* session.keep("admin", token);
      session.device.remember("admin", body.email);
      session.tell({ kind: administrator.accountType, id: administrator.id });
      return adminUserOf(administrator);
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

const done = { success: true } as const;
