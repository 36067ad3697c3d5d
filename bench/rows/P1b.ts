import { cardByCard } from "../product/scores.ts";
import { scoresAtOnce } from "../product/scoresAtOnce.ts";
import type { Row } from "../row.ts";

const what = "a whole card of 18 holes by each of 100 players at once";

export const P1b: Row = {
  name: "P1b",
  what,
  floor: "tables that are overwritten, in one transaction for each request",
  figures: [{ what, unit: "/s", wanted: "more", bounds: "ratio", must: 0.9, goal: 1.5 }],
  prepare: scoresAtOnce(cardByCard),
};
