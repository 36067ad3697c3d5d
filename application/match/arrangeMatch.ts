import { Effect } from "effect";
import { arrangeMatch as arrange, recordMatchResult } from "../../domain/match/decisions.ts";
import type { MatchOutcome, Pairing } from "../../domain/match/events.ts";
import { MatchAgainstOneself } from "../../domain/match/rejections.ts";
import { matchIdOf } from "../../domain/shared/derivedIds.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { entryFor } from "../access/lookUp.ts";
import { hasPlace } from "../access/rules.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { MatchStreams, TeamStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { formatOf } from "../facts/formatOf.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
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
  yield* checkNotPartners(meeting);

  const pairing = { ...meeting, sideGameId: null };
  const match = { ...pairing, matchId: matchIdOf(pairing) };
  const { handle } = yield* MatchStreams;
  const { position } = yield* handle(targets.match(match), context, (known) =>
    outcome ? recordMatchResult({ ...match, ...outcome }, known) : arrange(match, known),
  );
  return { position, matchId: match.matchId };
});

/** Who plays with somebody in an event at match play cannot play against them. */
const checkNotPartners = Effect.fnUntraced(function* (meeting: Meeting) {
  const { tournamentId, playerId, opponentId } = meeting;
  const { settings } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  if ((yield* formatOf(settings)) !== "MATCH") return;
  const { read } = yield* TeamStreams;
  const { state } = yield* read(streams.teams(tournamentId), noAge);
  const isSide = [...state.values()].some(({ playerIds }) =>
    [playerId, opponentId].every((id) => playerIds.includes(id)),
  );
  const matchId = matchIdOf({ ...meeting, sideGameId: null });
  if (isSide) return yield* new MatchAgainstOneself({ matchId });
});

const checkRegistered = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  playerId: PlayerId,
) {
  if (hasPlace(yield* entryFor(tournamentId, playerId, hasPlace))) return;
  return yield* new OpponentNotRegistered({ tournamentId, playerId });
});
