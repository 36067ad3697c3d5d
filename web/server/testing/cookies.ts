import type { FastifyInstance } from "fastify";
import type { SessionKind } from "../../../application/ports/Sessions.ts";

/** The cookie of a browser that has signed in with this token. */
export const cookieWith = (app: FastifyInstance, kind: SessionKind, token: string) => ({
  [`${kind}_session`]: app.encodeSecureSession(
    app.createSecureSession({ token }),
    `${kind}Session`,
  ),
});
