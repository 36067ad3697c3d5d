import { Effect } from "effect";
import { metricOf } from "../../../../application/facts/metricOf.ts";
import { competitionScoring } from "../../../../domain/golf/competitionScoring.ts";
import type { Scoring } from "../../../../domain/golf/countback.ts";
import { rankLeaderboard } from "../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import { roundsBefore } from "../../../../domain/golf/leaderboard/roundsBefore.ts";
import { roundsInEvent } from "../../../../domain/golf/leaderboard/view.ts";
import type { PlayerId, RoundNumber, ScorecardId } from "../../../../domain/shared/values.ts";
import { type Entry, isLineOf, optionsOf } from "../../../../projections/boards/board.ts";
import { type Board, Boards } from "../../../../projections/boards/boards.ts";
import type { CardRow } from "../../../../projections/scorecards/queries.ts";

/** The player's place in the whole event after each of these rounds, by card. */
export const positionsOf = Effect.fnUntraced(function* (
  playerId: PlayerId,
  rows: ReadonlyArray<CardRow>,
) {
  const places = new Map<ScorecardId, Place>();
  for (const tournamentId of new Set(rows.map((row) => row.tournament_id))) {
    const board = yield* Boards.use(({ leaderboard }) => leaderboard(tournamentId));
    const { tournament } = board.cards;
    if (tournament === null) continue;
    const scoring = competitionScoring(yield* metricOf(tournament.settings));
    for (const row of rows.filter((one) => one.tournament_id === tournamentId)) {
      const place = placeAfter(row.round, playerId, board, scoring);
      if (place !== null) places.set(row.scorecard_id, place);
    }
  }
  return places;
});

interface Place {
  readonly place: number;
  readonly players: number;
}

/** A play-off belongs to the last round, and a player who left later was still in the ranking. */
const placeAfter = (
  round: RoundNumber,
  playerId: PlayerId,
  { cards, entries }: Board,
  scoring: Scoring,
): Place | null => {
  const options = optionsOf(cards, { view: "event-total", scoring, selectedRound: 1 });
  const deciding = roundsInEvent(options, entries);
  if (!deciding.includes(round)) return null;
  const isLast = round === deciding.at(-1);
  const then = isLast ? entries : entries.map((entry) => after(round, entry));
  const board = rankLeaderboard(then, { ...options, isCompleted: isLast && options.isCompleted });
  const place = board.find(({ entry }) => isLineOf(entry, playerId))?.place ?? null;
  if (place === null) return null;
  return { place, players: board.filter((line) => line.place !== null).length };
};

const after = (round: RoundNumber, entry: Entry): Entry => {
  const then = { ...roundsBefore(entry, round + 1), playOff: null };
  const hasPlayed = then.rounds.some(({ roundNumber }) => roundNumber === round);
  return hasPlayed ? { ...then, playerStatus: "playing" } : then;
};
