import { Context, type Effect } from "effect";
import type { ChangeOrigin, ReferenceDataUnavailable } from "./ReferenceData.ts";
import type { SessionOwner } from "./Sessions.ts";

/** The passwords of all accounts, of players and of administrators. */
export class Credentials extends Context.Service<
  Credentials,
  {
    /** Null when the account may not sign in: it has no password, is archived or does not exist. */
    readonly hashOf: (
      owner: SessionOwner,
    ) => Effect.Effect<string | null, ReferenceDataUnavailable>;
    /**
     * Sessions that began with the old password end, except the session of this token, and so do
     * mailed links. False, and without a change, if the hash is no longer the expected one.
     */
    readonly change: (
      owner: SessionOwner,
      passwordHash: string,
      origin: ChangeOrigin,
      only?: { readonly kept: string | null; readonly expected: string | null },
    ) => Effect.Effect<boolean, ReferenceDataUnavailable>;
    /**
     * Whether this command has already changed the password. Then the old password is no longer
     * right.
     */
    readonly wasChangedBy: (
      owner: SessionOwner,
      origin: ChangeOrigin,
    ) => Effect.Effect<boolean, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/Credentials") {}
