import { Effect, Fiber } from "effect";
import { describe, expect, vi } from "vitest";
import { runPolicies } from "../../../../application/policies/runPolicies.ts";
import { EventStore } from "../../../../application/ports/EventStore.ts";
import { PolicyCheckpoints } from "../../../../application/ports/PolicyCheckpoints.ts";
import { typeOf } from "../../../../domain/shared/recorded.ts";
import { streams } from "../../../../domain/shared/streams.ts";
import { polling } from "../../../../infrastructure/testing/until.ts";
import { type Player, play, test } from "../../testing/sideGames.ts";

const eighteen = (strokes: number) => Array.from({ length: 18 }, () => strokes);

const read = async (reader: Pick<Player, "get">, eventId: string) => {
  const response = await reader.get(`/api/events/${eventId}/summary`);
  expect(response.statusCode).toBe(200);
  return response.json();
};

describe("the summary of an event", () => {
  test("before the event the summary is a preview by the commentator", async ({
    play: { eventId, ana },
    club: { superAdmin },
  }) => {
    const summary = await read(ana, eventId);
    expect(summary).toMatchObject({ kind: "preview", author: "commentator", isOutOfDate: false });
    expect(summary.summary).toContain("Summer Open");
    expect(summary.summary).toContain("4 players");
    expect(await read(superAdmin, eventId)).toEqual(summary);
  });

  test("a new registration makes another preview", async ({ club: { superAdmin, ...club } }) => {
    const eventId = await club.newEvent();
    const before = await read(superAdmin, eventId);
    expect(before.summary).not.toContain("Bea Birdie");
    await club.newEntrant(eventId, { firstName: "Bea", lastName: "Birdie", handicap: 1 });
    const after = await read(superAdmin, eventId);
    expect(after.summary).toContain("Bea Birdie");
    expect(after.isOutOfDate).toBe(false);
  });

  test("during the event the summary describes the standings, and is kept for some time", async ({
    play: { eventId, ana, ben },
    club: { superAdmin },
  }) => {
    expect(await read(ben, eventId)).toMatchObject({ kind: "preview" });
    await superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "active" });
    const quiet = await read(ben, eventId);
    expect(quiet).toMatchObject({ kind: "post-event", isOutOfDate: false });
    expect(quiet.summary).not.toContain("Ana");

    await play(ana, eventId, 3, 4);
    expect(await read(ben, eventId)).toEqual({ ...quiet, isOutOfDate: true });
  });

  test("after the event the summary describes the result, and a correction makes another one", async ({
    club: { superAdmin, newEvent, newEntrant },
  }) => {
    const eventId = await newEvent();
    const ana = await newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
    const ben = await newEntrant(eventId, { firstName: "Ben", lastName: "Bogey" });
    await play(ana, eventId, ...eighteen(4));
    await play(ben, eventId, ...eighteen(5));
    await superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "completed" });
    const before = await read(ben, eventId);
    expect(before.summary).toContain("Ana Ace");
    expect(before.summary).toContain("72");

    const correction = { playerId: ana.id, roundNumber: 1 };
    const holeScores = [{ holeNumber: 1, strokes: 6 }];
    await superAdmin.send("POST", `/api/events/${eventId}/scoring`, { ...correction, holeScores });
    const after = await read(ben, eventId);
    expect(after).toMatchObject({ kind: "post-event", isOutOfDate: false });
    expect(after.summary).toContain("74");
    expect(Date.parse(after.generatedAt)).toBeGreaterThan(Date.parse(before.generatedAt));

    await ana.send("PATCH", "/api/user", { firstName: "Anastasia" });
    const summary = after.summary.replaceAll("Ana Ace", "Anastasia Ace");
    expect(await read(ben, eventId)).toEqual({ ...after, summary });
  });

  test("a correction makes another summary, even when nobody reads it", async ({
    club: { superAdmin, newEvent, newEntrant },
    runtime,
  }) => {
    const eventId = await newEvent();
    const ana = await newEntrant(eventId, { firstName: "Ana", lastName: "Ace" });
    await play(ana, eventId, ...eighteen(4));
    await superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "completed" });
    const before = await read(ana, eventId);

    const fiber = runtime.runFork(runPolicies);
    const following = PolicyCheckpoints.use(({ load }) => load);
    await vi.waitUntil(async () => (await runtime.runPromise(following)) !== null, polling);
    const correction = { playerId: ana.id, roundNumber: 1 };
    const holeScores = [{ holeNumber: 1, strokes: 6 }];
    await superAdmin.send("POST", `/api/events/${eventId}/scoring`, { ...correction, holeScores });

    const texts = EventStore.use((store) => store.read(streams.summary(eventId))).pipe(
      Effect.map(({ events }) => events.filter((event) => typeOf(event) === "SummaryWritten")),
    );
    const written = await vi.waitUntil(async () => {
      const all = await runtime.runPromise(texts);
      return all.length > 1 && all;
    }, polling);
    await runtime.runPromise(Fiber.interrupt(fiber));
    expect(written).toHaveLength(2);
    expect(JSON.stringify(written[0]?.event)).toContain("72");
    expect(JSON.stringify(written[1]?.event)).toContain("74");
    expect(before.summary).toContain("72");
  });

  test("the summary of a cancelled event says that it is cancelled", async ({
    play: { eventId, ana },
    club: { superAdmin },
  }) => {
    await superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "cancelled" });
    expect((await read(ana, eventId)).summary).toContain("is cancelled");
  });
});

test("the summary of a private event is refused for strangers", async ({ club, visitor }) => {
  const eventId = await club.newEvent({ isPrivate: true, name: "Committee Cup" });
  const member = await club.newEntrant(eventId);
  expect((await read(member, eventId)).summary).toContain("Committee Cup");
  const url = `/api/events/${eventId}/summary`;
  expect((await visitor.get(url)).statusCode).toBe(401);
  const stranger = await (await club.newPlayer()).get(url);
  expect(stranger.statusCode).toBe(403);
  expect(stranger.body).not.toContain("Committee Cup");
});
