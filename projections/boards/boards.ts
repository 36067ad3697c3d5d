import { Context, Effect, Layer } from "effect";
import type { EventLog } from "../../application/ports/EventLog.ts";
import { Lookups } from "../../application/ports/Lookups.ts";
import { People } from "../../application/ports/People.ts";
import type { ReferenceDataUnavailable } from "../../application/ports/ReferenceData.ts";
import type { StartingGroup } from "../../domain/golf/orderOfPlay.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { ReadDb, ReadModelUnavailable } from "../engine/readDb.ts";
import { startingGroupsOf } from "../groups/queries.ts";
import type { JournalUnavailable } from "../journal/asStored.ts";
import { matchesOf, type TimedMatch } from "../matches/matchesOf.ts";
import { teamsOf } from "../teams/queries.ts";
import { teamsAt } from "../teams/teamsAt.ts";
import {
  type Entry,
  entriesOf,
  noCards,
  onBoard,
  ranked,
  type ScoredCards,
  withCards,
} from "./board.ts";
import { newerThan } from "./boardRows.ts";
import { BoardsAsOf } from "./boardsAsOf.ts";
import { keep } from "./keep.ts";
import { keepLines } from "./keepLines.ts";
import { type BesideBoard, readBesideBoard } from "./matchesOnBoard.ts";
import { readSettlements, type Settlements } from "./settlements.ts";
import { type TeamBoard, teamBoardOf, teamOf } from "./teamBoard.ts";

type Unavailable = ReadModelUnavailable | ReferenceDataUnavailable;
type PastUnavailable = JournalUnavailable | ReferenceDataUnavailable;

export interface Board {
  readonly cards: ScoredCards;
  /** In the order of the whole event. */
  readonly entries: ReadonlyArray<Entry>;
}

/**
 * All results that are calculated from read models. They are cached until one of the read models
 * has a new version.
 */
export class Boards extends Context.Service<
  Boards,
  {
    readonly leaderboard: (tournamentId: TournamentId) => Effect.Effect<Board, Unavailable>;
    /**
     * The board as it stood at that moment, with the field, the cuts and the settings of that
     * moment but with today's names.
     */
    readonly leaderboardAsOf: (
      tournamentId: TournamentId,
      instant: Date,
    ) => Effect.Effect<Board, PastUnavailable>;
    readonly teams: (tournamentId: TournamentId) => Effect.Effect<TeamBoard, Unavailable>;
    readonly teamsAsOf: (
      tournamentId: TournamentId,
      instant: Date,
    ) => Effect.Effect<TeamBoard, PastUnavailable>;
    readonly sideGames: (tournamentId: TournamentId) => Effect.Effect<Settlements, Unavailable>;
    readonly matches: (
      tournamentId: TournamentId,
    ) => Effect.Effect<ReadonlyArray<TimedMatch>, Unavailable>;
  }
>()("golf/projections/boards/Boards") {
  static readonly layer = Layer.effect(
    Boards,
    Effect.gen(function* () {
      const services = yield* Effect.context<EventLog | ReadDb | People | Lookups>();
      const asOf = yield* BoardsAsOf;

      const groups = yield* keep(["groups"], startingGroupsOf);
      const formed = yield* keep(["teams"], (tournamentId) =>
        Effect.map(teamsOf(tournamentId), (rows) => rows.map(teamOf)),
      );
      const leaderboard = yield* keep(
        ["leaderboard", "groups", "matches", "teams"],
        (tournamentId, last: Board | null) =>
          Effect.gen(function* () {
            const known = last?.cards ?? noCards;
            const cards = withCards(known, yield* newerThan(tournamentId, known));
            const beside = yield* readBesideBoard(tournamentId, cards, yield* formed(tournamentId));
            const board = yield* boardOf(cards, beside, yield* groups(tournamentId));
            return { cards, entries: keepLines(last?.entries ?? [], board.entries) };
          }),
      );
      const teams = yield* keep(["leaderboard", "teams"], (tournamentId) =>
        Effect.gen(function* () {
          const { cards } = yield* leaderboard(tournamentId);
          return yield* teamBoardOf(cards, yield* formed(tournamentId));
        }),
      );
      const sideGames = yield* keep(["leaderboard", "side_games", "matches"], (tournamentId) =>
        Effect.flatMap(leaderboard(tournamentId), ({ cards }) =>
          readSettlements(tournamentId, cards),
        ),
      );

      // A result that has kept earlier rules was reached by them.
      const cardsAsOf = Effect.fnUntraced(function* (tournamentId: TournamentId, instant: Date) {
        const { position, tournament: then, ...rows } = yield* asOf.at(tournamentId, instant);
        const { cards: live } = yield* leaderboard(tournamentId);
        const isKept = live.tournament?.rules_edition === 1;
        const tournament = then && isKept ? { ...then, rules_edition: 1 as const } : then;
        return { ...withCards(noCards, { ...rows, tournament }), position };
      });

      return {
        leaderboard,
        leaderboardAsOf: (tournamentId, instant) =>
          Effect.gen(function* () {
            // Where groups began is known best by the tee sheet of today.
            const starts = yield* groups(tournamentId);
            const cards = yield* cardsAsOf(tournamentId, instant);
            const then = yield* teamsAt(tournamentId, cards.position);
            const beside = yield* readBesideBoard(tournamentId, cards, then, instant);
            return yield* boardOf(cards, beside, starts);
          }).pipe(Effect.provideContext(services)),
        teams,
        teamsAsOf: Effect.fnUntraced(function* (tournamentId, instant) {
          const cards = yield* cardsAsOf(tournamentId, instant);
          return yield* teamBoardOf(cards, yield* teamsAt(tournamentId, cards.position));
        }, Effect.provideContext(services)),
        sideGames,
        matches: yield* keep(["matches"], matchesOf),
      };
    }),
  );
}

const boardOf = Effect.fnUntraced(function* (
  cards: ScoredCards,
  beside: BesideBoard,
  groups: ReadonlyArray<StartingGroup<PlayerId>>,
) {
  const ids = onBoard(cards).map((player) => player.player_id);
  const people = yield* People.use(({ named }) => named(ids));
  const entries = entriesOf(cards, { people, groups, ...beside });
  const board: Board = { cards, entries: ranked(cards, entries) };
  return board;
});
