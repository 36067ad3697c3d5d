import { Effect } from "effect";
import type { Scoring } from "../../domain/golf/countback.ts";
import { rankLeaderboard } from "../../domain/golf/leaderboard/rankLeaderboard.ts";
import { keptRules } from "../../domain/tournament/rulesEdition.ts";
import { saidOfRounds } from "../../domain/tournament/rulings.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { Standings } from "../ports/Standings.ts";

/** The board over all rounds, for texts about the tournament, and the entries that it ranks. */
export const wholeBoard = Effect.fnUntraced(function* (
  tournament: CreatedTournament,
  scoring: Scoring,
) {
  const { tournamentId, settings, status, rulings } = tournament;
  const entries = yield* Standings.use((standings) => standings.of(tournamentId));
  const board = rankLeaderboard(entries, {
    ...{ view: "event-total", scoring, selectedRound: 1, tieBreak: settings.tieBreak },
    numberOfRounds: settings.numberOfRounds,
    rulings: saidOfRounds(settings.numberOfRounds, rulings),
    isCompleted: status === "completed",
    ...keptRules(tournament),
  });
  return { entries, board };
});
