import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, vi } from "vitest";
import { buildApp } from "../../app.ts";
import { browserOf } from "../../testing/browser.ts";
import { testOptions } from "../../testing/options.ts";
import { test } from "../../testing/server.ts";

const password = "second-tee-time";

const anAccount = () => ({
  email: `${randomUUID()}@club.example`,
  password,
  firstName: "Nora",
  lastName: "New",
  phone: "+43 660 7654321",
  shirtSize: "MED",
});

interface Try {
  readonly username: string;
  readonly password: string;
}

const signInFrom = (app: FastifyInstance, remoteAddress: string, payload: Try, cookies = {}) =>
  app.inject({ method: "POST", url: "/api/login", payload, cookies, remoteAddress });

const knownDevice = async (app: FastifyInstance, username: string) => {
  const { cookies } = await signInFrom(app, "10.1.0.1", { username, password });
  return cookies.find(({ name }) => name === "known_device");
};

/** An attacker guesses from sixty addresses. The clock stands still, so the pause lasts. */
const guess = async (app: FastifyInstance, username: string) => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const wrong = { username, password: "a guess" };
  const guesses = Array.from({ length: 60 }, (_, n) => signInFrom(app, `10.2.0.${n}`, wrong));
  return (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
};

test("during guesses from many addresses the owner can sign in on a known device", async ({
  app,
}) => {
  const { email: username, ...account } = anAccount();
  await browserOf(app).send("POST", "/api/register", { email: username, ...account });
  const device = await knownDevice(app, username);
  expect(device).toMatchObject({ path: "/api/login", httpOnly: true, sameSite: "Lax" });

  const statuses = await guess(app, username);
  expect(statuses.filter((status) => status === 401)).toHaveLength(21);

  const right = { username, password };
  const elsewhere = await signInFrom(app, "10.3.0.1", right);
  expect([elsewhere.statusCode, elsewhere.json().error]).toEqual([
    429,
    "Too many attempts. Please try again later.",
  ]);
  const cookies = { known_device: device?.value ?? "" };
  expect((await signInFrom(app, "10.3.0.1", right, cookies)).statusCode).toBe(200);
});

test("a device is known only for the accounts that have signed in on it", async ({ app }) => {
  const [ana, ben] = [anAccount(), anAccount()];
  for (const account of [ana, ben]) await browserOf(app).send("POST", "/api/register", account);
  const cookies = { known_device: (await knownDevice(app, ben.email))?.value ?? "" };
  await guess(app, ana.email);
  const right = { username: ana.email, password };
  expect((await signInFrom(app, "10.3.0.1", right, cookies)).statusCode).toBe(429);
});

test("over https a browser takes the cookies, and an owner can still sign in on a known device", async ({
  runtime,
}) => {
  const publicUrl = new URL("https://golf.example");
  const app = await buildApp(runtime, { ...testOptions, publicUrl });
  onTestFinished(async () => app.close());
  const { email: username, ...account } = anAccount();
  const browser = browserOf(app);
  const secured = { "x-forwarded-proto": "https" };
  await browser.send("POST", "/api/register", { email: username, ...account }, secured);
  await browser.send("POST", "/api/login", { username, password }, secured);
  expect([...browser.jar.keys()]).toEqual(["__Host-player_session", "__Secure-known_device"]);

  await guess(app, username);
  const right = { username, password };
  expect((await signInFrom(app, "10.3.0.1", right)).statusCode).toBe(429);
  const kept = Object.fromEntries(browser.jar);
  expect((await signInFrom(app, "10.3.0.1", right, kept)).statusCode).toBe(200);
});
