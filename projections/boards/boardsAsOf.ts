import { Cache, Context, Duration, Effect, Exit, Layer } from "effect";
import type { EventLog } from "../../application/ports/EventLog.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { ReadDb } from "../engine/readDb.ts";
import type { JournalUnavailable } from "../journal/asStored.ts";
import { eventsOf, positionAt } from "../journal/queries.ts";
import type { BoardTables } from "../leaderboard/queries.ts";
import { boardAt } from "./boardAt.ts";

interface BoardAsOf extends BoardTables {
  /** The position of the last event in it; 0 before the first. */
  readonly position: Position;
}

/** Boards of past moments, with the field, the cuts and the settings of that moment. */
export class BoardsAsOf extends Context.Service<
  BoardsAsOf,
  {
    readonly at: (
      tournamentId: TournamentId,
      instant: Date,
    ) => Effect.Effect<BoardAsOf, JournalUnavailable>;
  }
>()("golf/projections/boards/BoardsAsOf") {
  static readonly layer = Layer.effect(
    BoardsAsOf,
    Effect.gen(function* () {
      const services = yield* Effect.context<EventLog | ReadDb>();
      // The past does not change, so a folded board stays valid for ever.
      const boards = yield* Cache.makeWith(
        ({ tournamentId, position }: Moment) =>
          Effect.map(boardAt(eventsOf(tournamentId, position)), (board): BoardAsOf => {
            return { ...board, position };
          }),
        {
          capacity: 100,
          timeToLive: (folded) => (Exit.isSuccess(folded) ? Duration.infinity : Duration.zero),
        },
      );
      return {
        at: (tournamentId, instant) =>
          positionAt(tournamentId, instant).pipe(
            Effect.flatMap((position) => Cache.get(boards, { tournamentId, position })),
            Effect.provideContext(services),
          ),
      };
    }),
  );
}

interface Moment {
  readonly tournamentId: TournamentId;
  readonly position: Position;
}
