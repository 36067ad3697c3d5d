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
 * Whoever scores or watches calls many times, so what was found is believed until some session ends:
 * here, or in another process, as PostgreSQL tells (docs/adr/0029-answers-from-memory.md).
 */
export const sessionsPostgres = ({ reference: db, news }: Database) =>
  Layer.effect(
    Sessions,
    Effect.gen(function* () {
      const found = yield* Cache.makeWith(
        Effect.fnUntraced(function* (token: string) {
          const now = yield* Clock.currentTimeMillis;
          const reading = news.reading("sessions", now);
          const owner = yield* attempt(() => findSession(db, digestOf(token), now));
          return { owner, reading };
        }),
        { capacity: 20_000, timeToLive: (exit) => (Exit.isSuccess(exit) ? "1 minute" : 0) },
      );

      const find = Effect.fnUntraced(function* (token: string) {
        const known = yield* Cache.get(found, token);
        const now = yield* Clock.currentTimeMillis;
        if (news.holds("sessions", known.reading, now)) return known;
        // Many may come back at the same moment: the first of them asks for all.
        yield* Cache.invalidateWhen(found, token, (kept) => kept === known);
        return yield* Cache.get(found, token);
      });

      return {
        open: Effect.fnUntraced(function* (owner: SessionOwner, { remember }) {
          const token = newToken();
          const now = yield* Clock.currentTimeMillis;
          yield* attempt(() => openSession(db, digestOf(token), { owner, remember, now }));
          return token;
        }),

        find: (kind, token) =>
          Effect.map(find(token), ({ owner }) => (isOfKind(kind, owner) ? owner : null)),

        end: Effect.fnUntraced(function* (kind: SessionKind, token: string) {
          yield* attempt(() =>
            db
              .deleteFrom("sessions")
              .where("tokenDigest", "=", digestOf(token))
              .where("kind", "=", kind)
              .execute(),
          );
          news.tell("sessions");
        }),

        endAllOf: Effect.fnUntraced(function* ({ id }: SessionOwner) {
          yield* attempt(() => db.deleteFrom("sessions").where("ownerId", "=", id).execute());
          news.tell("sessions");
        }),

        ended: () => (news.isHeard() ? news.told("sessions") : null),
      };
    }),
  );

const isOfKind = <Kind extends SessionKind>(
  kind: Kind,
  owner: SessionOwner | null,
): owner is SessionOwners[Kind] => owner?.kind === kind;
