import {
  type ConnectionOptions,
  type IQueueBackend,
  type JobProgress,
  type RedisQueueBackend,
  Worker,
} from "bullmq";

/** The pause between attempts while the store of the jobs is away, in milliseconds. */
export const PAUSE = 1000;

/**
 * BullMQ's worker pauses only after a failure that it recognises as a lost connection. After other
 * failures, such as a server that is starting, a full disk or an unknown host name, it would ask
 * for the next job at once, thousands of times a second.
 */
export class BackoffWorker<
  Store extends IQueueBackend = RedisQueueBackend,
  Connection = ConnectionOptions,
> extends Worker<unknown, void, string, Store, JobProgress, Connection> {
  protected override async moveToActive(token: string, name?: string) {
    try {
      return await super.moveToActive(token, name);
    } catch (error) {
      await this.delay();
      throw error;
    }
  }

  override delay(milliseconds = PAUSE, ...rest: RestOfDelay) {
    return super.delay(milliseconds, ...rest);
  }
}

type RestOfDelay = Parameters<Worker["delay"]> extends [unknown?, ...infer Rest] ? Rest : never;
