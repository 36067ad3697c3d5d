import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { dataIn } from "../../../infrastructure/postgres/embedded/cluster.ts";
import { newCluster } from "../../../infrastructure/postgres/testing/newCluster.ts";
import { polling, until } from "../../../infrastructure/testing/until.ts";
import { openEvent } from "./testing/club.ts";
import { makeDevice, triesOf } from "./testing/device.ts";
import { makeReadOnly, mountIn, setWritable, unmount } from "./testing/disk.ts";
import { embeddedPostmaster, embeddedUrl } from "./testing/eventLog.ts";
import { health } from "./testing/outage.ts";
import { everyoneIsRefused, moreThan } from "./testing/play.ts";
import { withProcesses as test } from "./testing/processes.ts";
import { expectAllOfItOnce } from "./testing/whatStands.ts";

test("a start on a folder that can only be read is refused in one sentence, and nothing is lost", async ({
  processes,
  skip,
}) => {
  const disk = mountIn(processes.folder, "a start on a folder that can only be read");
  if (disk === null) return skip("This account may mount no disk.");
  const DATA_DIR = path.join(disk, "data");
  try {
    const { origin, end } = await processes.start("main", { DATA_DIR });
    const { club, eventId, field } = await openEvent(origin, 1);
    const devices = field.map((player) => makeDevice(player, eventId));
    let isOver = false;
    const playing = Promise.all(devices.map(({ play }) => play(origin, () => isOver)));
    await moreThan(devices, 5);
    isOver = true;
    await playing;
    expect(await end("SIGTERM")).toBe(0);

    expect(setWritable(disk, false)).toBe(true);
    for (const folder of [DATA_DIR, path.join(disk, "other")]) {
      const sentence = `DATA_DIR cannot be ${folder}: it can only be read.`;
      const refused = processes.start("main", { DATA_DIR: folder });
      await expect(refused).rejects.toThrow(`It did not start: ${sentence}\n`);
    }
    const status = (folder: string) => processes.golf({ DATA_DIR: folder }, "status");
    expect(status(DATA_DIR)).toMatchObject({
      status: 1,
      stderr: `DATA_DIR cannot be ${DATA_DIR}: it can only be read.\n`,
    });
    expect(status(path.join(disk, "other"))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no installation here/u),
    });

    expect(setWritable(disk, true)).toBe(true);
    await processes.start("main", { DATA_DIR });
    const databaseUrl = embeddedUrl(DATA_DIR);
    await expectAllOfItOnce({ origin, databaseUrl, club, eventId, devices });
  } finally {
    await processes.endAll();
    unmount(disk);
  }
});

/** Nothing in the folder may be written any more. Returns how to give the right back. */
const takeRights = (folder: string) => {
  const setRight = (right: "u-w" | "u+w") => spawnSync("chmod", ["-R", right, folder]);
  setRight("u-w");
  return async () => void setRight("u+w");
};

test.for([
  {
    fault: "whose account loses its rights",
    isOfDisk: false,
    says: /its account has no right to it/,
  },
  { fault: "whose disk can only be read", isOfDisk: true, says: /its disk can only be read/ },
])(
  "data $fault during play accept no score and lose none, and play continues without a restart when it is mended",
  async ({ fault, isOfDisk, says }, { processes, skip }) => {
    const disk = isOfDisk ? mountIn(processes.folder, `data ${fault} during play`) : null;
    if (isOfDisk && disk === null) return skip("This account may mount no disk.");
    try {
      const DATA_DIR = path.join(disk ?? processes.folder, `played-${isOfDisk}`);
      mkdirSync(DATA_DIR);
      newCluster(DATA_DIR);
      const { origin, output, end } = await processes.start("main", { DATA_DIR });
      const { club, eventId, field } = await openEvent(origin, 4);
      const devices = field.map((player) => makeDevice(player, eventId));
      let isOver = false;
      const playing = Promise.all(devices.map(({ play }) => play(origin, () => isOver)));
      await moreThan(devices, 20);

      const mend = disk ? makeReadOnly(disk) : takeRights(dataIn(DATA_DIR));
      // What is open already can still be written, so the database has to open it again.
      process.kill(embeddedPostmaster(DATA_DIR), "SIGKILL");
      await until("the log says what is wrong", () => says.test(output()));
      await everyoneIsRefused(devices);
      const report = { status: "unavailable", database: "unavailable" };
      await expect.poll(health(origin, null), polling).toMatchObject({ status: 503, report });
      await mend();
      await moreThan(devices, 40);
      isOver = true;
      await playing;

      const refused = triesOf(devices).filter(({ status }) => status !== 200 && status !== 202);
      const away = { status: 503, sentence: "Service temporarily unavailable" };
      expect(refused).toEqual(refused.map(({ ms }) => ({ ...away, ms })));
      const databaseUrl = embeddedUrl(DATA_DIR);
      await expectAllOfItOnce({ origin, databaseUrl, club, eventId, devices });
      expect(processes.golf({ DATA_DIR }, "verify", "--all")).toMatchObject({ status: 0 });
      expect(await end("SIGTERM")).toBe(0);
    } finally {
      await processes.endAll();
      if (disk) unmount(disk);
    }
  },
);
