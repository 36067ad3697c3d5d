import { Context, type Effect, Schema } from "effect";
import { PlayerId } from "../../domain/shared/values.ts";
import type { Picture } from "./Pictures.ts";
import type { Change, ChangeOrigin, ReferenceDataUnavailable } from "./ReferenceData.ts";

export const shirtSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"] as const;
export type ShirtSize = (typeof shirtSizes)[number];

/** What is known about a player, and may be changed. */
export interface PlayerProfile {
  readonly firstName: string;
  readonly lastName: string;
  /** As typed, but without space around it; compared without regard to case. */
  readonly email: string;
  readonly phone: string;
  /** Null is no preference. */
  readonly shirtSize: ShirtSize | null;
  /** Handicap index with one decimal, negative for a plus handicap. Null is none. */
  readonly handicap: number | null;
}

export interface Player extends PlayerProfile {
  readonly id: PlayerId;
  readonly profileImage: string | null;
  readonly isArchived: boolean;
  readonly createdAt: Date;
}

export interface NewPlayer extends PlayerProfile {
  readonly id: PlayerId;
  /** Null: nobody can sign in, until somebody sets a password. */
  readonly passwordHash: string | null;
}

/** An e-mail belongs to one account, archived ones included. Administrators are apart. */
export class EmailTaken extends Schema.TaggedError<EmailTaken>()("EmailTaken", {}) {
  override get message() {
    return "An account with this email already exists";
  }
}

export class PlayerNotFound extends Schema.TaggedError<PlayerNotFound>()("PlayerNotFound", {
  playerId: PlayerId,
}) {}

/** Nobody looks like that, or no more. */
export class PictureNotFound extends Schema.TaggedError<PictureNotFound>()("PictureNotFound", {}) {}

type Unavailable = ReferenceDataUnavailable;

/** The accounts of players. Every change leaves a row in the audit, never with a password or hash. */
export class Players extends Context.Service<
  Players,
  {
    /** An id that is there already answers its player, with `isNew` false and nothing written. */
    readonly create: (
      player: NewPlayer,
      origin: ChangeOrigin,
    ) => Effect.Effect<
      { readonly player: Player; readonly isNew: boolean },
      EmailTaken | Unavailable
    >;
    /** Archived players too. */
    readonly byId: (id: PlayerId) => Effect.Effect<Player, PlayerNotFound | Unavailable>;
    /** Only those that are there; archived players too. */
    readonly manyById: (
      ids: ReadonlyArray<PlayerId>,
    ) => Effect.Effect<ReadonlyMap<PlayerId, Player>, Unavailable>;
    /** By last name, then first name. */
    readonly list: (
      status: "active" | "archived" | "all",
    ) => Effect.Effect<ReadonlyArray<Player>, Unavailable>;
    /** Null when nobody may sign in with this e-mail: unknown, archived or without a password. */
    readonly byEmailForSignIn: (
      email: string,
    ) => Effect.Effect<
      { readonly player: Player; readonly passwordHash: string } | null,
      Unavailable
    >;
    /** Absent fields stay. Raises the version of `People` when a name or handicap changes. */
    readonly change: (
      id: PlayerId,
      changes: Partial<PlayerProfile>,
      origin: ChangeOrigin,
    ) => Effect.Effect<Change<Player>, PlayerNotFound | EmailTaken | Unavailable>;
    /** In the place of the one before. Raises the version of `People`. */
    readonly setPicture: (
      id: PlayerId,
      picture: Picture,
      origin: ChangeOrigin,
    ) => Effect.Effect<Player, PlayerNotFound | Unavailable>;
    /** The WebP of this name. */
    readonly pictureNamed: (
      name: string,
    ) => Effect.Effect<Uint8Array, PictureNotFound | Unavailable>;
    /** Their sessions end with the old one. */
    readonly setPassword: (
      id: PlayerId,
      passwordHash: string,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, PlayerNotFound | Unavailable>;
    /** Archived players cannot sign in and their sessions count no more; archiving twice is once. */
    readonly archive: (
      id: PlayerId,
      origin: ChangeOrigin,
    ) => Effect.Effect<Player, PlayerNotFound | Unavailable>;
    readonly restore: (
      id: PlayerId,
      origin: ChangeOrigin,
    ) => Effect.Effect<Player, PlayerNotFound | Unavailable>;
    /** Deletes the account with its picture, and its values in the audit. Raises the version of `People`. */
    readonly erase: (
      id: PlayerId,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, PlayerNotFound | Unavailable>;
  }
>()("golf/application/ports/Players") {}
