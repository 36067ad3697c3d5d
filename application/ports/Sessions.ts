import { Context, type Effect, Schema } from "effect";
import { type AdministratorId, type PlayerId, SessionId } from "../../domain/shared/values.ts";
import type { ChangeOrigin, ReferenceDataUnavailable } from "./ReferenceData.ts";

export interface SessionOwners {
  readonly player: { readonly kind: "player"; readonly id: PlayerId };
  readonly admin: { readonly kind: "admin"; readonly id: AdministratorId };
}
export type SessionKind = keyof SessionOwners;
export type SessionOwner = SessionOwners[SessionKind];

/** A session as its owner sees it. */
export interface OpenSession {
  readonly id: SessionId;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
  readonly startedAt: Date;
  /** To the minute. */
  readonly lastSeenAt: Date;
  /** Such as "Firefox on Android". */
  readonly browser: string;
}

/** It has ended, never was, or is somebody else's. */
export class SessionNotFound extends Schema.TaggedError<SessionNotFound>()("SessionNotFound", {
  sessionId: SessionId,
}) {}

/**
 * Who is signed in. A token is known to its cookie alone: only its digest is stored. A session ends
 * 12 hours after it was last seen, or 30 days after signing in when it is to be remembered.
 */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** Answers the token of a new session. Opening one is a row in the audit. */
    readonly open: (
      owner: SessionOwner,
      options: { readonly remember: boolean; readonly userAgent?: string | null },
    ) => Effect.Effect<string, ReferenceDataUnavailable>;
    /**
     * The owner, or null when the session has ended, is of the other kind, or its account is archived
     * or gone. What this process ends has ended at once, what others end as soon as PostgreSQL tells.
     */
    readonly find: <Kind extends SessionKind>(
      kind: Kind,
      token: string,
    ) => Effect.Effect<SessionOwners[Kind] | null, ReferenceDataUnavailable>;
    /** Ending a session that is not there is no error. */
    readonly end: (
      kind: SessionKind,
      token: string,
    ) => Effect.Effect<void, ReferenceDataUnavailable>;
    /** Those of this account that are open; the one of this token is the current one. */
    readonly list: (
      owner: SessionOwner,
      token: string | null,
    ) => Effect.Effect<ReadonlyArray<OpenSession>, ReferenceDataUnavailable>;
    readonly endOne: (
      owner: SessionOwner,
      id: SessionId,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, SessionNotFound | ReferenceDataUnavailable>;
    /** All of this account except the one of this token. */
    readonly endOthers: (
      owner: SessionOwner,
      token: string | null,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, ReferenceDataUnavailable>;
    readonly endAllOf: (owner: SessionOwner) => Effect.Effect<void, ReferenceDataUnavailable>;
    /**
     * Grows whenever a session may have ended, for those who keep what they answered its owner. Null
     * while nobody would tell.
     */
    readonly ended: () => number | null;
  }
>()("golf/application/ports/Sessions") {}
