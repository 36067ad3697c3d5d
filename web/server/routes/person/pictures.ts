import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { changeOwnPicture, removeOwnPicture } from "../../../../application/accounts/ownPicture.ts";
import { NotSignedIn } from "../../../../application/accounts/refusals.ts";
import { Players } from "../../../../application/ports/Players.ts";
import { changePicture, getPicture, removePicture } from "../../../contract/person/pictures.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { bind } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { acceptUploads } from "../../http/upload.ts";
import { userOf } from "../../views/person/users.ts";

/**
 * Another picture has another address, so browsers may cache it. It is only for signed-in people, so
 * proxies must not, and on a shared computer it does not stay for longer than a day of golf.
 */
const FOR_A_DAY = "private, max-age=86400, immutable";

export const pictureRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  await acceptUploads(app, changePicture.upload);

  serveCommand(
    app,
    runtime,
    changePicture,
    Effect.fnUntraced(function* ({ caller, file }, context) {
      const player = yield* changeOwnPicture(caller.id, file, context).pipe(
        Effect.catchTag("PlayerNotFound", () => new NotSignedIn()),
      );
      return { position: null, body: userOf(player) };
    }),
  );

  serveCommand(
    app,
    runtime,
    removePicture,
    Effect.fnUntraced(function* ({ caller }, context) {
      const player = yield* removeOwnPicture(caller.id, context).pipe(
        Effect.catchTag("PlayerNotFound", () => new NotSignedIn()),
      );
      return { position: null, body: userOf(player) };
    }),
  );

  bind(app, runtime, getPicture, async ({ params }, _request, reply) => {
    const named = Players.use((players) => players.pictureNamed(params.pictureName));
    const webp = await runtime.runPromise(named);
    return reply.header("cache-control", FOR_A_DAY).type("image/webp").send(webp);
  });
};
