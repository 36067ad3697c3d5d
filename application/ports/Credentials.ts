import { Context, type Effect } from "effect";
import type { ChangeOrigin, ReferenceDataUnavailable } from "./ReferenceData.ts";
import type { SessionOwner } from "./Sessions.ts";

/** The passwords of accounts that exist, whichever kind they are of. */
export class Credentials extends Context.Service<
  Credentials,
  {
    /** Null when the account may not sign in: it has no password, is archived or gone. */
    readonly hashOf: (
      owner: SessionOwner,
    ) => Effect.Effect<string | null, ReferenceDataUnavailable>;
    /** All sessions of the account end with the old password, except the one of this token. */
    readonly change: (
      owner: SessionOwner,
      passwordHash: string,
      origin: ChangeOrigin,
      kept: string | null,
    ) => Effect.Effect<void, ReferenceDataUnavailable>;
    /** Whether this command has changed the password before: then the old one fits no more. */
    readonly wasChangedBy: (
      owner: SessionOwner,
      origin: ChangeOrigin,
    ) => Effect.Effect<boolean, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/Credentials") {}
