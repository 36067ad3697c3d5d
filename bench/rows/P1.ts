import { holeByHole } from "../product/scores.ts";
import { scoresAtOnce } from "../product/scoresAtOnce.ts";
import type { Row } from "../row.ts";

const what = "a hole score by each of 100 players at once";

export const P1: Row = {
  name: "P1",
  what,
  floor: "tables that are overwritten, in one transaction for each request",
  figures: [{ what, unit: "/s", wanted: "more", bounds: "ratio", must: 1.4, goal: 2 }],
  prepare: scoresAtOnce(holeByHole),
};
