import {
  BACKWARDS,
  END,
  eventTypeFilter,
  type ReadAllOptions,
  START,
  streamNameFilter,
} from "@eventstore/db-client";
import { brief, briefly, collect, type Observed, type Steps } from "./observe.ts";

/** The client has no filter for reads of the log. It ignores a filter without a warning. */
const ignored = (filter: unknown, options: ReadAllOptions = {}) =>
  ({ filter, ...options }) as ReadAllOptions;

const theLog = ({ client }: Observed) => collect(client.readAll());

/**
 * Reads from a known event on, and reports whether the answer begins with that event or with its
 * neighbour.
 */
const readFromEvent = async (server: Observed, options: ReadAllOptions, neighbour: number) => {
  const log = await theLog(server);
  const index = log.findIndex(({ event }) => event?.streamId === "w-1" && event.revision === 2n);
  const fromPosition = log[index]?.event?.position ?? START;
  const [first, second] = await collect(
    server.client.readAll({ ...options, fromPosition, maxCount: 2 }),
  );
  return {
    firstIsSame: first?.event?.id === log[index]?.event?.id,
    firstIsPrevious: first?.event?.id === log[index + neighbour]?.event?.id,
    secondIsNext: second?.event?.id === log[index + neighbour]?.event?.id,
  };
};

export const readingLog: Steps = {
  "all.fwd.mine": async (server) => {
    const mine = (await theLog(server)).filter(({ event }) => event?.streamId === "w-1");
    const positions = mine.map(({ event }) => event?.position?.commit ?? 0n);
    return {
      list: mine.map(brief),
      sorted: positions.every((at, n) => n === 0 || at > (positions[n - 1] ?? at)),
      keys: [...new Set(mine.map((read) => Object.keys(read).sort().join()))],
    };
  },
  "all.bwd.isReverse": async (server) => {
    const forwards = (await theLog(server)).map(({ event }) => event?.id);
    const backwards = server.client.readAll({ direction: BACKWARDS, fromPosition: END });
    const ids = (await collect(backwards)).map(({ event }) => event?.id);
    return forwards.toReversed().join() === ids.join();
  },
  "all.fwd.fromPos.inclusive": async (server) => {
    const { firstIsSame, secondIsNext } = await readFromEvent(server, {}, 1);
    return { firstIsSame, second: secondIsNext };
  },
  "all.bwd.fromPos.inclusive": async (server) => {
    const options = { direction: BACKWARDS } as const;
    const { firstIsSame, firstIsPrevious } = await readFromEvent(server, options, -1);
    return { firstIsSame, firstIsPrev: firstIsPrevious };
  },
  "all.fwd.end": async ({ client }) =>
    (await collect(client.readAll({ fromPosition: END }))).length,
  "all.bwd.start": async ({ client }) =>
    (await collect(client.readAll({ fromPosition: START, direction: BACKWARDS }))).length,
  "all.filter.prefix": async ({ client }) => {
    const filter = streamNameFilter({ prefixes: ["w-1", "w-idem2"] });
    const read = await collect(client.readAll(ignored(filter)));
    return read.filter(({ event }) => (event?.streamId.length ?? 0) <= "w-idem2".length).map(brief);
  },
  "all.filter.regexType": ({ client }) =>
    briefly(client.readAll(ignored(eventTypeFilter({ regex: "^B$" })))),
  "all.filter.max": ({ client }) =>
    briefly(client.readAll(ignored(streamNameFilter({ prefixes: ["w-1"] }), { maxCount: 3 }))),
  "all.filter.bwd.max": ({ client }) =>
    briefly(client.readAll({ maxCount: 3, direction: BACKWARDS, fromPosition: END })),
  "all.fromPos.unaligned": async (server) => {
    const { commit, prepare } = (await theLog(server))[10]?.event?.position ?? never();
    const fromPosition = { commit: commit - 1n, prepare: prepare - 1n };
    return briefly(server.client.readAll({ fromPosition, maxCount: 1 }));
  },
  "all.fromPos.beyond": async ({ client }) => {
    const fromPosition = { commit: 99_999_999_999n, prepare: 99_999_999_999n };
    return (await collect(client.readAll({ fromPosition, maxCount: 1 }))).length;
  },
};

const never = (): never => {
  throw new Error("The log has fewer events than the steps before wrote");
};
