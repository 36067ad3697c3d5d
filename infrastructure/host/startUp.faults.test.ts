import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, inject, onTestFinished } from "vitest";
import { installationFolder } from "../config/installation.ts";
import { isAlive } from "../postgres/embedded/processes.ts";
import { test } from "../postgres/testing/database.ts";
import { newCluster } from "../postgres/testing/newCluster.ts";
import {
  type Env,
  freePort,
  type Options,
  ready,
  refusal,
  startProgram,
} from "../testing/startProgram.ts";

const isRoot = process.getuid?.() === 0;

/** Runs as root without root's right to ignore file permissions. */
const asOwner = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"];

const polling = { interval: 10 };

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "golf-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const start = (env: Env, options: Options = {}) =>
  startProgram({ DATA_DIR: folder, ...env }, options);

const postmaster = () =>
  Number(readFileSync(path.join(folder, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);

/** The processes with this text in their command line, if the system can list them. */
const processesWith = (text: string) =>
  readdirSync("/proc").filter((pid) => {
    const file = `/proc/${pid}/cmdline`;
    return /^\d+$/.test(pid) && existsSync(file) && readFileSync(file, "utf8").includes(text);
  });

describe("a start that is refused in one sentence", () => {
  test("a wrong setting is named", async () => {
    expect(await refusal(start({ PORT: "golf" }))).toContain("PORT must be");
  });

  test("a database that does not answer is named, without its password", async () => {
    const url = "postgres://golf:secret@127.0.0.1:1/golf";
    const sentence = await refusal(start({ DATABASE_URL: url }));
    expect(sentence).toMatch(/^The database of DATABASE_URL \(127.0.0.1:1\/golf\) does not answer/);
    expect(sentence).not.toContain("secret");
  });

  test("a database whose password has a slash that is not encoded is named, without the password", async () => {
    const url = "postgres://golf:12/secret@127.0.0.1:1/golf";
    const sentence = await refusal(start({ DATABASE_URL: url }));
    expect(sentence).toContain("does not answer");
    expect(sentence).not.toContain("secret");
  });

  test("a wrong password of the database is named", async () => {
    const url = new URL(inject("postgresUrl"));
    url.password = "wrong";
    expect(await refusal(start({ DATABASE_URL: url.href }))).toMatch(
      /refuses the connection: password authentication failed/,
    );
  });

  test("a database that does not exist is named", async () => {
    const url = new URL(inject("postgresUrl"));
    url.pathname = "nowhere";
    expect(await refusal(start({ DATABASE_URL: url.href }))).toMatch(
      /refuses the connection: database "nowhere" does not exist/,
    );
  });

  test("an event store that does not answer is named, without its password", async ({
    database,
  }) => {
    const nowhere = "esdb://admin:secret@127.0.0.1:1?tls=false";
    const env = { DATABASE_URL: database.url, ESDB_URL: nowhere };
    const sentence = await refusal(start(env));
    expect(sentence).toMatch(/^The event store of ESDB_URL \(127.0.0.1:1\) does not answer: /);
    expect(sentence).not.toContain("secret");
  });

  test("a queue that does not answer is named, without its password", async ({ database }) => {
    const env = { DATABASE_URL: database.url, REDIS_URL: "redis://:secret@127.0.0.1:1" };
    const sentence = await refusal(start(env));
    expect(sentence).toMatch(/^The job queue of REDIS_URL \(127.0.0.1:1\) does not answer: /);
    expect(sentence).not.toContain("secret");
  });

  test("a password of the administrator that everybody tries first is refused", async ({
    database,
  }) => {
    const administrator = { ADMIN_EMAIL: "office@example.org", ADMIN_PASSWORD: "password1" };
    const sentence = await refusal(start({ DATABASE_URL: database.url, ...administrator }));
    expect(sentence).toBe(
      "ADMIN_EMAIL and ADMIN_PASSWORD are refused: This password is too common.",
    );
  });

  test.for([
    { entry: "main", setting: "METRICS_PORT" },
    { entry: "server", setting: "METRICS_PORT" },
    { entry: "projector", setting: "HEALTH_PORT" },
    { entry: "jobs", setting: "METRICS_PORT" },
  ] as const)(
    "$entry names its $setting that is in use, and has made nothing",
    async ({ entry, setting }) => {
      const taken = createServer().listen(0, "127.0.0.1");
      onTestFinished(() => void taken.close());
      await once(taken, "listening");
      const { port } = taken.address() as AddressInfo;
      const PORT = await freePort();
      const DATA_DIR = path.join(folder, "data");
      expect(await refusal(start({ DATA_DIR, PORT, [setting]: String(port) }, { entry }))).toBe(
        `${setting} ${port} is in use: each process on a computer needs one of its own.`,
      );
      await expect(fetch(`http://127.0.0.1:${PORT}/api/health`)).rejects.toThrow("fetch failed");
      expect(existsSync(DATA_DIR)).toBe(false);
    },
  );

  test("a data folder without the right to write is named", async () => {
    chmodSync(folder, 0o555);
    const env = { DATA_DIR: path.join(folder, "data"), TMPDIR: tmpdir() };
    expect(await refusal(start(env, isRoot ? { by: asOwner } : {}))).toBe(
      `DATA_DIR cannot be ${folder}/data: this account has no right to it.`,
    );
  });
});

// PostgreSQL refuses only root, and the missing user namespaces exist only on Linux.
describe.skipIf(!isRoot || process.platform !== "linux")(
  "a start as root without user namespaces",
  () => {
    test("the refusal names the folder that other users cannot enter", async () => {
      const programs = mkdtempSync(path.join(tmpdir(), "golf-programs-"));
      onTestFinished(() => rmSync(programs, { recursive: true }));
      for (const name of ["id", "setpriv", "true"]) {
        symlinkSync(`/usr/bin/${name}`, path.join(programs, name));
      }
      chmodSync(folder, 0o700);
      // The folder of the installation itself may be closed to other users.
      const closed = closedAbove(installationFolder) ?? folder;
      expect(await refusal(start({ PATH: programs }))).toBe(
        `PostgreSQL does not run as root, and the account "nobody" may not enter ${closed}: ` +
          "start as another user, or set DATABASE_URL to use another PostgreSQL.",
      );
    });
  },
);

const closedAbove = (file: string): string | undefined => {
  const above = path.dirname(file);
  if (above === file) return;
  return closedAbove(above) ?? ((statSync(above).mode & 0o001) === 0 ? above : undefined);
};

describe("a running server", () => {
  test("a second server can use neither the port nor the folder of a running one", async ({
    database,
  }) => {
    newCluster(folder);
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

  test("a server stops with its PostgreSQL, even when it receives several signals", async () => {
    newCluster(folder);
    const server = start({ PORT: await freePort() });
    await ready(server);
    const pid = postmaster();
    for (const signal of ["SIGINT", "SIGTERM", "SIGINT"] as const) server.child.kill(signal);
    expect(await server.exit).toBe(0);
    expect(isAlive(pid)).toBe(false);
  });

  test("a server that is still starting stops with all its processes", async () => {
    const server = start({ PORT: await freePort() });
    await expect.poll(() => existsSync(path.join(folder, "owner.json")), polling).toBe(true);
    server.child.kill("SIGTERM");
    expect({ code: await server.exit, output: server.output() }).toMatchObject({ code: 0 });
    await expect.poll(() => processesWith(folder), polling).toEqual([]);
  });

  test("a server that npm started stops when the shell of npm ends without passing the signal on", async () => {
    newCluster(folder);
    // With a second command the shell stays, as dash does for npm.
    const by = ["sh", "-c", '"$@"; exit "$?"', "npm"];
    const server = start({ PORT: await freePort(), npm_lifecycle_event: "start" }, { by });
    await ready(server);
    const pid = postmaster();
    server.child.kill("SIGTERM");
    await server.exit;
    await expect.poll(() => isAlive(pid), polling).toBe(false);
    await expect.poll(() => processesWith(folder), polling).toEqual([]);
  });

  test("a killed server takes its PostgreSQL with it, and the next server starts in the same folder", async () => {
    const PORT = await freePort();
    const killed = start({ PORT });
    await ready(killed);
    const pid = postmaster();
    killed.child.kill("SIGKILL");
    await killed.exit;
    await expect.poll(() => isAlive(pid), polling).toBe(false);

    await ready(start({ PORT }));
    const health = await fetch(`http://127.0.0.1:${PORT}/api/health`);
    expect(await health.json()).toMatchObject({ status: "ok", database: "ok" });
  });
});
