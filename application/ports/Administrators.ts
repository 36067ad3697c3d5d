import { Context, type Effect, Schema } from "effect";
import { AdministratorId, type TournamentId } from "../../domain/shared/values.ts";
import type { EmailTaken } from "./Players.ts";
import type { Change, ChangeOrigin, ReferenceDataUnavailable } from "./ReferenceData.ts";

export const accountTypes = ["super_admin", "event_admin"] as const;
export type AccountType = (typeof accountTypes)[number];

export interface AdministratorProfile {
  readonly accountType: AccountType;
  /** The tournament of an event admin. Its settings may name more than this one. */
  readonly event: TournamentId | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Unique among administrators; compared without regard to case. */
  readonly email: string;
  readonly mobileNumber: string | null;
}

export interface Administrator extends AdministratorProfile {
  readonly id: AdministratorId;
  readonly isArchived: boolean;
  readonly createdAt: Date;
}

export interface NewAdministrator extends AdministratorProfile {
  readonly id: AdministratorId;
  readonly passwordHash: string;
}

export class AdministratorNotFound extends Schema.TaggedError<AdministratorNotFound>()(
  "AdministratorNotFound",
  { administratorId: AdministratorId },
) {}

type Unavailable = ReferenceDataUnavailable;

/** The accounts of administrators, whom the ops CLI and the settings create. */
export class Administrators extends Context.Service<
  Administrators,
  {
    /** An id that is there already answers its administrator, with nothing written. */
    readonly create: (
      administrator: NewAdministrator,
      origin: ChangeOrigin,
    ) => Effect.Effect<Administrator, EmailTaken | Unavailable>;
    readonly byId: (
      id: AdministratorId,
    ) => Effect.Effect<Administrator, AdministratorNotFound | Unavailable>;
    /** Only those that are there; archived ones too. */
    readonly manyById: (
      ids: ReadonlyArray<AdministratorId>,
    ) => Effect.Effect<ReadonlyMap<AdministratorId, Administrator>, Unavailable>;
    /** Archived ones too. Null when the e-mail is unknown. */
    readonly byEmail: (email: string) => Effect.Effect<Administrator | null, Unavailable>;
    /** Null when this e-mail may not sign in: it is unknown, or its account is archived. */
    readonly byEmailForSignIn: (
      email: string,
    ) => Effect.Effect<
      { readonly administrator: Administrator; readonly passwordHash: string } | null,
      Unavailable
    >;
    /** By last name, then first name. */
    readonly list: (
      status: "active" | "all",
    ) => Effect.Effect<ReadonlyArray<Administrator>, Unavailable>;
    /** Those who are not archived, by last name, then first name. */
    readonly listEventAdmins: Effect.Effect<ReadonlyArray<Administrator>, Unavailable>;
    /** Absent fields stay. */
    readonly change: (
      id: AdministratorId,
      changes: Partial<AdministratorProfile>,
      origin: ChangeOrigin,
    ) => Effect.Effect<Change<Administrator>, AdministratorNotFound | EmailTaken | Unavailable>;
    /** Their sessions end with the old one. */
    readonly setPassword: (
      id: AdministratorId,
      passwordHash: string,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, AdministratorNotFound | Unavailable>;
    /** They cannot sign in and their sessions count no more; archiving twice is once. */
    readonly archive: (
      id: AdministratorId,
      origin: ChangeOrigin,
    ) => Effect.Effect<Administrator, AdministratorNotFound | Unavailable>;
    readonly restore: (
      id: AdministratorId,
      origin: ChangeOrigin,
    ) => Effect.Effect<Administrator, AdministratorNotFound | Unavailable>;
  }
>()("golf/application/ports/Administrators") {}
