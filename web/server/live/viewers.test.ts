import { randomUUID } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { tournamentId } from "../../../domain/scorecard/examples.ts";
import { TournamentId } from "../../../domain/shared/values.ts";
import { makeViewers, sendTo } from "./viewers.ts";

/** A viewer whose network accepts no data, so that everything stays in the buffer. */
const stuckViewer = () => new ServerResponse(new IncomingMessage(new Socket()));

const always = async () => true;

test("a viewer who may no longer watch is disconnected", async () => {
  const viewers = makeViewers();
  const [ana, ben] = [stuckViewer(), stuckViewer()];
  viewers.join(tournamentId, ana, always);
  viewers.join(tournamentId, ben, async () => false);
  await viewers.review("all");
  expect([ana.writableEnded, ben.writableEnded]).toEqual([false, true]);
});

test("a review of another event does not check the viewer", async () => {
  const viewers = makeViewers();
  const mayStay = vi.fn<() => Promise<boolean>>(always);
  viewers.join(tournamentId, stuckViewer(), mayStay);
  await viewers.review([TournamentId.make(randomUUID())]);
  expect(mayStay).not.toHaveBeenCalled();
  await viewers.review([tournamentId]);
  expect(mayStay).toHaveBeenCalledOnce();
});

test("a viewer who reads too slowly is disconnected", () => {
  const viewers = makeViewers();
  const viewer = stuckViewer();
  viewers.join(tournamentId, viewer, always);

  viewers.send(tournamentId, Buffer.alloc(100_000));
  expect(viewer.destroyed).toBe(false);
  viewers.send(tournamentId, Buffer.alloc(1));
  expect(viewer.destroyed).toBe(true);
});

test("a viewer whose buffer was not read since the last heartbeat is disconnected", () => {
  const viewers = makeViewers();
  const [dead, slow] = [stuckViewer(), stuckViewer()];
  for (const viewer of [dead, slow]) viewers.join(tournamentId, viewer, always);
  viewers.beat(Buffer.alloc(14));
  expect(dead.destroyed).toBe(false);
  // The buffer was read in the meantime.
  vi.spyOn(slow, "writableLength", "get").mockReturnValue(0);
  viewers.beat(Buffer.alloc(14));
  expect([dead.destroyed, slow.destroyed]).toEqual([true, false]);
});

test("a viewer who left before joining is not kept", () => {
  const viewers = makeViewers();
  const gone = stuckViewer().destroy();
  const write = vi.spyOn(gone, "write");
  viewers.join(tournamentId, gone, always);
  viewers.beat(Buffer.alloc(1));
  expect(write).not.toHaveBeenCalled();
});

test("a viewer who joins while the server closes is disconnected, without an error", async () => {
  const viewers = makeViewers();
  viewers.endAll();
  const viewer = stuckViewer();
  const failed = vi.fn<() => void>();
  viewer.on("error", failed);
  viewers.join(tournamentId, viewer, always);
  sendTo(viewer, Buffer.alloc(1));
  await setImmediate();
  expect(viewer.writableEnded).toBe(true);
  expect(failed).not.toHaveBeenCalled();
});
