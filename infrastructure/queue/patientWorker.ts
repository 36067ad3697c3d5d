import {
  type ConnectionOptions,
  type IQueueBackend,
  type JobProgress,
  type RedisQueueBackend,
  Worker,
} from "bullmq";

/** Milliseconds from one try to the next while the store of the jobs is away. */
export const PAUSE = 1000;

/**
 * After a failure that it does not take for a lost connection, such as a server that is starting, has
 * a full disk or a name that nobody knows any more, BullMQ's worker would ask for its next job again
 * at once: thousands of times a second.
 */
export class PatientWorker<
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
