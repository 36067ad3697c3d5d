import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** If other programs use more of a core than this while the bench pauses, the round says little. */
const MAX_LOAD_OF_OTHERS = 0.5;

const times = () => {
  const all = cpus().map(({ times }) => times);
  const idle = all.reduce((sum, { idle }) => sum + idle, 0);
  const total = all.reduce(
    (sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq,
    0,
  );
  return { idle, busy: total - idle, total };
};

/**
 * How many cores other programs use. It can be measured only while the bench itself does nothing.
 */
export const coresOfOthers = async () => {
  const before = times();
  await sleep(400);
  const after = times();
  return ((after.busy - before.busy) / (after.total - before.total)) * cpus().length;
};

export const isBusy = (cores: number) => cores >= MAX_LOAD_OF_OTHERS;

/** The load of the last minute, as `uptime` shows it. It includes the running bench. */
export const load = () => (loadavg()[0] ?? 0).toFixed(2);
