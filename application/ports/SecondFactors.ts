import { Context, type Effect } from "effect";
import type { AdministratorId } from "../../domain/shared/values.ts";
import type { ChangeOrigin, ReferenceDataUnavailable } from "./ReferenceData.ts";

/** The second factor of an administrator. */
export interface SecondFactor {
  /** One that was begun counts only after its first code. */
  readonly isOn: boolean;
  readonly sealedSecret: Uint8Array;
  readonly recoveryCodesLeft: number;
}

interface TurningOn {
  readonly sealedSecret: Uint8Array;
  /** The time step of the first code, which counts once as every other one. */
  readonly step: number;
  readonly recoveryCodes: ReadonlyArray<string>;
  /** The token of the session that turns it on. Only this session stays open. */
  readonly kept: string | null;
}

type Asked<A> = Effect.Effect<A, ReferenceDataUnavailable>;

/** The second factors of administrators. Of recovery codes only digests are stored. */
export class SecondFactors extends Context.Service<
  SecondFactors,
  {
    /** Null without one, and for one that was begun a quarter of an hour ago and not turned on. */
    readonly find: (id: AdministratorId) => Asked<SecondFactor | null>;
    /** Replaces one that was only begun. False if one is on already. */
    readonly begin: (id: AdministratorId, sealedSecret: Uint8Array) => Asked<boolean>;
    /** Ends the other sessions. False if this secret was not begun, or one is on already. */
    readonly turnOn: (
      id: AdministratorId,
      turningOn: TurningOn,
      origin: ChangeOrigin,
    ) => Asked<boolean>;
    /** False if a code of this time step, or of a later one, was taken before. */
    readonly takeStep: (id: AdministratorId, step: number) => Asked<boolean>;
    /** False if there is no such code, or it was taken before. */
    readonly takeRecoveryCode: (id: AdministratorId, code: string) => Asked<boolean>;
    /** The earlier codes no longer work, and the other sessions end. */
    readonly renewRecoveryCodes: (
      id: AdministratorId,
      codes: ReadonlyArray<string>,
      origin: ChangeOrigin,
      kept: string | null,
    ) => Asked<void>;
    /** Who has one that is on, by id. */
    readonly owners: Asked<ReadonlyArray<AdministratorId>>;
    /** Ends all sessions but the kept one. False if none was on. */
    readonly remove: (
      id: AdministratorId,
      origin: ChangeOrigin,
      kept?: string | null,
    ) => Asked<boolean>;
  }
>()("golf/application/ports/SecondFactors") {}
