import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { inviteByMail, inviteOnPaper } from "../../../../application/accounts/invite.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { invitePlayers } from "../../../contract/person/invitations.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serveCommand } from "../../http/serveCommand.ts";

/** Invitations of the office to those whose accounts it has opened. */
export const invitationRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveCommand(
    app,
    runtime,
    invitePlayers,
    Effect.fnUntraced(function* ({ body: { userIds, by } }, context) {
      const ids = [...new Set(userIds)];
      if (by === "mail") {
        const owners = ids.map((id) => ({ kind: "player", id }) as const);
        const invited = yield* inviteByMail(owners, context);
        return { position: null, body: ids.map((id) => answer(id, invited.has(id), null)) };
      }
      const codes = yield* inviteOnPaper("player", ids);
      const body = ids.map((id) => answer(id, codes.has(id), codes.get(id)?.code ?? null));
      return { position: null, body };
    }),
  );
};

const answer = (userId: PlayerId, invited: boolean, code: string | null) => ({
  ...{ userId, invited, code },
});
