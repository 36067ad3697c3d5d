import { Effect } from "effect";
import { arrangeMatch as arrange, recordMatchResult } from "../../domain/match/decisions.ts";
import type { MatchOutcome, Pairing } from "../../domain/match/events.ts";
import { matchIdOf } from "../../domain/shared/derivedIds.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { entryFor } from "../access/lookUp.ts";
import { hasPlace } from "../access/rules.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { MatchStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { checkRound } from "../scorecard/checkMayPlay.ts";
import { OpponentNotRegistered } from "./refusals.ts";

type Meeting = Pick<Pairing, "tournamentId" | "round" | "playerId" | "opponentId">;

/** An administrator sets the opponents of a match in a round, and optionally its result. */
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
  const { handle } = yield* MatchStreams;
  const { position } = yield* handle(targets.match(match), context, (known) =>
    outcome ? recordMatchResult({ ...match, ...outcome }, known) : arrange(match, known),
  );
  return { position, matchId: match.matchId };
});

const checkRegistered = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  playerId: PlayerId,
) {
  if (hasPlace(yield* entryFor(tournamentId, playerId, hasPlace))) return;
  return yield* new OpponentNotRegistered({ tournamentId, playerId });
});
