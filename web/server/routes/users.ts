import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { isNewEmail } from "../../../application/accounts/ownProfile.ts";
import {
  archivePlayer,
  changeProfile,
  createPlayerAccount,
  resetPassword,
} from "../../../application/accounts/playerAccounts.ts";
import { NotTheirAccount } from "../../../application/accounts/refusals.ts";
import { tellOwner } from "../../../application/accounts/tellOwner.ts";
import { Players } from "../../../application/ports/Players.ts";
import {
  archiveUser,
  changeUserForAdmin,
  createUser,
  getUserForAdmin,
  listUsers,
  resetUserPassword,
  restoreUser,
} from "../../contract/users.ts";
import { rightsOver } from "../gate/managesPlayer.ts";
import type { AppRuntime } from "../http/runtime.ts";
import { serve } from "../http/serve.ts";
import { serveCommand } from "../http/serveCommand.ts";
import { serveList } from "../http/serveList.ts";
import { partOf } from "../views/partOfList.ts";
import { adminViewUserOf } from "../views/users.ts";

/** The accounts of players, for administrators. */
export const userRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveList(app, runtime, listUsers, ({ query }) =>
    Effect.map(
      Players.use((players) => players.list(query.status ?? "all")),
      (players) => {
        const { items, total } = partOf(players, query, textsOf);
        return { items: items.map(adminViewUserOf), total };
      },
    ),
  );

  serve(
    app,
    runtime,
    getUserForAdmin,
    Effect.fnUntraced(function* ({ params, caller }) {
      const player = yield* Players.use((players) => players.byId(params.userId));
      return { ...adminViewUserOf(player), ...(yield* rightsOver(caller, player.id)) };
    }),
  );

  serveCommand(app, runtime, createUser, ({ body }, context) =>
    Effect.map(createPlayerAccount(body, context), (player) => {
      return { position: null, body: adminViewUserOf(player) };
    }),
  );

  serveCommand(
    app,
    runtime,
    changeUserForAdmin,
    Effect.fnUntraced(function* ({ params: { userId }, body, caller }, context) {
      if (yield* isNewEmail(userId, body.email)) {
        const { mayChangeAccount } = yield* rightsOver(caller, userId);
        if (!mayChangeAccount) return yield* new NotTheirAccount();
      }
      const player = yield* changeProfile(userId, body, context);
      if (body.email !== undefined) {
        yield* tellOwner({ kind: "player", id: userId }, "email", context);
      }
      return { position: null, body: adminViewUserOf(player) };
    }),
  );

  serveCommand(
    app,
    runtime,
    resetUserPassword,
    Effect.fnUntraced(function* ({ params: { userId }, body }, context) {
      yield* resetPassword(userId, body.newPassword, context);
      yield* tellOwner({ kind: "player", id: userId }, "password", context);
      return done;
    }),
  );

  serveCommand(app, runtime, archiveUser, ({ params }, context) =>
    Effect.as(archivePlayer(params.userId, context), done),
  );

  serveCommand(app, runtime, restoreUser, ({ params }, context) =>
    Effect.map(
      Players.use((players) => players.restore(params.userId, context)),
      (player) => ({ position: null, body: adminViewUserOf(player) }),
    ),
  );
};

const done = { position: null, body: { success: true } } as const;

const textsOf = ({
  firstName,
  lastName,
  email,
}: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}) => [firstName, lastName, email];
