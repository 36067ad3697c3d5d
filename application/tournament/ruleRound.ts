import { Effect, type Result } from "effect";
import type { TournamentEvent } from "../../domain/tournament/events.ts";
import type { TournamentIsOver, TournamentNotFound } from "../../domain/tournament/rejections.ts";
import { ruleRound as decide, type RuleRound } from "../../domain/tournament/ruleRound.ts";
import { evolve } from "../../domain/tournament/tournament.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TournamentStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { HoleNotInRound, RoundNotFound } from "../scorecard/refusals.ts";
import { courseHolesOf } from "../sideGame/courseHoles.ts";

/** What would count if the office said this of a round now. Nothing is written. */
export const previewRuling = Effect.fn("previewRuling")(function* (ruling: RuleRound) {
  const tournament = yield* checked(ruling);
  const decided: Decided = decide(ruling, tournament);
  const after = (yield* Effect.fromResult(decided)).reduce(evolve, tournament);
  return after.existence === "Created" ? after.rulings : tournament.rulings;
});

type Decided = Result.Result<ReadonlyArray<TournamentEvent>, TournamentNotFound | TournamentIsOver>;

export const ruleRound = Effect.fn("ruleRound")(function* (
  ruling: RuleRound,
  context: CommandContext,
) {
  yield* checked(ruling);
  const { handle } = yield* TournamentStreams;
  return yield* handle(targets.tournament(ruling.tournamentId), context, (tournament) =>
    decide(ruling, tournament),
  );
});

const checked = Effect.fnUntraced(function* ({ tournamentId, round, holes }: RuleRound) {
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  if (round > tournament.settings.numberOfRounds) {
    return yield* new RoundNotFound({ tournamentId, round });
  }
  const course = yield* courseHolesOf(tournamentId, round);
  const numbers = new Set(course.map(({ holeNumber }) => holeNumber));
  const unknown = holes?.find((hole) => numbers.size > 0 && !numbers.has(hole));
  if (unknown) return yield* new HoleNotInRound({ tournamentId, holeNumber: unknown });
  return tournament;
});
