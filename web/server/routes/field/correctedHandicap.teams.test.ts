import { describe, expect } from "vitest";
import type { Club } from "../../testing/club.ts";
import { correct, play } from "../../testing/correctedHandicap.ts";
import { test } from "../../testing/roundCourse.ts";

const newScramble = async (club: Club, courseId: string) => {
  const formats = (await club.superAdmin.get("/api/play-formats")).json();
  const { id: playFormatId } = formats.find(({ code }: { code: string }) => code === "SCRAMBLE");
  return club.newEvent({ courseId, playFormatId });
};

describe("a corrected handicap counts", () => {
  test("the card of a team that shares one ball follows, whoever of it is corrected", async ({
    club,
    play: { courseId },
  }) => {
    const { superAdmin } = club;
    const eventId = await newScramble(club, courseId);
    const ana = await club.newEntrant(eventId, { handicap: 10 });
    const ben = await club.newEntrant(eventId, { handicap: 20 });
    const pair = { name: "Aces", player1Id: ana.id, player2Id: ben.id, type: "pair" };
    await superAdmin.send("POST", `/api/admin/events/${eventId}/pairs`, pair);
    await play(ana, eventId);
    const net = async () => {
      const [team] = (await ana.get(`/api/events/${eventId}/team-leaderboard`)).json();
      return team.rounds[0].adjustedScore;
    };
    // 35% of 10 and 15% of 20 are 6.5.
    expect(await net()).toBe(72 - 7);
    const corrected = await correct(superAdmin, eventId, ben.id, { handicap: 54 });
    // 15% of 54 are 8.1.
    expect(corrected.json().cards).toEqual([
      { userId: ana.id, roundNumber: 1, before: 7, after: 12 },
    ]);
    expect(await net()).toBe(72 - 12);
  });

  test("a team that is formed after the first holes has the corrected one", async ({
    club,
    play: { courseId },
  }) => {
    const { superAdmin } = club;
    const eventId = await newScramble(club, courseId);
    const ana = await club.newEntrant(eventId, { handicap: 0 });
    const ben = await club.newEntrant(eventId, { handicap: 20 });
    await play(ana, eventId);
    await correct(superAdmin, eventId, ben.id, { handicap: 54 });
    const pair = { name: "Aces", player1Id: ana.id, player2Id: ben.id, type: "pair" };
    await superAdmin.send("POST", `/api/admin/events/${eventId}/pairs`, pair);
    const [team] = (await ana.get(`/api/events/${eventId}/team-leaderboard`)).json();
    // 15% of 54 are 8.1.
    expect(team.rounds[0].adjustedScore).toBe(72 - 8);
  });

  test("draws and the preview of the event take the corrected one", async ({
    club: { superAdmin, ...club },
  }) => {
    const eventId = await club.newEvent();
    const ana = await club.newEntrant(eventId, { firstName: "Ana", handicap: 5 });
    await club.newEntrant(eventId, { firstName: "Ben", handicap: 20 });
    const url = `/api/events/${eventId}/auto-schedule`;
    const drawn = async (type: string) => {
      const draw = { type, startTime: "08:00", interval: 10, roundNumber: 1, replaces: true };
      const [group] = (await superAdmin.send("POST", url, draw)).json().groups;
      return group.members.map(({ user }: { user: { handicap: number } }) => user.handicap);
    };
    const names = async () => {
      const { summary } = (await superAdmin.get(`/api/events/${eventId}/summary`)).json();
      return summary.match(/Ana|Ben/gu);
    };
    expect([await drawn("handicap"), await drawn("scoring")]).toEqual([
      [20, 5],
      [20, 5],
    ]);
    expect(await names()).toEqual(["Ana", "Ben"]);
    await correct(superAdmin, eventId, ana.id, { handicap: 30 });
    expect([await drawn("handicap"), await drawn("scoring")]).toEqual([
      [30, 20],
      [30, 20],
    ]);
    expect(await names()).toEqual(["Ben", "Ana"]);
  });
});
