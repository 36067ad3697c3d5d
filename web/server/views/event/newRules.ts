import { Effect } from "effect";
import { formatOf } from "../../../../application/facts/formatOf.ts";
import { wholeRound } from "../../../../domain/golf/handicap.ts";
import { holesOfOlderCards } from "../../../../projections/scorecards/olderCards.ts";
import type { TournamentRow } from "../../../../projections/tournaments/queries.ts";
import type { NewRule } from "../../../contract/event/event.ts";

/** The rules that are new for an event which began under an earlier version and is still played. */
export const newRulesOf = Effect.fnUntraced(function* (
  row: Pick<TournamentRow, "tournament_id" | "status" | "settings">,
) {
  const { tournament_id, status, settings } = row;
  if (status === "completed" || status === "cancelled") return [];
  const holes = yield* holesOfOlderCards(tournament_id);
  if (holes.length === 0) return [];
  const touched: Readonly<Record<NewRule, boolean>> = {
    rounds: settings.numberOfRounds > 1,
    matches: (yield* formatOf(settings)) === "MATCH",
    games: settings.sideGamesEnabled,
    handicaps: holes.some((number) => number !== wholeRound),
  };
  return (["rounds", "matches", "games", "handicaps"] as const).filter((rule) => touched[rule]);
});
