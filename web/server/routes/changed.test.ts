import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { bogey4, par4 } from "../../../domain/scorecard/examples.ts";
import { RunnerProgress } from "../../../projections/engine/runnerProgress.ts";
import { registry } from "../../../projections/registry.ts";
import { CHANGED } from "../../contract/changed.ts";
import { test } from "../testing/club.ts";

const decode = (header: unknown) => {
  const { eventId, ...versions } = Object.fromEntries(new URLSearchParams(String(header)));
  return { eventId, versions };
};

test("the answer of a write names the read models that it has changed, with their versions", async ({
  club,
  runtime,
}) => {
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId);
  const enter = async (score: object, headers = {}) => {
    const body = { roundNumber: 1, holeScores: [score] };
    const answer = await ana.send("POST", `/api/events/${eventId}/my-scores`, body, headers);
    expect(answer.statusCode).toBe(200);
    return decode(answer.headers[CHANGED]);
  };

  const key = { "idempotency-key": randomUUID() };
  const first = await enter(par4(1), key);
  expect(first.eventId).toBe(eventId);
  expect(Object.keys(first.versions)).toEqual(
    expect.arrayContaining(["scorecards", "leaderboard"]),
  );
  expect(first.versions).not.toHaveProperty("registrations");
  expect(first.versions).not.toHaveProperty("groups");

  const { versionsOf } = await runtime.runPromise(
    RunnerProgress.use((runner) => Effect.succeed(runner)),
  );
  expect(String(versionsOf(eventId).get("leaderboard"))).toBe(first.versions["leaderboard"]);

  // The first answer may have been lost, and what it told.
  const repeated = await enter(par4(1), key);
  expect(Object.keys(repeated.versions)).toEqual(registry.map(({ name }) => name));

  const second = await enter(bogey4(1));
  expect(Number(second.versions["leaderboard"])).toBeGreaterThan(
    Number(first.versions["leaderboard"]),
  );
});

test("a refusal and a write outside of events name nothing", async ({ club }) => {
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId);
  const refused = await ana.send("POST", `/api/events/${eventId}/my-scores`, {
    roundNumber: 1,
    holeScores: [{ ...par4(1), holeNumber: 19 }],
  });
  expect([refused.statusCode, refused.headers[CHANGED]]).toEqual([400, undefined]);
  const own = await ana.send("PATCH", "/api/user", { handicap: 12.3 });
  expect([own.statusCode, own.headers[CHANGED]]).toEqual([200, undefined]);
});
