import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { isAlive, isPostgres, runOf } from "./processes.ts";

/** A process whose parent never reads its exit status. */
const neglected = async () => {
  const parent = spawn("sh", ["-c", "sleep 60 & echo $!; exec cat"]);
  onTestFinished(() => void parent.kill());
  const [line] = await once(parent.stdout, "data");
  const pid = Number(line);
  onTestFinished(() => void process.kill(pid));
  // The shell could read it. After `exec` there is no shell any more.
  parent.stdin.write("cat");
  await once(parent.stdout, "data");
  return pid;
};

test.runIf(process.platform === "linux")(
  "a killed process counts as ended, even while its parent keeps its process id",
  async () => {
    const pid = await neglected();
    expect(runOf(pid)).toMatch(new RegExp(`^${pid} \\d+$`));
    process.kill(pid, "SIGKILL");
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(process.kill(pid, 0)).toBe(true);
    expect(runOf(pid)).toBeUndefined();
    expect(isPostgres(pid)).toBe(false);
  },
);

test("each process has its own run, which does not change", () => {
  const mine = runOf(process.pid);
  expect(mine).toBe(runOf(process.pid));
  expect(mine).not.toBe(runOf(process.ppid));
});
