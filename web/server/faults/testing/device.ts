import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { call, type Person } from "./call.ts";
import { commandOf } from "./eventLog.ts";

interface Entry {
  readonly key: string;
  readonly holeNumber: number;
  readonly strokes: number;
}

/**
 * The result of one attempt: the status, or null if the connection broke, and the time that it
 * took.
 */
interface Try {
  readonly status: number | null;
  readonly sentence: string | undefined;
  readonly ms: number;
}

/**
 * In milliseconds, between two attempts. A few devices keep a write in flight at nearly every moment;
 * without a pause they would only take the time of the processes that start again beside them.
 */
const PAUSE = 20;

/**
 * A player's phone. It enters hole after hole, each with its own key, and sends each until it is
 * acknowledged, like the queue of the client. Every entry changes its hole.
 */
export const makeDevice = (player: Person, eventId: string) => {
  const path = `/api/events/${eventId}/my-scores`;
  const entries: Array<Entry> = [];
  const tries: Array<Try> = [];

  const send = async (origin: string, { key, holeNumber, strokes }: Entry) => {
    const body = { roundNumber: 1, holeScores: [{ holeNumber, strokes }] };
    const start = performance.now();
    const answer = await call(origin, player, "POST", path, { body, key }).catch(() => null);
    const status = answer?.status ?? null;
    tries.push({ status, sentence: answer?.body?.message, ms: performance.now() - start });
    return status === 200 || status === 202;
  };

  /**
   * Ends between two entries, or after an attempt was given up: then the last one is not
   * acknowledged.
   */
  const play = async (origin: string, isOver: () => boolean) => {
    while (!isOver()) {
      const n = entries.length;
      const entry = { key: randomUUID(), holeNumber: 1 + (n % 18), strokes: 1 + (n % 12) };
      entries.push(entry);
      while (!(await send(origin, entry))) await pause(PAUSE);
      await pause(PAUSE);
    }
  };

  return {
    player,
    play,
    entries,
    tries,
    acknowledged: () => tries.filter(({ status }) => status === 200 || status === 202).length,
    /** The entries that the store must contain, in this order and nothing else. */
    commands: () => entries.map(({ key }) => commandOf(player, path, key)),
  };
};
export type Device = ReturnType<typeof makeDevice>;

export const acknowledgedBy = (devices: ReadonlyArray<Device>) =>
  devices.reduce((sum, device) => sum + device.acknowledged(), 0);

export const triesOf = (devices: ReadonlyArray<Device>) => devices.flatMap(({ tries }) => tries);
