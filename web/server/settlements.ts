import { Context, Effect, Layer, RcMap } from "effect";
import type { Courses } from "../../application/ports/Courses.ts";
import type { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import type { ReferenceDataUnavailable } from "../../application/ports/ReferenceData.ts";
import { courseHolesOf } from "../../application/sideGame/courseHoles.ts";
import type { TournamentFacts } from "../../application/tournament/tournamentFacts.ts";
import type { Settlement } from "../../domain/golf/sideGames/settlement.ts";
import type { SideGameId, TournamentId } from "../../domain/shared/values.ts";
import { SideGameNotFound } from "../../domain/sideGame/rejections.ts";
import type { TournamentNotFound } from "../../domain/tournament/rejections.ts";
import type { FrequentReads } from "../../projections/frequentReads.ts";
import { type KeptRows, keep, newsFor, noRows } from "../../projections/leaderboard/keptRows.ts";
import type { BoardNews } from "../../projections/leaderboard/queries.ts";
import { matchSources } from "../../projections/matches/queries.ts";
import type { ReadDb, ReadModelUnavailable } from "../../projections/readDb.ts";
import { type SideGameRow, sideGamesOf } from "../../projections/sideGames/queries.ts";
import { type SettlementFacts, settleSideGame } from "../../projections/sideGames/settlements.ts";
import { currentVersions } from "../../projections/versions.ts";
import { meetingFacts } from "./meetingFacts.ts";
import { shareNextRun } from "./shareNextRun.ts";

type Unavailable =
  | ReadModelUnavailable
  | ReferenceDataUnavailable
  | EventStoreUnavailable
  | TournamentNotFound;

export interface SettledGame {
  readonly game: SideGameRow;
  readonly settlement: Settlement;
}

type Settle = (sideGameId: SideGameId) => SettledGame | undefined;

/** How side games stand, for the tournaments that somebody looks at. */
export class Settlements extends Context.Service<
  Settlements,
  {
    readonly of: (
      tournamentId: TournamentId,
      sideGameId: SideGameId,
    ) => Effect.Effect<SettledGame, SideGameNotFound | Unavailable>;
  }
>()("golf/web/server/Settlements") {
  static readonly layer = Layer.effect(
    Settlements,
    Effect.gen(function* () {
      const services = yield* Effect.context<ReadDb | FrequentReads | Courses | TournamentFacts>();
      const tournaments = yield* RcMap.make({
        lookup: (tournamentId: TournamentId) =>
          shareNextRun(Effect.provideContext(settlementsOf(tournamentId), services)),
        idleTimeToLive: "10 minutes",
      });
      return {
        of: Effect.fnUntraced(function* (tournamentId, sideGameId) {
          const settle = yield* RcMap.get(tournaments, tournamentId).pipe(
            Effect.flatten,
            Effect.scoped,
          );
          return settle(sideGameId) ?? (yield* new SideGameNotFound({ sideGameId }));
        }),
      };
    }),
  );
}

/** Settles the games of one tournament once for each of its versions, and only those asked for. */
const settlementsOf = (tournamentId: TournamentId) => {
  let kept = noRows(0);
  let settled: { readonly version: string; readonly settle: Settle } | undefined;

  return Effect.gen(function* () {
    kept = withNews(kept, yield* newsFor(tournamentId, kept));

    // Whatever a result follows from raises this one.
    const versions = yield* currentVersions(tournamentId);
    const latest = versions.find(({ model }) => model === "side_games")?.version ?? 0;
    const course = kept.cards.size === 0 ? yield* courseHolesOf(tournamentId) : [];
    const version = JSON.stringify([kept.generation, kept.position, latest, course]);
    if (settled?.version !== version) {
      const games = yield* sideGamesOf(tournamentId);
      const facts: SettlementFacts = {
        players: kept.players,
        cards: [...kept.cards.values()],
        isCompleted: kept.tournament?.status === "completed",
        courseHoles: course,
        ...meetingFacts(yield* matchSources(tournamentId)),
      };
      settled = { version, settle: onDemand(games, facts) };
    }
    return settled.settle;
  });
};

const onDemand = (games: ReadonlyArray<SideGameRow>, facts: SettlementFacts): Settle => {
  const known = new Map<SideGameId, SettledGame>();
  return (sideGameId) => {
    const game = games.find((row) => row.side_game_id === sideGameId);
    if (!game) return undefined;
    const settledGame = known.get(sideGameId) ?? { game, settlement: settleSideGame(game, facts) };
    known.set(sideGameId, settledGame);
    return settledGame;
  };
};

const withNews = (kept: KeptRows, news: BoardNews): KeptRows =>
  keep(kept.generation === news.generation ? kept : noRows(news.generation), news);
