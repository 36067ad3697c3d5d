import { Effect, Result } from "effect";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type { PlayerId, TeeId, TournamentId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { chooseTee } from "./chooseTee.ts";
import { manageParticipant, type ParticipantAction, type Said } from "./manageParticipant.ts";

/**
 * The same for several players, each decided separately. Each has its own command, which follows
 * from this one, so a repetition continues where the first attempt ended. An outage ends the whole
 * action.
 */
export const manageParticipants = Effect.fn("manageParticipants")(function* (
  { tournamentId, playerIds, ...said }: Many,
  action: ParticipantAction | "tee",
  context: CommandContext,
) {
  let position: Position | null = null;
  const outcomes = [];
  for (const playerId of new Set(playerIds)) {
    const commandId = commandIdOf(context.actor, `one of many ${playerId}`, context.commandId);
    const who = { tournamentId, playerId };
    const own = { ...context, commandId };
    const outcome = yield* Effect.result(change(who, action, said, own));
    if (Result.isSuccess(outcome)) {
      position = outcome.success.position ?? position;
      outcomes.push({ playerId, refusal: null });
      continue;
    }
    const refusal = outcome.failure;
    if (
      refusal._tag === "EventStoreUnavailable" ||
      refusal._tag === "ReferenceDataUnavailable" ||
      refusal._tag === "TournamentNotFound"
    ) {
      return yield* refusal;
    }
    outcomes.push({ playerId, refusal });
  }
  return { position, outcomes };
});

const change = Effect.fnUntraced(function* (
  who: Parameters<typeof manageParticipant>[0],
  action: ParticipantAction | "tee",
  { teeId, ...said }: Omit<Many, "tournamentId" | "playerIds">,
  context: CommandContext,
) {
  if (action === "tee") return yield* chooseTee({ ...who, teeId }, context);
  return yield* manageParticipant(who, action, { reason: null, ...said }, context);
});

interface Many extends Omit<Said, "reason"> {
  readonly tournamentId: TournamentId;
  readonly playerIds: ReadonlyArray<PlayerId>;
  /** For the action "tee": null stands for the tee of the event. */
  readonly teeId: TeeId | null;
}
