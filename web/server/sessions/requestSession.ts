import { Effect } from "effect";
import type { FastifyRequest } from "fastify";
import type { ReferenceDataUnavailable } from "../../../application/ports/ReferenceData.ts";
import { type SessionKind, Sessions } from "../../../application/ports/Sessions.ts";
import { REMEMBERED_SECONDS } from "./cookies.ts";
import { type KnownDevice, knownDevice } from "./knownDevice.ts";
import { type SignInStep, signInStep } from "./signInStep.ts";

/** The operations of a call on the sessions of its browser. */
export interface RequestSession {
  /** Sends the new session's token in its cookie. The browser's earlier session ends. */
  readonly keep: (
    kind: SessionKind,
    token: string,
    options?: { readonly remember: boolean },
  ) => Effect.Effect<void, ReferenceDataUnavailable, Sessions>;
  /** Says in the log who has signed in with this request. */
  readonly tell: (who: FastifyRequest["who"]) => void;
  /** Signs out of this kind of session; the other kind stays. */
  readonly end: (kind: SessionKind) => Effect.Effect<void, ReferenceDataUnavailable, Sessions>;
  /** The token of the browser's present session; null without one. */
  readonly tokenOf: (kind: SessionKind) => string | null;
  readonly device: KnownDevice;
  /** The sign-in of an administrator that waits for the code. */
  readonly step: SignInStep;
  /** The user agent of the browser. */
  readonly userAgent: string | null;
}

const sealedIn = (request: FastifyRequest, kind: SessionKind) =>
  kind === "player" ? request.playerSession : request.adminSession;

export const tokenIn = (request: FastifyRequest, kind: SessionKind) =>
  sealedIn(request, kind).get("token");

export const requestSession = (request: FastifyRequest): RequestSession => ({
  keep: (kind, token, options) => keep(request, kind, token, options?.remember ?? false),
  tell: (who) => {
    request.who = who;
  },
  end: (kind) => end(request, kind),
  tokenOf: (kind) => tokenIn(request, kind) ?? null,
  device: knownDevice(request),
  step: signInStep(request),
  userAgent: request.headers["user-agent"] ?? null,
});

const keep = Effect.fnUntraced(function* (
  request: FastifyRequest,
  kind: SessionKind,
  token: string,
  isRemembered: boolean,
) {
  yield* endInDatabase(request, kind);
  const sealed = sealedIn(request, kind);
  sealed.set("token", token);
  // A cookie without a maximum age ends with the browser's session.
  if (isRemembered) sealed.options({ maxAge: REMEMBERED_SECONDS });
});

const end = Effect.fnUntraced(function* (request: FastifyRequest, kind: SessionKind) {
  yield* endInDatabase(request, kind);
  sealedIn(request, kind).delete();
});

const endInDatabase = Effect.fnUntraced(function* (request: FastifyRequest, kind: SessionKind) {
  const token = tokenIn(request, kind);
  if (token !== undefined) yield* Sessions.use((sessions) => sessions.end(kind, token));
});
