import { Effect } from "effect";
import { MatchCommand } from "../../domain/match/commands.ts";
import type { MatchOutcome, Pairing } from "../../domain/match/events.ts";
import { matchIdOf } from "../../domain/shared/derivedIds.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { entryFor } from "../access/lookUp.ts";
import { hasPlace } from "../access/rules.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { checkRound } from "../scorecard/checkMayPlay.ts";
import { handleMatch } from "./handleMatch.ts";
import { OpponentNotRegistered } from "./refusals.ts";

const { ArrangeMatch, RecordMatchResult } = MatchCommand.cases;

type Meeting = Pick<Pairing, "tournamentId" | "round" | "playerId" | "opponentId">;

/** An administrator says who meets whom in a round, and perhaps how it ended. */
export const arrangeMatch = Effect.fn("arrangeMatch")(function* (
  meeting: Meeting,
  outcome: MatchOutcome | null,
  context: CommandContext,
) {
  const { tournamentId, playerId, opponentId } = meeting;
  yield* checkRound(meeting);
  yield* checkRegistered(tournamentId, playerId);
  yield* checkRegistered(tournamentId, opponentId);

  const pairing = { ...meeting, sideGameId: null };
  const match = { ...pairing, matchId: matchIdOf(pairing) };
  const command = outcome
    ? RecordMatchResult.make({ ...match, ...outcome })
    : ArrangeMatch.make(match);
  const { position } = yield* handleMatch(command, context);
  return { position, matchId: match.matchId };
});

const checkRegistered = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  playerId: PlayerId,
) {
  if (hasPlace(yield* entryFor(tournamentId, playerId, hasPlace))) return;
  return yield* new OpponentNotRegistered({ tournamentId, playerId });
});
