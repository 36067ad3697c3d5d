import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { inviteByMail, inviteOnPaper } from "../../../../application/accounts/invite.ts";
import {
  openAdministrator,
  removeColleague,
} from "../../../../application/accounts/inviteAdministrator.ts";
import { NotSignedIn } from "../../../../application/accounts/refusals.ts";
import {
  AdministratorNotFound,
  Administrators,
} from "../../../../application/ports/Administrators.ts";
import { PasswordResets } from "../../../../application/ports/PasswordResets.ts";
import type { ChangeOrigin } from "../../../../application/ports/ReferenceData.ts";
import type { AdministratorId } from "../../../../domain/shared/values.ts";
import {
  changeOwnName,
  inviteAdministrator,
  inviteAdministratorAgain,
  listAdministrators,
  removeAdministrator,
} from "../../../contract/person/administrators.ts";
import type { InvitedBy } from "../../../contract/person/invitations.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { adminUserOf } from "../../views/person/users.ts";

/** The colleagues of a super admin. */
export const administratorRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(
    app,
    runtime,
    listAdministrators,
    Effect.fnUntraced(function* () {
      const found = yield* Administrators.use(({ list }) => list("active"));
      const ids = found.map(({ id }) => id);
      const invited = yield* PasswordResets.use((port) => port.mayBeInvited("admin", ids));
      return found.map((each) => ({ ...adminUserOf(each), isInvited: invited.has(each.id) }));
    }),
  );

  serveCommand(
    app,
    runtime,
    inviteAdministrator,
    Effect.fnUntraced(function* ({ body: { by, ...colleague } }, context) {
      const { id } = yield* openAdministrator(colleague, context).pipe(
        // The contract has checked what is typed.
        Effect.catchTag("InvalidAdministrator", Effect.die),
      );
      return { position: null, body: { id, code: yield* invited(id, by, context) } };
    }),
  );

  serveCommand(
    app,
    runtime,
    inviteAdministratorAgain,
    Effect.fnUntraced(function* ({ params: { administratorId }, body: { by } }, context) {
      yield* Administrators.use(({ byId }) => byId(administratorId));
      const code = yield* invited(administratorId, by, context);
      return { position: null, body: { id: administratorId, code } };
    }),
  );

  serveCommand(app, runtime, removeAdministrator, ({ caller, params }, context) =>
    Effect.as(removeColleague(caller.id, params.administratorId, context), {
      position: null,
      body: { success: true } as const,
    }),
  );

  serveCommand(
    app,
    runtime,
    changeOwnName,
    Effect.fnUntraced(function* ({ caller, body }, context) {
      const { after } = yield* Administrators.use(({ change }) =>
        change(caller.id, body, context),
      ).pipe(
        Effect.catchTag("AdministratorNotFound", () => new NotSignedIn()),
        // The address stays.
        Effect.catchTag("EmailTaken", Effect.die),
      );
      return { position: null, body: adminUserOf(after) };
    }),
  );
};

/** The code to print, or null once the mail is on its way. */
const invited = Effect.fnUntraced(function* (
  id: AdministratorId,
  by: InvitedBy,
  context: Pick<ChangeOrigin, "commandId">,
) {
  if (by === "mail") {
    const sent = yield* inviteByMail([{ kind: "admin", id }], context);
    if (!sent.has(id)) return yield* new AdministratorNotFound({ administratorId: id });
    return null;
  }
  const code = (yield* inviteOnPaper("admin", [id])).get(id)?.code;
  // Who has signed in has a password and needs no invitation.
  if (code === undefined) return yield* new AdministratorNotFound({ administratorId: id });
  return code;
});
