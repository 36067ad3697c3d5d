import { Effect } from "effect";
import { metricOf } from "../../../../../application/facts/metricOf.ts";
import { competitionScoring } from "../../../../../domain/golf/competitionScoring.ts";
import { rankLeaderboard } from "../../../../../domain/golf/leaderboard/rankLeaderboard.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import { isLineOf, optionsOf } from "../../../../../projections/boards/board.ts";
import { Boards } from "../../../../../projections/boards/boards.ts";
import type { RegistrationWithTournament } from "../../../../../projections/tournaments/registrationsOfPlayer.ts";
import type { TodayEvent } from "../../../../contract/event/today.ts";

/**
 * The player's line on the board of the whole event, in the scoring that decides the competition.
 */
export const ownStanding = Effect.fnUntraced(function* ({
  tournament_id: tournamentId,
  player_id: playerId,
  tournament: { settings },
}: Pick<RegistrationWithTournament, "tournament_id" | "tournament"> & {
  readonly player_id: PlayerId;
}) {
  const { cards, entries } = yield* Boards.use(({ leaderboard }) => leaderboard(tournamentId));
  const scoring = competitionScoring(yield* metricOf(settings));
  const options = optionsOf(cards, { view: "event-total", scoring, selectedRound: 1 });
  const line = rankLeaderboard(entries, options).find(({ entry }) => isLineOf(entry, playerId));
  if (!line) return null;
  const { position, total, thru, entry } = line;
  const hasStarted = entry.rounds.length > 0 || entry.matches?.some((match) => match.hasStarted);
  if (!hasStarted) return null;
  const standing: TodayEvent["standing"] = {
    ...{ position, total, thru },
    scoring: entry.matches ? "matches" : scoring,
    players: entries.length,
  };
  return standing;
});
