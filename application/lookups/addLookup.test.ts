import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LookupId } from "../../domain/shared/values.ts";
import type { Addition } from "../ports/LookupUpkeep.ts";
import { faultOf } from "./addLookup.ts";

const id = LookupId.make(randomUUID());
const item = { id, code: "CODE", name: "Name", description: "Description", sortOrder: 9 };

const structure = (fields: object): Addition => ({
  list: "participant structure",
  item: { ...item, playersPerGroup: 1, allowsTeamPlay: false, ...fields },
});
const format = (compatibleStructures: ReadonlyArray<string>): Addition => ({
  list: "play format",
  item: { ...item, compatibleStructures, typicallyUsesHandicaps: true },
});
const metric = (fields: object): Addition => ({
  list: "scoring metric",
  item: { ...item, appliesTo: "", requiresHandicap: false, rankingDirection: "asc", ...fields },
});
const container = (typicalDurationDays: number): Addition => ({
  list: "competition container",
  item: { ...item, supportsMultipleRounds: true, supportsSeriesPlay: false, typicalDurationDays },
});

test.each([
  ["Code is required", structure({ code: " " })],
  ["Code must be 10 characters or less", structure({ code: "ELEVENCHARS" })],
  [null, structure({ code: "TENCHARSXX" })],
  ["Name is required", structure({ name: "" })],
  ["Description is required", structure({ description: " " })],
  ["Players per group must be at least 1", structure({ playersPerGroup: 0 })],
  ["At least one compatible structure is required", format([])],
  [null, format(["PAIRS"])],
  ["Ranking direction must be asc or desc", metric({ rankingDirection: "up" })],
  ["Applies to must be 200 characters or less", metric({ appliesTo: "x".repeat(201) })],
  [null, metric({ rankingDirection: "desc", appliesTo: "x".repeat(200) })],
  ["Duration must be at least 1 day", container(0)],
  [null, container(1)],
])("%s", (sentence, addition) => {
  expect(faultOf(addition)).toBe(sentence);
});
