import { expect } from "vitest";
import { aCourse, test } from "../../testing/club.ts";

const tee = (name: string, courseRating: number) => {
  return { name, courseRating, slopeRating: 113, totalYards: 6000 };
};

test("the handicap of a scramble uses the tee of each member, also on a course that was applied", async ({
  club,
}) => {
  const { superAdmin } = club;
  const body = { ...aCourse, name: "Two Tees", tees: [tee("White", 72), tee("Red", 62)] };
  const course = (await superAdmin.send("POST", "/api/courses", body)).json();
  const [white, red] = course.tees;
  const formats = (await superAdmin.get("/api/play-formats")).json();
  const { id: playFormatId } = formats.find(({ code }: { code: string }) => code === "SCRAMBLE");
  const eventId = await club.newEvent({ courseId: course.id, teeId: white.id, playFormatId });
  const ana = await club.newEntrant(eventId, { handicap: 2 });
  const ben = await club.newEntrant(eventId, { handicap: 20 });
  const url = `/api/admin/events/${eventId}`;
  const pair = { name: "Aces", player1Id: ana.id, player2Id: ben.id, type: "pair" };
  expect((await superAdmin.send("POST", `${url}/pairs`, pair)).statusCode).toBe(201);
  const choice = { action: "tee", teeId: red.id };
  const chosen = await superAdmin.send("PATCH", `${url}/participants/${ben.id}`, choice);
  expect(chosen.statusCode).toBe(200);
  const holeScores = [1, 2, 3, 4, 5].map((holeNumber) => ({ holeNumber, strokes: 4 }));
  await ana.send("POST", `/api/events/${eventId}/my-scores`, { roundNumber: 1, holeScores });

  const net = async () => {
    const [team] = (await ana.get(`/api/events/${eventId}/team-leaderboard`)).json();
    return team.rounds[0].adjustedScore;
  };
  // 35% of 2, and 15% of the course handicap 20 + 62 − 72 = 10, are 2.2 strokes, which is 2.
  expect(await net()).toBe(18);

  // With the rating of White it is 15% of 20, in all 3.7 strokes. The index is that of the day when
  // the card was opened.
  await ben.send("PATCH", "/api/user", { handicap: "54" });
  const tees = [white, { ...red, courseRating: 72 }];
  await superAdmin.send("PATCH", `/api/courses/${course.id}`, { tees });
  const applied = await superAdmin.send("POST", `${url}/rounds/1/course`, {});
  expect([applied.statusCode, applied.json()]).toEqual([200, { changed: 1 }]);
  expect(await net()).toBe(16);
});
