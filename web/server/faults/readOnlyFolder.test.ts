import path from "node:path";
import { expect } from "vitest";
import { openEvent } from "./testing/club.ts";
import { makeDevice } from "./testing/device.ts";
import { mountIn, setWritable, unmount } from "./testing/disk.ts";
import { embeddedUrl } from "./testing/eventLog.ts";
import { moreThan } from "./testing/play.ts";
import { withProcesses as test } from "./testing/processes.ts";
import { expectAllOfItOnce } from "./testing/whatStands.ts";

test("a start on a folder that can only be read is refused in one sentence, and nothing is lost", {
  timeout: 180_000,
}, async ({ processes, skip }) => {
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
      expect(processes.golf({ DATA_DIR: folder }, "status")).toMatchObject({
        status: 1,
        stderr: `${sentence}\n`,
      });
    }

    expect(setWritable(disk, true)).toBe(true);
    await processes.start("main", { DATA_DIR });
    const databaseUrl = embeddedUrl(DATA_DIR);
    await expectAllOfItOnce({ origin, databaseUrl, club, eventId, devices });
  } finally {
    await processes.endAll();
    unmount(disk);
  }
});
