import { randomUUID } from "node:crypto";
import {
  BACKWARDS,
  END,
  eventTypeFilter,
  excludeSystemEvents,
  type Filter,
  type Position,
  START,
  type SubscribeToAllOptions,
  streamNameFilter,
} from "@eventstore/db-client";
import { brief, collect, event, events, type Observed, type Steps } from "./observe.ts";
import { recordSubscription } from "./recordSubscription.ts";

/** Follows the log, notes checkpoints, and waits until no event is left. */
const follow = async (
  { client }: Observed,
  fromPosition: NonNullable<SubscribeToAllOptions["fromPosition"]>,
  filter?: Partial<Filter>,
) => {
  const checkpoints: Array<Position> = [];
  const noted = filter && {
    ...filter,
    checkpointReached: async (_: unknown, position: Position) => void checkpoints.push(position),
  };
  const options = noted ? { fromPosition, filter: noted as Filter } : { fromPosition };
  const recording = recordSubscription(client.subscribeToAll(options));
  await recording.until("CAUGHTUP");
  return { ...recording, checkpoints };
};

const inStreams = (prefix: string, options: Partial<Filter> = {}) =>
  streamNameFilter({ prefixes: [prefix], ...options });

const theLog = ({ client }: Observed) => collect(client.readAll());

const eventsIn = (log: ReadonlyArray<unknown>) =>
  log.filter((message) => typeof message === "string" && message.includes("#"));

/** What arrives when the reader did not ask for the events that are written in the meantime. */
const checkpointsDuring = async (server: Observed, count: number, options: Partial<Filter>) => {
  const recording = await follow(server, END, inStreams("w-zzz", options));
  const cpBefore = recording.checkpoints.length;
  for (const one of events(count)) await server.client.appendToStream("w-noise", one);
  await theLog(server); // They would have arrived by now.
  return {
    log: await recording.stop(),
    cpBefore,
    cpDuring: recording.checkpoints.length - cpBefore,
  };
};

const positionsOf = async (server: Observed, stream: string) =>
  (await theLog(server)).flatMap(({ event: read }) =>
    read?.streamId === stream && read.position ? [read.position] : [],
  );

