import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Effect } from "effect";
import { sql } from "kysely";
import { expect, onTestFinished } from "vitest";
import { isOnEventStoreDb } from "../../../infrastructure/eventStore/testing/chosenEventStore.ts";
import { sentenceFor } from "../../../infrastructure/failures/sentenceFor.ts";
import { changeByHand } from "../../../infrastructure/postgres/testing/changeByHand.ts";
import { demoEvents } from "../demo/demoEvents.ts";
import { demoTournamentId } from "../demo/demoTournament.ts";
import { seedDemo } from "../demo/seedDemo.ts";
import { installationFindings } from "../doctor/installation.ts";
import { test } from "../import/testing/product.ts";
import { verify } from "../readModels/verify.ts";
import { exportRecord } from "./exportRecord.ts";

test("neither a stored event nor its copy can be changed by hand without being found", async ({
  product,
  database,
  skip,
}) => {
  skip(isOnEventStoreDb, "the seals are in PostgreSQL");
  const folder = mkdtempSync(path.join(tmpdir(), "golf-forged-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await product.runPromise(seedDemo());
  const id = demoTournamentId(demoEvents.completed);
  const exported = () => {
    const file = path.join(folder, "record");
    return product
      .runPromise(exportRecord(id, { file, json: false, rules: "2.1.0" }))
      .catch(sentenceFor);
  };

  const score = "'{holeScores,0,strokes}', '1'";
  await sql
    .raw(`update read.journal set event = jsonb_set(event::jsonb, ${score})
      where tournament_id = '${id}' and type = 'HoleScoresRecorded'`)
    .execute(database.projections);
  expect(await exported()).toMatch(/^The journal and the stored events differ at position \d+/);

  await changeByHand(
    database.appends,
    `update event_store.events set data = jsonb_set(data, ${score})
      where metadata->>'tournamentId' = '${id}' and type = 'HoleScoresRecorded'`,
  );
  expect(await exported()).toMatch(/^The events after position \d+ are not as they were appended/);
  expect(readdirSync(folder)).toEqual([]);
  const verified = sentenceFor(await product.runPromise(Effect.flip(verify([], false))));
  expect(verified).toMatch(/^Does not agree: events\. The events were changed by hand/);
  const findings = await product.runPromise(installationFindings(false));
  expect(findings.filter(({ state }) => state === "wrong").map(({ what }) => what)).toContain(
    "events",
  );
});
