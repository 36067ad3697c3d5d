import type { ServerResponse } from "node:http";
import type { TournamentId } from "../../../domain/shared/values.ts";
import type { Reviewed } from "./reviews.ts";

/** In bytes. A viewer with more unsent data than this is too slow. */
const MAX_WAITING = 64 * 1024;

type MayStay = () => Promise<boolean>;

/** The open live connections of this process. Each frame is made once and shared by all viewers. */
export const makeViewers = () => {
  const rooms = new Map<TournamentId, Map<ServerResponse, MayStay>>();
  /** Data were still unsent at the last heartbeat. */
  const late = new WeakSet<ServerResponse>();
  let closing = false;

  const join = (tournamentId: TournamentId, viewer: ServerResponse, mayStay: MayStay) => {
    if (closing) return void viewer.end();
    // If a viewer left during the check at the gate, no close event will follow.
    if (viewer.destroyed) return;
    const room = rooms.get(tournamentId) ?? new Map<ServerResponse, MayStay>();
    rooms.set(tournamentId, room.set(viewer, mayStay));
    viewer.once("close", () => {
      room.delete(viewer);
      if (room.size === 0) rooms.delete(tournamentId);
    });
  };

  /** Returns how many watch. */
  const send = (tournamentId: TournamentId, frame: Buffer) => {
    const room = rooms.get(tournamentId);
    for (const viewer of room?.keys() ?? []) sendTo(viewer, frame);
    return room?.size ?? 0;
  };

  /**
   * A heartbeat for all viewers. A viewer who has not received the previous one has a dead
   * connection. The system itself would notice this only after a quarter of an hour.
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

  /**
   * Disconnects viewers who may no longer watch. They are checked one after the other, because
   * there may be many.
   */
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

/** A slow viewer is disconnected: the browser reconnects and starts from the current versions. */
export const sendTo = (viewer: ServerResponse, frame: Buffer) => {
  // Writing after the end would end the process.
  if (viewer.writableEnded) return;
  if (viewer.writableLength > MAX_WAITING) viewer.destroy();
  else viewer.write(frame);
};
