import { sql } from "kysely";
import { expect } from "vitest";
import { EventStore } from "../../../application/ports/EventStore.ts";
import { ana, bogey4, recorded, scorecardId } from "../../../domain/scorecard/examples.ts";
import { done, stream, test } from "../testing/golf.ts";

test("history replays a card and prints what is stored", async ({ cli, printed, runtime }) => {
  await cli("rebuild", "--all");
  printed.length = 0;
  expect(await cli("history", scorecardId)).toEqual(done);
  const { events } = await runtime.runPromise(EventStore.use((store) => store.read(stream)));
  const [first, second] = events.map(({ recordedAt }) => recordedAt);
  expect(printed).toEqual([
    `${first}\tFormer player (player)\topened\t`,
    `${second}\tFormer player (player)\tscores\t1: -→4`,
    "Stored: 4 strokes, holes with a score: 1",
  ]);
  printed.length = 0;
  await cli("history", scorecardId, "--json");
  expect(JSON.parse(printed.join(""))).toMatchObject({
    scorecardId,
    changes: [{ kind: "opened" }, { kind: "scores", actor: { kind: "player", id: ana } }],
    replayed: 4,
    stored: 4,
  });
});

test("history ends with 1 when a card is stored with other strokes", async ({
  cli,
  printed,
  database,
}) => {
  await cli("rebuild", "--all");
  await sql`update read.hole_score set strokes = 3`.execute(database.projections);
  printed.length = 0;
  expect(await cli("history", scorecardId)).toEqual({
    code: 1,
    sentence: "The card is stored with 3 strokes, and its history makes 4.",
  });
  expect(printed.at(1)).toContain("1: -→4");
});

test("history prints events that no read model has applied yet", async ({
  cli,
  printed,
  happens,
}) => {
  await cli("rebuild", "--all");
  await happens(recorded(bogey4(1)));
  printed.length = 0;
  expect(await cli("history", scorecardId)).toEqual(done);
  expect(printed.at(-2)).toContain("1: 4→5");
  expect(printed.at(-1)).toBe("Stored: 4 strokes, holes with a score: 1");
});
