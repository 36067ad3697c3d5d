const kinds = ["projector", "jobs", "server", "database"] as const;
export type Kind = (typeof kinds)[number];
export type Order = ReadonlyArray<Kind>;

/**
 * The order in which the parts of the product are killed: another one in each run, so that all are
 * tried in time. `KILL_ORDER="database jobs server projector"` repeats one.
 */
export const killOrder = (wanted = process.env["KILL_ORDER"]): Order => {
  const all = everyOrderOf(kinds);
  const order = all.find((one) => one.join(" ") === wanted);
  if (wanted !== undefined && order === undefined) throw new Error(`No order: "${wanted}".`);
  return order ?? all[Math.floor(Math.random() * all.length)] ?? kinds;
};

const everyOrderOf = (parts: Order): ReadonlyArray<Order> =>
  parts.length === 0
    ? [[]]
    : parts.flatMap((first) =>
        everyOrderOf(parts.filter((part) => part !== first)).map((rest) => [first, ...rest]),
      );
