import { Effect } from "effect";
import { scoringDistribution } from "../../../../domain/golf/scoringDistribution.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { type CardRow, cardsOfPlayer } from "../../../../projections/scorecards/queries.ts";
import { averagesOfPlayer } from "../../../../projections/scoringAverages/queries.ts";
import { tournamentNames } from "../../../../projections/tournaments/queries.ts";
import type { HandicapRecord, PlayerStatistics } from "../../../contract/person/statistics.ts";
import { cardOf } from "../card/scorecards.ts";
import { positionsOf } from "../field/positionsOf.ts";
import { handicapRecordOf } from "./handicapRecord.ts";

/** More points would not be readable in a diagram. */
const MAX_ROUNDS = 20;

/** The data for the diagrams of a player's rounds. */
export const statisticsOf = Effect.fnUntraced(function* (playerId: PlayerId) {
  const rows = yield* cardsOfPlayer(playerId);
  const played = rows.filter(isComplete).slice(0, MAX_ROUNDS);
  const names = yield* tournamentNames([...new Set(played.map((row) => row.tournament_id))]);
  const places = yield* positionsOf(playerId, played);
  const statistics: PlayerStatistics = {
    averages: yield* averagesOfPlayer(playerId),
    holes: scoringDistribution(rows.map(cardOf)),
    positions: played
      .toSorted((a, b) => a.round_date.localeCompare(b.round_date) || a.round - b.round)
      .flatMap((row) => {
        const standing = places.get(row.scorecard_id);
        if (!standing) return [];
        return [
          {
            eventId: row.tournament_id,
            eventName: names.get(row.tournament_id) ?? null,
            roundNumber: row.round,
            roundDate: row.round_date,
            ...standing,
          },
        ];
      }),
    indexes: indexesOf(yield* handicapRecordOf(rows)),
  };
  return statistics;
});

const isComplete = ({ terms, scores }: CardRow) =>
  scores.length > 0 && scores.length === terms.course.holes.length;

const indexesOf = ({ rounds }: HandicapRecord) =>
  rounds
    .toReversed()
    .flatMap(({ scorecardId, roundDate, courseName, index }) =>
      index === null ? [] : [{ scorecardId, roundDate, courseName, index }],
    );
