import { Effect } from "effect";
import type { FastifyRequest } from "fastify";
import { Denied } from "../problems/problems.ts";
import { adminOf, playerOf } from "../sessions/signedIn.ts";
import type { Rule } from "./rules.ts";

/** The caller whose session counts, or a refusal. A session is looked up only if it is needed. */
export const callerFor = Effect.fnUntraced(function* (
  request: FastifyRequest,
  { session, unauthenticated, forbidden: mayBeForbidden }: Rule,
  forbidden: string,
) {
  const notSignedIn = new Denied([401, unauthenticated]);
  switch (session) {
    case "any":
      return (yield* adminOf(request)) ?? (yield* playerOf(request));
    case "player":
      return (yield* playerOf(request)) ?? (yield* Effect.fail(notSignedIn));
    case "either":
      return (
        (yield* adminOf(request)) ?? (yield* playerOf(request)) ?? (yield* Effect.fail(notSignedIn))
      );
    case "admin": {
      const admin = yield* adminOf(request);
      if (admin) return admin;
      // A player gets the refusal for callers who are not allowed, a visitor that for callers
      // without a session.
      const isPlayer = mayBeForbidden !== null && (yield* playerOf(request)) !== null;
      return yield* Effect.fail(isPlayer ? new Denied([403, forbidden]) : notSignedIn);
    }
  }
});
