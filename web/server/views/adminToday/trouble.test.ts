import { expect, test } from "vitest";
import type { HealthReport } from "../../../../application/ports/Health.ts";
import { troubleIn } from "./trouble.ts";

const model = { name: "leaderboard", position: 10, behind: 3, failed: null };
const well: HealthReport = {
  ...{ status: "ok", version: "1", eventStore: "ok", database: "ok", queue: "ok" },
  projections: [model],
};

test("on a good day nothing is told, though read models are a little behind", () => {
  expect(troubleIn(well)).toEqual([]);
  expect(troubleIn({ ...well, projections: [{ ...model, behind: null }] })).toEqual([]);
});

test("what does not answer, stores nothing, has failed or is late is named", () => {
  const failed = { ...model, name: "teams", failed: "It failed" };
  const projections = [failed, { ...model, behind: 101 }];
  const ill = { ...well, queue: "unavailable", eventStore: "read_only", projections } as const;
  expect(troubleIn(ill)).toEqual([
    { part: "eventStore", name: null, state: "read_only" },
    { part: "queue", name: null, state: "unavailable" },
    { part: "readModel", name: "teams", state: "failed" },
    { part: "readModel", name: "leaderboard", state: "late" },
  ]);
});
