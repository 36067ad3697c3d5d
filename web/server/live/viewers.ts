import type { ServerResponse } from "node:http";
import type { TournamentId } from "../../../domain/shared/values.ts";
import type { Reviewed } from "./reviews.ts";

/** More than this waiting for a viewer means that they cannot keep up. */
const MOST_WAITING = 64 * 1024;

type MayStay = () => Promise<boolean>;

/** The open live connections of this process. Each frame is made once and shared by all viewers. */
export const makeViewers = () => {
  const rooms = new Map<TournamentId, Map<ServerResponse, MayStay>>();
  /** Something still waited for them at the last sign of life. */
  const late = new WeakSet<ServerResponse>();
  let closing = false;

  const join = (tournamentId: TournamentId, viewer: ServerResponse, mayStay: MayStay) => {
    if (closing) return void viewer.end();
    // Whoever left while the gate looked at them would never be heard closing again.
    if (viewer.destroyed) return;
    const room = rooms.get(tournamentId) ?? new Map<ServerResponse, MayStay>();
    rooms.set(tournamentId, room.set(viewer, mayStay));
    viewer.once("close", () => {
      room.delete(viewer);
      if (room.size === 0) rooms.delete(tournamentId);
    });
  };

  const send = (tournamentId: TournamentId, frame: Buffer) => {
    for (const viewer of rooms.get(tournamentId)?.keys() ?? []) sendTo(viewer, frame);
  };

  /**
   * A sign of life for all. Whoever has not taken the one before has a dead line, which the system itself
   * gives up only after a quarter of an hour.
   */
  const beat = (frame: Buffer) => {
    for (const room of rooms.values()) {
      for (const viewer of room.keys()) {
        if (late.has(viewer) && viewer.writableLength > 0) viewer.destroy();
        else sendTo(viewer, frame);
        if (viewer.writableLength > 0) late.add(viewer);
        else late.delete(viewer);
      }
    }
  };

  /** Ends those who may no longer watch. One after the other: many may have to be asked about. */
  const review = async (reviewed: Reviewed) => {
    for (const tournamentId of reviewed === "all" ? rooms.keys() : reviewed) {
      for (const [viewer, mayStay] of rooms.get(tournamentId) ?? []) {
        if (!(await mayStay())) viewer.end();
      }
    }
  };

  const endAll = () => {
    closing = true;
    for (const room of rooms.values()) for (const viewer of room.keys()) viewer.end();
  };

  return { join, send, beat, review, endAll };
};

/** Who cannot keep up is let go: the browser comes back and starts from the current versions. */
export const sendTo = (viewer: ServerResponse, frame: Buffer) => {
  // To write behind the end would end the process.
  if (viewer.writableEnded) return;
  if (viewer.writableLength > MOST_WAITING) viewer.destroy();
  else viewer.write(frame);
};
