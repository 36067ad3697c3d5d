import { Context, type Effect } from "effect";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/**
 * Links with which a player can choose a new password. Each works once, for half an hour. Only
 * digests of their tokens are stored.
 */
export class PasswordResets extends Context.Service<
  PasswordResets,
  {
    /** A new token, which makes earlier ones invalid; null if the account may not sign in. */
    readonly open: (
      playerId: PlayerId,
    ) => Effect.Effect<
      { readonly token: string; readonly email: string } | null,
      ReferenceDataUnavailable
    >;
    /** The player of the link, and whether the link still works. */
    readonly find: (
      token: string,
    ) => Effect.Effect<
      { readonly playerId: PlayerId; readonly isValid: boolean } | null,
      ReferenceDataUnavailable
    >;
    /** False if another request used the link first, or if it has expired. */
    readonly use: (token: string) => Effect.Effect<boolean, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/PasswordResets") {}
