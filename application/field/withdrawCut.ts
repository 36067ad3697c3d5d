import { Effect } from "effect";
import { withdrawCut as decide } from "../../domain/field/cut.ts";
import type { RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { FieldStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { Standings } from "../ports/Standings.ts";
import { hasScoresAfter } from "./makeCut.ts";

/** Takes a cut back. This is possible until a later round has scores. */
export const withdrawCut = Effect.fn("withdrawCut")(function* (
  tournamentId: TournamentId,
  afterRound: RoundNumber,
  context: CommandContext,
) {
  const entries = yield* Standings.use((standings) => standings.of(tournamentId));
  const laterRoundHasScores = entries.some(hasScoresAfter(afterRound));
  const { handle } = yield* FieldStreams;
  return yield* handle(targets.field(tournamentId), context, (field) =>
    decide({ tournamentId, afterRound, laterRoundHasScores }, field),
  );
});
