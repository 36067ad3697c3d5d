import { Context, type Effect } from "effect";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";
import type { SessionOwner } from "./Sessions.ts";

/** The number of letters and digits of the code of an invitation. */
export const INVITATION_CODE = 16;

/** In days. */
export const INVITATION_LIFETIME = 30;

export interface Invited {
  readonly code: string;
  readonly email: string;
}

/**
 * Links and codes with which somebody can choose a password. Each works once; a link that was asked
 * for lasts half an hour, an invitation 30 days. Only digests of them are stored.
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
    /**
     * A new code for each of these accounts, which makes earlier ones invalid. Left out are accounts
     * that do not exist, are archived, or whose owner has signed in or chosen a password.
     */
    readonly invite: (
      kind: SessionOwner["kind"],
      ids: ReadonlyArray<SessionOwner["id"]>,
    ) => Effect.Effect<ReadonlyMap<string, Invited>, ReferenceDataUnavailable>;
    /** Which of these accounts would get a code. */
    readonly mayBeInvited: (
      kind: SessionOwner["kind"],
      ids: ReadonlyArray<SessionOwner["id"]>,
    ) => Effect.Effect<ReadonlySet<string>, ReferenceDataUnavailable>;
    /** The owner of the account, and whether the link still works. */
    readonly find: (
      token: string,
    ) => Effect.Effect<
      { readonly owner: SessionOwner; readonly isValid: boolean } | null,
      ReferenceDataUnavailable
    >;
    /** False if another request used the link first, or if it has expired. */
    readonly use: (token: string) => Effect.Effect<boolean, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/PasswordResets") {}
