import { Context, type Effect, Schema } from "effect";
import { AdministratorId, type TournamentId } from "../../domain/shared/values.ts";
import type { EmailTaken } from "./Players.ts";
import type { Change, ChangeOrigin, ReferenceDataUnavailable } from "./ReferenceData.ts";

export const accountTypes = ["super_admin", "event_admin"] as const;
export type AccountType = (typeof accountTypes)[number];

export interface AdministratorProfile {
  readonly accountType: AccountType;
  /**
   * The tournament that an event admin was created for. The settings of other tournaments may also
   * name this admin.
   */
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

/**
 * The accounts of administrators. They are created by operators on the command line and by the
 * settings.
 */
export class Administrators extends Context.Service<
  Administrators,
  {
    /** If the id exists already, its administrator is returned and nothing is written. */
    readonly create: (
      administrator: NewAdministrator,
      origin: ChangeOrigin,
    ) => Effect.Effect<Administrator, EmailTaken | Unavailable>;
    readonly byId: (
      id: AdministratorId,
    ) => Effect.Effect<Administrator, AdministratorNotFound | Unavailable>;
    /** Only existing accounts are returned; archived ones too. */
    readonly manyById: (
      ids: ReadonlyArray<AdministratorId>,
    ) => Effect.Effect<ReadonlyMap<AdministratorId, Administrator>, Unavailable>;
    /** Archived ones too. Null when the e-mail is unknown. */
    readonly byEmail: (email: string) => Effect.Effect<Administrator | null, Unavailable>;
    /** Null when this e-mail may not sign in: it is unknown, or its account is archived. */
    readonly byEmailForSignIn: (email: string) => Effect.Effect<
      {
        readonly administrator: Administrator;
        readonly passwordHash: string;
        readonly hasSecondFactor: boolean;
      } | null,
      Unavailable
    >;
    /** By last name, then first name. */
    readonly list: (
      status: "active" | "all",
    ) => Effect.Effect<ReadonlyArray<Administrator>, Unavailable>;
    /** Administrators who are not archived, by last name, then first name. */
    readonly listEventAdmins: Effect.Effect<ReadonlyArray<Administrator>, Unavailable>;
    /** Absent fields stay as they are. */
    readonly change: (
      id: AdministratorId,
      changes: Partial<AdministratorProfile>,
      origin: ChangeOrigin,
    ) => Effect.Effect<Change<Administrator>, AdministratorNotFound | EmailTaken | Unavailable>;
    /** Sessions that began with the old password end. */
    readonly setPassword: (
      id: AdministratorId,
      passwordHash: string,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, AdministratorNotFound | Unavailable>;
    /**
     * Archived administrators cannot sign in, and their sessions are invalid. Archiving twice
     * changes nothing more.
     */
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
