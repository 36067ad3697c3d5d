import { cpus, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

/** More than this of a core taken by others, while the bench pauses, makes a round worth little. */
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

/** How many cores others use. Only a moment in which the bench itself does nothing can tell. */
export const coresOfOthers = async () => {
  const before = times();
  await sleep(400);
  const after = times();
  return ((after.busy - before.busy) / (after.total - before.total)) * cpus().length;
};

export const isBusy = (cores: number) => cores >= MAX_LOAD_OF_OTHERS;

/** As `uptime` says it for the last minute; the bench itself is part of it once it runs. */
export const load = () => (loadavg()[0] ?? 0).toFixed(2);
