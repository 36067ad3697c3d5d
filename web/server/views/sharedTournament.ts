import { Cache, Duration, Effect, Exit } from "effect";
import type { ShareCode } from "../../../domain/shared/values.ts";
import { keep } from "../../../projections/boards/keep.ts";
import type { ReadDb } from "../../../projections/engine/readDb.ts";
import {
  BoardNotPublic,
  findSharedTournament,
  findTournament,
} from "../../../projections/tournaments/queries.ts";

const CAPACITY = 1000;

/**
 * Finds the tournament whose board is public under a code. A crowd asks for it with every score,
 * and all at once after a restart, so the database is asked once for all. A code belongs to one
 * tournament for ever; whether it is still public is read from the present version.
 */
export const makeSharedTournament = Effect.gen(function* () {
  const services = yield* Effect.context<ReadDb>();
  const codes = yield* Cache.makeWith(
    (code: ShareCode) => Effect.map(findSharedTournament(code), (row) => row.tournament_id),
    {
      capacity: CAPACITY,
      timeToLive: (found) => (Exit.isSuccess(found) ? Duration.infinity : Duration.zero),
    },
  );
  const tournaments = yield* keep(["tournaments"], findTournament);

  return Effect.fnUntraced(
    function* (code: ShareCode) {
      const row = yield* tournaments(yield* Cache.get(codes, code));
      if (row.is_archived || row.settings.shareCode !== code) return yield* new BoardNotPublic();
      return row;
    },
    Effect.catchTag("TournamentNotFound", () => new BoardNotPublic()),
    Effect.provideContext(services),
  );
});
