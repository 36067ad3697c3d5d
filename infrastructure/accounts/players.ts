import { Effect, Layer } from "effect";
import {
  EmailTaken,
  PictureNotFound,
  PlayerNotFound,
  Players,
} from "../../application/ports/Players.ts";
import type { ChangeOrigin } from "../../application/ports/ReferenceData.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import { anyOf, attempt, attemptOr, refuseViolationOf } from "../postgres/referenceData.ts";
import { awaitsOwner } from "./awaitsOwner.ts";
import { byLastName } from "./byLastName.ts";
import { changePlayer } from "./changePlayer.ts";
import { createPlayer } from "./createPlayer.ts";
import { erasePlayer } from "./erasePlayer.ts";
import { formerEmail } from "./formerEmail.ts";
import { playerForSignIn, setPlayerPassword } from "./playerCredentials.ts";
import { pictureNamed, setPicture } from "./playerPictures.ts";

export const playersPostgres = ({ reference: db, invalidation }: Database) =>
  Layer.succeed(Players, {
    create: createPlayer(db),

    byId: (playerId) =>
      attemptOr(
        () => new PlayerNotFound({ playerId }),
        () => db.selectFrom("players").selectAll().where("id", "=", playerId).executeTakeFirst(),
      ),

    manyById: Effect.fnUntraced(function* (ids: ReadonlyArray<PlayerId>) {
      const players = yield* attempt(() =>
        db.selectFrom("players").selectAll().where("id", "=", anyOf(ids)).execute(),
      );
      return new Map(players.map((player) => [player.id, player] as const));
    }),

    list: (status) => {
      const players = db.selectFrom("players").selectAll().orderBy(byLastName);
      const listed =
        status === "all" ? players : players.where("isArchived", "=", status === "archived");
      return attempt(() => listed.execute());
    },

    byEmailForSignIn: playerForSignIn(db),

    change: (id, changes, origin, kept) =>
      changePlayer(db, "changed", id, changes, origin, kept).pipe(
        Effect.tap(({ before, after }) =>
          Effect.sync(() => {
            invalidation.invalidate("people");
            if (before.email !== after.email) invalidation.invalidate("sessions");
          }),
        ),
        refuseViolationOf("players_email", () => new EmailTaken()),
      ),

    setPicture: (id, picture, origin) =>
      Effect.tap(setPicture(db)(id, picture, origin), () =>
        Effect.sync(() => invalidation.invalidate("people")),
      ),

    pictureNamed: (name) => attemptOr(() => new PictureNotFound(), pictureNamed(db, name)),

    awaitsOwner: (id) => attempt(() => awaitsOwner(db, id)),

    formerEmail: (id, commandId) => attempt(() => formerEmail(db, id, commandId)),

    setPassword: (...asked) => Effect.asVoid(setPlayerPassword(db)(...asked)),

    archive: Effect.fnUntraced(function* (id: PlayerId, origin: ChangeOrigin) {
      const changes = { isArchived: true };
      const { after } = yield* changePlayer(db, "archived", id, changes, origin);
      invalidation.invalidate("sessions");
      return after;
    }),

    restore: Effect.fnUntraced(function* (id: PlayerId, origin: ChangeOrigin) {
      const changes = { isArchived: false };
      return (yield* changePlayer(db, "restored", id, changes, origin)).after;
    }),

    erase: Effect.fnUntraced(function* (id: PlayerId, origin: ChangeOrigin) {
      yield* erasePlayer(db)(id, origin);
      invalidation.invalidate("people");
      invalidation.invalidate("sessions");
    }),
  });
