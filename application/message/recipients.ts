import { Effect, HashMap } from "effect";
import type { Entry } from "../../domain/field/entry.ts";
import { entryOf } from "../../domain/field/field.ts";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { stillPlays } from "../access/rules.ts";
import { noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { MailChoices } from "../ports/MailChoices.ts";
import { Messages } from "../ports/Messages.ts";
import { Players } from "../ports/Players.ts";

/**
 * Everybody who still plays, everybody who waits, everybody who has moved up and was not told so, or
 * these players of the field.
 */
export type To = "playing" | "waitlist" | "movedUp" | ReadonlyArray<PlayerId>;

export interface Recipient {
  readonly playerId: PlayerId;
  readonly firstName: string;
  readonly lastName: string;
  /** Null stands for no address. */
  readonly email: string | null;
  readonly wantsMail: boolean;
}

/**
 * Those of the field who are meant, by name. Whoever was never in this event, or was removed from
 * it, is left out: an organiser writes to nobody else.
 */
export const recipientsOf = Effect.fnUntraced(function* (tournamentId: TournamentId, to: To) {
  const field = yield* TournamentFacts.use((facts) => facts.field(tournamentId, noAge));
  const all = [...HashMap.keys(field.entries)];
  const meant =
    typeof to === "string"
      ? all.filter((id) => isMeant[to](entryOf(field, id) ?? null))
      : [...new Set(to)].filter((id) => entryOf(field, id) !== undefined);
  const told = to === "movedUp" ? yield* toldOfMovingUp(tournamentId) : new Set();
  return yield* addressed(meant.filter((id) => !told.has(id)));
});

const isMeant = {
  playing: stillPlays,
  waitlist: (entry: Entry | null) => entry?.status === "waitlist",
  movedUp: (entry: Entry | null) => stillPlays(entry) && entry?.hasMovedUp === true,
} as const;

/** Also those whom the message did not reach: their report offers it again. */
const toldOfMovingUp = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const messages = yield* Messages;
  const sent = yield* messages.of(tournamentId);
  const ids = new Set(sent.filter(({ kind }) => kind === "movedUp").map(({ id }) => id));
  const deliveries = yield* messages.deliveries(tournamentId);
  return new Set(
    deliveries.filter(({ messageId }) => ids.has(messageId)).map(({ playerId }) => playerId),
  );
});

/** Accounts that were erased or archived are left out. */
export const addressed = Effect.fnUntraced(function* (players: ReadonlyArray<PlayerId>) {
  const accounts = yield* Players.use(({ manyById }) => manyById(players));
  const unwanted = yield* MailChoices.use((choices) => choices.unwanted(players));
  return [...accounts.values()]
    .filter(({ isArchived }) => !isArchived)
    .map(
      ({ id, firstName, lastName, email }): Recipient => ({
        ...{ playerId: id, firstName, lastName },
        email: email === "" ? null : email,
        wantsMail: !unwanted.has(id),
      }),
    )
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
});

const nameOf = ({ lastName, firstName }: Recipient) => `${lastName} ${firstName}`;

export const isWrittenTo = ({ email, wantsMail }: Recipient): boolean =>
  email !== null && wantsMail;
