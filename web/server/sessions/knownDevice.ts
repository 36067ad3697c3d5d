import { createHash, randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { SessionKind } from "../../../application/ports/Sessions.ts";

/** Browsers keep no cookie much longer. */
export const KNOWN_SECONDS = 365 * 24 * 60 * 60;

/** Many people may use a tablet in a club house. */
const MAX_ACCOUNTS = 10;

/** The sealed content of a device's cookie: pages and other servers cannot read it. */
export interface Device {
  readonly id: string;
  /** The accounts that have signed in here, the latest one first. */
  readonly accounts: ReadonlyArray<string>;
}

/** Remembers which accounts have signed in on this device before. This does not sign anyone in. */
export interface KnownDevice {
  /** The id of the device if this account has signed in on it before, otherwise null. */
  readonly idFor: (kind: SessionKind, email: string) => string | null;
  /** Call it after the right password was given. */
  readonly remember: (kind: SessionKind, email: string) => void;
}

export const knownDevice = (request: FastifyRequest): KnownDevice => ({
  idFor: (kind, email) => {
    const { id, accounts } = deviceIn(request);
    return accounts.includes(accountOf(kind, email)) ? id : null;
  },
  remember: (kind, email) => {
    const { id, accounts } = deviceIn(request);
    const account = accountOf(kind, email);
    const others = accounts.filter((other) => other !== account);
    request.device.set("id", id);
    request.device.set("accounts", [account, ...others].slice(0, MAX_ACCOUNTS));
    // Only the sign-in call reads it, so the cookie is sent only with that call.
    request.device.options({ path: pathOf(request), maxAge: KNOWN_SECONDS });
  },
});

const deviceIn = ({ device }: FastifyRequest): Device => ({
  id: device.get("id") ?? randomUUID(),
  accounts: device.get("accounts") ?? [],
});

/** Only the server can read the cookie, but it still contains no e-mail address. */
const accountOf = (kind: SessionKind, email: string) =>
  createHash("sha256").update(`${kind} ${email.trim().toLowerCase()}`).digest("base64url");

const pathOf = ({ url }: FastifyRequest) => url.split("?")[0] ?? url;
