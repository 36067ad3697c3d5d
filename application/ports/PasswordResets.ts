import { Context, type Effect } from "effect";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/** Links that let a player choose a password once, for half an hour. Only their digests are kept. */
export class PasswordResets extends Context.Service<
  PasswordResets,
  {
    /** A new token, which ends the earlier ones; null for who may not sign in. */
    readonly open: (
      playerId: PlayerId,
    ) => Effect.Effect<
      { readonly token: string; readonly email: string } | null,
      ReferenceDataUnavailable
    >;
    /** Whose it is, and whether it can still be used. */
    readonly find: (
      token: string,
    ) => Effect.Effect<
      { readonly playerId: PlayerId; readonly isValid: boolean } | null,
      ReferenceDataUnavailable
    >;
    /** False when somebody else was faster, or its time is over. */
    readonly use: (token: string) => Effect.Effect<boolean, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/PasswordResets") {}
