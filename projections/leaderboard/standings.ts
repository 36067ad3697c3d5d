import { Effect, Layer } from "effect";
import { EventLog } from "../../application/ports/EventLog.ts";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import { People } from "../../application/ports/People.ts";
import { PlayedRounds } from "../../application/ports/PlayedRounds.ts";
import { ReadModelProgress } from "../../application/ports/ReadModelProgress.ts";
import { Standings } from "../../application/ports/Standings.ts";
import { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { FrequentReads } from "../frequentReads.ts";
import type { ReadDb } from "../readDb.ts";
import { latestRoundWithCard } from "../scorecards/queries.ts";
import { emptyBoard, entriesOf, onBoard, withNews } from "./board.ts";
import { boardSince } from "./queries.ts";

/** For decisions: waits until a read model has seen all that was recorded before the question. */
const upToDate = Effect.fnUntraced(function* (model: "leaderboard" | "scorecards") {
  const { head } = yield* EventLog;
  const { waitFor } = yield* ReadModelProgress;
  const seen = yield* waitFor([model], yield* head);
  if (seen === "late") return yield* new EventStoreUnavailable({ cause: `${model} is behind` });
});

const wholeBoard = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  yield* upToDate("leaderboard");
  const news = yield* boardSince(tournamentId, Position.make(0)).pipe(
    Effect.mapError((cause) => new EventStoreUnavailable({ cause })),
  );
  return withNews(emptyBoard(news.generation), news);
});

type Needs = EventLog | ReadModelProgress | ReadDb | FrequentReads;

export const standings = Layer.effect(
  Standings,
  Effect.gen(function* () {
    const people = yield* People;
    const context = yield* Effect.context<Needs>();
    return {
      of: Effect.fnUntraced(function* (tournamentId) {
        const board = yield* wholeBoard(tournamentId);
        const ids = onBoard(board).map((player) => player.player_id);
        return entriesOf(board, yield* people.named(ids));
      }, Effect.provideContext(context)),
    };
  }),
);

export const playedRounds = Layer.effect(
  PlayedRounds,
  Effect.gen(function* () {
    const context = yield* Effect.context<Needs>();
    return {
      latest: Effect.fnUntraced(function* (tournamentId) {
        yield* upToDate("scorecards");
        return yield* latestRoundWithCard(tournamentId).pipe(
          Effect.mapError((cause) => new EventStoreUnavailable({ cause })),
        );
      }, Effect.provideContext(context)),
    };
  }),
);
