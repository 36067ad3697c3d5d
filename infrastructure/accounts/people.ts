import { Effect, Layer } from "effect";
import { makeBoundedMap } from "../../application/commands/boundedMap.ts";
import { formerPlayer, People, type Person } from "../../application/ports/People.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import type { Stamp } from "../postgres/invalidation.ts";
import { anyOf, attempt } from "../postgres/referenceData.ts";

const CAPACITY = 20_000;

const noPeople = (version: number, capacity: number) => ({
  version,
  people: makeBoundedMap<PlayerId, Person>(capacity),
});

/** Caches people until the name, picture or handicap of any person changes. */
export const peoplePostgres = (
  { reference: db, invalidation }: Database,
  { capacity = CAPACITY } = {},
) =>
  Layer.sync(People, () => {
    let kept: ReturnType<typeof noPeople> | undefined;
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
      if (kept?.version !== current) kept = noPeople(current, capacity);
      const { people } = kept;

      // The cache may drop a person while others are added to it, so the answer has its own map.
      const found = new Map(players.map((id) => [id, people.get(id) ?? formerPlayer]));
      const missing = players.filter((id) => found.get(id) === formerPlayer);
      if (missing.length > 0) {
        for (const { id, ...person } of yield* fetch(missing)) {
          people.set(id, person);
          found.set(id, person);
        }
      }
      return found;
    });

    return { version, named };
  });
