const kinds = ["projector", "jobs", "server", "database"] as const;
export type Kind = (typeof kinds)[number];
type Order = ReadonlyArray<Kind>;

/**
 * The order in which the parts of the product are killed: another one in each run, so that all are
 * tried in time. `KILL_ORDER="database jobs server projector"` repeats one, `KILL_ORDER=every`
 * tries all.
 */
export const killOrders = (wanted = process.env["KILL_ORDER"]): ReadonlyArray<Order> => {
  const all = everyOrderOf(kinds);
  if (wanted === "every") return all;
  const order = all.find((one) => one.join(" ") === wanted);
  if (wanted !== undefined && order === undefined) throw new Error(`No order: "${wanted}".`);
  return [order ?? all[Math.floor(Math.random() * all.length)] ?? kinds];
};

const everyOrderOf = (parts: Order): ReadonlyArray<Order> =>
  parts.length === 0
    ? [[]]
    : parts.flatMap((first) =>
        everyOrderOf(parts.filter((part) => part !== first)).map((rest) => [first, ...rest]),
      );
