import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import { api } from "../../contract/api.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import { leftOut, samples } from "../testing/everyCall.ts";
import { test as base, people, type Stage } from "../testing/stage.ts";
import { urlOf } from "../testing/urlOf.ts";

let shared: Promise<Stage> | undefined;

const test = base.extend<{
  /** One for all: nothing here may change it. */
  readonly stage: Stage;
  /** Everything that is stored, counted: a refused call leaves it as it was. */
  readonly stored: () => Promise<unknown>;
}>({
  stage: async ({ newStage }, use) => {
    shared ??= newStage();
    await use(await shared);
  },
  stored: async ({ database }, use) =>
    use(async () => {
      const { rows } = await sql`
        select (select count(*) from event_store.events) as events,
          (select count(*) from reference.audit) as audit,
          (select count(*) from reference.players) as players,
          (select count(*) from reference.contacts) as contacts,
          (select count(*) from reference.tournament_numbers) as numbers`.execute(database.read);
      return rows;
    }),
});

const calls = api.filter(({ id }) => !leftOut.includes(id));
const writes = calls.filter(({ method }) => method !== "GET");
const withBody = writes.filter(({ id }) => samples[id]?.body !== undefined);
const named = (endpoints: ReadonlyArray<Endpoint>) =>
  endpoints.map((call) => [call.id, call] as const);

/** Somebody who may make the call. */
const allowed = (stage: Stage, id: string) => {
  // Or who would be, if there were something to do.
  const index = samples[id]?.expect.search(/[+v]/) ?? -1;
  return stage.as[people[index < 0 ? 0 : index] ?? "visitor"];
};

const oneSentence = { error: expect.stringMatching(/^[A-Z][^\n]*$/), message: expect.any(String) };

test.for(named(withBody))(
  "%s refuses what is no such body, and changes nothing",
  { timeout: 30_000 },
  async ([id, call], { stage, stored }) => {
    const before = await stored();
    const browser = allowed(stage, id);
    const bodies = [7, "par", [], true, ...(mayLeaveEverythingOut.includes(id) ? [] : nothing)];
    for (const body of bodies) {
      const response = await browser.send(call.method, urlOf(call, stage), body);
      expect([JSON.stringify(body), response.statusCode]).toEqual([JSON.stringify(body), 400]);
      expect(response.json()).toMatchObject(oneSentence);
      expect(response.json().message).toBe(response.json().error);
    }
    expect(await stored()).toEqual(before);
  },
);

/** Nothing, and nothing that fits. */
const nothing = [null, {}, { name: 7, holeScores: {}, email: [], action: 1 }];

/** An edit of nothing, a signature without notes, a verification taken back without a reason. */
const mayLeaveEverythingOut = [
  "API-05",
  "API-24",
  "API-46",
  "API-48",
  "API-52",
  "API-58",
  "API-95",
];

test.for(named(withBody))(
  "%s refuses broken JSON, other types and too much of it",
  { timeout: 30_000 },
  async ([id, call], { stage, stored, app }) => {
    const before = await stored();
    const { jar } = allowed(stage, id);
    const send = (type: string, payload: string) =>
      app.inject({
        method: call.method,
        url: urlOf(call, stage),
        headers: { "content-type": type },
        cookies: Object.fromEntries(jar),
        payload,
      });

    const broken = await send("application/json", `{"name":`);
    expect([broken.statusCode, broken.json().error]).toEqual([400, "The request is not valid"]);
    const text = await send("text/plain", "par");
    expect([text.statusCode, text.json().error]).toEqual([415, "Please send JSON"]);
    const form = await send("application/x-www-form-urlencoded", "name=par");
    expect([form.statusCode, form.json().error]).toEqual([415, "Please send JSON"]);
    const huge = await send("application/json", JSON.stringify({ name: "x".repeat(1_100_000) }));
    expect([huge.statusCode, huge.json().error]).toEqual([413, "The request is too large"]);
    expect(await stored()).toEqual(before);
  },
);

