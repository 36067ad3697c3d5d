import { Effect, Result } from "effect";
import { entryOf } from "../../domain/field/field.ts";
import { freePlaces } from "../../domain/field/places.ts";
import { isIn, type WhenFull } from "../../domain/field/registration.ts";
import { commandIdOf } from "../../domain/shared/derivedIds.ts";
import type { Position } from "../../domain/shared/recorded.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { enterAccount } from "./enterAccount.ts";
import { entryTermsOf } from "./entryTerms.ts";

/** A longer call would keep its caller waiting without a word. */
const AT_ONCE = 500;

interface Many {
  readonly tournamentId: TournamentId;
  readonly playerIds: ReadonlyArray<PlayerId>;
  readonly whenFull: WhenFull;
  /** The kind of fee; null stands for the fee of the tournament. */
  readonly fee: string | null;
}

/**
 * An administrator enters many players, each decided separately: the first of them, and the others
 * when they are sent again. Where all of them are more than the free places, nobody is entered before
 * it is said what then. Each has a command of its own, which follows from this one, so a repetition
 * continues where the first attempt ended.
 */
export const enterPlayers = Effect.fn("enterPlayers")(function* (
  many: Many,
  context: CommandContext,
) {
  const playerIds = [...new Set(many.playerIds)];
  const question = many.whenFull === "ask" ? yield* questionOf(many.tournamentId, playerIds) : null;
  if (question) return { position: null, question, outcomes: [] };

  let position: Position | null = null;
  const outcomes = [];
  for (const playerId of playerIds.slice(0, AT_ONCE)) {
    const commandId = commandIdOf(context.actor, `enter ${playerId}`, context.commandId);
    const entering = enterAccount({ ...many, playerId }, { ...context, commandId });
    const entered = yield* Effect.result(entering);
    if (Result.isSuccess(entered)) {
      position = entered.success.position ?? position;
      const waits = entryOf(entered.success.state, playerId)?.status === "waitlist";
      outcomes.push({ playerId, outcome: waits ? "waitlist" : "entered", refusal: null } as const);
      continue;
    }
    const refusal = entered.failure;
    if (
      refusal._tag === "EventStoreUnavailable" ||
      refusal._tag === "ReferenceDataUnavailable" ||
      refusal._tag === "TournamentNotFound"
    ) {
      return yield* refusal;
    }
    const outcome = refusal._tag === "AlreadyRegistered" ? "alreadyIn" : "refused";
    outcomes.push({ playerId, outcome, refusal } as const);
  }
  return { position, question: null, outcomes };
});

/** Null if there is a place for everybody who is not in the field yet. */
const questionOf = Effect.fnUntraced(function* (
  tournamentId: TournamentId,
  playerIds: ReadonlyArray<PlayerId>,
) {
  const facts = yield* TournamentFacts;
  const terms = yield* entryTermsOf(yield* facts.tournament(tournamentId));
  const field = yield* facts.field(tournamentId, noAge);
  const entering = playerIds.filter((playerId) => !isIn(field, playerId)).length;
  const free = freePlaces(field, terms);
  if (entering <= free) return null;
  const { registered: taken, waitlist } = field;
  return { entering, free, places: terms.maxParticipants, taken, waiting: waitlist.length };
});
