import { expect } from "vitest";
import { WallClock } from "../../../../domain/shared/values.ts";
import { minutesAfter } from "../../../../domain/teeSheet/teeTimes.ts";
import { test } from "../../testing/club.ts";
import { each, matchPlayFormat, play } from "../../testing/matches.ts";
import { dayAfter, group, running, score, todayOf, wholeCourse } from "../../testing/today.ts";

test("during a round the next hole, the place and the games are shown", async ({ club }) => {
  const eventId = await running(club, { name: "Gale Cup" });
  const ana = await club.newEntrant(eventId, { firstName: "Ana" });
  await club.newEntrant(eventId);
  const made = await club.superAdmin.send("POST", `/api/events/${eventId}/side-games`, {
    ...{ gameType: "skins", gameFormat: "individual", totalPurse: 90 },
    ...{ roundNumbers: [1], holeNumbers: [1, 2, 3] },
  });
  const joined = await ana.send("POST", `/api/side-games/${made.json().id}/join`, {});
  expect(joined.statusCode).toBe(201);
  await score(ana, eventId, [1, 2, 4]);

  const [today, ...others] = await todayOf(ana);
  expect(others).toEqual([]);
  expect(today).toMatchObject({
    event: { id: eventId, name: "Gale Cup", status: "active" },
    status: "registered",
    round: { roundNumber: 1, thru: 3, sentBack: null },
    standing: { position: "1", players: 2, total: "E", thru: "3", scoring: "gross" },
    games: [
      {
        ...{ gameType: "skins", purse: "90.00", unclaimed: "30.00" },
        place: "1",
        winnings: "60.00",
      },
    ],
    cardsToSign: 0,
    teeTime: null,
  });
  expect(today.round.holesLeft.slice(0, 2)).toEqual([3, 5]);
});

test("the place is that of the scoring that decides the event", async ({ club }) => {
  const metrics: ReadonlyArray<{ readonly id: string; readonly rankingDirection: string }> = (
    await club.superAdmin.get("/api/scoring-metrics")
  ).json();
  const points = metrics.find(({ rankingDirection }) => rankingDirection === "desc");
  const eventId = await running(club, { scoringMetricId: points?.id });
  const ana = await club.newEntrant(eventId, { handicap: 0 });
  const ben = await club.newEntrant(eventId, { handicap: 0 });
  await score(ana, eventId, [1]);
  await score(ben, eventId, [1, 2]);
  expect([await todayOf(ana), await todayOf(ben)]).toMatchObject([
    [{ standing: { position: "2", scoring: "stableford", total: "2 pts" } }],
    [{ standing: { position: "1", scoring: "stableford", total: "4 pts" } }],
  ]);
});

test("a game shows no place while all are level, and the public board has its code", async ({
  club,
}) => {
  const eventId = await running(club, { publicBoard: true });
  const [ana, ben] = [await club.newEntrant(eventId), await club.newEntrant(eventId)];
  const made = await club.superAdmin.send("POST", `/api/events/${eventId}/side-games`, {
    ...{ gameType: "skins", gameFormat: "individual", totalPurse: 90 },
    ...{ roundNumbers: [1], holeNumbers: [1, 2, 3] },
  });
  for (const player of [ana, ben]) {
    await player.send("POST", `/api/side-games/${made.json().id}/join`, {});
  }
  for (const player of [ana, ben]) await score(player, eventId, [1]);
  const [today] = await todayOf(ana);
  expect(today.games).toMatchObject([{ place: null, winnings: "0.00" }]);
  expect(today.event.shareCode).toMatch(/^[0-9a-z]{10}$/u);
});

test("a hole that all have played and nobody has measured is asked for", async ({ club }) => {
  const eventId = await running(club);
  const [ana, ben] = [await club.newEntrant(eventId), await club.newEntrant(eventId)];
  const made = await club.superAdmin.send("POST", `/api/events/${eventId}/side-games`, {
    ...{ gameType: "longest_drive", gameFormat: "individual", totalPurse: 90 },
    ...{ roundNumbers: [1], holeNumbers: [1] },
  });
  const game = `/api/side-games/${made.json().id}`;
  for (const player of [ana, ben]) await player.send("POST", `${game}/join`, {});
  const asked = async () => (await todayOf(ben))[0].games[0];

  await score(ana, eventId, [1]);
  expect(await asked()).toMatchObject({ isAsked: false, askedHole: null });
  await score(ben, eventId, [1]);
  expect(await asked()).toMatchObject({ isAsked: true, askedHole: 1 });
  const hole = { roundNumber: 1, holeNumber: 1 };
  await ana.send("POST", `${game}/entries`, { ...hole, playerId: ana.id, distance: 231 });
  expect(await asked()).toMatchObject({ isAsked: false, askedHole: null });
});

test("on its day a round begins with all of its holes", async ({ club }) => {
  const eventId = await running(club);
  const ana = await club.newEntrant(eventId);
  const [today] = await todayOf(ana);
  expect(today).toMatchObject({ round: { roundNumber: 1, thru: 0 }, standing: null });
  expect(today.round.holesLeft).toEqual(wholeCourse);
});

test("the holes of a group that starts on the seventh begin there", async ({ club }) => {
  const eventId = await running(club);
  const ana = await club.newEntrant(eventId);
  await group(club, eventId, `${dayAfter(-1)}T08:10:00`, [ana.id], 7);
  const holesLeft = async () => (await todayOf(ana))[0].round.holesLeft;
  expect(await holesLeft()).toEqual([...wholeCourse.slice(6), ...wholeCourse.slice(0, 6)]);
  await score(ana, eventId, [7, 8]);
  expect((await holesLeft()).slice(0, 2)).toEqual([9, 10]);
});

