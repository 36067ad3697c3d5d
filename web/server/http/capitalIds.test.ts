import { randomUUID } from "node:crypto";
import { afterEach, expect, vi } from "vitest";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { ok } from "../testing/callers.ts";
import { calls, samples } from "../testing/everyCall.ts";
import { test as base, people, type Stage } from "../testing/stage.ts";
import { urlOf } from "../testing/urlOf.ts";

let shared: Promise<Stage> | undefined;

const test = base.extend<{ readonly stage: Stage }>({
  stage: async ({ newStage }, use) => {
    shared ??= newStage();
    await use(await shared);
  },
});

/** Writes the ids of a text in capital letters, and changes nothing else. */
const inCapitals = (text: string) =>
  text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => id.toUpperCase());

/** The code of a public board and the name of a picture are not ids. */
const namesId = (path: string) => path.replace(/:(shareCode|pictureName)/, "").includes(":");

const readsWithIds = calls.filter(([, { method, path }]) => method === "GET" && namesId(path));

afterEach(() => void vi.useRealTimers());

test.for(readsWithIds)(
  "%s gives the same answer for an id in capital letters",
  async ([name, call], { stage }) => {
    // Calendar files contain the second in which they were written.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const who = people.find((one) => samples[name]?.answers[one] === ok);
    const browser = stage.as[who ?? "visitor"];
    const url = urlOf([name, call], stage);
    const [known, again] = [await browser.get(url), await browser.get(inCapitals(url))];
    expect(inCapitals(url)).not.toBe(url);
    expect([again.statusCode, again.body]).toEqual([200, known.body]);
  },
);

test("an event admin who is named in capital letters manages the event", async ({ club }) => {
  const eventId = await club.newEvent();
  const { id, send } = await club.newAdmin({ event: null });
  const settings = `/api/admin/events/${eventId}`;
  const named = { eventAdminId: id.toUpperCase() };
  expect((await club.superAdmin.send("PUT", settings, named)).json()).toMatchObject({
    eventAdminId: id,
  });
  expect((await send("PUT", settings, { name: "Autumn Open" })).statusCode).toBe(200);
});

test("a course that is named in capital letters is the course that players see", async ({
  club,
}) => {
  const eventId = await club.newEvent();
  const player = await club.newEntrant(eventId);
  const { courseId } = (await player.get(`/api/events/${eventId}`)).json();
  const changed = { courseId: courseId.toUpperCase() };
  await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, changed);
  expect((await player.get(`/api/events/${eventId}`)).json()).toMatchObject({
    courseId,
    course: { id: courseId },
  });
});

test("players who are named in capital letters are the players of the field", async ({ club }) => {
  const eventId = await club.newEvent();
  const [ana, ben] = [await club.newEntrant(eventId), await club.newEntrant(eventId)];
  const [player1Id, player2Id] = [ana.id.toUpperCase(), ben.id.toUpperCase()];
  const event = `/api/events/${eventId.toUpperCase()}`;
  const { send } = club.superAdmin;

  const group = { groupName: "Early", teeTime: "08:00", members: [player1Id, player2Id] };
  const grouped = (await send("POST", `${event}/groups`, group)).json();
  expect(grouped.members).toMatchObject([{ userId: ana.id }, { userId: ben.id }]);

  const pair = { name: "Aces", player1Id, player2Id };
  const pairs = `/api/admin/events/${eventId.toUpperCase()}/pairs`;
  expect((await send("POST", pairs, pair)).json()).toMatchObject({
    eventId,
    players: [{ id: ana.id }, { id: ben.id }],
  });

  const game = { gameType: "nassau", gameFormat: "partners", roundNumbers: [1] };
  const { id } = (await send("POST", `${event}/side-games`, game)).json();
  const join = `/api/side-games/${id.toUpperCase()}/join`;
  expect((await ana.send("POST", join, { partnerId: player2Id })).json()).toMatchObject({
    sideGameId: id,
    partnerId: ben.id,
  });

  const score = { playerId: player1Id, roundNumber: 1, holeScores: [par4(1)] };
  expect((await send("POST", `${event}/scoring`, score)).json()).toMatchObject({ userId: ana.id });
});

test("a retry with its key and its path in capital letters is the same command", async ({
  club,
}) => {
  const eventId = await club.newEvent();
  const key = randomUUID();
  const game = { gameType: "wolf", gameFormat: "individual", roundNumbers: [1] };
  const make = (url: string, again: string) =>
    club.superAdmin.send("POST", url, game, { "idempotency-key": again });
  const first = await make(`/api/events/${eventId}/side-games`, key);
  const again = await make(inCapitals(`/api/events/${eventId}/side-games`), key.toUpperCase());
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json().id).toBe(first.json().id);
});

test("a page may name its player in capital letters", async ({ club }) => {
  const { id, get } = await club.newPlayer();
  expect((await get("/api/user", { "x-player-id": id.toUpperCase() })).json()).toMatchObject({
    id,
  });
});
