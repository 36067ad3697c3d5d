import { once } from "node:events";
import { get } from "node:http";
import { expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import { buildApp } from "../../app.ts";
import type { Browser } from "../../testing/browser.ts";
import { test } from "../../testing/club.ts";
import { testOptions } from "../../testing/options.ts";

const notPublic = [404, "This leaderboard is not public"];

const answerOf = async (caller: Browser, url: string) => {
  const response = await caller.get(url);
  return [response.statusCode, response.json().error];
};

const shareCodeSeenBy = async (caller: Browser, eventId: string) =>
  (await caller.get(`/api/events/${eventId}`)).json().shareCode;

test("anybody can follow a public board and sees only names and scores", async ({
  club,
  visitor,
}) => {
  const eventId = await club.newEvent({ name: "Summer Open", publicBoard: true });
  const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
  const scores = { roundNumber: 1, holeScores: [par4(1), bogey4(2)] };
  expect((await ana.send("POST", `/api/events/${eventId}/my-scores`, scores)).statusCode).toBe(200);
  const path = `/api/follow/${await shareCodeSeenBy(ana, eventId)}`;

  const event = (await visitor.get(path)).json();
  expect(Object.keys(event).toSorted()).toEqual(
    ["courseName", "endDate", "location", "name", "numberOfRounds", "publicCards"].concat(
      ...["rounds", "scoring", "startDate", "status", "tieBreak"],
    ),
  );
  expect(event).toMatchObject({ name: "Summer Open", scoring: "gross" });

  const board = await visitor.get(`${path}/leaderboard`);
  expect(board.headers["cache-control"]).toBe("public, max-age=0, s-maxage=1, must-revalidate");
  expect(board.json()).toMatchObject([
    { user: { firstName: "Ana", lastName: "Ace" }, rounds: [{ grossScore: 9, holesPlayed: 2 }] },
  ]);
  expect(Object.keys(board.json()[0].user)).toEqual(["firstName", "lastName"]);
  for (const secret of [ana.id, eventId, "scorecardId", "handicap", "profileImage", "@"]) {
    expect(board.body).not.toContain(secret);
    expect(JSON.stringify(event)).not.toContain(secret);
  }
  expect(await answerOf(visitor, `${path}/leaderboard?asOf=soon`)).toEqual([400, "Invalid time"]);
});

test("a card of a public board is shown where the organiser allows it, without what is private", async ({
  club,
  visitor,
}) => {
  const eventId = await club.newEvent({ publicBoard: true });
  const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
  const holeScores = [{ ...par4(1), putts: 2, notes: "Lost a ball" }, bogey4(2)];
  const scores = { roundNumber: 1, holeScores };
  const card = (await ana.send("POST", `/api/events/${eventId}/my-scores`, scores)).json();
  const path = `/api/follow/${await shareCodeSeenBy(ana, eventId)}`;
  const openedBy = (scorecardId: string) => visitor.get(`${path}/scorecards/${scorecardId}`);
  const noCard = [404, "Scorecard not found"];
  expect(await answerOf(visitor, `${path}/scorecards/${card.id}`)).toEqual(noCard);

  const turn = (publicCards: boolean) =>
    club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, { publicCards });
  expect((await turn(true)).statusCode).toBe(200);
  expect((await visitor.get(path)).json()).toMatchObject({ publicCards: true });
  const [entry] = (await visitor.get(`${path}/leaderboard`)).json();
  expect(entry.rounds).toMatchObject([{ scorecardId: card.id }]);
  const shown = await openedBy(card.id);
  const { scorecard } = shown.json();
  expect(scorecard).toMatchObject({
    roundNumber: 1,
    totalGrossScore: 9,
    scores: [
      { holeNumber: 1, strokes: 4, pickedUp: false },
      { holeNumber: 2, strokes: 5 },
    ],
  });
  expect(scorecard.holes).toHaveLength(18);
  for (const secret of [ana.id, eventId, card.id, "Ana", "Lost a ball", "putts", "ignature"]) {
    expect(shown.body).not.toContain(secret);
  }

  const other = await club.newEvent({ publicBoard: true, publicCards: true });
  const bob = await club.newEntrant(other);
  const foreign = (await bob.send("POST", `/api/events/${other}/my-scores`, scores)).json();
  expect(await answerOf(visitor, `${path}/scorecards/${foreign.id}`)).toEqual(noCard);

  expect((await turn(false)).statusCode).toBe(200);
  expect(await answerOf(visitor, `${path}/scorecards/${card.id}`)).toEqual(noCard);
  expect((await visitor.get(`${path}/leaderboard`)).body).not.toContain("scorecardId");
});

