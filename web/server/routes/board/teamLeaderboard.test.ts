import { expect } from "vitest";
import type { PlayerId, TournamentId } from "../../../../domain/shared/values.ts";
import { test as base } from "../../testing/club.ts";
import type { SignedIn } from "../../testing/server.ts";

type Player = SignedIn<PlayerId>;

interface Sides {
  readonly eventId: TournamentId;
  readonly ana: Player;
  readonly ben: Player;
  readonly formPair: (name: string, one: Player, other: Player) => Promise<string>;
  readonly newcomer: () => Promise<Player>;
}

/** Ana and Ben are the team Aces, on eighteen par 4s whose stroke index is the hole's number. */
const test = base.extend<{ readonly sidesIn: (fields?: object) => Promise<Sides> }>({
  sidesIn: async ({ club }, use) =>
    use(async (fields = {}) => {
      const eventId = await club.newEvent(fields);
      const newcomer = (handicap = 0) => club.newEntrant(eventId, { handicap });
      const [ana, ben] = [await newcomer(2), await newcomer(20)];
      const formPair = async (name: string, one: Player, other: Player) => {
        const pair = { name, player1Id: one.id, player2Id: other.id, type: "pair" };
        const url = `/api/admin/events/${eventId}/pairs`;
        return (await club.superAdmin.send("POST", url, pair)).json().id;
      };
      await formPair("Aces", ana, ben);
      return { eventId, ana, ben, formPair, newcomer };
    }),
});

const score = ({ eventId }: Sides, player: Player, strokes: ReadonlyArray<number>) =>
  player.send("POST", `/api/events/${eventId}/my-scores`, {
    roundNumber: 1,
    holeScores: strokes.map((taken, index) => ({ holeNumber: index + 1, strokes: taken })),
  });

const boardOf = async (sides: Sides, query = "") =>
  (await sides.ana.get(`/api/events/${sides.eventId}/team-leaderboard${query}`)).json();

test("a team has the best score of its members on each hole", async ({ sidesIn }) => {
  const sides = await sidesIn();
  const { ana, ben } = sides;
  await score(sides, ana, [4, 6, 4]);
  await score(sides, ben, [5, 5, 4]);
  const name = { firstName: expect.any(String), lastName: expect.any(String) };
  expect(await boardOf(sides)).toEqual([
    {
      team: { id: expect.any(String), name: "Aces", type: "pair" },
      players: [
        { id: ana.id, ...name, handicap: 2, playerStatus: "playing" },
        { id: ben.id, ...name, handicap: 20, playerStatus: "playing" },
      ],
      rounds: [
        {
          ...{ roundNumber: 1, grossScore: 13, adjustedScore: 9, stablefordPoints: 5 },
          ...{ par: 12, holesPlayed: 3, isComplete: false },
          holes: [
            { holeNumber: 1, gross: 4, net: 3, points: 2, playerIds: [ana.id] },
            { holeNumber: 2, gross: 5, net: 3, points: 1, playerIds: [ben.id] },
            { holeNumber: 3, gross: 4, net: 3, points: 2, playerIds: [ana.id, ben.id] },
          ],
        },
      ],
      ...{ totalGross: 13, totalNet: 9, totalStableford: 5, roundCount: 1 },
    },
  ]);
});

test("teams are ordered by score, teams without scores come last, and disbanded teams are removed", async ({
  club,
  sidesIn,
}) => {
  const sides = await sidesIn();
  const { ana, formPair, newcomer } = sides;
  const carl = await newcomer();
  await formPair("Birdies", carl, await newcomer());
  const idle = await formPair("Chips", await newcomer(), await newcomer());
  await score(sides, ana, [5]);
  await score(sides, carl, [3]);
  const names = async () =>
    (await boardOf(sides)).map((line: { team: { name: string } }) => line.team.name);
  expect(await names()).toEqual(["Birdies", "Aces", "Chips"]);
  await club.superAdmin.send("DELETE", `/api/admin/events/${sides.eventId}/teams/${idle}`);
  expect(await names()).toEqual(["Birdies", "Aces"]);
});

const boardOfAdmin = async (admin: SignedIn<unknown>, eventId: string) =>
  (await admin.get(`/api/events/${eventId}/team-leaderboard`)).json();

const scrambleOf = async (admin: SignedIn<unknown>) => {
  const formats: ReadonlyArray<{ readonly id: string; readonly code: string }> = (
    await admin.get("/api/play-formats")
  ).json();
  return { playFormatId: formats.find(({ code }) => code === "SCRAMBLE")?.id };
};

const setHandicap = async (player: Player, handicap: string) =>
  expect((await player.send("PATCH", "/api/user", { handicap })).statusCode).toBe(200);

test("in a scramble every member writes on the one card of the side, with the handicap of the side", async ({
  club,
  sidesIn,
}) => {
  const sides = await sidesIn(await scrambleOf(club.superAdmin));
  await score(sides, sides.ana, [4, 4, 4, 4, 4]);
  const written = await score(sides, sides.ben, [3]);
  // 35% of 2 and 15% of 20 are 3.7 strokes, so 4: on the four hardest holes.
  expect(await boardOf(sides)).toMatchObject([
    { rounds: [{ grossScore: 19, adjustedScore: 15, holesPlayed: 5 }] },
  ]);
  const ownOf = async (player: Player) =>
    (await player.get(`/api/events/${sides.eventId}/my-scorecards`)).json();
  expect(written.json().totalScore).toBe((await ownOf(sides.ana))[0].totalScore);
  expect((await ownOf(sides.ben))[0].id).toBe((await ownOf(sides.ana))[0].id);
  const onCard = { playingHandicap: 4, totalAdjustedScore: 15 };
  expect((await ownOf(sides.ben))[0]).toMatchObject(onCard);
  const sheetUrl = `/api/events/${sides.eventId}/rounds/1/score-sheet`;
  expect((await club.superAdmin.get(sheetUrl)).json()).toMatchObject([
    { cards: [{ userId: sides.ana.id, playingHandicap: 4 }] },
  ]);
  for (const member of [sides.ana, sides.ben]) {
    expect((await member.get("/api/scorecards")).json()).toEqual([]);
  }
});

