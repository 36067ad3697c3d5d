import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, expect } from "vitest";
import { bogey4, par4 } from "../../../../domain/scorecard/examples.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { outcomeIn, readRecord } from "../../../../workers/cli/audit/readRecord.ts";
import { test as base } from "../../testing/club.ts";
import { testOptions } from "../../testing/options.ts";
import type { SignedIn } from "../../testing/server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "golf-record-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The record on the computer of an auditor. */
const saved = (bytes: Buffer) => {
  const file = path.join(folder, "record.jsonl");
  writeFileSync(file, bytes);
  return file;
};

/** A completed event that Ana has not finished, and from which Ben was disqualified. */
const test = base.extend<{ readonly finished: Finished }>({
  finished: async ({ club }, use) => {
    const otherFees = [{ name: "Guest", amount: "80.00" }];
    const eventId = await club.newEvent({ numberOfRounds: 1, name: "Ete Open", otherFees });
    const ana = await club.newEntrant(eventId);
    const ben = await club.newEntrant(eventId);
    const holeScores = [par4(1), bogey4(2)];
    await ana.send("POST", `/api/events/${eventId}/my-scores`, { roundNumber: 1, holeScores });
    const admin = `/api/admin/events/${eventId}`;
    const away = { action: "disqualify", reason: "Played a wrong ball" };
    for (const answer of [
      await club.superAdmin.send("PUT", admin, { status: "active" }),
      await club.superAdmin.send("PATCH", `${admin}/participants/${ben.id}`, away),
      await club.superAdmin.send("POST", `${admin}/participants`, {
        ...{ action: "fee", fee: "Guest", playerIds: [ana.id] },
      }),
      await club.superAdmin.send("PATCH", `${admin}/participants/${ana.id}`, {
        action: "markPaid",
      }),
      await club.superAdmin.send("PUT", admin, { status: "completed" }),
    ]) {
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
    await use({ ana, ben, path: `/api/events/${eventId}/record`, admin });
  },
});

interface Finished {
  readonly ana: SignedIn<PlayerId>;
  readonly ben: SignedIn<PlayerId>;
  readonly path: string;
  readonly admin: string;
}

test("the record of an event can be verified, and a changed byte is found", async ({
  club,
  finished: { ana, ben, path: url },
}) => {
  const response = await club.superAdmin.get(url);
  expect(response.headers).toMatchObject({
    "content-type": "application/x-ndjson; charset=utf-8",
    "content-disposition": 'attachment; filename="ete-open-record.jsonl"',
  });
  const bytes = response.rawPayload;
  const read = await readRecord(saved(bytes));
  expect(read.header.rules).toBe(testOptions.version);
  expect(outcomeIn(read).board).toMatchObject([
    { position: "WD", playerId: ana.id, strokes: "9" },
    { position: "DQ", playerId: ben.id },
  ]);
  expect(response.body).toContain("Played a wrong ball");

  const { fingerprint, events } = read;
  expect((await ana.get(`${url}/fingerprint`)).json()).toEqual({ fingerprint, events });

  const changed = Buffer.from(bytes);
  changed.write("r", bytes.indexOf("Played a wrong ball"));
  await expect(readRecord(saved(changed))).rejects.toThrow(/^Event \d+ is not what was recorded/);
});

test("players get a record that proves the same, without payments and reasons", async ({
  club,
  finished: { ana, ben, path: url, admin },
}) => {
  const whole = await club.superAdmin.get(url);
  expect(whole.body).toContain("PaymentRecorded");
  const sealed = await ana.get(url);
  expect(sealed.body).not.toMatch(
    /Played a wrong ball|amount":(?!8000,"name)|"fee":|commandId|"eventId/u,
  );
  const [all, read] = [
    await readRecord(saved(whole.rawPayload)),
    await readRecord(saved(sealed.rawPayload)),
  ];
  expect([read.fingerprint, read.events]).toEqual([all.fingerprint, all.events]);
  expect(outcomeIn(read)).toEqual(outcomeIn(all));
  expect(outcomeIn(read).board).toMatchObject([{ position: "WD" }, { playerId: ben.id }]);

  for (const part of ["PlayerDisqualified", `"withheld":["reason"]`, `"sealed":"`]) {
    const changed = Buffer.from(sealed.rawPayload);
    changed.write("X", changed.indexOf(part) + part.length - 2);
    await expect(readRecord(saved(changed))).rejects.toThrow(/^Event \d+/);
  }

  await club.superAdmin.send("PUT", admin, { status: "active" });
  const early = await ana.get(url);
  expect([early.statusCode, early.json().error]).toEqual([
    403,
    "Players get the record after the end of the event",
  ]);
  expect((await club.superAdmin.get(url)).statusCode).toBe(200);
});

