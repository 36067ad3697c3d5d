import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import { test } from "../../testing/club.ts";

const holes = Array.from({ length: 18 }, (_, index) => index + 1);

test("the statistics begin empty, and count holes and the places after each round", async ({
  club,
}) => {
  const eventId = await club.newEvent({ name: "Two Days", numberOfRounds: 2 });
  const ana = await club.newEntrant(eventId, {});
  const ben = await club.newEntrant(eventId, {});
  const statisticsOf = async (player: typeof ana) => {
    const response = await player.get("/api/user/statistics");
    expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
    return response.json();
  };
  const none = { eagles: 0, birdies: 0, pars: 0, bogeys: 0, doubles: 0 };
  expect(await statisticsOf(ana)).toMatchObject({ holes: none, positions: [], indexes: [] });

  const play = async (player: typeof ana, roundNumber: number, holeScores: object) => {
    const body = { playerId: player.id, roundNumber, holeScores };
    const url = `/api/events/${eventId}/scoring`;
    const response = await club.superAdmin.send("POST", url, body);
    expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  };
  await play(ana, 1, holes.map(par4));
  await play(ben, 1, holes.map(bogey4));
  await play(ana, 2, [...holes.slice(1).map(bogey4), { ...par4(1), strokes: 12 }]);
  await play(ben, 2, [...holes.slice(1).map(par4), { ...par4(1), strokes: 2 }]);

  const places = ({ positions }: { positions: ReadonlyArray<Record<string, unknown>> }) =>
    positions.map(({ eventName, roundNumber, place, players }) => [
      ...[eventName, roundNumber, place, players],
    ]);
  const ofAna = await statisticsOf(ana);
  expect(places(ofAna)).toEqual([
    ["Two Days", 1, 1, 2],
    ["Two Days", 2, 2, 2],
  ]);
  expect(ofAna.holes).toEqual({ ...none, pars: 18, bogeys: 17, doubles: 1 });
  expect(ofAna.averages).toMatchObject({ totalRounds: 2, totalHoles: 36 });
  const ofBen = await statisticsOf(ben);
  expect(places(ofBen)).toEqual([
    ["Two Days", 1, 2, 2],
    ["Two Days", 2, 1, 2],
  ]);
  expect(ofBen.holes).toEqual({ ...none, eagles: 1, pars: 17, bogeys: 18 });
});