export const followingLog: Steps = {
  "sub.all.prefix.start": async (server) => {
    const recording = await follow(server, START, inStreams("w-1"));
    await server.client.appendToStream("w-1", event("l4"));
    await server.client.appendToStream("w-other", event("no"));
    await recording.until("w-1#10:T");
    return recording.stop();
  },
  "sub.all.prefix.checkpoints(default interval)": async (server) => {
    const { checkpoints, log } = await follow(server, START, inStreams("w-1"));
    const backwards = { direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
    const [last] = await collect(server.client.readAll(backwards));
    const head = last?.event?.position?.commit ?? 0n;
    const commits = checkpoints.map(({ commit }) => commit);
    return {
      n: checkpoints.length > 0 ? ">0" : 0,
      count: checkpoints.length,
      eq: checkpoints.every(({ commit, prepare }) => commit === prepare),
      increasing: commits.every((at, n) => n === 0 || at > (commits[n - 1] ?? at)),
      lastVsHead: (commits.at(-1) ?? head) < head ? "less" : "not less",
      caughtUp: log.filter((message) => message === "CAUGHTUP").length,
    };
  },
  "sub.all.prefix.checkpoints(interval1,window4)": async (server) => {
    const often = { checkpointInterval: 1, maxSearchWindow: 4 };
    const { checkpoints } = await follow(server, START, inStreams("w-1", often));
    const commits = new Set((await theLog(server)).map((read) => read.event?.position?.commit));
    return {
      count: checkpoints.length,
      onEventPositions: checkpoints.filter(({ commit }) => commits.has(commit)).length,
      dup: checkpoints.length - new Set(checkpoints.map(({ commit }) => commit)).size,
      totalEvents: commits.size,
    };
  },
  "sub.all.live.checkpoint.nonMatching": (server) =>
    checkpointsDuring(server, 100, { checkpointInterval: 1, maxSearchWindow: 32 }),
  "sub.all.live.checkpoint.default32x1": async (server) => {
    const { cpBefore, cpDuring } = await checkpointsDuring(server, 100, {});
    return { cpBefore, cpDuring };
  },
  "sub.all.live.checkpoint.interval10": async (server) => {
    const { cpBefore, cpDuring } = await checkpointsDuring(server, 700, {
      checkpointInterval: 10,
    });
    return { cpBefore, cpDuring };
  },
  "sub.all.from.position.exclusive": async (server) => {
    const position = (await positionsOf(server, "w-1"))[3];
    const recording = await follow(server, position ?? START, inStreams("w-1"));
    const log = await recording.stop();
    return log
      .filter((message) => !String(message).includes("#") || String(message).startsWith("w-1#"))
      .slice(0, 4);
  },
  "sub.all.from.checkpoint": async (server) => {
    const often = { checkpointInterval: 1, maxSearchWindow: 4 };
    const { checkpoints } = await follow(server, START, inStreams("w-1", often));
    const { log } = await follow(server, checkpoints[2] ?? START, inStreams("w-1"));
    // The log is compared without a filter, because the client offers no filter for it.
    const later = (await theLog(server)).filter(
      (read) => (read.event?.position?.commit ?? 0n) > (checkpoints[2]?.commit ?? 0n),
    );
    const got = eventsIn(log);
    return { same: later.map(brief).join() === got.join(), n: got.length > 0 };
  },
  "sub.all.from.appendResultPosition(multi)": async (server) => {
    const { position } = await server.client.appendToStream("w-1ap", events(3));
    await server.client.appendToStream("w-1ap", event(3));
    return (await follow(server, position ?? START, inStreams("w-1ap"))).stop();
  },
  "sub.all.from.middleOfMulti": async (server) => {
    const second = (await theLog(server))[1]?.event?.position;
    return (await follow(server, second ?? START, inStreams("w-1ap"))).stop();
  },
  "sub.all.unfiltered.start.order": async (server) => {
    const log = await (await follow(server, START)).stop();
    const want = (await theLog(server)).map(brief);
    return { same: eventsIn(log).join() === want.join(), first: log[0], last: log.at(-1) };
  },
  "sub.all.end.live": async (server) => {
    const recording = await follow(server, END);
    await server.client.appendToStream("w-endlive", events(2));
    await recording.until("w-endlive#1:T");
    return recording.stop();
  },
  "sub.all.excludeSystem": async (server) => {
    const { log } = await follow(server, START, excludeSystemEvents());
    return { anySystem: eventsIn(log).filter((message) => /:\$/.test(String(message))) };
  },
  "sub.all.typePrefix": async (server) =>
    (await follow(server, START, eventTypeFilter({ prefixes: ["B"] }))).stop(),
  "sub.all.caughtUp.order.with.live": async (server) => {
    const recording = await follow(server, START, inStreams("w-cu"));
    await server.client.appendToStream("w-cu", event(0));
    await recording.until("w-cu#0:T");
    return recording.stop();
  },
  "sub.slowConsumer.fellBehind": async ({ client }) => {
    const options = { fromRevision: START } as const;
    const subscription = client.subscribeToStream("w-flood", options, { highWaterMark: 1 });
    const messages: Array<string> = [];
    const isCaughtUp = new Promise<void>((resolve) => {
      subscription.on("caughtUp", () => {
        messages.push("CAUGHTUP");
        resolve();
      });
    });
    subscription.on("fellBehind", () => messages.push("FELLBEHIND"));
    const flood = Array.from({ length: 400 }, () => event("y".repeat(500)));
    const writing = (async () => {
      for (let times = 0; times < 10; times++) await client.appendToStream("w-flood", renew(flood));
    })();

    const slowly = subscription[Symbol.asyncIterator]();
    for (let n = 0; n < 4000; n++) {
      await slowly.next();
      if (n < 200) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await writing;
    void slowly.next(); // No data flow without a request.
    await isCaughtUp;
    await subscription.unsubscribe();
    return { n: 4000, log: messages };
  },
};

const renew = (written: ReturnType<typeof events>) =>
  written.map((one) => ({ ...one, id: randomUUID() }));
