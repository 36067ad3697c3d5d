import { registry } from "../../projections/registry.ts";
import { rebuilds } from "../product/rebuilds.ts";
import type { Row } from "../row.ts";

const what = "all read models rebuilt in one pass, while the old ones answer";

export const G7: Row = {
  name: "G7",
  what,
  floor: "the pages of the log read, and nothing done",
  figures: [{ what, unit: "events/s", wanted: "more", bounds: "ratio", must: 0.08, goal: 0.15 }],
  prepare: rebuilds(registry),
};
