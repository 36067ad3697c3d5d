import { Effect, Layer } from "effect";
import { formerPlayer, People, type Person } from "../../application/ports/People.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import type { Stamp } from "../postgres/invalidation.ts";
import { anyOf, attempt } from "../postgres/referenceData.ts";

/** Caches people until the name, picture or handicap of any person changes. */
export const peoplePostgres = ({ reference: db, invalidation }: Database) =>
  Layer.sync(People, () => {
    let kept: { readonly version: number; readonly people: Map<PlayerId, Person> } | undefined;
    let known: { readonly version: number; readonly stamp: Stamp } | undefined;

    const readVersion = attempt(async () => {
      const stamp = invalidation.stamp("people");
      const row = await db.selectFrom("peopleVersion").select("version").executeTakeFirstOrThrow();
      known = { version: row.version, stamp };
      return row.version;
    });

    const version = Effect.suspend(() =>
      known && invalidation.isFresh("people", known.stamp)
        ? Effect.succeed(known.version)
        : readVersion,
    );

    const fetch = (players: ReadonlyArray<PlayerId>) =>
      attempt(() =>
        db
          .selectFrom("players")
          .select(["id", "firstName", "lastName", "handicap", "profileImage"])
          .where("id", "=", anyOf(players))
          .execute(),
      );

    /** The version is read first, so the people may be newer than the version, but never older. */
    const named = Effect.fnUntraced(function* (players: ReadonlyArray<PlayerId>) {
      const current = yield* version;
      if (kept?.version !== current) kept = { version: current, people: new Map() };
      const { people } = kept;

      const missing = players.filter((id) => !people.has(id));
      if (missing.length > 0) {
        for (const { id, ...person } of yield* fetch(missing)) people.set(id, person);
      }
      return new Map(players.map((id) => [id, people.get(id) ?? formerPlayer] as const));
    });

    return { version, named };
  });
