import { describe, expect } from "vitest";
import { until } from "../../../infrastructure/testing/until.ts";
import { succeed } from "./testing/call.ts";
import { openEvent } from "./testing/club.ts";
import { freePort, withProcesses as test } from "./testing/processes.ts";
import { watchBoard } from "./testing/viewer.ts";

describe("two whole products on one database", () => {
  test("the viewers of both are notified of every score, whichever of them runs the projector", async ({
    processes,
    database,
  }) => {
    const env = { DATABASE_URL: database.url };
    const first = await processes.start("main", env);
    const second = await processes.start("main", env, await freePort());
    const { club, eventId, field } = await openEvent(first.origin, 1);
    const [player = club.admin] = field;
    const origins = [first.origin, second.origin];
    const viewers = await Promise.all(
      origins.map((origin) => watchBoard(origin, eventId, club.admin)),
    );

    for (const [index, origin] of origins.entries()) {
      const before = viewers.map(({ version }) => version());
      const body = { roundNumber: 1, holeScores: [{ holeNumber: index + 1, strokes: 4 }] };
      await succeed(origin, player, "POST", `/api/events/${eventId}/my-scores`, { body });
      await until("both viewers are notified", () =>
        viewers.every(({ version }, n) => version() > (before[n] ?? 0)),
      );
    }
    for (const { close } of viewers) close();
    const codes = await Promise.all([first, second].map(({ end }) => end("SIGTERM")));
    expect(codes).toEqual([0, 0]);
  });
});
