import { Effect, Layer } from "effect";
import { Credentials } from "../../application/ports/Credentials.ts";
import type { SessionOwner } from "../../application/ports/Sessions.ts";
import { isRepetition } from "../audit/audit.ts";
import type { Database } from "../postgres/database.ts";
import { attempt, type ReferenceDb } from "../postgres/referenceData.ts";
import { setAdministratorPassword } from "./administratorCredentials.ts";
import { setPlayerPassword } from "./playerCredentials.ts";

export const credentialsPostgres = ({ reference: db, invalidation }: Database) =>
  Layer.succeed(Credentials, {
    hashOf: Effect.fnUntraced(function* (owner) {
      const found = yield* attempt(() => hashOf(db, owner));
      return found?.passwordHash ?? null;
    }),

    change: Effect.fnUntraced(function* (owner, passwordHash, origin, only) {
      // An account that was removed in the meantime has no password to change.
      const isChanged = yield* owner.kind === "player"
        ? setPlayerPassword(db)(owner.id, passwordHash, origin, only).pipe(
            Effect.catchTag("PlayerNotFound", () => Effect.succeed(true)),
          )
        : setAdministratorPassword(db)(owner.id, passwordHash, origin, only).pipe(
            Effect.catchTag("AdministratorNotFound", () => Effect.succeed(true)),
          );
      invalidation.invalidate("sessions");
      return isChanged;
    }),

    wasChangedBy: ({ kind, id }, origin) => {
      const table = kind === "player" ? "player_credentials" : "administrator_credentials";
      return attempt(() => isRepetition(db, { table, rowId: id, action: "changed" }, origin));
    },
  });

const hashOf = (db: ReferenceDb, owner: SessionOwner) =>
  owner.kind === "player"
    ? db
        .selectFrom("playerCredentials")
        .innerJoin("players", "players.id", "playerId")
        .select("passwordHash")
        .where("playerId", "=", owner.id)
        .where("isArchived", "=", false)
        .executeTakeFirst()
    : db
        .selectFrom("administratorCredentials")
        .select("passwordHash")
        .where("administratorId", "=", owner.id)
        .executeTakeFirst();
