import { Effect } from "effect";
import type { PlayerId, SideGameId, TournamentId } from "../../domain/shared/values.ts";
import { SideGameCommand } from "../../domain/sideGame/commands.ts";
import { entryFor } from "../access/lookUp.ts";
import { hasPlace } from "../access/rules.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { TournamentFacts } from "../tournament/tournamentFacts.ts";
import { handleSideGame } from "./handleSideGame.ts";

export interface Joining {
  readonly sideGameId: SideGameId;
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  readonly teamName: string | null;
  readonly isTeamCaptain: boolean;
  readonly partnerId: PlayerId | null;
}

/** A player of the field comes into a game, for themselves, for a team or with a partner. */
export const joinSideGame = Effect.fn("joinSideGame")(function* (
  joining: Joining,
  context: CommandContext,
) {
  const { tournamentId, partnerId } = joining;
  const { status } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const partner = partnerId && (yield* entryFor(tournamentId, partnerId, hasPlace));
  const command = SideGameCommand.cases.JoinSideGame.make({
    ...joining,
    isPartnerRegistered: hasPlace(partner || null),
    tournamentStatus: status,
  });
  return yield* handleSideGame(command, context);
});
