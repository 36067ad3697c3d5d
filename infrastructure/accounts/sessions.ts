import { Cache, Clock, Effect, Layer } from "effect";
import { makeBoundedMap } from "../../application/commands/boundedMap.ts";
import {
  type SessionKind,
  type SessionOwner,
  type SessionOwners,
  Sessions,
} from "../../application/ports/Sessions.ts";
import type { Database } from "../postgres/database.ts";
import type { Stamp } from "../postgres/invalidation.ts";
import { attempt } from "../postgres/referenceData.ts";
import { endOneSession, endOtherSessions } from "./endOwnSessions.ts";
import { findSession } from "./findSession.ts";
import { listSessions } from "./listSessions.ts";
import { openSession } from "./openSession.ts";
import { digestOf, newToken } from "./tokens.ts";

interface Found {
  readonly owner: SessionOwner | null;
  readonly stamp: Stamp;
}

const CAPACITY = 20_000;

/**
 * A player who scores or watches sends many requests, so a session that was found is cached until
 * any session ends. It may end in this process or in another one, which PostgreSQL reports
 * (docs/adr/0029-answers-from-memory.md).
 */
export const sessionsPostgres = ({ reference: db, invalidation }: Database) =>
  Layer.effect(
    Sessions,
    Effect.gen(function* () {
      const found = makeBoundedMap<string, Found>(CAPACITY);

      /**
       * A browser may send many requests at the same moment. The first one looks the session up,
       * and the others share its result.
       */
      const lookUps = yield* Cache.makeWith(
        Effect.fnUntraced(function* (token: string) {
          const stamp = invalidation.stamp("sessions");
          const now = yield* Clock.currentTimeMillis;
          const owner = yield* attempt(() => findSession(db, digestOf(token), now));
          found.set(token, { owner, stamp });
          return { owner, stamp };
        }),
        { capacity: CAPACITY, timeToLive: () => 0 },
      );

      const invalidate = Effect.sync(() => invalidation.invalidate("sessions"));

      const isFresh = ({ stamp }: Found) => invalidation.isFresh("sessions", stamp);

      const find = Effect.fnUntraced(function* (token: string) {
        const known = found.get(token);
        if (known && isFresh(known)) return known;
        const shared = yield* Cache.get(lookUps, token);
        // The shared result may have been read before the session ended.
        return isFresh(shared) ? shared : yield* Cache.get(lookUps, token);
      });

      return {
        open: Effect.fnUntraced(function* (owner: SessionOwner, { remember, userAgent = null }) {
          const token = newToken();
          const now = yield* Clock.currentTimeMillis;
          const opening = { owner, remember, userAgent, now };
          const ended = yield* attempt(() => openSession(db, digestOf(token), opening));
          if (ended > 0) invalidation.invalidate("sessions");
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
          invalidation.invalidate("sessions");
        }),

        list: Effect.fnUntraced(function* (owner: SessionOwner, token: string | null) {
          const now = yield* Clock.currentTimeMillis;
          return yield* attempt(() => listSessions(db, owner, token, now));
        }),

        endOne: (owner, id, origin) => Effect.tap(endOneSession(db)(owner, id, origin), invalidate),

        endOthers: (owner, token, origin) =>
          Effect.tap(endOtherSessions(db)(owner, token, origin), invalidate),

        endAllOf: Effect.fnUntraced(function* ({ id }: SessionOwner) {
          yield* attempt(() => db.deleteFrom("sessions").where("ownerId", "=", id).execute());
          invalidation.invalidate("sessions");
        }),

        ended: () => (invalidation.isListening() ? invalidation.generation("sessions") : null),
      };
    }),
  );

const isOfKind = <Kind extends SessionKind>(
  kind: Kind,
  owner: SessionOwner | null,
): owner is SessionOwners[Kind] => owner?.kind === kind;
