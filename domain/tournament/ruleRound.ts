import { Equal, Result } from "effect";
import type { RoundNumber } from "../shared/values.ts";
import { TournamentEvent } from "./events.ts";
import { TournamentIsOver, TournamentNotFound } from "./rejections.ts";
import type { Ruling } from "./rulings.ts";
import { happened, type OfTournament, whenCreated } from "./whenCreated.ts";

export interface RuleRound extends OfTournament, Ruling {
  readonly round: RoundNumber;
}

/**
 * The office says that a round does not count, that only some holes of it do, or that it counts
 * again. The cards stay as they are.
 */
export const ruleRound = whenCreated((command: RuleRound, tournament) => {
  const { tournamentId, round, counts, holes, reason } = command;
  if (tournament.isArchived) return Result.fail(new TournamentNotFound({ tournamentId }));
  if (tournament.status === "completed") return Result.fail(new TournamentIsOver({ tournamentId }));
  const ruling = { counts, holes: counts ? holes : null, reason };
  if (Equal.equals(tournament.rulings[round], ruling)) return happened();
  return happened(TournamentEvent.cases.RoundRuled.make({ tournamentId, round, ...ruling }));
});
