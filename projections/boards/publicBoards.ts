import { Cache, Context, Duration, Effect, Exit, Layer } from "effect";
import type { ReferenceDataUnavailable } from "../../application/ports/ReferenceData.ts";
import type { ShareCode } from "../../domain/shared/values.ts";
import type { ReadDb, ReadModelUnavailable } from "../engine/readDb.ts";
import {
  BoardNotPublic,
  findSharedTournament,
  findTournament,
  type TournamentRow,
} from "../tournaments/queries.ts";
import { keep } from "./keep.ts";

const CAPACITY = 1000;

/**
 * Boards that everybody with the link may read. A crowd asks for one with every score, and all at
 * once after a restart, so the database is asked once for all. A code belongs to one tournament for
 * ever; whether it is still public is read from the present version.
 */
export class PublicBoards extends Context.Service<
  PublicBoards,
  {
    /** The tournament whose board is public under this code. */
    readonly tournament: (
      code: ShareCode,
    ) => Effect.Effect<
      TournamentRow,
      BoardNotPublic | ReadModelUnavailable | ReferenceDataUnavailable
    >;
  }
>()("golf/projections/boards/PublicBoards") {
  static readonly layer = Layer.effect(
    PublicBoards,
    Effect.gen(function* () {
      const services = yield* Effect.context<ReadDb>();
      const codes = yield* Cache.makeWith(
        (code: ShareCode) => Effect.map(findSharedTournament(code), (row) => row.tournament_id),
        {
          capacity: CAPACITY,
          timeToLive: (found) => (Exit.isSuccess(found) ? Duration.infinity : Duration.zero),
        },
      );
      const tournaments = yield* keep(["tournaments"], findTournament);

      return {
        tournament: Effect.fnUntraced(
          function* (code) {
            const row = yield* tournaments(yield* Cache.get(codes, code));
            const isPublic = !row.is_archived && row.settings.shareCode === code;
            return isPublic ? row : yield* new BoardNotPublic();
          },
          Effect.catchTag("TournamentNotFound", () => new BoardNotPublic()),
          Effect.provideContext(services),
        ),
      };
    }),
  );
}
