import { Effect, Option, Schema } from "effect";
import { isSuperAdmin, manages } from "../../../application/access/rules.ts";
import { TournamentFacts } from "../../../application/facts/tournamentFacts.ts";
import { enteredBy } from "../../../application/field/enteredBy.ts";
import { Players } from "../../../application/ports/Players.ts";
import { PlayerId } from "../../../domain/shared/values.ts";
import { fieldsOfPlayer } from "../../../projections/registrations/queries.ts";
import type { AdminCaller } from "./callers.ts";

const namedIn = Schema.decodeUnknownOption(Schema.Struct({ userId: PlayerId }));

/** What an administrator may change of a player. */
interface Rights {
  /** Names, telephone number, handicap and shirt. */
  readonly mayChangeProfile: boolean;
  /** E-mail address and password. */
  readonly mayChangeAccount: boolean;
}

/**
 * Super admins may change everything. Event admins look after the players in the field of their
 * events, but not after their accounts, unless an office opened the account and nobody has signed
 * in with it yet. An entry that the administrator made gives no rights to this administrator.
 */
export const rightsOver = Effect.fnUntraced(function* (admin: AdminCaller, playerId: PlayerId) {
  if (isSuperAdmin(admin)) return everything;
  const isTheirs = yield* isInOwnField(admin, playerId);
  const players = yield* Players;
  const mayChangeAccount = isTheirs && (yield* players.awaitsOwner(playerId));
  return { mayChangeProfile: isTheirs, mayChangeAccount } satisfies Rights;
});

const everything: Rights = { mayChangeProfile: true, mayChangeAccount: true };

const isInOwnField = Effect.fnUntraced(function* (admin: AdminCaller, playerId: PlayerId) {
  const facts = yield* TournamentFacts;
  for (const tournamentId of yield* fieldsOfPlayer(playerId)) {
    if (!manages(admin, yield* facts.tournament(tournamentId))) continue;
    const author = yield* enteredBy(tournamentId, playerId);
    if (author !== null && author.id !== admin.id) return true;
  }
  return false;
});

/** First checks that the player exists. */
export const managesPlayer = Effect.fnUntraced(function* (
  admin: AdminCaller,
  params: unknown,
  right: keyof Rights,
) {
  const named = namedIn(params);
  if (Option.isNone(named)) return false;
  const { userId } = named.value;
  yield* Players.use((players) => players.byId(userId));
  return (yield* rightsOver(admin, userId))[right];
});
