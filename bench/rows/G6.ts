import { leaderboard } from "../../projections/leaderboard/projection.ts";
import { rebuilds } from "../product/rebuilds.ts";
import type { Row } from "../row.ts";

const what = "the leaderboard rebuilt";

export const G6: Row = {
  name: "G6",
  what,
  floor: "the pages of the log read, and nothing done",
  figures: [{ what, unit: "events/s", wanted: "more", bounds: "ratio", must: 0.25, goal: 0.45 }],
  prepare: rebuilds([leaderboard]),
};