test("only people in the event see the address of the board, and each time it becomes public it is new", async ({
  club,
  visitor,
}) => {
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId);
  const turn = async (publicBoard: boolean) => {
    const url = `/api/admin/events/${eventId}`;
    expect((await club.superAdmin.send("PUT", url, { publicBoard })).statusCode).toBe(200);
    return shareCodeSeenBy(ana, eventId);
  };
  expect(await shareCodeSeenBy(ana, eventId)).toBeNull();
  const first = await turn(true);
  expect(first).toMatch(/^[0-9a-z]{10}$/);
  expect(await turn(true)).toBe(first);
  expect(await shareCodeSeenBy(club.superAdmin, eventId)).toBe(first);
  expect(await shareCodeSeenBy(await club.newAdmin(), eventId)).toBeNull();
  for (const stranger of [visitor, await club.newPlayer()]) {
    const listed = (await stranger.get("/api/events")).json();
    const own = listed.find(({ id }: { readonly id: string }) => id === eventId);
    expect(own).toMatchObject({ publicBoard: true, shareCode: null });
  }

  expect(await turn(false)).toBeNull();
  expect(await answerOf(visitor, `/api/follow/${first}`)).toEqual(notPublic);
  expect(await answerOf(visitor, `/api/follow/${first}/leaderboard`)).toEqual(notPublic);
  expect(await answerOf(visitor, `/api/follow/${first}/live`)).toEqual(notPublic);
  const second = await turn(true);
  expect(second).not.toBe(first);
  expect(await answerOf(visitor, `/api/follow/${first}`)).toEqual(notPublic);
  expect((await visitor.get(`/api/follow/${second}`)).statusCode).toBe(200);
});

test("a follower receives only changes of the board, and is disconnected when it is no longer public", async ({
  runtime,
  club,
}) => {
  const server = await buildApp(runtime, testOptions);
  const eventId = await club.newEvent({ publicBoard: true });
  const code = await shareCodeSeenBy(club.superAdmin, eventId);
  const origin = await server.listen();
  const [line] = await once(get(`${origin}/api/follow/${code}/live`), "response");
  line.setEncoding("utf8");
  let received = "";
  const ended = (async () => {
    for await (const chunk of line) received += chunk;
  })();
  const url = `/api/admin/events/${eventId}`;
  expect((await club.superAdmin.send("PUT", url, { publicBoard: false })).statusCode).toBe(200);
  await ended;
  const models = [...received.matchAll(/"model":"(\w+)"/g)].map(([, model]) => model);
  expect(new Set(models)).toEqual(new Set(["leaderboard"]));
  await server.close();
});

test("who guesses codes of public boards has to wait, and others follow on", async ({
  app,
  club,
}) => {
  const eventId = await club.newEvent({ publicBoard: true });
  const code = await shareCodeSeenBy(club.superAdmin, eventId);
  const statusFor = async (remoteAddress: string, guess: string) =>
    (await app.inject({ url: `/api/follow/${guess}`, remoteAddress })).statusCode;
  const [guesser, reader] = ["10.9.8.7", "10.9.8.6"];
  for (let n = 1; n <= 100; n++) {
    expect(await statusFor(guesser, `guess${String(n).padStart(5, "0")}`)).toBe(404);
  }
  expect(await statusFor(guesser, "guess00101")).toBe(429);
  expect(await statusFor(guesser, code)).toBe(429);
  expect(await statusFor(reader, code)).toBe(200);
});
