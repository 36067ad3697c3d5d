import { Context, Effect, Layer, RcMap } from "effect";
import type { Lookups } from "../../application/ports/Lookups.ts";
import type { People } from "../../application/ports/People.ts";
import type { ReferenceDataUnavailable } from "../../application/ports/ReferenceData.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { BoardsAsOf } from "../../projections/asOf/boardsAsOf.ts";
import type { FrequentReads } from "../../projections/frequentReads.ts";
import type { ReadDb, ReadModelUnavailable } from "../../projections/readDb.ts";
import type { Prepared } from "./prepared.ts";
import { shareNextRun } from "./shareNextRun.ts";
import { teamBoardAsOf, teamBoardOf } from "./teamBoard.ts";

type Unavailable = ReadModelUnavailable | ReferenceDataUnavailable;

/** Team boards ready to be sent, for the tournaments that somebody looks at. */
export class TeamBoards extends Context.Service<
  TeamBoards,
  {
    readonly current: (tournamentId: TournamentId) => Effect.Effect<Prepared, Unavailable>;
    /** As it stood at that instant, together with the teams, the field and the settings of then. */
    readonly asOf: (
      tournamentId: TournamentId,
      instant: Date,
    ) => Effect.Effect<Prepared, Unavailable>;
  }
>()("golf/web/server/TeamBoards") {
  static readonly layer = Layer.effect(
    TeamBoards,
    Effect.gen(function* () {
      const services = yield* Effect.context<
        ReadDb | FrequentReads | People | Lookups | BoardsAsOf
      >();
      const boards = yield* RcMap.make({
        lookup: (tournamentId: TournamentId) =>
          shareNextRun(Effect.provideContext(teamBoardOf(tournamentId), services)),
        idleTimeToLive: "10 minutes",
      });
      return {
        current: (tournamentId) =>
          RcMap.get(boards, tournamentId).pipe(Effect.flatten, Effect.scoped),
        asOf: (tournamentId, instant) =>
          Effect.provideContext(teamBoardAsOf(tournamentId, instant), services),
      };
    }),
  );
}
