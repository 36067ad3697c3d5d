import { expect } from "vitest";
import { par4 } from "../../../../domain/scorecard/examples.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import { aCourse, test as base, type Club } from "../../testing/club.ts";

/** An event on a measured course, from a White tee without a rating. */
const test = base.extend<{
  readonly play: { readonly eventId: TournamentId; readonly courseId: string };
}>({
  play: async ({ club }, use) => {
    const course = await measuredCourse(club, [{ name: "White" }]);
    const settings = { courseId: course.id, handicapRequired: true, numberOfRounds: 2 };
    const eventId = await club.newEvent({ ...settings, teeId: course.tees[0]?.id });
    await use({ eventId, courseId: course.id });
  },
});

interface Made {
  readonly id: string;
  readonly tees: ReadonlyArray<{ readonly id: string; readonly name: string }>;
}

/** Each hole is ten yards longer than the one before it; the eighteenth is not measured. */
const measuredCourse = async ({ superAdmin }: Club, tees: ReadonlyArray<object>): Promise<Made> => {
  const holes = aCourse.holes.map((hole) => ({
    ...hole,
    blueDistance: 400 + 10 * hole.holeNumber,
    whiteDistance: hole.holeNumber === 18 ? null : 300 + 10 * hole.holeNumber,
  }));
  const response = await superAdmin.send("POST", "/api/courses", { ...aCourse, holes, tees });
  return response.json();
};

const aheadOf = (eventId: string, round: number | string = 1) =>
  `/api/events/${eventId}/rounds/${round}/holes`;

const [first, second, last] = [
  { holeNumber: 1, par: 4, strokeIndex: 1, yards: 310, strokesReceived: 1 },
  { holeNumber: 2, par: 4, strokeIndex: 2, yards: 320, strokesReceived: 0 },
  { holeNumber: 18, par: 4, strokeIndex: 18, yards: null, strokesReceived: 0 },
];
const tee = { name: "White", courseRating: null, slopeRating: null };

test("before the first score a player sees the holes, their yards and the strokes received", async ({
  club,
  play: { eventId },
}) => {
  const ana = await club.newEntrant(eventId, { handicap: 1 });
  const ahead = (await ana.get(aheadOf(eventId))).json();
  expect(ahead).toMatchObject({ playingHandicap: 1, tee });
  expect(ahead.holes).toHaveLength(18);
  expect([ahead.holes[0], ahead.holes[1], ahead.holes[17]]).toEqual([first, second, last]);
});

test("a card keeps every hole of its round when the course is edited", async ({
  club,
  play: { eventId, courseId },
}) => {
  const ana = await club.newEntrant(eventId, { handicap: 1 });
  const { holes: ahead } = (await ana.get(aheadOf(eventId))).json();
  const score = { roundNumber: 1, holeScores: [par4(2)] };
  const opened = (await ana.send("POST", `/api/events/${eventId}/my-scores`, score)).json();
  expect(opened.holes).toEqual(ahead);

  const holes = `/api/courses/${courseId}/holes`;
  const [hole] = (await club.superAdmin.get(holes)).json();
  await club.superAdmin.send("PATCH", `${holes}/${hole.id}`, { par: 5, whiteDistance: 555 });
  const [own] = (await ana.get(`/api/events/${eventId}/my-scorecards`)).json();
  const { scorecard } = (await ana.get(`/api/scorecards/${opened.id}`)).json();
  expect([own.holes, scorecard.holes]).toEqual([ahead, ahead]);
  // The next round uses the present course.
  const next = (await ana.get(aheadOf(eventId, 2))).json();
  expect(next.holes[0]).toEqual({ ...first, par: 5, yards: 555 });
});

test("administrators see the holes without strokes received", async ({
  club: { superAdmin },
  play: { eventId },
}) => {
  const ahead = (await superAdmin.get(aheadOf(eventId))).json();
  expect(ahead).toMatchObject({ playingHandicap: null, tee });
  expect(ahead.holes[0]).toEqual({ ...first, strokesReceived: null });
});

test("administrators, who print cards of every tee, see the yards of each", async ({ club }) => {
  const course = await measuredCourse(club, [
    { name: "White" },
    { name: "Blue" },
    { name: "Gold" },
  ]);
  const eventId = await club.newEvent({ courseId: course.id });
  const ana = await club.newEntrant(eventId);
  const yardsSeenBy = async (caller: Pick<typeof ana, "get">) =>
    (await caller.get(aheadOf(eventId)))
      .json()
      .yardsByTee?.map(({ yards }: { readonly yards: ReadonlyArray<number | null> }) => [
        yards[0],
        yards[17],
      ]);
  const [white, blue, gold] = [
    [310, null],
    [410, 580],
    [null, null],
  ];
  const inOrder = course.tees.map(({ name }) => ({ White: white, Blue: blue, Gold: gold })[name]);
  expect(await yardsSeenBy(club.superAdmin)).toEqual(inOrder);
  expect(await yardsSeenBy(ana)).toBeUndefined();
});

test.for([
  { what: "a tee of another name", tees: [{ name: "Championship" }], isChosen: true },
  { what: "no tee", tees: [{ name: "White" }], isChosen: false },
])("with $what the yards of the holes are unknown", async ({ tees, isChosen }, { club }) => {
  const course = await measuredCourse(club, tees);
  const teeId = isChosen ? course.tees[0]?.id : null;
  const eventId = await club.newEvent({ courseId: course.id, teeId });
  const { holes } = (await club.superAdmin.get(aheadOf(eventId))).json();
  expect(holes[0]).toMatchObject({ holeNumber: 1, yards: null });
});

test("an event without a course has no holes", async ({ club }) => {
  const eventId = await club.newEvent({ courseId: null });
  const ana = await club.newEntrant(eventId);
  for (const caller of [ana, club.superAdmin]) {
    const response = await caller.get(aheadOf(eventId));
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { playingHandicap: null, tee: null, tees: [], holes: [] },
    ]);
  }
});

test.for([3, 9, 0, "x"])(
  "round %s is not a round of the event and is answered with 404",
  async (round, { club, play }) => {
    const response = await club.superAdmin.get(aheadOf(play.eventId, round));
    expect([response.statusCode, response.json().error]).toEqual([404, "Round not found"]);
  },
);
