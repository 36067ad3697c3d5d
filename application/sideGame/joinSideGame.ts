import { Effect } from "effect";
import type { PlayerId } from "../../domain/shared/values.ts";
import { holesInPlay } from "../../domain/sideGame/holesInPlay.ts";
import { type JoinSideGame, joinSideGame as join } from "../../domain/sideGame/joining.ts";
import { type LeaveSideGame, leaveSideGame as leave } from "../../domain/sideGame/leaving.ts";
import type { CreatedSideGame } from "../../domain/sideGame/sideGame.ts";
import { entryFor } from "../access/lookUp.ts";
import { stillPlays } from "../access/rules.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { SideGameStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { SideGameProgress } from "../ports/SideGameProgress.ts";
import { courseHolesOf } from "./courseHoles.ts";
import { findSideGame } from "./findSideGame.ts";

type Joining = Omit<JoinSideGame, "isPartnerPlaying" | "tournamentStatus" | "hasBegun">;

/**
 * A player of the field joins a game: alone, for a team or with a partner; or takes another team or
 * partner.
 */
export const joinSideGame = Effect.fn("joinSideGame")(function* (
  joining: Joining,
  context: CommandContext,
) {
  const { tournamentId, sideGameId, playerId, partnerId } = joining;
  const { status } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const partner = partnerId && (yield* entryFor(tournamentId, partnerId, stillPlays));
  const isPartnerPlaying = stillPlays(partner || null);
  const hasBegun = yield* hasBegunWith(yield* findSideGame(sideGameId), playerId);
  const { handle } = yield* SideGameStreams;
  return yield* handle(targets.sideGame(joining), context, (game) =>
    join({ ...joining, isPartnerPlaying, hasBegun, tournamentStatus: status }, game),
  );
});

/** A player leaves a game. */
export const leaveSideGame = Effect.fn("leaveSideGame")(function* (
  leaving: Omit<LeaveSideGame, "hasBegun">,
  context: CommandContext,
) {
  const { sideGameId, playerId } = leaving;
  const hasBegun = yield* hasBegunWith(yield* findSideGame(sideGameId), playerId);
  const { handle } = yield* SideGameStreams;
  return yield* handle(targets.sideGame(leaving), context, (game) =>
    leave({ ...leaving, hasBegun }, game),
  );
});

/** Whether one of its players, or this one, has a score on one of its holes. */
const hasBegunWith = Effect.fnUntraced(function* (
  { tournamentId, settings, participants }: CreatedSideGame,
  playerId: PlayerId,
) {
  const players = [...new Set([...participants.keys(), playerId])];
  const { playedHoles } = yield* SideGameProgress;
  const played = yield* playedHoles(tournamentId, players);
  const rounds = settings.roundNumbers.filter((round) =>
    played.some((hole) => hole.round === round),
  );
  for (const round of rounds) {
    const holes = new Set(holesInPlay(settings, round, yield* courseHolesOf(tournamentId, round)));
    if (played.some((hole) => hole.round === round && holes.has(hole.holeNumber))) return true;
  }
  return false;
});