test("the card of a side counts whoever keeps it, and whoever leaves", async ({
  club,
  sidesIn,
}) => {
  const sides = await sidesIn(await scrambleOf(club.superAdmin));
  const { eventId, ana, ben } = sides;
  await ana.send("POST", `/api/events/${eventId}/withdraw`);
  expect((await score(sides, ben, [4, 4, 4])).statusCode).toBe(200);
  expect((await score(sides, ana, [5])).statusCode).toBeGreaterThanOrEqual(400);
  const played = [{ rounds: [{ grossScore: 12, holesPlayed: 3 }] }];
  expect(await boardOfAdmin(club.superAdmin, eventId)).toMatchObject(played);
  const url = `/api/admin/events/${eventId}/participants/${ana.id}`;
  await club.superAdmin.send("PATCH", url, { action: "disqualify", reason: "late" });
  expect(await boardOfAdmin(club.superAdmin, eventId)).toMatchObject(played);
});

test("a member of another side in the group signs; where there is none, who kept no card", async ({
  club,
  sidesIn,
}) => {
  const sides = await sidesIn(await scrambleOf(club.superAdmin));
  const { eventId, ana, ben, formPair, newcomer } = sides;
  const [cleo, dan] = [await newcomer(), await newcomer()];
  await formPair("Birdies", cleo, dan);
  const group = { groupName: "A", teeTime: "08:00", roundNumber: 1 };
  const members = [ana.id, ben.id];
  await club.superAdmin.send("POST", `/api/events/${eventId}/groups`, { ...group, members });
  await score(sides, ana, [4, 4, 4]);
  const [card] = (await ben.get(`/api/events/${eventId}/my-scorecards`)).json();
  const mayAttest = async (player: Player) =>
    (await player.get(`/api/scorecards/${card.id}/can-attest`)).json().canAttest;
  expect([await mayAttest(ana), await mayAttest(ben)]).toEqual([false, true]);
  const [own] = (await club.superAdmin.get(`/api/events/${eventId}/groups`)).json();
  await club.superAdmin.send("PUT", `/api/golf-groups/${own.id}`, {
    ...group,
    members: [...members, cleo.id],
  });
  expect([await mayAttest(ben), await mayAttest(cleo)]).toEqual([false, true]);
});

test("the handicap of a scramble team is that of the day when its card was opened", async ({
  club,
  sidesIn,
}) => {
  const sides = await sidesIn(await scrambleOf(club.superAdmin));
  const { ana, ben } = sides;
  // 35% of 2 and 15% of 40 are 6.7 strokes, so 7.
  await setHandicap(ben, "40");
  await score(sides, ana, [4, 4, 4, 4, 4, 4, 4, 4]);
  await setHandicap(ana, "54");
  await setHandicap(ben, "54");
  const asPlayed = [{ rounds: [{ grossScore: 32, adjustedScore: 25 }] }];
  expect(await boardOf(sides)).toMatchObject(asPlayed);
  expect(await boardOf(sides, `?asOf=${new Date().toISOString()}`)).toMatchObject(asPlayed);
  await score(sides, ana, [4, 4, 4, 4, 4, 4, 4, 3]);
  expect(await boardOf(sides)).toMatchObject([{ rounds: [{ adjustedScore: 24 }] }]);
});

test("a scramble team that is formed after its card was opened has the handicaps of that moment", async ({
  club,
  sidesIn,
}) => {
  const sides = await sidesIn(await scrambleOf(club.superAdmin));
  const [carl, dora] = [await sides.newcomer(), await sides.newcomer()];
  await score(sides, carl, [4, 4, 4]);
  // 15% of 10 is 1.5, so 2.
  await setHandicap(dora, "10");
  await sides.formPair("Birdies", carl, dora);
  await setHandicap(dora, "54");
  const birdies = { team: { name: "Birdies" }, rounds: [{ grossScore: 12, adjustedScore: 10 }] };
  expect((await boardOf(sides))[0]).toMatchObject(birdies);
  expect((await boardOf(sides, `?asOf=${new Date().toISOString()}`))[0]).toMatchObject(birdies);
});

test("an earlier board has the scores and the teams of its moment", async ({ sidesIn }) => {
  const sides = await sidesIn();
  await score(sides, sides.ana, [5]);
  const then = new Date();
  await score(sides, sides.ana, [4]);
  await sides.formPair("Birdies", await sides.newcomer(), await sides.newcomer());
  expect(await boardOf(sides, `?asOf=${then.toISOString()}`)).toMatchObject([
    { team: { name: "Aces" }, rounds: [{ grossScore: 5 }] },
  ]);
  expect(await boardOf(sides)).toHaveLength(2);
  expect(await boardOf(sides, "?asOf=2001-01-01")).toEqual([]);
  expect((await boardOf(sides, "?asOf=noon")).error).toBe("Invalid time");
});

test("an unchanged board is answered with 304", async ({ sidesIn }) => {
  const sides = await sidesIn();
  const url = `/api/events/${sides.eventId}/team-leaderboard`;
  const { headers } = await sides.ana.get(url);
  const again = { "if-none-match": String(headers.etag) };
  expect((await sides.ana.get(url, again)).statusCode).toBe(304);
  await score(sides, sides.ben, [4]);
  expect((await sides.ana.get(url, again)).statusCode).toBe(200);
});
