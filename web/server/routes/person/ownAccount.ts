import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { changeOwnPassword } from "../../../../application/accounts/ownPassword.ts";
import { tellOwner } from "../../../../application/accounts/tellOwner.ts";
import type { ChangeOrigin } from "../../../../application/ports/ReferenceData.ts";
import { type SessionOwner, Sessions } from "../../../../application/ports/Sessions.ts";
import type { SessionId } from "../../../../domain/shared/values.ts";
import {
  changeAdminPassword,
  changeUserPassword,
  type PasswordChange,
} from "../../../contract/person/ownPassword.ts";
import {
  endAdminSession,
  endOtherAdminSessions,
  endOtherUserSessions,
  endUserSession,
  listAdminSessions,
  listUserSessions,
} from "../../../contract/person/ownSessions.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import type { RequestSession } from "../../sessions/requestSession.ts";
import { ownSessionOf } from "../../views/person/users.ts";

/** Password and sessions of the player's or administrator's own account. */
export const ownAccountRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(app, runtime, changeUserPassword, changePassword);
  serveCommand(app, runtime, changeAdminPassword, changePassword);
  serve(app, runtime, listUserSessions, listSessions);
  serve(app, runtime, listAdminSessions, listSessions);
  serveCommand(app, runtime, endUserSession, endSession);
  serveCommand(app, runtime, endAdminSession, endSession);
  serveCommand(app, runtime, endOtherUserSessions, endOthers);
  serveCommand(app, runtime, endOtherAdminSessions, endOthers);
};

interface Asked {
  readonly caller: SessionOwner;
  readonly session: RequestSession;
  readonly address: string;
}

const written = { position: null, body: { success: true } } as const;

const changePassword = Effect.fnUntraced(function* (
  { caller, session, address, body }: Asked & { readonly body: PasswordChange },
  origin: ChangeOrigin,
) {
  const token = session.tokenOf(caller.kind);
  yield* changeOwnPassword(caller, { ...body, address, token }, origin);
  yield* tellOwner(caller, "password", origin);
  return written;
});

const listSessions = ({ caller, session }: Asked) =>
  Sessions.use((sessions) => sessions.list(caller, session.tokenOf(caller.kind))).pipe(
    Effect.map((sessions) => sessions.map(ownSessionOf)),
  );

const endSession = (
  { caller, params }: Asked & { readonly params: { readonly sessionId: SessionId } },
  origin: ChangeOrigin,
) =>
  Sessions.use((sessions) => sessions.endOne(caller, params.sessionId, origin)).pipe(
    Effect.as(written),
  );

const endOthers = ({ caller, session }: Asked, origin: ChangeOrigin) =>
  Sessions.use((sessions) => sessions.endOthers(caller, session.tokenOf(caller.kind), origin)).pipe(
    Effect.as(written),
  );
