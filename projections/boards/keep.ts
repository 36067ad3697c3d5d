import { Cache, Duration, Effect, Exit } from "effect";
import { People } from "../../application/ports/People.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { RunnerProgress } from "../engine/runnerProgress.ts";

/**
 * How many entries are cached. Each may hold a whole board. The least recently used one is dropped
 * first.
 */
const CAPACITY = 100;

interface Key {
  readonly tournamentId: TournamentId;
  readonly version: string;
}

/**
 * A cache of values that are calculated from the read models of a tournament. A value is valid
 * until one of these read models, or a person, has a new version. Requests at the same time share
 * one calculation. `make` receives the earlier value, so that it can continue from it; null if the
 * tables may have been replaced in the meantime.
 */
export const keep = Effect.fnUntraced(function* <A, E, R>(
  models: ReadonlyArray<string>,
  make: (tournamentId: TournamentId, last: A | null) => Effect.Effect<A, E, R>,
) {
  const { versionOf, tablesVersion } = yield* RunnerProgress;
  const people = yield* People;
  const services = yield* Effect.context<R>();
  const lastOf = new Map<TournamentId, { readonly tables: number; readonly made: A }>();

  const kept = yield* Cache.makeWith(
    Effect.fnUntraced(function* ({ tournamentId }: Key) {
      const tables = tablesVersion();
      const last = lastOf.get(tournamentId);
      const made = yield* make(tournamentId, last?.tables === tables ? last.made : null);
      lastOf.delete(tournamentId);
      lastOf.set(tournamentId, { tables, made });
      const [oldest] = lastOf.keys();
      if (lastOf.size > CAPACITY && oldest) lastOf.delete(oldest);
      return made;
    }),
    {
      capacity: CAPACITY,
      timeToLive: (made) => (Exit.isSuccess(made) ? Duration.infinity : Duration.zero),
    },
  );

  return (tournamentId: TournamentId) =>
    Effect.flatMap(people.version, (peopleVersion) => {
      const version = `${versionOf(tournamentId, models)}.${peopleVersion}`;
      return Cache.get(kept, { tournamentId, version });
    }).pipe(Effect.provideContext(services));
});
