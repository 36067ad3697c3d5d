import pg from "pg";
import { describe, expect, vi } from "vitest";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { polling } from "../../../infrastructure/testing/until.ts";
import { test as base, type Club } from "../testing/club.ts";
import { askDatabase } from "./testing/eventLog.ts";

const renamed = (from: string, to: string) => `alter table read.${from} rename to ${to}`;

/** A player who enters hole after hole. */
const aPlayer = async (club: Club) => {
  const eventId = await club.newEvent();
  const player = await club.newEntrant(eventId);
  return {
    enter: (hole: number) =>
      player.send("POST", `/api/events/${eventId}/my-scores`, {
        roundNumber: 1,
        holeScores: [par4(hole)],
      }),
    holesOnBoard: async () => {
      const response = await player.get(`/api/events/${eventId}/leaderboard`);
      return response.statusCode === 200 ? response.json()[0].rounds[0]?.holesPlayed : null;
    },
    holesOnCard: async () => {
      const [card] = (await player.get(`/api/events/${eventId}/my-scorecards`)).json();
      return card.scores.length;
    },
  };
};

const test = base.extend<{ readonly player: Awaited<ReturnType<typeof aPlayer>> }>({
  player: async ({ club }, use) => use(await aPlayer(club)),
});

describe("read models that cannot be written", () => {
  test("a write does not wait for a failed read model, which catches up when it is repaired", async ({
    player,
    database,
  }) => {
    expect((await player.enter(1)).statusCode).toBe(200);
    const log = vi.spyOn(console, "log").mockReturnValue();
    await askDatabase(database.url, renamed("leaderboard_card", "lost"));
    const [second, third] = await Promise.all([player.enter(2), player.enter(3)]);
    expect([second.statusCode, third.statusCode]).toEqual([200, 200]);
    // The other read models continued in the meantime: the card has both scores.
    expect(await player.holesOnCard()).toBe(3);

    await askDatabase(database.url, renamed("lost", "leaderboard_card"));
    await expect.poll(player.holesOnBoard, polling).toBe(3);
    expect((await player.enter(4)).statusCode).toBe(200);
    expect(await player.holesOnBoard()).toBe(4);
    log.mockRestore();
  });

  test("while no read model can be written a write is answered with 202, and later all catch up", async ({
    player,
    database,
  }) => {
    expect((await player.enter(1)).statusCode).toBe(200);
    const log = vi.spyOn(console, "log").mockReturnValue();
    const blocking = new pg.Client(database.url);
    await blocking.connect();
    await blocking.query("begin; lock table read.checkpoint in exclusive mode");
    const start = performance.now();
    const [second, third] = await Promise.all([player.enter(2), player.enter(3)]);
    const waited = performance.now() - start;
    expect([second.statusCode, third.statusCode]).toEqual([202, 202]);
    // The answer comes in the promised time, but it did wait for the other read models.
    expect(waited).toBeGreaterThan(4900);
    expect(waited).toBeLessThan(12_000);

    await blocking.end();
    await expect.poll(player.holesOnBoard, polling).toBe(3);
    expect((await player.enter(4)).statusCode).toBe(200);
    expect(await player.holesOnBoard()).toBe(4);
    log.mockRestore();
  });
});
