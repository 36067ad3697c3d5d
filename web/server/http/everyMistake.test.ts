import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { expect } from "vitest";
import { nothingToDo, ok } from "../testing/callers.ts";
import { calls, samples } from "../testing/everyCall.ts";
import { test as base, people, type Stage } from "../testing/stage.ts";
import { urlOf } from "../testing/urlOf.ts";

let shared: Promise<Stage> | undefined;

const test = base.extend<{
  /** One stage for all tests: refused calls must not change it. */
  readonly stage: Stage;
  /** The number of all stored rows: a refused call must not change it. */
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

const writes = calls.filter(([, { method }]) => method !== "GET");
const withBody = writes.filter(([name]) => samples[name]?.body !== undefined);

/** A caller who is allowed to make the call. */
const allowed = (stage: Stage, name: string) => {
  const answers = samples[name]?.answers;
  const who = people.find((one) => answers?.[one] === ok || nothingToDo.includes(answers?.[one]));
  return stage.as[who ?? "visitor"];
};

const oneSentence = { error: expect.stringMatching(/^[A-Z][^\n]*$/), message: expect.any(String) };

test.for(withBody)(
  "%s refuses a body that does not fit, and changes nothing",
  async ([name, call], { stage, stored }) => {
    const before = await stored();
    const browser = allowed(stage, name);
    const bodies = [7, "par", [], true, ...(mayLeaveEverythingOut.includes(name) ? [] : nothing)];
    for (const body of bodies) {
      const response = await browser.send(call.method, urlOf([name, call], stage), body);
      expect([JSON.stringify(body), response.statusCode]).toEqual([JSON.stringify(body), 400]);
      expect(response.json()).toMatchObject(oneSentence);
      expect(response.json().message).toBe(response.json().error);
    }
    expect(await stored()).toEqual(before);
  },
);

/** An empty body, and a body that does not fit. */
const nothing = [null, {}, { name: 7, holeScores: {}, email: [], action: 1 }];

/**
 * Calls for which an empty body is valid: applying a course, an empty edit, a signature without
 * notes, taking a verification or a rejection back without a reason, another code to print.
 */
const mayLeaveEverythingOut = [
  "applyCourse",
  "changeUser",
  "attestScorecard",
  "changeCourse",
  "changeHole",
  "changeUserForAdmin",
  "changeEvent",
  "inviteAdministratorAgain",
  "unverifyScorecard",
  "withdrawRejection",
];

test.for(withBody)(
  "%s refuses broken JSON, other types and too large bodies",
  async ([name, call], { stage, stored, app }) => {
    const before = await stored();
    const { jar } = allowed(stage, name);
    const send = (type: string, payload: string) =>
      app.inject({
        method: call.method,
        url: urlOf([name, call], stage),
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
    const huge = await send(
      "application/json",
      JSON.stringify({ name: "x".repeat(call.largest?.bytes ?? 1_100_000) }),
    );
    expect([huge.statusCode, huge.json().error]).toEqual([413, "The request is too large"]);
    expect(await stored()).toEqual(before);
  },
);

test.for(writes)(
  "%s refuses a request from another site and a key that is no uuid",
  async ([name, call], { stage, stored }) => {
    const before = await stored();
    const browser = allowed(stage, name);
    const url = urlOf([name, call], stage);
    const body = samples[name]?.body?.(stage);

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

/** Some calls need a separate game or session. */
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
  token: "This link is no longer valid",
  administratorId: "Administrator not found",
  pictureName: "Picture not found",
  shareCode: "This leaderboard is not public",
};

test.for(calls.filter(([, { path }]) => path.includes(":")))(
  "%s names what is missing when an id is unknown or no id",
  async ([name, call], { stage, stored }) => {
    const before = await stored();
    const [part = ""] = /:(\w+)/.exec(call.path)?.slice(1) ?? [];
    // Some calls accept only the session of a player, others only the session of an administrator.
    const browser = allowed(stage, name);
    for (const bad of [randomUUID(), "seven", "..%2F..", "%00"]) {
      const url = urlOf([name, call], { ...stage, ...others(bad), [part]: bad });
      const response = await browser.send(call.method, url, samples[name]?.body?.(stage));
      const isAboutTwo = [
        "changeHole",
        "deleteHole",
        "removeUserFromEvent",
        "removeSecondFactor",
      ].includes(name);
      const sentence = isAboutTwo ? /not found$/ : missing[part];
      expect([bad, response.statusCode]).toEqual([bad, 404]);
      expect(response.json().error).toMatch(sentence ?? "never");
    }
    expect(await stored()).toEqual(before);
  },
);

test("a very long list is refused at once, without a check of each entry", async ({
  stage,
  stored,
}) => {
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

test("no JSON body makes a call fail with 500", async ({ stage }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...withBody.filter(([name]) => name !== "register")),
      fc.jsonValue({ maxDepth: 2 }),
      async ([name, call], value) => {
        const sample = samples[name]?.body?.(stage);
        const body = mixed(sample, value);
        const browser = allowed(stage, name);
        const response = await browser.send(call.method, urlOf([name, call], stage), body);
        expect([name, body, response.statusCode < 500]).toEqual([name, body, true]);
      },
    ),
    { numRuns: 300 },
  );
});

/** A valid body with one field replaced, or a completely different value. */
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
