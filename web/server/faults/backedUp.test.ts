import path from "node:path";
import { expect } from "vitest";
import { until } from "../../../infrastructure/testing/until.ts";
import { openEvent } from "./testing/club.ts";
import { acknowledgedBy, makeDevice } from "./testing/device.ts";
import { embeddedUrl, readLog } from "./testing/eventLog.ts";
import { readMetrics } from "./testing/metrics.ts";
import { freePort, superAdmin, withProcesses as test } from "./testing/processes.ts";

const PLAYERS = 4;

test("a backup that is made during play can be restored in another folder", async ({
  processes,
}) => {
  const { folder, start, golf, golfBeside } = processes;
  const metricsPort = await freePort();
  const first = await start("main", { METRICS_PORT: String(metricsPort) });
  const { eventId, field } = await openEvent(first.origin, PLAYERS);
  const devices = field.map((player) => makeDevice(player, eventId));
  const written = () => acknowledgedBy(devices);
  let isOver = false;
  const playing = Promise.all(devices.map(({ play }) => play(first.origin, () => isOver)));
  await until("scores are acknowledged", () => written() >= 20);

  const before = await readLog({ databaseUrl: embeddedUrl(folder) });
  const file = path.join(folder, "golf.backup");
  const backup = await golfBeside({}, "backup", file);
  await until("play has continued during the backup", () => written() > before.length);
  isOver = true;
  await playing;
  expect(backup).toMatchObject({ status: 0 });
  await expectMetricsOfAll(metricsPort, folder);

  // A backup must not lie in the data folder of a running server.
  expect(golf({}, "restore", file)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^(The data folder is in use|There is an installation here)/u),
  });
  const DATA_DIR = path.join(folder, "again");
  expect(golf({ DATA_DIR }, "restore", file)).toMatchObject({ status: 0 });
  const second = await start("main", { DATA_DIR }, await freePort());

  const isComplete = async () => {
    const answer = await fetch(`${second.origin}/api/health`);
    return (await answer.json()).isComplete === true;
  };
  await until("the read models are made again", isComplete);

  const idsIn = async (installation: string) =>
    (await readLog({ databaseUrl: embeddedUrl(installation) })).map(
      ({ metadata }) => metadata.eventId,
    );
  const [kept, all] = [await idsIn(DATA_DIR), await idsIn(folder)];
  expect(kept.length).toBeGreaterThanOrEqual(before.length);
  expect(kept).toEqual(all.slice(0, kept.length));
  expect(golf({ DATA_DIR }, "verify", "--all")).toMatchObject({ status: 0 });

  const { email, password } = superAdmin;
  const signIn = await fetch(`${second.origin}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  expect(signIn.status).toBe(200);
});

/** The metrics of the only process that has ever written into this folder. */
const expectMetricsOfAll = async (port: number, folder: string) => {
  const log = await readLog({ databaseUrl: embeddedUrl(folder) });
  const metrics = await readMetrics(port);
  const valueOf = (name: string) => metrics.get(name) ?? Number.NaN;
  const appended = valueOf("golf_appended_events_total");
  expect(appended).toBeGreaterThanOrEqual(log.length);
  expect(valueOf("golf_last_backup_timestamp_seconds")).toBeGreaterThan(Date.now() / 1000 - 3600);
  expect(valueOf("golf_event_log_head")).toBeGreaterThanOrEqual(log.length);
  const stored = valueOf('golf_append_duration_seconds_count{outcome="stored"}');
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThanOrEqual(appended);
  expect(valueOf('golf_append_duration_seconds_sum{outcome="stored"}')).toBeGreaterThan(0);

  expect(valueOf("golf_append_batch_size_sum")).toBeGreaterThanOrEqual(stored);
  const batches = valueOf("golf_append_batch_size_count");
  expect(batches).toBeGreaterThan(0);
  expect(batches).toBeLessThanOrEqual(valueOf("golf_append_batch_size_sum"));

  const jobsThat = (state: string) => valueOf(`golf_jobs{state="${state}"}`);
  // The tournament clock waits for its next minute, or runs.
  expect(jobsThat("delayed") + jobsThat("waiting") + jobsThat("running")).toBeGreaterThan(0);
  expect(jobsThat("failed")).toBe(0);
};
