import { expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import type { Browser } from "../../testing/browser.ts";
import { aCourse, type Club } from "../../testing/club.ts";
import { test } from "../../testing/roundCourse.ts";

const tee = (name: string, courseRating: number) => {
  return { name, courseRating, slopeRating: 113, totalYards: 6000 };
};

const newCourse = async ({ superAdmin }: Club, ...tees: ReadonlyArray<object>) => {
  const made = await superAdmin.send("POST", "/api/courses", { ...aCourse, tees });
  return made.json();
};

const score = async (player: Browser, eventId: string, roundNumber: number) => {
  const body = { roundNumber, holeScores: [par4(1)] };
  return (await player.send("POST", `/api/events/${eventId}/my-scores`, body)).json();
};

const moveTo = async ({ superAdmin }: Club, eventId: string, change: object) => {
  const moved = await superAdmin.send("PUT", `/api/admin/events/${eventId}`, change);
  return { status: moved.statusCode, answer: moved.json() };
};

const playsFrom = async ({ superAdmin }: Club, eventId: string, playerId: string, teeId: string) =>
  superAdmin.send("PATCH", `/api/admin/events/${eventId}/participants/${playerId}`, {
    ...{ action: "tee", teeId },
  });

test("the tees of the event and of its players hold on the course of the second round", async ({
  club,
  play: { courseId, eventId, ana, ben },
}) => {
  const first = (await club.superAdmin.get(`/api/courses/${courseId}`)).json();
  await playsFrom(club, eventId, ben.id, first.tees[1].id);
  await score(ana, eventId, 1);
  expect(await score(ben, eventId, 1)).toMatchObject({ tee: { name: "Red" }, playingHandicap: 6 });

  const second = await newCourse(club, tee("Back", 75), tee(" WHITE ", 70), tee("red", 68));
  const moved = await moveTo(club, eventId, { courseId: second.id });
  expect([moved.status, moved.answer.teeId]).toEqual([200, second.tees[1].id]);
  expect(await score(ana, eventId, 2)).toMatchObject({
    tee: { name: "WHITE" },
    playingHandicap: 8,
  });
  expect(await score(ben, eventId, 2)).toMatchObject({ tee: { name: "red" }, playingHandicap: 6 });
  const [, bens] = (await club.superAdmin.get(`/api/events/${eventId}/participants`)).json();
  expect(bens.teeName).toBe("Red");

  // The first round began with White of the first course, and who comes late plays it too.
  const cleo = await club.newEntrant(eventId, { firstName: "Cleo", handicap: 10 });
  expect(await score(cleo, eventId, 1)).toMatchObject({ tee: { name: "White" } });
});

test("the tee of the new course may come in the same change, also once there are scores", async ({
  club,
  play: { eventId, ana },
}) => {
  await score(ana, eventId, 1);
  const second = await newCourse(club, tee("Back", 75), tee("Gold", 70));
  const change = { courseId: second.id, teeId: second.tees[1].id };
  expect((await moveTo(club, eventId, change)).status).toBe(200);
  expect(await score(ana, eventId, 2)).toMatchObject({ tee: { name: "Gold" } });
});

test("the office is asked where the new course has no tee of that name", async ({
  club,
  play: { courseId, eventId, ana, ben },
}) => {
  const first = (await club.superAdmin.get(`/api/courses/${courseId}`)).json();
  await playsFrom(club, eventId, ben.id, first.tees[1].id);
  await score(ana, eventId, 1);
  const without = async (...names: ReadonlyArray<string>) => {
    const { id } = await newCourse(club, ...names.map((name) => tee(name, 72)));
    const { status, answer } = await moveTo(club, eventId, { courseId: id });
    return [status, answer.message];
  };
  expect(await without("Back", "Red")).toEqual([
    409,
    'The new course has no tee "White". Please choose the tee of the event.',
  ]);
  expect(await without("White", "Back")).toEqual([
    409,
    'The new course has no tee "Red", from which 1 player plays. Please choose the tee of the event.',
  ]);
  const { id, tees } = await newCourse(club, tee("White", 72));
  const answered = await moveTo(club, eventId, { courseId: id, teeId: tees[0].id });
  expect(answered.status).toBe(200);
  expect(await score(ben, eventId, 2)).toMatchObject({ tee: { name: "White" } });
});
