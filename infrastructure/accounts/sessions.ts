import { Cache, Clock, Effect, Layer } from "effect";
import { makeBoundedMap } from "../../application/commands/boundedMap.ts";
import {
  type SessionKind,
  type SessionOwner,
  type SessionOwners,
  Sessions,
} from "../../application/ports/Sessions.ts";
import type { Database } from "../postgres/database.ts";
import type { Reading } from "../postgres/news.ts";
import { attempt } from "../postgres/referenceData.ts";
import { endOneSession, endOtherSessions } from "./endOwnSessions.ts";
import { findSession } from "./findSession.ts";
import { listSessions } from "./listSessions.ts";
import { openSession } from "./openSession.ts";
import { digestOf, newToken } from "./tokens.ts";

interface Found {
  readonly owner: SessionOwner | null;
  readonly reading: Reading;
}

const MOST = 20_000;

/**
 * Whoever scores or watches calls many times, so what was found is believed until some session ends:
 * here, or in another process, as PostgreSQL tells (docs/adr/0029-answers-from-memory.md).
 */
export const sessionsPostgres = ({ reference: db, news }: Database) =>
  Layer.effect(
    Sessions,
    Effect.gen(function* () {
      const found = makeBoundedMap<string, Found>(MOST);

      /** Many may come back at the same moment: the first of them asks for all. */
      const lookUps = yield* Cache.makeWith(
        Effect.fnUntraced(function* (token: string) {
          const reading = news.reading("sessions");
          const now = yield* Clock.currentTimeMillis;
          const owner = yield* attempt(() => findSession(db, digestOf(token), now));
          found.set(token, { owner, reading });
          return { owner, reading };
        }),
        { capacity: MOST, timeToLive: () => 0 },
      );

      const told = Effect.sync(() => news.tell("sessions"));

      const holds = ({ reading }: Found) => news.holds("sessions", reading);

      const find = Effect.fnUntraced(function* (token: string) {
        const known = found.get(token);
        if (known && holds(known)) return known;
        const shared = yield* Cache.get(lookUps, token);
        // Somebody else may have asked before the session ended.
        return holds(shared) ? shared : yield* Cache.get(lookUps, token);
      });

      return {
        open: Effect.fnUntraced(function* (owner: SessionOwner, { remember, userAgent = null }) {
          const token = newToken();
          const now = yield* Clock.currentTimeMillis;
          const opening = { owner, remember, userAgent, now };
          yield* attempt(() => openSession(db, digestOf(token), opening));
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

        list: Effect.fnUntraced(function* (owner: SessionOwner, token: string | null) {
          const now = yield* Clock.currentTimeMillis;
          return yield* attempt(() => listSessions(db, owner, token, now));
        }),

        endOne: (owner, id, origin) => Effect.tap(endOneSession(db)(owner, id, origin), told),

        endOthers: (owner, token, origin) =>
          Effect.tap(endOtherSessions(db)(owner, token, origin), told),

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
