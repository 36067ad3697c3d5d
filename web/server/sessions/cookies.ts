import { hkdfSync } from "node:crypto";
import secureSession, { type Session } from "@fastify/secure-session";
import type { FastifyInstance } from "fastify";
import type { SessionKind } from "../../../application/ports/Sessions.ts";
import { type Device, KNOWN_SECONDS } from "./knownDevice.ts";
import { STEP_SECONDS } from "./signInStep.ts";

/** The content of a cookie. The database decides whether its token is valid. */
interface Sealed {
  readonly token: string;
}

export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;

/** A separate key for each kind, so that a cookie of one kind is useless as another kind. */
const keyOf = (purpose: string, secret: string) =>
  Buffer.from(hkdfSync("sha256", secret, "wicked golf", purpose, 32));

interface Options {
  readonly secret: string;
  /** Whether pages are served over https. */
  readonly secure: boolean;
}

/**
 * With https the name begins with `__Host-`. A browser accepts such a cookie only from this host and
 * over https, so no other host can set it.
 */
export const cookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/**
 * The cookie of a device is sent with one call alone, and `__Host-` allows no such path: browsers
 * would not take it.
 */
const deviceCookieName = (secure: boolean) => (secure ? "__Secure-known_device" : "known_device");

/** Gives every request the sealed sessions of a player and of an administrator, and what its device knows. */
export const sealSessions = async (app: FastifyInstance, { secret, secure }: Options) => {
  const cookie = { path: "/", httpOnly: true, sameSite: "lax" as const, secure };
  const session = (kind: SessionKind) => ({
    sessionName: `${kind}Session`,
    cookieName: cookieName(`${kind}_session`, secure),
    key: keyOf(`${kind} session`, secret),
    // The longest possible lifetime; the database stores when a session really ends.
    expiry: REMEMBERED_SECONDS,
    cookie,
  });
  const device = {
    sessionName: "device",
    cookieName: deviceCookieName(secure),
    key: keyOf("known device", secret),
    expiry: KNOWN_SECONDS,
    cookie,
  };
  const step = {
    sessionName: "signInStep",
    cookieName: cookieName("sign_in_step", secure),
    key: keyOf("sign-in step", secret),
    expiry: STEP_SECONDS,
    cookie: { ...cookie, sameSite: "strict" as const },
  };
  await app.register(secureSession, [session("player"), session("admin"), device, step]);
};

declare module "fastify" {
  interface FastifyRequest {
    playerSession: Session<Sealed>;
    adminSession: Session<Sealed>;
    device: Session<Device>;
    signInStep: Session<Sealed>;
  }
}
