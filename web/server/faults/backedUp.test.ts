import path from "node:path";
import { expect } from "vitest";
import { openEvent } from "./testing/club.ts";
import { acknowledgedBy, makeDevice } from "./testing/device.ts";
import { embeddedUrl, readLog } from "./testing/eventLog.ts";
import { freePort, superAdmin, withProcesses as test } from "./testing/processes.ts";
import { until } from "./testing/until.ts";

const PLAYERS = 4;

test("a backup that is made during play can be restored in another folder", {
  timeout: 240_000,
}, async ({ processes }) => {
  const { folder, start, golf, golfBeside } = processes;
  const first = await start("main", {});
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

  // A backup must not lie in the data folder of a running server.
  expect(golf({}, "restore", file)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^(The data folder is in use|There is an installation here)/u),
  });
  const DATA_DIR = path.join(folder, "again");
  expect(golf({ DATA_DIR }, "restore", file)).toMatchObject({ status: 0 });
  const second = await start("main", { DATA_DIR }, await freePort());

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
