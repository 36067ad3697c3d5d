import { Context, Effect, Layer, RcMap } from "effect";
import type { Courses } from "../../application/ports/Courses.ts";
import type { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import type { ReferenceDataUnavailable } from "../../application/ports/ReferenceData.ts";
import { courseHolesOf } from "../../application/sideGame/courseHoles.ts";
import type { TournamentFacts } from "../../application/tournament/tournamentFacts.ts";
import type { Settlement } from "../../domain/golf/sideGames/settlement.ts";
import { Position } from "../../domain/shared/recorded.ts";
import type {
  PlayerId,
  ScorecardId,
  SideGameId,
  TournamentId,
} from "../../domain/shared/values.ts";
import { SideGameNotFound } from "../../domain/sideGame/rejections.ts";
import type { TournamentNotFound } from "../../domain/tournament/rejections.ts";
import {
  type BoardCard,
  type BoardNews,
  type BoardPlayer,
  boardSince,
} from "../../projections/leaderboard/queries.ts";
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
      const services = yield* Effect.context<ReadDb | Courses | TournamentFacts>();
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
  let kept = nothing;
  let settled: { readonly version: string; readonly settle: Settle } | undefined;

  return Effect.gen(function* () {
    // After a rebuild the positions start anew, so what is newer than the kept one is not enough.
    const news = yield* boardSince(tournamentId, kept.position);
    kept =
      news.generation === kept.generation
        ? withNews(kept, news)
        : withNews(nothing, yield* boardSince(tournamentId, nothing.position));

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
        isCompleted: kept.isCompleted,
        courseHoles: course,
        ...(yield* meetingFacts(tournamentId)),
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

interface Kept {
  readonly generation: number;
  readonly position: Position;
  readonly isCompleted: boolean;
  readonly players: ReadonlyMap<PlayerId, BoardPlayer>;
  readonly cards: ReadonlyMap<ScorecardId, BoardCard>;
}

const nothing: Kept = {
  generation: 0,
  position: Position.make(0),
  isCompleted: false,
  players: new Map(),
  cards: new Map(),
};

const withNews = (kept: Kept, { generation, tournament, players, cards }: BoardNews): Kept => {
  const rows = [...(tournament ? [tournament] : []), ...players, ...cards];
  return {
    generation,
    position: rows.reduce(
      (latest, row) => (row.position > latest ? row.position : latest),
      kept.position,
    ),
    isCompleted: tournament ? tournament.status === "completed" : kept.isCompleted,
    players: new Map([...kept.players, ...players.map((row) => [row.player_id, row] as const)]),
    cards: new Map([...kept.cards, ...cards.map((row) => [row.scorecard_id, row] as const)]),
  };
};
