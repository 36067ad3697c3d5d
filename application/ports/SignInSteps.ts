import { Context, type Effect } from "effect";
import type { AdministratorId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/**
 * Sign-ins of administrators whose password was right and whose code is awaited. Such a step is no
 * session. It lasts five minutes and takes five codes, and another password ends it.
 */
export class SignInSteps extends Context.Service<
  SignInSteps,
  {
    /** Returns the token of a new step. The database stores its digest. */
    readonly open: (id: AdministratorId) => Effect.Effect<string, ReferenceDataUnavailable>;
    /**
     * Counts one code for this step. Null if it is over, or its account may no longer sign in.
     */
    readonly tryCode: (
      token: string,
    ) => Effect.Effect<AdministratorId | null, ReferenceDataUnavailable>;
    /** Ends the step. False if somebody else has ended it first. */
    readonly use: (token: string) => Effect.Effect<boolean, ReferenceDataUnavailable>;
  }
>()("golf/application/ports/SignInSteps") {}
