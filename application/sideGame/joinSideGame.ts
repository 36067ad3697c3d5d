import { Effect } from "effect";
import { type JoinSideGame, joinSideGame as join } from "../../domain/sideGame/joining.ts";
import { entryFor } from "../access/lookUp.ts";
import { stillPlays } from "../access/rules.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { SideGameStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";

type Joining = Omit<JoinSideGame, "isPartnerPlaying" | "tournamentStatus">;

/** A player of the field joins a game: alone, for a team or with a partner. */
export const joinSideGame = Effect.fn("joinSideGame")(function* (
  joining: Joining,
  context: CommandContext,
) {
  const { tournamentId, partnerId } = joining;
  const { status } = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const partner = partnerId && (yield* entryFor(tournamentId, partnerId, stillPlays));
  const isPartnerPlaying = stillPlays(partner || null);
  const { handle } = yield* SideGameStreams;
  return yield* handle(targets.sideGame(joining), context, (game) =>
    join({ ...joining, isPartnerPlaying, tournamentStatus: status }, game),
  );
});
