import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import { test } from "../../testing/club.ts";

const holes = Array.from({ length: 18 }, (_, index) => index + 1);
const rated = {
  name: "White",
  gender: "men",
  courseRating: 72,
  slopeRating: 113,
  totalYards: 6500,
};

test("an index is made from complete and verified rounds on a rated tee only", async ({ club }) => {
  const course = {
    ...{ name: "Rated Links", address: "Sea Road 2", city: "Troon", state: "Ayrshire" },
    holes: holes.map((holeNumber) => ({ holeNumber, par: 4, handicap: holeNumber })),
    tees: [rated],
  };
  const made = await club.superAdmin.send("POST", "/api/courses", course);
  expect([made.statusCode, made.body]).toEqual([201, expect.any(String)]);
  const courseId = made.json().id;
  const eventId = await club.newEvent({ courseId, numberOfRounds: 4 });
  const ana = await club.newEntrant(eventId, { handicap: 10 });
  const play = async (roundNumber: number, holeScores: ReadonlyArray<object>) => {
    const body = { playerId: ana.id, roundNumber, holeScores };
    const url = `/api/events/${eventId}/scoring`;
    const response = await club.superAdmin.send("POST", url, body);
    expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
    return response.json().id;
  };
  const record = async () => (await ana.get("/api/user/handicap-record")).json();
  expect(await record()).toMatchObject({ index: null, lowIndex: null, rounds: [] });

  const cards = [
    await play(1, holes.map(bogey4)),
    await play(2, holes.map(par4)),
    // A twelve counts as a net double bogey: 4 + 2 and one stroke received.
    await play(3, [{ ...par4(1), strokes: 12 }, ...holes.slice(1).map(bogey4)]),
  ];
  const unfinished = await play(4, [par4(1)]);
  expect((await record()).rounds).toEqual([]);
  for (const id of [...cards, unfinished]) {
    const verified = await club.superAdmin.send("POST", `/api/scorecards/${id}/verify`);
    expect([verified.statusCode, verified.body]).toEqual([200, expect.any(String)]);
  }
  const { index, lowIndex, rounds } = await record();
  expect(rounds[0]).toMatchObject({
    ...{ gross: 12 + 17 * 5, index: -2 },
    cappedHoles: [{ holeNumber: 1, strokes: 12, counted: 7 }],
  });
  // 18, 0 and 20 over the rating: of three rounds the lowest counts, less two.
  expect([index, lowIndex]).toEqual([-2, null]);
  const shown = rounds.map((round: Record<string, unknown>) => [
    ...[round["adjustedGross"], round["differential"], round["counts"], round["courseName"]],
  ]);
  expect(shown).toEqual([
    [7 + 17 * 5, 20, false, "Rated Links"],
    [72, 0, true, "Rated Links"],
    [90, 18, false, "Rated Links"],
  ]);
});

test.for([
  ["an index of 0.0 is an index: no hole counts more than a net double bogey", 0, 6],
  ["a player without an index counts par + 5", null, 9],
] as const)("%s", async ([, handicap, counted], { club }) => {
  const course = {
    ...{ name: "Rated Links", address: "Sea Road 2", city: "Troon", state: "Ayrshire" },
    holes: holes.map((holeNumber) => ({ holeNumber, par: 4, handicap: holeNumber })),
    tees: [rated],
  };
  const courseId = (await club.superAdmin.send("POST", "/api/courses", course)).json().id;
  const eventId = await club.newEvent({ courseId });
  const ana = await club.newEntrant(eventId, { handicap });
  const holeScores = [{ ...par4(1), strokes: 9 }, ...holes.slice(1).map(par4)];
  const body = { playerId: ana.id, roundNumber: 1, holeScores };
  const { id } = (
    await club.superAdmin.send("POST", `/api/events/${eventId}/scoring`, body)
  ).json();
  await club.superAdmin.send("POST", `/api/scorecards/${id}/verify`);
  const [round] = (await ana.get("/api/user/handicap-record")).json().rounds;
  expect(round.adjustedGross).toBe(counted + 17 * 4);
});

test("a round of nine holes is not in the record", async ({ club }) => {
  const nine = holes.slice(0, 9);
  const course = {
    ...{ name: "Short Links", address: "Sea Road 2", city: "Troon", state: "Ayrshire" },
    holes: nine.map((holeNumber) => ({ holeNumber, par: 4, handicap: holeNumber })),
    tees: [{ ...rated, courseRating: 36 }],
  };
  const courseId = (await club.superAdmin.send("POST", "/api/courses", course)).json().id;
  const eventId = await club.newEvent({ courseId });
  const ana = await club.newEntrant(eventId, { handicap: 14.9 });
  const body = { playerId: ana.id, roundNumber: 1, holeScores: nine.map(par4) };
  const card = (await club.superAdmin.send("POST", `/api/events/${eventId}/scoring`, body)).json();
  expect(card.playingHandicap).toBe(8);
  const verified = await club.superAdmin.send("POST", `/api/scorecards/${card.id}/verify`);
  expect([verified.statusCode, verified.body]).toEqual([200, expect.any(String)]);
  expect((await ana.get("/api/user/handicap-record")).json().rounds).toEqual([]);
});
