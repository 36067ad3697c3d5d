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
  /** Whether it is the session of this request. */
  readonly isCurrent: boolean;
  readonly startedAt: Date;
  /** To the minute. */
  readonly lastSeenAt: Date;
  /** Such as "Firefox on Android". */
  readonly browser: string;
}

/** The session has ended, never existed, or belongs to another account. */
export class SessionNotFound extends Schema.TaggedError<SessionNotFound>()("SessionNotFound", {
  sessionId: SessionId,
}) {}

/**
 * The open sessions. Only the cookie contains the token; the database stores its digest. A session
 * ends 12 hours after its last use, or 30 days after signing in if it is remembered.
 */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** Returns the token of a new session. Opening a session writes a row of the audit. */
    readonly open: (
      owner: SessionOwner,
      options: { readonly remember: boolean; readonly userAgent?: string | null },
    ) => Effect.Effect<string, ReferenceDataUnavailable>;
    /**
     * The owner, or null when the session has ended, is of the other kind, or its account is
     * archived or erased. A session that this process ends is invalid at once. A session that
     * another process ends is invalid as soon as PostgreSQL reports it.
     */
    readonly find: <Kind extends SessionKind>(
      kind: Kind,
      token: string,
    ) => Effect.Effect<SessionOwners[Kind] | null, ReferenceDataUnavailable>;
    /** Ending a session that does not exist is not an error. */
    readonly end: (
      kind: SessionKind,
      token: string,
    ) => Effect.Effect<void, ReferenceDataUnavailable>;
    /**
     * The open sessions of this account. The session of this token is marked as the current one.
     */
    readonly list: (
      owner: SessionOwner,
      token: string | null,
    ) => Effect.Effect<ReadonlyArray<OpenSession>, ReferenceDataUnavailable>;
    readonly endOne: (
      owner: SessionOwner,
      id: SessionId,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, SessionNotFound | ReferenceDataUnavailable>;
    /** Ends all sessions of this account except the session of this token. */
    readonly endOthers: (
      owner: SessionOwner,
      token: string | null,
      origin: ChangeOrigin,
    ) => Effect.Effect<void, ReferenceDataUnavailable>;
    readonly endAllOf: (owner: SessionOwner) => Effect.Effect<void, ReferenceDataUnavailable>;
    /**
     * Grows whenever a session may have ended, for callers that cache answers for its owner. Null
     * while changes are not reported.
     */
    readonly ended: () => number | null;
  }
>()("golf/application/ports/Sessions") {}
