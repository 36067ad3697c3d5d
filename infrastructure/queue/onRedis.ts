import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { doesNotAnswer } from "../failures/doesNotAnswer.ts";
import { type Backend, jobOptions, QUEUE, workerOptions } from "./backend.ts";
import { BackoffWorker, PAUSE } from "./backoffWorker.ts";

/** Other products may share this Redis. */
const prefix = "wicked-golf";

/** In milliseconds. A server has this long for its first answer. */
const CONNECT_TIMEOUT = 3000;

/**
 * In milliseconds. A connection may break without an error, and a worker waits for a job for up to
 * ten seconds.
 */
const SILENCE = 15_000;

/**
 * While the server is away, a request is refused at once. Otherwise the client would keep it, and
 * send it after its caller was told that it failed.
 */
const neverLater = { enableOfflineQueue: false, autoResendUnfulfilledCommands: false };

export const queueOnRedis = (url: string, name = QUEUE): Backend => {
  const connection = {
    url,
    maxRetriesPerRequest: null,
    connectTimeout: 5000,
    socketTimeout: SILENCE,
    retryStrategy: () => PAUSE,
  };
  return {
    prepare: () =>
      greet(url).catch((cause) => {
        throw doesNotAnswer("The job queue", "REDIS_URL", url, cause);
      }),
    openQueue: () => {
      const queue = new Queue(name, {
        connection: { ...connection, ...neverLater },
        prefix,
        defaultJobOptions: jobOptions,
      });
      // The check writes, because a server that is full or only a replica still answers reads.
      const check = async () =>
        (await queue.getBackend().client).set(`${prefix}:${name}:asked`, "", { EX: 60 });
      return { queue, check };
    },
    openWorker: (work) => new BackoffWorker(name, work, { connection, prefix, ...workerOptions }),
  };
};

/** BullMQ's own connections wait for ever for a missing server. */
const greet = async (url: string) => {
  const oneTry = { connectTimeout: CONNECT_TIMEOUT, maxRetriesPerRequest: 0, retryStrategy: null };
  const client = new Redis(url, { ...oneTry, lazyConnect: true });
  let timer: NodeJS.Timeout | undefined;
  const trouble = new Promise<never>((_, fail) => {
    // This event contains the cause. The error of `connect` says only that the connection is
    // closed.
    client.on("error", fail);
    timer = setTimeout(fail, CONNECT_TIMEOUT, new Error("No answer within 3 seconds"));
  });
  try {
    // A wrong database number is also reported only by the event.
    const answer = client.connect().then(() => client.ping());
    answer.catch(() => {});
    await Promise.race([trouble, answer]);
  } finally {
    clearTimeout(timer);
    client.disconnect();
  }
};
