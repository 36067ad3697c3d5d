import { describe, expect, vi } from "vitest";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { test } from "../testing/club.ts";
import { askDatabase } from "./testing/eventLog.ts";
import { patience } from "./testing/until.ts";

const renamed = (from: string, to: string) => `alter table read.${from} rename to ${to}`;

describe("a projection that cannot write", () => {
  test("is waited for, then written means accepted; repaired, it catches up", async ({
    club,
    database,
  }) => {
    const eventId = await club.newEvent();
    const player = await club.newEntrant(eventId);
    const enter = (hole: number) =>
      player.send("POST", `/api/events/${eventId}/my-scores`, {
        roundNumber: 1,
        holeScores: [par4(hole)],
      });
    const holesPlayed = async () => {
      const response = await player.get(`/api/events/${eventId}/leaderboard`);
      return response.statusCode === 200 ? response.json()[0].rounds[0]?.holesPlayed : null;
    };
    expect((await enter(1)).statusCode).toBe(200);

    const log = vi.spyOn(console, "log").mockReturnValue();
    await askDatabase(database.url, renamed("leaderboard_card", "lost"));
    const start = performance.now();
    const [second, third] = await Promise.all([enter(2), enter(3)]);
    const waited = performance.now() - start;
    expect([second.statusCode, third.statusCode]).toEqual([202, 202]);
    // Within what is promised, and not because nobody waited.
    expect(waited).toBeGreaterThan(4900);
    expect(waited).toBeLessThan(12_000);
    // The other read models went on meanwhile: the card has both.
    const [card] = (await player.get(`/api/events/${eventId}/my-scorecards`)).json();
    expect(card.scores).toHaveLength(3);

    await askDatabase(database.url, renamed("lost", "leaderboard_card"));
    await expect.poll(holesPlayed, patience).toBe(3);
    expect((await enter(4)).statusCode).toBe(200);
    expect(await holesPlayed()).toBe(4);
    log.mockRestore();
  });
}, 120_000);