test("a round begins an hour before its tee time, or with the first score of the group", async ({
  club,
}) => {
  const eventId = await running(club, { endDate: dayAfter(3) });
  const ana = await club.newEntrant(eventId);
  const ben = await club.newEntrant(eventId);
  await group(club, eventId, `${dayAfter(2)}T08:10:00`, [ana.id, ben.id]);
  expect(await todayOf(ana)).toMatchObject([{ round: null }]);
  await score(ben, eventId, [1]);
  expect(await todayOf(ana)).toMatchObject([{ round: { roundNumber: 1, thru: 0 } }]);

  const cleo = await club.newEntrant(eventId);
  const soon = minutesAfter(WallClock.make(new Date().toISOString().slice(0, 19)), 50);
  await group(club, eventId, soon, [cleo.id]);
  expect(await todayOf(cleo)).toMatchObject([{ round: { roundNumber: 1, thru: 0 } }]);
});

test("before the day of the tee time there is no round, but the tee time and the partners", async ({
  club,
}) => {
  const eventId = await club.newEvent({ startDate: dayAfter(3) });
  const ana = await club.newEntrant(eventId, { firstName: "Ana" });
  const ben = await club.newEntrant(eventId, { firstName: "Ben", lastName: "Byrne" });
  await group(club, eventId, "08:10", [ana.id, ben.id], 10);
  const [today] = await todayOf(ana);
  expect(today).toMatchObject({
    round: null,
    teeTime: {
      roundNumber: 1,
      at: `${dayAfter(3)}T08:10:00`,
      groupName: "Larks",
      startHole: 10,
      partners: [{ firstName: "Ben", lastName: "Byrne" }],
    },
  });
});

test("a match that ended early asks for no more holes, and for a signature", async ({ club }) => {
  const eventId = await running(club, await matchPlayFormat(club.superAdmin));
  const ana = await club.newEntrant(eventId);
  const ben = await club.newEntrant(eventId);
  await group(club, eventId, `${dayAfter(-1)}T08:10:00`, [ana.id, ben.id]);
  const left = async () => {
    const [{ round, cardsToSign }] = await todayOf(ana);
    return [round?.holesLeft.length, cardsToSign];
  };
  await play(ana, eventId, each(9, 3));
  await play(ben, eventId, each(9, 4));
  expect(await left()).toEqual([9, 0]);
  await play(ana, eventId, each(10, 3));
  await play(ben, eventId, each(10, 4));
  expect(await left()).toEqual([0, 1]);
});

test("complete cards of the own group that nobody has signed are to be signed", async ({
  club,
}) => {
  const eventId = await running(club);
  const [ana, ben, cleo, dan] = await Promise.all([
    club.newEntrant(eventId),
    club.newEntrant(eventId),
    club.newEntrant(eventId),
    club.newEntrant(eventId),
  ]);
  await group(club, eventId, `${dayAfter(-1)}T08:10:00`, [ana.id, ben.id, dan.id]);
  await score(cleo, eventId, wholeCourse);
  await score(ben, eventId, [1, 2]);
  expect(await todayOf(ana)).toMatchObject([{ cardsToSign: 0 }]);
  await score(ben, eventId, wholeCourse);
  expect(await todayOf(ana)).toMatchObject([{ cardsToSign: 1 }]);
  const [card] = (await ben.get(`/api/events/${eventId}/my-scorecards`)).json();
  const reason = "Hole 2 was a 5";
  await club.superAdmin.send("POST", `/api/scorecards/${card.id}/reject`, { reason });
  expect(await todayOf(ana)).toMatchObject([{ cardsToSign: 0 }]);

  await score(ben, eventId, wholeCourse);
  expect(await todayOf(ana)).toMatchObject([{ cardsToSign: 1 }]);
  expect((await dan.send("POST", `/api/scorecards/${card.id}/attest`, {})).statusCode).toBe(201);
  expect(await todayOf(ana)).toMatchObject([{ cardsToSign: 0 }]);
  const { firstName, lastName } = (await dan.get("/api/user")).json();
  expect(await todayOf(ben)).toMatchObject([{ round: { signedBy: [{ firstName, lastName }] } }]);
});

test("a card that was sent back is shown with its reason, before a later round", async ({
  club,
}) => {
  const eventId = await running(club, { numberOfRounds: 2 });
  const ana = await club.newEntrant(eventId);
  const card = (await score(ana, eventId, [1, 2])).json();
  const reason = "Hole 2 was a 5";
  const path = `/api/scorecards/${card.id}/reject`;
  const sent = await club.superAdmin.send("POST", path, { reason });
  expect(sent.statusCode).toBeLessThan(300);
  expect(await todayOf(ana)).toMatchObject([{ round: { roundNumber: 1, sentBack: { reason } } }]);
});

test("a player on the waitlist sees their place on it", async ({ club }) => {
  const eventId = await club.newEvent({
    ...{ startDate: dayAfter(2), maxParticipants: 1 },
  });
  await club.newEntrant(eventId);
  const ben = await club.newEntrant(eventId);
  expect(await todayOf(ben)).toMatchObject([
    { status: "waitlist", waitlistPlace: 1, round: null, standing: null, games: [] },
  ]);
});

test("an event that the player left or that is more than a week away is not shown", async ({
  club,
}) => {
  const far = await club.newEvent({ startDate: dayAfter(12) });
  const near = await club.newEvent({ startDate: dayAfter(5) });
  const ana = await club.newEntrant(near);
  const ben = await club.newEntrant(far);
  expect(await todayOf(ana)).toHaveLength(1);
  expect(await todayOf(ben)).toEqual([]);
  await ana.send("POST", `/api/events/${near}/withdraw`, {});
  expect(await todayOf(ana)).toEqual([]);
});
