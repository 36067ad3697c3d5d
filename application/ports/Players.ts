import { Context, type Effect, Schema } from "effect";
import { type CommandId, PlayerId } from "../../domain/shared/values.ts";
import type { Picture } from "./Pictures.ts";
import type { Change, ChangeOrigin, ReferenceDataUnavailable } from "./ReferenceData.ts";

const shirtSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"] as const;
export type ShirtSize = (typeof shirtSizes)[number];

const genders = ["female", "male"] as const;
export type Gender = (typeof genders)[number];

/** What a club knows of its members. Each of these may be unknown. */
interface MemberDetails {
  /** For tees and competitions. */
  readonly gender: Gender | null;
  readonly birthYear: number | null;
  /** Given by the club. Two members of different clubs may have the same. */
  readonly memberNumber: string | null;
  readonly homeClub: string | null;
}

interface Contact {
  readonly firstName: string;
  readonly lastName: string;
  /** As typed, but without space around it; compared without regard to case. */
  readonly email: string;
  /** Empty if it is unknown. */
  readonly phone: string;
  /** Null stands for no preference. */
  readonly shirtSize: ShirtSize | null;
  /** Handicap index with one decimal, negative for a plus handicap. Null if there is none. */
  readonly handicap: number | null;
}

/** The data about a player that may be changed. */
export interface PlayerProfile extends Contact, MemberDetails {}

export interface Player extends PlayerProfile {
  readonly id: PlayerId;
  readonly profileImage: string | null;
  readonly isArchived: boolean;
  readonly createdAt: Date;
}

export interface NewPlayer extends Contact, Partial<MemberDetails> {
  readonly id: PlayerId;
  /** Null: the player cannot sign in until an administrator sets a password. */
  readonly passwordHash: string | null;
}

/**
 * An e-mail belongs to one player account, archived ones included. Administrators have separate
 * accounts.
 */
export class EmailTaken extends Schema.TaggedError<EmailTaken>()("EmailTaken", {}) {
  override get message() {
    return "An account with this email already exists";
  }
}

export class PlayerNotFound extends Schema.TaggedError<PlayerNotFound>()("PlayerNotFound", {
  playerId: PlayerId,
}) {}

/** No player has this picture, or not any more. */
export class PictureNotFound extends Schema.TaggedError<PictureNotFound>()("PictureNotFound", {}) {}

type Unavailable = ReferenceDataUnavailable;

/**
 * The accounts of players. Every change writes a row of the audit, never with a password or hash.
 */
export class Players extends Context.Service<
  Players,
  {
    /**
     * If the id exists already, its player is returned with `isNew` false, and nothing is written.
     */
    readonly create: (
      player: NewPlayer,
      origin: ChangeOrigin,
    ) => Effect.Effect<
      { readonly player: Player; readonly isNew: boolean },
      EmailTaken | Unavailable
    >;
    /** Archived players too. */
    readonly byId: (id: PlayerId) => Effect.Effect<Player, PlayerNotFound | Unavailable>;
    /** Only existing players are returned; archived ones too. */
    readonly manyById: (
      ids: ReadonlyArray<PlayerId>,
    ) => Effect.Effect<ReadonlyMap<PlayerId, Player>, Unavailable>;
    /** By last name, then first name. */
    readonly list: (
      status: "active" | "archived" | "all",
    ) => Effect.Effect<ReadonlyArray<Player>, Unavailable>;
    /** Null when this e-mail may not sign in: it is unknown, archived or without a password. */
    readonly byEmailForSignIn: (
      email: string,
    ) => Effect.Effect<
      { readonly player: Player; readonly passwordHash: string } | null,
      Unavailable
    >;
    /**
     * Absent fields stay as they are. Raises the version of `People` when a name or handicap
     * changes. A new e-mail address ends the sessions, except the session of this token, and the
     * links that were mailed to the former one.
     */
    readonly change: (
      id: PlayerId,
      changes: Partial<PlayerProfile>,
      origin: ChangeOrigin,
      kept?: string | null,
    ) => Effect.Effect<Change<Player>, PlayerNotFound | EmailTaken | Unavailable>;
    /** Replaces the earlier picture; null removes it. Raises the version of `People`. */
    readonly setPicture: (
      id: PlayerId,
      picture: Picture | null,
      origin: ChangeOrigin,
    ) => Effect.Effect<Player, PlayerNotFound | Unavailable>;
    /** The WebP of this name. */
    readonly pictureNamed: (
      name: string,
    ) => Effect.Effect<Uint8Array, PictureNotFound | Unavailable>;
    /**
     * Whether an office opened this account and its owner has neither signed in nor chosen a
     * password so far. False for accounts that do not exist.
     */
    readonly awaitsOwner: (id: PlayerId) => Effect.Effect<boolean, Unavailable>;
    /** The address before this command changed it; null if the command did not. */
    readonly formerEmail: (
      id: PlayerId,
      commandId: CommandId,
    ) => Effect.Effect<string | null, Unavailable>;
    /** Sessions that began with the old password end, and so do mailed links. */
    readonly setPassword: (
      id: PlayerId,
      passwordHash: string,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, PlayerNotFound | Unavailable>;
    /**
     * Archived players cannot sign in, and their sessions are invalid. Archiving twice changes
     * nothing more.
     */
    readonly archive: (
      id: PlayerId,
      origin: ChangeOrigin,
    ) => Effect.Effect<Player, PlayerNotFound | Unavailable>;
    readonly restore: (
      id: PlayerId,
      origin: ChangeOrigin,
    ) => Effect.Effect<Player, PlayerNotFound | Unavailable>;
    /**
     * Deletes the account with its picture, and its values in the audit. Raises the version of
     * `People`.
     */
    readonly erase: (
      id: PlayerId,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, PlayerNotFound | Unavailable>;
  }
>()("golf/application/ports/Players") {}
