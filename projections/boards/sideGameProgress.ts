import { Effect, Layer } from "effect";
import { EventLog } from "../../application/ports/EventLog.ts";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import type { ReadModelProgress } from "../../application/ports/ReadModelProgress.ts";
import { SideGameProgress } from "../../application/ports/SideGameProgress.ts";
import type { ReadDb } from "../engine/readDb.ts";
import { upToDate } from "../engine/upToDate.ts";
import { holeTimesOf } from "../sideGames/queries.ts";
import { Boards } from "./boards.ts";
import { settle } from "./settlements.ts";

export const sideGameProgress = Layer.effect(
  SideGameProgress,
  Effect.gen(function* () {
    const boards = yield* Boards;
    const context = yield* Effect.context<EventLog | ReadModelProgress | ReadDb>();
    return {
      playedHoles: Effect.fnUntraced(function* (tournamentId, players) {
        yield* upToTheEnd("scorecards");
        const rows = yield* Effect.mapError(holeTimesOf(tournamentId, players), asOutage);
        return rows.map(({ round, hole_number }) => ({ round, holeNumber: hole_number }));
      }, Effect.provideContext(context)),

      isFinal: Effect.fnUntraced(function* (tournamentId, sideGameId) {
        yield* upToTheEnd("leaderboard", "side_games");
        const games = yield* Effect.catchTag(
          boards.sideGames(tournamentId),
          "ReadModelUnavailable",
          (cause) => Effect.fail(asOutage(cause)),
        );
        // Without a card no hole is played, whatever course it would be on.
        const settled = yield* settle(games, sideGameId, Effect.succeed([]));
        return settled?.settlement.status === "final";
      }, Effect.provideContext(context)),
    };
  }),
);

const upToTheEnd = (...models: ReadonlyArray<string>) =>
  EventLog.use(({ head }) => Effect.flatMap(head, (end) => upToDate(models, end)));

const asOutage = (cause: unknown) => new EventStoreUnavailable({ cause });
