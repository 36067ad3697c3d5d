import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { par4 } from "../../../domain/scorecard/examples.ts";
import type { PlayerId, TournamentId } from "../../../domain/shared/values.ts";
import type { Browser } from "./browser.ts";
import { aCourse, test as base, type Club } from "./club.ts";
import type { SignedIn } from "./server.ts";

interface Play {
  readonly courseId: string;
  readonly eventId: TournamentId;
  readonly ana: SignedIn<PlayerId>;
  readonly ben: SignedIn<PlayerId>;
}

const tees = [
  { name: "White", courseRating: 72, slopeRating: 113, totalYards: 6500 },
  { name: "Red", courseRating: 68, slopeRating: 113, totalYards: 5500 },
];

/** Two players of handicap 10, on a course of eighteen par 4s with two tees. */
export const test = base.extend<{ readonly play: Play }>({
  play: async ({ club }, use) => {
    const body = { ...aCourse, name: `Course ${randomUUID()}`, tees };
    const course = (await club.superAdmin.send("POST", "/api/courses", body)).json();
    const teeId = course.tees[0].id;
    const eventId = await club.newEvent({ courseId: course.id, teeId, numberOfRounds: 2 });
    const entrant = (firstName: string) => club.newEntrant(eventId, { firstName, handicap: 10 });
    const [ana, ben] = [await entrant("Ana"), await entrant("Ben")];
    await use({ courseId: course.id, eventId, ana, ben });
  },
});

export const score = async (
  player: Browser,
  eventId: TournamentId,
  numbers: ReadonlyArray<number>,
) => {
  const holeScores = numbers.map((number) => par4(number));
  const sent = { roundNumber: 1, holeScores };
  const response = await player.send("POST", `/api/events/${eventId}/my-scores`, sent);
  expect(response.statusCode).toBe(200);
  return response.json();
};

export const holesOf = async (browser: Browser, courseId: string) =>
  (await browser.get(`/api/courses/${courseId}/holes`)).json();

/** From now on the hole is a par 5 with the last stroke index. */
export const editHole = async (club: Club, courseId: string, number: number) => {
  const hole = (await holesOf(club.superAdmin, courseId))[number - 1];
  const url = `/api/courses/${courseId}/holes/${hole.id}`;
  return (await club.superAdmin.send("PATCH", url, { par: 5, handicap: 18 })).json();
};

export const apply = (browser: Browser, eventId: TournamentId, body: object = {}, headers = {}) =>
  browser.send("POST", `/api/admin/events/${eventId}/rounds/1/course`, body, headers);

export const ownCard = async (player: Browser, eventId: TournamentId) =>
  (await player.get(`/api/events/${eventId}/my-scorecards`)).json()[0];
