import { expect, test } from "vitest";
import type { HealthReport } from "../../../../../application/ports/Health.ts";
import { troubleIn } from "./trouble.ts";

const model = { name: "leaderboard", position: 10, behind: 3, failed: null };
const well: HealthReport = {
  ...{ status: "ok", version: "1", eventStore: "ok", database: "ok", queue: "ok" },
  isComplete: true,
  projections: [model],
};

test("nothing is reported when everything works, even when read models are a little behind", () => {
  expect(troubleIn(well)).toEqual([]);
  expect(troubleIn({ ...well, projections: [{ ...model, behind: 100 }] })).toEqual([]);
});

test("parts that do not answer, store nothing, have failed or are late are reported", () => {
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
