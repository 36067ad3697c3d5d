import { Context, type Effect, type Redacted, Schema } from "effect";
import type { NoticeKind } from "../../domain/shared/notices.ts";
import type { PlayerId, SessionId } from "../../domain/shared/values.ts";
import type { ReferenceDataUnavailable } from "./ReferenceData.ts";

/** Where the maker of a browser takes notices for it, and the keys with which they are encrypted. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A browser in which a player is signed in and wants to be told these kinds. */
export interface Phone {
  /** Its session. */
  readonly id: SessionId;
  readonly playerId: PlayerId;
  readonly kinds: ReadonlyArray<NoticeKind>;
  /** Whoever knows it can tell which browser it is, so no log shows it. */
  readonly subscription: Redacted.Redacted<Subscription>;
}

/** The session of the phone has ended. */
export class PhoneSignedOut extends Schema.TaggedError<PhoneSignedOut>()("PhoneSignedOut", {}) {}

/** What a phone was told of one subject: each subject is told once for each fact. */
export interface Told {
  readonly phoneId: SessionId;
  /** What a look at the facts is about, such as a card. */
  readonly about: string;
  readonly kind: NoticeKind;
  readonly fact: string;
}

type Unavailable = ReferenceDataUnavailable;

/**
 * The phones on which players are told what concerns them, and what each was told. A phone belongs
 * to a session: with its end, or with the account, it is gone.
 */
export class Phones extends Context.Service<
  Phones,
  {
    /** Null if the player of this session is told nothing on its phone. */
    readonly kindsOf: (
      token: string,
    ) => Effect.Effect<ReadonlyArray<NoticeKind> | null, Unavailable>;
    /**
     * A browser has one subscription, so it replaces what was kept of this session or of this
     * subscription. Of a player who has more than ten phones the oldest go.
     */
    readonly keep: (
      token: string,
      phone: Pick<Phone, "playerId" | "kinds" | "subscription">,
    ) => Effect.Effect<void, PhoneSignedOut | Unavailable>;
    /** To forget an unknown phone is no error. */
    readonly forget: (token: string) => Effect.Effect<void, Unavailable>;
    /** Whether there is anybody to tell anything. */
    readonly isAnyKept: Effect.Effect<boolean, Unavailable>;
    /** Those of players who may still sign in, in sessions that have not expired. */
    readonly of: (
      players: ReadonlyArray<PlayerId>,
    ) => Effect.Effect<ReadonlyArray<Phone>, Unavailable>;
    /** The push service knows it no longer. */
    readonly remove: (id: SessionId) => Effect.Effect<void, Unavailable>;
    /** False if the phone was told this fact last, by whatever job, or is gone. */
    readonly claim: (told: Told) => Effect.Effect<boolean, Unavailable>;
    /** It could not be told: somebody may claim it again. */
    readonly release: (told: Told) => Effect.Effect<void, Unavailable>;
    /** What is true no longer, and so may be told anew: all of this subject but these kinds. */
    readonly forgetTold: (
      phone: Pick<Told, "phoneId" | "about">,
      still: ReadonlyArray<NoticeKind>,
    ) => Effect.Effect<void, Unavailable>;
  }
>()("golf/application/ports/Phones") {}
