import { Effect } from "effect";
import { promoteFromWaitlist } from "../../domain/field/places.ts";
import { commandIdOf, eventIdOf } from "../../domain/shared/derivedIds.ts";
import type { Actor, Position } from "../../domain/shared/recorded.ts";
import type { EventId, TournamentId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { FieldStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { targets } from "../commands/targets.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { entryTermsOf } from "./entryTerms.ts";

const policy: Actor = { kind: "system", id: "promoteWhenLimitRises" };

/**
 * After a change of settings, gives free places to players on the waitlist. The request that
 * changed the settings does this at once. If that request is interrupted, the policy does it later,
 * under the same command id. Returns the position of the field, or null if no player ever
 * registered.
 */
export const promoteWhenLimitRises = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  { commandId, ...context }: CommandContext,
) {
  return yield* promoteAfter(tournamentId, eventIdOf(commandId, 0), context);
});

/** The same for an event from the log. */
export const promoteAfter = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  eventId: EventId,
  context: Omit<CommandContext, "commandId">,
) {
  const { field, tournament } = yield* TournamentFacts;
  const { waitlist } = yield* field(tournamentId, noAge);
  if (waitlist.length === 0) return null;

  const terms = yield* entryTermsOf(yield* tournament(tournamentId));
  const commandId = commandIdOf(policy, "promote", eventId);
  const { handle } = yield* FieldStreams;
  const { position } = yield* handle(
    targets.field(tournamentId),
    { ...context, actor: policy, commandId },
    (known) => promoteFromWaitlist({ tournamentId, terms }, known),
  );
  return position as Position | null;
});