test.for(named(writes))(
  "%s refuses another site and a key that is none",
  { timeout: 30_000 },
  async ([id, call], { stage, stored }) => {
    const before = await stored();
    const browser = allowed(stage, id);
    const url = urlOf(call, stage);
    const body = samples[id]?.body?.(stage);

    const foreign = await browser.send(call.method, url, body, { origin: "https://evil.example" });
    expect([foreign.statusCode, foreign.json().error]).toEqual([
      403,
      "This request came from another site",
    ]);
    const badKey = await browser.send(call.method, url, body, { "idempotency-key": "again" });
    expect([badKey.statusCode, badKey.json().error]).toEqual([
      400,
      "Idempotency-Key must be a uuid",
    ]);
    expect(await stored()).toEqual(before);
  },
);

/** Some calls are about a game or a session of their own. */
const others = (bad: string) => ({
  longestDriveId: bad,
  wolfGameId: bad,
  superAdminSessionId: bad,
  ownerId: bad,
  partnerId: bad,
  outsiderId: bad,
});

const missing: Readonly<Record<string, string>> = {
  eventId: "Event not found",
  scorecardId: "Scorecard not found",
  sideGameId: "Side game not found",
  groupId: "Group not found",
  courseId: "Course not found",
  sessionId: "Session not found",
  userId: "User not found",
  shareCode: "This leaderboard is not public",
};

test.for(named(calls.filter(({ path }) => path.includes(":"))))(
  "%s says what is missing when an id names nothing, or cannot",
  { timeout: 30_000 },
  async ([id, call], { stage, stored }) => {
    const before = await stored();
    const [name = ""] = /:(\w+)/.exec(call.path)?.slice(1) ?? [];
    // Only a player's session counts for some calls, only an administrator's for others.
    const browser = allowed(stage, id);
    for (const bad of [randomUUID(), "seven", "..%2F..", "%00"]) {
      const url = urlOf(call, { ...stage, ...others(bad), [name]: bad });
      const response = await browser.send(call.method, url, samples[id]?.body?.(stage));
      const isAboutTwo = ["API-48", "API-49", "API-55"].includes(id);
      const sentence = isAboutTwo ? /not found$/ : missing[name];
      expect([bad, response.statusCode]).toEqual([bad, 404]);
      expect(response.json().error).toMatch(sentence ?? "never");
    }
    expect(await stored()).toEqual(before);
  },
);

test("a list without end is refused at once, and not entry by entry", async ({ stage, stored }) => {
  const before = await stored();
  const url = `/api/events/${stage.eventId}/my-scores`;
  const holeScores = Array.from({ length: 300_000 }, () => ({}));
  const response = await stage.as.owner.send("POST", url, { roundNumber: 1, holeScores });
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { error: "The request is not valid", message: "The request is not valid" },
  ]);
  expect(await stored()).toEqual(before);
});

test("whatever JSON is sent, no call breaks", { timeout: 120_000 }, async ({ stage }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...withBody.filter(({ id }) => id !== "API-03")),
      fc.jsonValue({ maxDepth: 2 }),
      async (call, value) => {
        const sample = samples[call.id]?.body?.(stage);
        const body = mixed(sample, value);
        const browser = allowed(stage, call.id);
        const response = await browser.send(call.method, urlOf(call, stage), body);
        expect([call.id, body, response.statusCode < 500]).toEqual([call.id, body, true]);
      },
    ),
    { numRuns: 300 },
  );
});

/** A good body with one of its fields replaced, or something else altogether. */
const mixed = (sample: unknown, value: unknown) => {
  const fields = Object.keys(Object(sample));
  const [field] = fields;
  if (field === undefined || Math.abs(JSON.stringify(value).length % 3) === 0) return value;
  const chosen = fields[JSON.stringify(value).length % fields.length] ?? field;
  return { ...Object(sample), [chosen]: value };
};

test.for(["win\0dy", "win\ud83ddy"])(
  "a text that cannot be stored is refused: %j",
  async (notes, { stage, stored }) => {
    const before = await stored();
    const url = `/api/events/${stage.eventId}/my-scores`;
    const body = { roundNumber: 1, holeScores: [{ holeNumber: 2, strokes: 4, notes }] };
    const response = await stage.as.owner.send("POST", url, body);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining(oneSentence),
    ]);
    expect(await stored()).toEqual(before);
  },
);
