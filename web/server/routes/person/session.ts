import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { changeOwnProfile } from "../../../../application/accounts/ownProfile.ts";
import { NotSignedIn } from "../../../../application/accounts/refusals.ts";
import { signInPlayer } from "../../../../application/accounts/signIn.ts";
import { signUpPlayer } from "../../../../application/accounts/signUpPlayer.ts";
import { tellOwner } from "../../../../application/accounts/tellOwner.ts";
import { Players } from "../../../../application/ports/Players.ts";
import { changeUser, register } from "../../../contract/person/account.ts";
import { getUser, login, logout } from "../../../contract/person/session.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { userOf } from "../../views/person/users.ts";

export const sessionRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(app, runtime, getUser, ({ caller }) =>
    Players.use((players) => players.byId(caller.id)).pipe(
      Effect.map(userOf),
      Effect.catchTag("PlayerNotFound", () => new NotSignedIn()),
    ),
  );

  serve(
    app,
    runtime,
    login,
    Effect.fnUntraced(function* ({ body, address, session }) {
      const { username: email, ...credentials } = body;
      const device = session.device.idFor("player", email);
      const from = { address, device, userAgent: session.userAgent };
      const { player, token } = yield* signInPlayer({ email, ...credentials, ...from });
      yield* session.keep("player", token, { remember: body.rememberMe });
      session.device.remember("player", email);
      session.tell({ kind: "player", id: player.id });
      return userOf(player);
    }),
  );

  serveCommand(
    app,
    runtime,
    register,
    Effect.fnUntraced(function* ({ body, address, session }, context) {
      const { agreeToTerms: _agreed, ...account } = body;
      const from = { address, userAgent: session.userAgent };
      const { player, token } = yield* signUpPlayer({ ...account, ...from }, context);
      yield* session.keep("player", token);
      session.tell({ kind: "player", id: player.id });
      return { position: null, body: userOf(player) };
    }),
  );

  serve(app, runtime, logout, ({ session }) => Effect.as(session.end("player"), done));

  serveCommand(
    app,
    runtime,
    changeUser,
    Effect.fnUntraced(function* ({ caller, body, address, session }, context) {
      const { password, ...changes } = body;
      const edit = { changes, password, address, token: session.tokenOf("player") };
      const player = yield* changeOwnProfile(caller.id, edit, context).pipe(
        Effect.catchTag("PlayerNotFound", () => new NotSignedIn()),
      );
      if (changes.email !== undefined) yield* tellOwner(caller, "email", context);
      return { position: null, body: userOf(player) };
    }),
  );
};

const done = { success: true } as const;