test("an administrator of another event gets no payments and reasons, as in the participants", async ({
  club,
  finished: { ana, ben, path: url, admin },
}) => {
  const [own, other] = [await club.newAdmin(), await club.newAdmin()];
  await club.superAdmin.send("PUT", admin, { eventAdminId: own.id });
  const [whole, sealed] = [await own.get(url), await other.get(url)];
  expect(whole.body).toContain("Played a wrong ball");
  expect(sealed.body).not.toMatch(/Played a wrong ball|amount":(?!8000,"name)|"fee":/u);
  expect(sealed.body).toContain(ana.id);
  const participants = await other.get(url.replace("/record", "/participants"));
  expect(participants.json()).toContainEqual(
    expect.objectContaining({ id: ben.id, leavingReason: null }),
  );
  const [all, read] = [
    await readRecord(saved(whole.rawPayload)),
    await readRecord(saved(sealed.rawPayload)),
  ];
  expect([read.fingerprint, read.events]).toEqual([all.fingerprint, all.events]);
});

test("every later event changes the fingerprint", async ({
  club,
  finished: { ana, path: url, admin },
}) => {
  const before = (await ana.get(`${url}/fingerprint`)).json();
  await club.superAdmin.send("PUT", admin, { name: "Other Open" });
  const after = (await club.superAdmin.get(`${url}/fingerprint`)).json();
  expect(after.events).toBe(before.events + 1);
  expect(after.fingerprint).not.toBe(before.fingerprint);
});

test("the public board of a completed event has its fingerprint for everybody, and nothing else of the record", async ({
  club,
  visitor,
  finished: { ana, path: url, admin },
}) => {
  const put = (fields: object) => club.superAdmin.send("PUT", admin, fields);
  await put({ publicBoard: true });
  const { shareCode } = (await ana.get(admin.replace("/admin", ""))).json();
  const followed = `/api/follow/${shareCode}/fingerprint`;
  const shown = (await ana.get(`${url}/fingerprint`)).json();
  expect(Object.keys(shown).toSorted()).toEqual(["events", "fingerprint"]);
  for (const caller of [visitor, await club.newPlayer()]) {
    expect((await caller.get(followed)).json()).toEqual(shown);
    expect((await caller.get(`${url}/fingerprint`)).statusCode).toBeGreaterThanOrEqual(400);
  }
  await put({ status: "active" });
  expect((await visitor.get(followed)).json()).toBe(null);
  await put({ publicBoard: false });
  expect((await visitor.get(followed)).statusCode).toBe(404);
});

test("there is no record while the journal lacks events", async ({
  finished: { ana, path: url },
  database,
}) => {
  const journal = sql`projection = 'journal'`;
  const { rows } = await sql<{ position: number }>`
    select position from read.checkpoint where ${journal}`.execute(database.projections);
  await sql`update read.checkpoint set position = 1 where ${journal}`.execute(database.projections);
  const answers = [await ana.get(url), await ana.get(`${url}/fingerprint`)];
  await sql`update read.checkpoint set position = ${rows[0]?.position} where ${journal}`.execute(
    database.projections,
  );
  expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
    [503, "Service temporarily unavailable"],
    [503, "Service temporarily unavailable"],
  ]);
});

test("what somebody changed by hand is told as such, and neither recorded nor shown as the past", async ({
  finished: { ana, path: url },
  database,
}) => {
  await sql`update read.journal set event = event::jsonb || '{"by": "admin"}'
    where type = 'HoleScoresRecorded'`.execute(database.projections);
  const board = url.replace("/record", "/leaderboard");
  for (const proof of [`${url}/fingerprint`, `${board}?asOf=2099-01-01T00:00:00Z`]) {
    const answer = await ana.get(proof);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().message).toBe(
      "What is stored of this event was changed by hand. The operator of this site has to look at it",
    );
  }
});
