import { Queue, Worker } from "bullmq";
import { type Backend, jobOptions, QUEUE, workerOptions } from "./backend.ts";

/** Other products may share this Redis. */
const prefix = "wicked-golf";

export const queueOnRedis = (url: string, name = QUEUE): Backend => {
  const connection = { url, maxRetriesPerRequest: null, connectTimeout: 5000 };
  return {
    prepare: async () => {},
    openQueue: () => new Queue(name, { connection, prefix, defaultJobOptions: jobOptions }),
    openWorker: (work) => new Worker(name, work, { connection, prefix, ...workerOptions }),
  };
};
