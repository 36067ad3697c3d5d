import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, inject, onTestFinished } from "vitest";
import { isAlive } from "./postgres/embedded/processes.ts";
import { test } from "./postgres/testing/database.ts";

const isRoot = process.getuid?.() === 0;

const patience = { timeout: 20_000, interval: 10 };

type Env = Readonly<Record<string, string>>;

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "golf-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly exit: Promise<number | null>;
}

const start = (env: Env, options: { readonly uid?: number } = {}): Started => {
  const program = ["scripts/run.mjs", "main"];
  const settings = { PATH: process.env["PATH"] ?? "", DATA_DIR: folder, SEED: "none", ...env };
  const child = spawn(process.execPath, program, { env: settings, ...options });
  let said = "";
  child.stdout?.on("data", (text) => {
    said += text;
  });
  child.stderr?.on("data", (text) => {
    said += text;
  });
  const exit = once(child, "close").then(([code]) => code);
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await exit;
  });
  return { child, said: () => said, exit };
};

/** It opens its port only when everything behind it answers. */
const ready = async ({ child, said }: Started) => {
  while (!said().includes(" is open at ")) {
    await once(child.stdout as NodeJS.ReadableStream, "data");
  }
};

const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
};

/** One sentence, exit code 1. */
const refusal = async ({ exit, said }: Started) => {
  expect({ code: await exit, said: said() }).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^[^\n]+[.]\n$/),
  });
  return said().trim();
};

