import { Option } from "effect";
import { expect, test } from "vitest";
import { backupFinding } from "./backupFinding.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const takenAt = (time: string) => backupFinding(Option.some(new Date(time)), now);

test("a backup that is missing or older than two days is advice", () => {
  expect(backupFinding(Option.none(), now)).toMatchObject({
    ...{ state: "advice", says: "There is none of this installation yet." },
    todo: "golf backup --to <folder> --keep 14, each night.",
  });
  expect(takenAt("2026-11-19T11:59:00Z")).toMatchObject({
    ...{ state: "advice", says: "The last good one is 2 days old." },
  });
  expect(takenAt("2026-11-19T12:01:00Z")).toMatchObject({
    ...{ state: "fine", says: "The last good one is 47 hours old." },
  });
  expect(takenAt("2026-11-21T12:00:10Z").says).toBe("The last good one is 0 hours old.");
});
