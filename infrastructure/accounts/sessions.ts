import { Cache, Clock, Effect, Exit, Layer } from "effect";
import {
  type SessionKind,
  type SessionOwner,
  type SessionOwners,
  Sessions,
} from "../../application/ports/Sessions.ts";
import type { Database } from "../postgres/database.ts";
import { attempt } from "../postgres/referenceData.ts";
import { findSession } from "./findSession.ts";
import { openSession } from "./openSession.ts";
import { digestOf, newToken } from "./tokens.ts";

/**
 * Whoever scores or watches calls many times a second, so what was found is believed for two seconds.
 * What this process ends is forgotten at once; other processes learn of it within that time.
 */
export const sessionsPostgres = ({ reference: db }: Database) =>
  Layer.effect(
    Sessions,
    Effect.gen(function* () {
      const found = yield* Cache.makeWith(
        Effect.fnUntraced(function* (token: string) {
          const now = yield* Clock.currentTimeMillis;
          return yield* attempt(() => findSession(db, digestOf(token), now));
        }),
        { capacity: 20_000, timeToLive: (exit) => (Exit.isSuccess(exit) ? "2 seconds" : 0) },
      );

      return {
        open: Effect.fnUntraced(function* (owner: SessionOwner, { remember }) {
          const token = newToken();
          const now = yield* Clock.currentTimeMillis;
          yield* attempt(() => openSession(db, digestOf(token), { owner, remember, now }));
          return token;
        }),

        find: (kind, token) =>
          Cache.get(found, token).pipe(
            Effect.map((owner) => (isOfKind(kind, owner) ? owner : null)),
          ),

        end: Effect.fnUntraced(function* (kind: SessionKind, token: string) {
          yield* attempt(() =>
            db
              .deleteFrom("sessions")
              .where("tokenDigest", "=", digestOf(token))
              .where("kind", "=", kind)
              .execute(),
          );
          yield* Cache.invalidate(found, token);
        }),

        endAllOf: Effect.fnUntraced(function* ({ id }: SessionOwner) {
          yield* attempt(() => db.deleteFrom("sessions").where("ownerId", "=", id).execute());
          yield* Cache.invalidateAll(found);
        }),
      };
    }),
  );

const isOfKind = <Kind extends SessionKind>(
  kind: Kind,
  owner: SessionOwner | null,
): owner is SessionOwners[Kind] => owner?.kind === kind;
