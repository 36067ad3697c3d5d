import { createHash, randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { SessionKind } from "../../../application/ports/Sessions.ts";

/** Browsers keep no cookie much longer. */
export const KNOWN_SECONDS = 365 * 24 * 60 * 60;

/** A tablet in a club house is used by many. */
const MOST_ACCOUNTS = 10;

/** What the cookie of a device carries, sealed: no page and no other server can read it. */
export interface Device {
  readonly id: string;
  /** Those that have signed in here, the last one first. */
  readonly accounts: ReadonlyArray<string>;
}

/** Which accounts have signed in on this device before. To be known is not to be signed in. */
export interface KnownDevice {
  /** The id of the device if this account has signed in on it before, otherwise null. */
  readonly idFor: (kind: SessionKind, email: string) => string | null;
  /** Call it when the password was right. */
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
    request.device.set("accounts", [account, ...others].slice(0, MOST_ACCOUNTS));
    // Only the call that signs in looks at it, so no other one has to carry it.
    request.device.options({ path: pathOf(request), maxAge: KNOWN_SECONDS });
  },
});

const deviceIn = ({ device }: FastifyRequest): Device => ({
  id: device.get("id") ?? randomUUID(),
  accounts: device.get("accounts") ?? [],
});

/** The cookie is read by its server alone, and still holds no e-mail address. */
const accountOf = (kind: SessionKind, email: string) =>
  createHash("sha256").update(`${kind} ${email.trim().toLowerCase()}`).digest("base64url");

const pathOf = ({ url }: FastifyRequest) => url.split("?")[0] ?? url;
