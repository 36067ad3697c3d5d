import { until } from "../../../../infrastructure/testing/until.ts";
import { openEvent } from "./club.ts";
import { acknowledgedBy, type Device, makeDevice } from "./device.ts";
import type { Running } from "./processes.ts";
import { watchBoard } from "./viewer.ts";

const PLAYERS = 4;

export interface Pair {
  readonly whole: Running;
  /** A server without a projector: it is notified of changes through the database. */
  readonly second: Running;
}

/** On each server there are two devices that write, and one viewer. */
export const openPlay = async ({ whole, second }: Pair) => {
  const { club, eventId, field } = await openEvent(whole.origin, PLAYERS);
  const devices = field.map((player) => makeDevice(player, eventId));
  const viewers = await Promise.all(
    [whole, second].map(({ origin }) => watchBoard(origin, eventId, club.admin)),
  );
  let isOver = false;
  const origins = [whole.origin, second.origin];
  const playing = Promise.all(
    devices.map(({ play }, n) => play(origins[n % 2] ?? "", () => isOver)),
  );
  const end = async () => {
    isOver = true;
    await playing;
  };
  return { club, eventId, field, devices, viewers, end };
};

export const moreThan = (devices: ReadonlyArray<Device>, count: number) => {
  const before = acknowledgedBy(devices);
  return until(
    `${count} more scores are acknowledged`,
    () => acknowledgedBy(devices) >= before + count,
  );
};

const refusedIn = (device: Device) => device.tries.filter(({ status }) => status === 503).length;

export const everyoneIsRefused = (devices: ReadonlyArray<Device>) => {
  const before = devices.map(refusedIn);
  return until("every device is asked to wait", () =>
    devices.every((device, n) => refusedIn(device) > (before[n] ?? 0)),
  );
};

export type Play = Awaited<ReturnType<typeof openPlay>>;
