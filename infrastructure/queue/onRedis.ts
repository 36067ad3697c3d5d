import { Queue, Worker } from "bullmq";
import { Redis } from "ioredis";
import { doesNotAnswer } from "../doesNotAnswer.ts";
import { type Backend, jobOptions, QUEUE, workerOptions } from "./backend.ts";

/** Other products may share this Redis. */
const prefix = "wicked-golf";

export const queueOnRedis = (url: string, name = QUEUE): Backend => {
  const connection = { url, maxRetriesPerRequest: null, connectTimeout: 5000 };
  return {
    prepare: async () => {
      // BullMQ's own connections wait for ever until the server is there.
      const patience = { connectTimeout: 3000, maxRetriesPerRequest: 0, retryStrategy: null };
      const client = new Redis(url, { ...patience, lazyConnect: true });
      let trouble: unknown;
      client.on("error", (error) => {
        trouble ??= error;
      });
      try {
        await client.connect();
        await client.ping();
      } catch (cause) {
        throw doesNotAnswer("The job queue", "REDIS_URL", url, trouble ?? cause);
      } finally {
        client.disconnect();
      }
    },
    openQueue: () => new Queue(name, { connection, prefix, defaultJobOptions: jobOptions }),
    openWorker: (work) => new Worker(name, work, { connection, prefix, ...workerOptions }),
  };
};
