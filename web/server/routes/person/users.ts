import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { isNewEmail } from "../../../../application/accounts/ownProfile.ts";
import {
  archivePlayer,
  changeProfile,
  createPlayerAccount,
  resetPassword,
} from "../../../../application/accounts/playerAccounts.ts";
import { NotTheirAccount } from "../../../../application/accounts/refusals.ts";
import { tellOwner } from "../../../../application/accounts/tellOwner.ts";
import { type Player, Players } from "../../../../application/ports/Players.ts";
import { EVERY_ROW, type ListQuery } from "../../../contract/inputs/partOfList.ts";
import type { AdminViewUser } from "../../../contract/person/user.ts";
import {
  archiveUser,
  changeUserForAdmin,
  createUser,
  exportUsers,
  getUserForAdmin,
  listUsers,
  resetUserPassword,
  restoreUser,
  type UserStatus,
} from "../../../contract/person/users.ts";
import type { AdminCaller } from "../../gate/callers.ts";
import { rightsOver } from "../../gate/managesPlayer.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { sendListFile } from "../../http/sendListFile.ts";
import { bind, serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { serveList } from "../../http/serveList.ts";
import { partOf } from "../../views/partOfList.ts";
import { userCells } from "../../views/person/userCells.ts";
import { adminViewFor, adminViewUserFor } from "../../views/person/users.ts";

/** The accounts of players, for administrators. */
export const userRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serveList(
    app,
    runtime,
    listUsers,
    Effect.fnUntraced(function* ({ query, caller }) {
      return yield* usersFor(caller, query);
    }),
  );

  bind(app, runtime, exportUsers, async ({ caller, query }, _request, reply) => {
    const { items } = await runtime.runPromise(usersFor(caller, { ...query, limit: EVERY_ROW }));
    return sendListFile(reply, { name: "users", rows: userCells(items) }, query);
  });

  serve(
    app,
    runtime,
    getUserForAdmin,
    Effect.fnUntraced(function* ({ params, caller }) {
      const player = yield* Players.use((players) => players.byId(params.userId));
      const user = yield* adminViewUserFor(caller, player);
      return { ...user, ...(yield* rightsOver(caller, player.id)) };
    }),
  );

  serveCommand(app, runtime, createUser, ({ body, caller }, context) =>
    Effect.map(createPlayerAccount(body, context), (player) => {
      return { position: null, body: adminViewUserFor(caller, player) };
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
      return { position: null, body: adminViewUserFor(caller, player) };
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

  serveCommand(app, runtime, restoreUser, ({ params, caller }, context) =>
    Effect.map(
      Players.use((players) => players.restore(params.userId, context)),
      (player) => ({ position: null, body: adminViewUserFor(caller, player) }),
    ),
  );
};

const usersFor = Effect.fnUntraced(function* (
  caller: AdminCaller,
  query: ListQuery & { readonly status?: UserStatus },
) {
  const players = yield* Players.use((port) => port.list(query.status ?? "all"));
  const users = players.map(yield* adminViewFor(caller));
  return partOf(users, query, textsFor(players, query.q ?? ""));
});

const done = { position: null, body: { success: true } } as const;

/**
 * The texts in which a search looks: what the administrator reads of the account. A whole e-mail
 * address finds its account also where it is not shown, because members name themselves by it at
 * the desk; a part of it would let strangers guess it letter by letter.
 */
const textsFor = (players: ReadonlyArray<Player>, search: string) => {
  const typed = search.trim().toLowerCase();
  const named = players.find(({ email }) => email.toLowerCase() === typed);
  return ({ id, firstName, lastName, email }: AdminViewUser) => [
    ...[firstName, lastName],
    ...(email === null ? [] : [email]),
    ...(id === named?.id ? [search] : []),
  ];
};
