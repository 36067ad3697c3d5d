import { Effect } from "effect";
import { recordTraits } from "../../domain/golf/sideGames/holeRecord.ts";
import { type RecordHole, recordHole } from "../../domain/sideGame/recording.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { SideGameStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { checkGroupScoring } from "../scorecard/checkGroupScoring.ts";
import { checkMayPlay } from "../scorecard/checkMayPlay.ts";
import { courseHolesOf } from "./courseHoles.ts";

/**
 * What only the scorers of a player record, players record of themselves, and of their tee group
 * where one phone scores for it: the same people as enter the scores of the hole.
 */
export const recordInSideGame = Effect.fn("recordInSideGame")(function* (
  recording: Omit<RecordHole, "courseHoles" | "tournamentStatus">,
  context: CommandContext,
) {
  const { by, record, tournamentId, round } = recording;
  const { kind, playerId } = record;
  if (by !== null && recordTraits[kind].by === "scorers") {
    const card = { tournamentId, playerId, round };
    yield* by === playerId ? checkMayPlay(card) : checkGroupScoring(card, by);
  }
  const { status } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const courseHoles = yield* courseHolesOf(tournamentId, round);
  const { handle } = yield* SideGameStreams;
  return yield* handle(targets.sideGame(recording), context, (game) =>
    recordHole({ ...recording, courseHoles, tournamentStatus: status }, game),
  );
});
