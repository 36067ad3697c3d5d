import { Secret, TOTP } from "otpauth";
import { vi } from "vitest";
import { anAdministrator, examplePassword } from "../../../application/accounts/examples.ts";
import type { AdministratorId } from "../../../domain/shared/values.ts";
import { type Browser, browserOf } from "./browser.ts";
import { test as base, type SignedIn } from "./server.ts";

/** An administrator with a second factor, signed in. */
interface Secured extends SignedIn<AdministratorId> {
  readonly email: string;
  /** The code of the app this many steps from now. */
  readonly code: (steps?: number) => string;
  readonly recoveryCodes: ReadonlyArray<string>;
}

/** How long the app shows one code, in milliseconds. */
export const STEP = 30_000;

export const codeOf =
  (secret: string) =>
  (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + steps * STEP,
    });

export const ownFactor = "/api/admin/second-factor";

export const test = base.extend<{
  /** The clock stands still for whoever asks for it. */
  readonly secured: Secured;
  readonly newBrowser: () => Browser;
}>({
  secured: async ({ newAdmin }, use) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const { email } = anAdministrator();
    const admin = await newAdmin({ email });
    const begun = await admin.send("POST", ownFactor, { password: examplePassword });
    const code = codeOf(begun.json().secret);
    const on = await admin.send("PUT", ownFactor, { code: code() });
    await use({ ...admin, email, code, recoveryCodes: on.json().recoveryCodes });
    vi.useRealTimers();
  },
  newBrowser: async ({ app }, use) => use(() => browserOf(app)),
});

export const goOn = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

export const givePassword = (browser: Browser, email: string, password = examplePassword) =>
  browser.send("POST", "/api/admin/login", { email, password });

/** 200, or the status and the sentence of the refusal. */
export const giveCode = async (browser: Browser, code: string) => {
  const { statusCode, json } = await browser.send("POST", "/api/admin/login/code", { code });
  return statusCode === 200 ? 200 : [statusCode, json().error];
};

export const isIn = async (browser: Browser) =>
  (await browser.get("/api/admin/session")).statusCode === 200;
