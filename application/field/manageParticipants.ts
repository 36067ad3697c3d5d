import { Effect, Result } from "effect";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { manageParticipant, type ParticipantAction } from "./manageParticipant.ts";

/**
 * The same for several players, each decided separately. Each has its own command, which follows
 * from this one, so a repetition continues where the first attempt ended. An outage ends the whole
 * action.
 */
export const manageParticipants = Effect.fn("manageParticipants")(function* (
  { tournamentId, playerIds }: Many,
  action: ParticipantAction,
  context: CommandContext,
) {
  let position: Position | null = null;
  const outcomes = [];
  for (const playerId of new Set(playerIds)) {
    const commandId = commandIdOf(context.actor, `one of many ${playerId}`, context.commandId);
    const who = { tournamentId, playerId };
    const managing = manageParticipant(who, action, null, { ...context, commandId });
    const outcome = yield* Effect.result(managing);
    if (Result.isSuccess(outcome)) {
      position = outcome.success.position ?? position;
      outcomes.push({ playerId, refusal: null });
      continue;
    }
    const refusal = outcome.failure;
    if (refusal._tag === "EventStoreUnavailable" || refusal._tag === "TournamentNotFound") {
      return yield* refusal;
    }
    outcomes.push({ playerId, refusal });
  }
  return { position, outcomes };
});

interface Many {
  readonly tournamentId: TournamentId;
  readonly playerIds: ReadonlyArray<PlayerId>;
}