const postmaster = () =>
  Number(readFileSync(path.join(folder, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);

/** What runs with this text in its command line, as far as the system can tell. */
const processesWith = (text: string) =>
  readdirSync("/proc").filter((pid) => {
    const file = `/proc/${pid}/cmdline`;
    return /^\d+$/.test(pid) && existsSync(file) && readFileSync(file, "utf8").includes(text);
  });

describe("the start is refused in one sentence", () => {
  test("wrong settings", async () => {
    expect(await refusal(start({ PORT: "golf" }))).toContain("PORT must be");
  });

  test("a database that is not there", async () => {
    const url = "postgres://golf:secret@127.0.0.1:1/golf";
    const sentence = await refusal(start({ DATABASE_URL: url }));
    expect(sentence).toMatch(/^The database of DATABASE_URL \(127.0.0.1:1\/golf\) does not answer/);
    expect(sentence).not.toContain("secret");
  });

  test("a database behind a password whose slash nobody has encoded", async () => {
    const url = "postgres://golf:12/secret@127.0.0.1:1/golf";
    const sentence = await refusal(start({ DATABASE_URL: url }));
    expect(sentence).toContain("does not answer");
    expect(sentence).not.toContain("secret");
  });

  test("a wrong password", async () => {
    const url = new URL(inject("postgresUrl"));
    url.password = "wrong";
    expect(await refusal(start({ DATABASE_URL: url.href }))).toMatch(
      /refuses the connection: password authentication failed/,
    );
  });

  test("a database that was never made", async () => {
    const url = new URL(inject("postgresUrl"));
    url.pathname = "nowhere";
    expect(await refusal(start({ DATABASE_URL: url.href }))).toMatch(
      /refuses the connection: database "nowhere" does not exist/,
    );
  });

  test("an event store that is not there", async ({ database }) => {
    const nowhere = "esdb://admin:secret@127.0.0.1:1?tls=false";
    const env = { DATABASE_URL: database.url, ESDB_URL: nowhere };
    const sentence = await refusal(start(env));
    expect(sentence).toMatch(/^The event store of ESDB_URL \(127.0.0.1:1\) does not answer: /);
    expect(sentence).not.toContain("secret");
  });

  test("a queue that is not there", async ({ database }) => {
    const env = { DATABASE_URL: database.url, REDIS_URL: "redis://:secret@127.0.0.1:1" };
    const sentence = await refusal(start(env));
    expect(sentence).toMatch(/^The job queue of REDIS_URL \(127.0.0.1:1\) does not answer: /);
    expect(sentence).not.toContain("secret");
  });

  test("production with a demo that everybody can sign in to, until it is taken out", async ({
    database,
  }) => {
    const trial = start({ DATABASE_URL: database.url, SEED: "demo", PORT: await freePort() });
    await ready(trial);
    trial.child.kill("SIGTERM");
    await trial.exit;

    const production = {
      ...{ DATABASE_URL: database.url, NODE_ENV: "production", PORT: await freePort() },
      ...{ PUBLIC_URL: "https://golf.example.org", SESSION_SECRET: "0123456789abcdef".repeat(2) },
    };
    expect(await refusal(start(production))).toMatch(
      /^Production does not start with the demo, .* super[.]admin@demo[.]example and 25 more: take it out with/,
    );
    const remove = ["scripts/run.mjs", "golf", "demo", "remove", "--yes"];
    const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: folder, ...production };
    expect(spawnSync(process.execPath, remove, { env }).status).toBe(0);
    await ready(start(production));
  });

  test.skipIf(!isRoot)("a full disk, on which nothing is left behind", async ({ skip }) => {
    const full = path.join(folder, "full");
    mkdirSync(full);
    const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=16k", "tmpfs", full]);
    skip(status !== 0, "Nothing can be mounted here.");
    onTestFinished(() => void spawnSync("umount", [full]));
    const { stderr } = spawnSync("dd", ["if=/dev/zero", `of=${full}/.fill`], { encoding: "utf8" });
    expect(stderr).toContain("No space left");

    expect(await refusal(start({ DATA_DIR: full }))).toBe(
      `DATA_DIR cannot be ${full}: the disk is full.`,
    );
    expect(readdirSync(full)).toEqual([".fill"]);
  });

  test("a data folder without rights to write there", async () => {
    chmodSync(folder, 0o555);
    const env = { DATA_DIR: path.join(folder, "data"), TMPDIR: tmpdir() };
    expect(await refusal(start(env, isRoot ? { uid: 65534 } : {}))).toBe(
      `DATA_DIR cannot be ${folder}/data: this account has no right to it.`,
    );
  });
}, 60_000);

// Only root is refused by PostgreSQL, and only Linux has the disguise that is missing here.
describe.skipIf(!isRoot || process.platform !== "linux")(
  "root without user namespaces",
  () => {
    test("is told which folder others may not enter", async () => {
      const programs = mkdtempSync(path.join(tmpdir(), "golf-programs-"));
      onTestFinished(() => rmSync(programs, { recursive: true }));
      for (const name of ["id", "setpriv", "true"]) {
        symlinkSync(`/usr/bin/${name}`, path.join(programs, name));
      }
      chmodSync(folder, 0o700);
      expect(await refusal(start({ PATH: programs }))).toBe(
        `PostgreSQL does not run as root, and the account "nobody" may not enter ${folder}: ` +
          "start as another user, or set DATABASE_URL to use another PostgreSQL.",
      );
    });
  },
  60_000,
);

describe("a running server", () => {
  test("holds its port and its folder against a second one", async ({ database }) => {
    const PORT = await freePort();
    const first = start({ PORT });
    await ready(first);
    expect(await refusal(start({ DATABASE_URL: database.url, PORT }))).toBe(
      `Port ${PORT} is in use: another program listens there. Set PORT to a free one.`,
    );
    expect(await refusal(start({ PORT: await freePort() }))).toBe(
      `The data folder is in use by \`npm start\` (process ${first.child.pid}).`,
    );
  });

  test("closes with everything that belongs to it, however often it is told to", async () => {
    const server = start({ PORT: await freePort() });
    await ready(server);
    const pid = postmaster();
    for (const signal of ["SIGINT", "SIGTERM", "SIGINT"] as const) server.child.kill(signal);
    expect(await server.exit).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  test("that is still starting ends as well", async () => {
    const server = start({ PORT: await freePort() });
    await expect.poll(() => existsSync(path.join(folder, "owner.json")), patience).toBe(true);
    server.child.kill("SIGTERM");
    expect(await server.exit).toBe(0);
    await expect.poll(() => processesWith(folder), patience).toEqual([]);
  });

  test("that is killed takes its database along, and the next one finds the folder in order", async () => {
    const PORT = await freePort();
    const killed = start({ PORT });
    await ready(killed);
    const pid = postmaster();
    killed.child.kill("SIGKILL");
    await killed.exit;
    await expect.poll(() => isAlive(pid), patience).toBe(false);

    await ready(start({ PORT }));
    const health = await fetch(`http://127.0.0.1:${PORT}/api/health`);
    expect(await health.json()).toMatchObject({ status: "ok", database: "ok" });
  });
}, 60_000);
