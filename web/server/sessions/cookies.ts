import { hkdfSync } from "node:crypto";
import secureSession, { type Session } from "@fastify/secure-session";
import type { FastifyInstance } from "fastify";
import type { SessionKind } from "../../../application/ports/Sessions.ts";

/** All that a cookie carries. Whether the token still counts, the database says. */
interface Sealed {
  readonly token: string;
}

export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

/** Two keys, so that the cookie of one kind of session is nothing to the other. */
const keyOf = (kind: SessionKind, secret: string) =>
  Buffer.from(hkdfSync("sha256", secret, "wicked golf", `${kind} session`, 32));

interface Options {
  readonly secret: string;
  /** Pages are served over https. */
  readonly secure: boolean;
}

/** Gives every request the sealed sessions of a player and of an administrator. */
export const sealSessions = async (app: FastifyInstance, { secret, secure }: Options) => {
  const sealed = (kind: SessionKind) => ({
    sessionName: `${kind}Session`,
    cookieName: `${kind}_session`,
    key: keyOf(kind, secret),
    // The upper bound: when a session really ends is kept in the database (AMB-04).
    expiry: REMEMBERED_SECONDS,
    cookie: { path: "/", httpOnly: true, sameSite: "lax" as const, secure },
  });
  await app.register(secureSession, [sealed("player"), sealed("admin")]);
};

declare module "fastify" {
  interface FastifyRequest {
    playerSession: Session<Sealed>;
    adminSession: Session<Sealed>;
  }
}
