import { readFileSync } from "node:fs";
import { Schema } from "effect";
import { expect, test } from "vitest";
import { decimal, ratio } from "../fraction.ts";
import { onSlope, playingHandicap } from "../handicap.ts";
import { range } from "../range.ts";
import { roundHalfUp } from "../roundHalfUp.ts";

/**
 * The conversion table on the wall of a clubhouse. It is from the years in which Ireland used only
 * slope / 113, and 95% of the rounded course handicap.
 */
const Table = Schema.Struct({
  slopeRating: Schema.Int,
  rows: Schema.Array(Schema.Tuple([Schema.Finite, Schema.Finite, Schema.Int, Schema.Int] as const)),
});
const file = readFileSync(new URL("testing/castleknock.json", import.meta.url), "utf8");
const { slopeRating, rows } = Schema.decodeUnknownSync(Table)(JSON.parse(file));

test("the table contains every tenth from +5.0 to 54.0 exactly once", () => {
  const covered = rows.flatMap(([from, to]) => range(Math.round(from * 10), Math.round(to * 10)));
  expect(covered).toEqual(range(-50, 540));
});

test.for(rows)(
  "an index from %d to %d gives course handicap %d, and 95%% of it is %d",
  ([from, to, course, playing]) => {
    for (const tenths of range(Math.round(from * 10), Math.round(to * 10))) {
      const rounded = roundHalfUp(onSlope(decimal(tenths / 10), slopeRating));
      const shared = playingHandicap(ratio(rounded, 1), 95);
      expect([tenths / 10, rounded, shared]).toEqual([tenths / 10, course, playing]);
    }
  },
);
