import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Effect } from "effect";
import { expect, onTestFinished, test } from "vitest";
import type { Finding } from "../../application/ports/Finding.ts";
import { parseConfig } from "../config/config.ts";
import { computerFindings } from "./computer.ts";
import { folderFindings, hasInstallation } from "./folder.ts";
import { networkFindings } from "./network.ts";
import { settingsFindings } from "./settings.ts";
import { ofClock } from "./stores.ts";

const states = (findings: ReadonlyArray<Finding>) =>
  Object.fromEntries(findings.map(({ what, state }) => [what, state]));

const configured = (env: Record<string, string>) => Effect.runPromise(parseConfig(env));

const good = { node: "20.20.0", isRoot: false, openFiles: 65_536 };

test.for([
  [good, {}],
  [{ ...good, node: "20.18.3" }, { "Node.js": "wrong" }],
  [{ ...good, node: "18.20.0" }, { "Node.js": "wrong" }],
  [{ ...good, node: "24.0.0" }, {}],
  [{ ...good, isRoot: true }, { account: "advice" }],
  [{ ...good, openFiles: 1024 }, { "open files": "advice" }],
] as const)("the findings about a computer are right: %j", ([computer, faults]) => {
  const fine = { "Node.js": "fine", account: "fine", "open files": "fine" };
  expect(states(computerFindings(computer, 20_000))).toEqual({ ...fine, ...faults });
});

const production = {
  NODE_ENV: "production",
  SESSION_SECRET: "0123456789abcdef".repeat(2),
  PUBLIC_URL: "https://golf.example.org",
  SUPPORT_EMAIL: "office@club.example",
  TRUST_PROXY: "loopback",
};

test.for([
  [production, {}],
  [{ ...production, TRUST_PROXY: "" }, { TRUST_PROXY: "advice" }],
  [{ ...production, PUBLIC_URL: "http://golf.example.org" }, { PUBLIC_URL: "advice" }],
  [{ ...production, SUPPORT_EMAIL: "" }, { SUPPORT_EMAIL: "advice" }],
  [{ HOST: "0.0.0.0", SUPPORT_EMAIL: "office@club.example" }, { NODE_ENV: "advice" }],
  [{ DEV_USER_HEADER: "on", SUPPORT_EMAIL: "office@club.example" }, { DEV_USER_HEADER: "advice" }],
] as const)("the findings about settings are right: %j", async ([env, dangers]) => {
  expect(states(settingsFindings(await configured(env)))).toEqual({ settings: "fine", ...dangers });
});

test("the findings tell whether a folder is missing, writable for everybody, or a file", () => {
  const home = mkdtempSync(path.join(tmpdir(), "golf-doctor-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  expect(folderFindings(home)).toMatchObject([
    { what: "DATA_DIR", state: "fine" },
    { what: "disk" },
  ]);
  expect(hasInstallation(home)).toBe(false);
  chmodSync(home, 0o777);
  expect(folderFindings(home)[0]).toMatchObject({ state: "advice", todo: `chmod o-w ${home}` });
  expect(folderFindings(path.join(home, "none"))).toMatchObject([{ state: "fine" }]);
  const file = path.join(home, "file");
  writeFileSync(file, "");
  expect(folderFindings(file)).toMatchObject([{ state: "wrong", says: `${file} is a file.` }]);
});

const listening = async (answer: string) => {
  const server = createServer((_request, response) => response.end(answer)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
};

const network = async (env: Record<string, string>) =>
  states(await Effect.runPromise(networkFindings(await configured(env))));

test("the findings tell whether a port is free, used by the product, or used by another program", async () => {
  const ours = await listening('{"status":"ok","projections":[]}');
  const others = await listening("hello");
  expect(await network({ PORT: "0" })).toEqual({ PORT: "fine" });
  expect(await network({ PORT: String(ours) })).toEqual({ PORT: "fine" });
  expect(await network({ PORT: String(others) })).toEqual({ PORT: "wrong" });
});

test("the ports of health and metrics are checked like the port of the server", async () => {
  const used = async (HEALTH_PORT: number, METRICS_PORT: number, METRICS_FROM = "loopback") =>
    network({
      ...{ PORT: "0", HEALTH_PORT: String(HEALTH_PORT), METRICS_PORT: String(METRICS_PORT) },
      METRICS_FROM,
    });
  expect(await used(0, 0)).toEqual({ PORT: "fine", HEALTH_PORT: "fine", METRICS_PORT: "fine" });
  const health = await listening('{"status":"ok","version":"2.1.0","database":"ok"}');
  const metrics = await listening("# TYPE golf_requests_in_progress gauge");
  expect(await used(health, metrics)).toMatchObject({ HEALTH_PORT: "fine", METRICS_PORT: "fine" });
  const others = await listening("hello");
  expect(await used(others, others)).toMatchObject({ HEALTH_PORT: "wrong", METRICS_PORT: "wrong" });
  const from = "10.0.0.1";
  expect(await used(health, others, from)).toMatchObject({ METRICS_PORT: "advice" });
});

test("the findings tell whether services answer", async () => {
  const port = await listening("");
  const at = (place: number) => ({
    PORT: "0",
    SMTP_URL: `smtp://golf:secret@127.0.0.1:${place}`,
    AI_BASE_URL: `http://127.0.0.1:${place}/v1`,
    AI_MODEL: "some",
  });
  expect(await network(at(port))).toMatchObject({ SMTP_URL: "fine", AI_BASE_URL: "fine" });
  expect(await network(at(1))).toMatchObject({ SMTP_URL: "advice", AI_BASE_URL: "advice" });
});

test("the findings tell whether the clocks differ by more than a moment", () => {
  expect(ofClock(1000)).toMatchObject({ state: "fine" });
  expect(ofClock(61_000).says).toBe("The clock of the database is 61 s ahead of this computer's.");
  expect(ofClock(-61_000).says).toBe("The clock of the database is 61 s behind this computer's.");
});
