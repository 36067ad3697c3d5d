import { expect, vi } from "vitest";
import { openPool } from "./pool.ts";
import { test } from "./testing/database.ts";

const MINUTE = 60_000;

test("an idle connection is kept for nine minutes and closed after ten", async ({ database }) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pool = openPool(database.url, { max: 1, silence: 0 });
  const backend = async () => (await pool.query("select pg_backend_pid() as pid")).rows[0].pid;
  try {
    const first = await backend();
    vi.advanceTimersByTime(9 * MINUTE);
    expect(await backend()).toBe(first);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(await backend()).not.toBe(first);
  } finally {
    await pool.end();
    vi.useRealTimers();
  }
});
