import { Clock, Effect, Layer, ManagedRuntime } from "effect";
import { expect, vi } from "vitest";
import { anAdministrator, anOrigin, aPlayer } from "../../application/accounts/examples.ts";
import { Administrators } from "../../application/ports/Administrators.ts";
import { Players } from "../../application/ports/Players.ts";
import { type SessionOwners, Sessions } from "../../application/ports/Sessions.ts";
import { PlayerId } from "../../domain/shared/values.ts";
import type { Database } from "../postgres/database.ts";
import { test as base } from "../postgres/testing/database.ts";
import { sessionsPostgres } from "./sessions.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Watch {
  readonly now: () => number;
  readonly pass: (milliseconds: number) => void;
}

/** A process with its own sessions, whose clock moves only when a test moves it. */
const processOn = async (database: Database, watch: Watch) => {
  const clock = Layer.effect(
    Clock.Clock,
    Clock.clockWith((real) =>
      Effect.succeed<Clock.Clock>(
        Object.assign(Object.create(real), {
          currentTimeMillisUnsafe: watch.now,
          currentTimeMillis: Effect.sync(watch.now),
        }),
      ),
    ),
  );
  const runtime = ManagedRuntime.make(sessionsPostgres(database).pipe(Layer.provideMerge(clock)));
  const call = <A, E>(use: (sessions: Sessions["Service"]) => Effect.Effect<A, E>) =>
    runtime.runPromise(Sessions.use(use));
  return { call, dispose: () => runtime.dispose() };
};

type Process = Awaited<ReturnType<typeof processOn>>;

interface Fixtures {
  readonly watch: Watch;
  readonly here: Process;
  readonly elsewhere: Process;
  readonly player: SessionOwners["player"];
  readonly admin: SessionOwners["admin"];
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  watch: async ({}, use) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    let now = Date.UTC(2026, 5, 1);
    const pass = (milliseconds: number) => {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    };
    await use({ now: () => now, pass });
    vi.useRealTimers();
  },
  here: async ({ database, watch }, use) => {
    const process = await processOn(database, watch);
    await use(process);
    await process.dispose();
  },
  elsewhere: async ({ database, watch }, use) => {
    const process = await processOn(database, watch);
    await use(process);
    await process.dispose();
  },
  player: async ({ run }, use) => {
    const player = aPlayer();
    await run(Players.use((players) => players.create(player, anOrigin())));
    await use({ kind: "player", id: player.id });
  },
  admin: async ({ run }, use) => {
    const administrator = anAdministrator();
    await run(Administrators.use((port) => port.create(administrator, anOrigin())));
    await use({ kind: "admin", id: administrator.id });
  },
});

const browserSession = { remember: false };

test("a token is known only for its owner and for the kind of its account", async ({
  here,
  player,
  admin,
  database,
}) => {
  const mine = await here.call((port) => port.open(player, browserSession));
  const theirs = await here.call((port) => port.open(admin, browserSession));

  expect(await here.call((port) => port.find("player", mine))).toEqual(player);
  expect(await here.call((port) => port.find("admin", theirs))).toEqual(admin);
  expect(await here.call((port) => port.find("admin", mine))).toBeNull();
  expect(await here.call((port) => port.find("player", theirs))).toBeNull();
  expect(await here.call((port) => port.find("player", "a guess"))).toBeNull();

  const kept = await database.reference.selectFrom("sessions").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(mine);
});

test("a sign-in is recorded in the audit", async ({ here, player, database }) => {
  await here.call((port) => port.open(player, browserSession));
  const rows = database.reference.selectFrom("audit").selectAll();
  const [row] = await rows
    .where("rowId", "=", player.id)
    .where("tableName", "=", "sessions")
    .execute();
  expect(row).toMatchObject({ action: "signed in", actorKind: "player", actorId: player.id });
});

test("a session ends 12 hours after its last request", async ({ here, player, watch }) => {
  const token = await here.call((port) => port.open(player, browserSession));
  const find = () => here.call((port) => port.find("player", token));

  watch.pass(11 * hour);
  expect(await find()).toEqual(player);
  watch.pass(11 * hour);
  expect(await find()).toEqual(player);
  watch.pass(12 * hour);
  expect(await find()).toBeNull();
});

test("a session of an administrator ends 24 hours after the sign-in, even when it is used", async ({
  here,
  admin,
  watch,
}) => {
  const token = await here.call((port) => port.open(admin, browserSession));
  const find = () => here.call((port) => port.find("admin", token));
  for (const hours of [11, 11]) {
    watch.pass(hours * hour);
    expect(await find()).toEqual(admin);
  }
  watch.pass(2 * hour);
  expect(await find()).toBeNull();
});

test("a remembered session ends 30 days after the sign-in, even when it is used", async ({
  here,
  player,
  watch,
}) => {
  const token = await here.call((port) => port.open(player, { remember: true }));
  const find = () => here.call((port) => port.find("player", token));

  watch.pass(29 * day);
  expect(await find()).toEqual(player);
  watch.pass(day);
  expect(await find()).toBeNull();
});

test("the time of the last request is written at most once a minute", async ({
  here,
  player,
  watch,
  database,
}) => {
  const token = await here.call((port) => port.open(player, browserSession));
  const opened = watch.now();
  const seenAfter = async (time: number) => {
    watch.pass(opened + time - watch.now());
    await here.call((port) => port.find("player", token));
    const row = database.reference.selectFrom("sessions").select("lastSeenAt");
    const { lastSeenAt } = await row.where("ownerId", "=", player.id).executeTakeFirstOrThrow();
    return lastSeenAt.getTime() - opened;
  };
  expect(await seenAfter(minute - 1)).toBe(0);
  expect(await seenAfter(minute + 5000)).toBe(minute + 5000);
  expect(await seenAfter(minute + 9000)).toBe(minute + 5000);
});

test("an ended session ends at once in its process, and within two seconds in other processes", async ({
  here,
  elsewhere,
  player,
  watch,
}) => {
  const token = await here.call((port) => port.open(player, browserSession));
  const other = await here.call((port) => port.open(player, browserSession));
  const find = (process: Process, token: string) =>
    process.call((port) => port.find("player", token));
  expect(await find(here, token)).toEqual(player);
  expect(await find(elsewhere, token)).toEqual(player);

  await here.call((port) => port.end("player", token));
  expect(await find(here, token)).toBeNull();
  watch.pass(2000);
  expect(await find(elsewhere, token)).toBeNull();

  expect(await find(here, other)).toEqual(player);
  await here.call((port) => port.endAllOf(player));
  expect(await find(here, other)).toBeNull();
});

test("sessions of an archived player end", async ({ here, player, watch, run }) => {
  const token = await here.call((port) => port.open(player, browserSession));
  await run(Players.use((players) => players.archive(PlayerId.make(player.id), anOrigin())));
  watch.pass(2000);
  expect(await here.call((port) => port.find("player", token))).toBeNull();
});

test("sessions of an archived administrator end", async ({
  here,
  elsewhere,
  admin,
  watch,
  run,
}) => {
  const token = await here.call((port) => port.open(admin, browserSession));
  const find = (process: Process) => process.call((port) => port.find("admin", token));
  expect([await find(here), await find(elsewhere)]).toEqual([admin, admin]);
  await run(Administrators.use((port) => port.archive(admin.id, anOrigin())));
  watch.pass(2000);
  expect([await find(here), await find(elsewhere)]).toEqual([null, null]);
});
