import { Context, type Effect } from "effect";
import type { AdministratorId } from "../../domain/shared/values.ts";

interface NewSecret {
  /** For people who type it, in base 32. */
  readonly secret: string;
  /** For cameras: `otpauth://...`. */
  readonly address: string;
  /** Only this form is stored. */
  readonly sealedSecret: Uint8Array;
}

interface Guess {
  readonly administratorId: AdministratorId;
  readonly sealedSecret: Uint8Array;
  /** Six digits. */
  readonly digits: string;
}

/** Codes that an app on a phone makes from a secret, another one every thirty seconds. */
export class OneTimeCodes extends Context.Service<
  OneTimeCodes,
  {
    readonly newSecret: (
      owner: Readonly<Record<"email", string>> & { readonly id: AdministratorId },
    ) => Effect.Effect<NewSecret>;
    /**
     * The time step that these digits belong to: the present one or a neighbour, because clocks
     * differ. Null if they are wrong.
     */
    readonly stepOf: (guess: Guess) => Effect.Effect<number | null>;
    /** Ten codes for the time when the phone is lost. */
    readonly newRecoveryCodes: Effect.Effect<ReadonlyArray<string>>;
  }
>()("golf/application/ports/OneTimeCodes") {}
