import pg from "pg";
import { describe, expect } from "vitest";
import { isAlive } from "../../../infrastructure/postgres/embedded/processes.ts";
import { until } from "../../../infrastructure/testing/until.ts";
import { call, signIn, succeed } from "./testing/call.ts";
import { askDatabase, embeddedPostmaster, embeddedUrl } from "./testing/eventLog.ts";
import { superAdmin, withProcesses as test } from "./testing/processes.ts";

const MEMBERS = 5000;
const rows = Array.from({ length: MEMBERS }, (_, index) => ({
  ...{ firstName: "Mia", lastName: `Member ${index}`, handicap: "12.4" },
  email: `member.${index}@club.example`,
}));

describe("kill -9 during an import of 5,000 members", () => {
  test("it is there whole or not at all, and the same key takes it once", async ({ processes }) => {
    let server = await processes.start("main", {});
    const admin = await signIn(server.origin, "/api/admin/login", superAdmin);
    const database = () => embeddedUrl(processes.folder);
    const killed = async () => {
      const postmaster = embeddedPostmaster(processes.folder);
      await server.end("SIGKILL");
      await until("its database has ended", () => !isAlive(postmaster));
      server = await processes.start("main", {});
    };
    const send = () =>
      call(server.origin, admin, "POST", "/api/admin/member-imports", {
        key: "0b2d6c0e-51d3-4a51-9c1e-6f0b1c2d3e41",
        body: { rows },
      });
    const unanswered = () => expect(send()).rejects.toThrow("fetch failed");
    const count = async () =>
      (await succeed(server.origin, admin, "GET", "/api/admin/counts")).totalUsers;

    // The accounts are written, and what is told of them waits: nothing of it stays.
    await holdLock(database(), "lock table reference.audit in exclusive mode");
    let answer = unanswered();
    await until("the audit waits", () => waits(database(), "insert into %audit"));
    await killed();
    await answer;
    expect(await count()).toBe(0);

    // The process stands still while it waits for the answer to its commit, and never goes on.
    await askDatabase(database(), lockAtCommit);
    const lock = await holdLock(database(), "select pg_advisory_xact_lock(1)");
    answer = unanswered();
    await until("the commit waits", () => waits(database(), "commit"));
    server.child.kill("SIGSTOP");
    await lock.letGo();
    await until("it is committed", async () => {
      const imports = await askDatabase(database(), "select 1 from reference.member_imports");
      return imports.length === 1;
    });
    await killed();
    await answer;
    expect(await count()).toBe(MEMBERS);

    expect(await send()).toMatchObject({ status: 201, body: { added: MEMBERS, changed: 0 } });
    expect(await count()).toBe(MEMBERS);
  });
});

/** Keeps a lock until it is let go, or until the database ends. */
const holdLock = async (url: string, statement: string) => {
  const client = new pg.Client(url);
  // It ends together with the product.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("begin");
  await client.query(statement);
  return { letGo: () => client.end() };
};

/** Whether a statement that begins like this waits for a lock. */
const waits = async (url: string, statement: string) => {
  const asked = `select 1 from pg_stat_activity
    where wait_event_type = 'Lock' and query ilike '${statement}%'`;
  return (await askDatabase(url, asked)).length > 0;
};

/** The commit of an import takes this lock. */
const lockAtCommit = `
  create function reference.take_lock() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(1); return null; end $$;
  create constraint trigger take_lock after insert on reference.member_imports
    deferrable initially deferred for each row execute function reference.take_lock()`;
