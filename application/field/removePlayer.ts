import { Effect } from "effect";
import { removeRegistration } from "../../domain/field/registration.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { FieldStreams } from "../commands/streamHandlers.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { entryTermsOf } from "./entryTerms.ts";

/** An administrator removes a player from a field. A player on the waitlist may get the place. */
export const removePlayer = Effect.fn("removePlayer")(function* (
  tournamentId: TournamentId,
  playerId: PlayerId,
  context: CommandContext,
) {
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const terms = yield* entryTermsOf(tournament);
  const { handle } = yield* FieldStreams;
  return yield* handle(targets.field(tournamentId), context, (field) =>
    removeRegistration({ tournamentId, playerId, terms }, field),
  );
});
