import { expect, test } from "vitest";
import { competitionScoring, scoringBasis } from "./competitionScoring.ts";

const gross = { rankingDirection: "asc", requiresHandicap: false } as const;
const net = { rankingDirection: "asc", requiresHandicap: true } as const;
const points = { rankingDirection: "desc", requiresHandicap: false } as const;
const netPoints = { rankingDirection: "desc", requiresHandicap: true } as const;

test("points rank descending, net requires a handicap, everything else is gross", () => {
  const decided = [gross, net, points, netPoints, null].map(competitionScoring);
  expect(decided).toEqual(["gross", "net", "stableford", "stableford", "gross"]);
});

test("points are net when the event or its metric requires a handicap", () => {
  const metrics = [gross, net, points, netPoints, null];
  expect(metrics.map((metric) => scoringBasis(false, metric))).toEqual([
    "gross",
    "net",
    "gross",
    "net",
    "gross",
  ]);
  expect(metrics.map((metric) => scoringBasis(true, metric))).toEqual(metrics.map(() => "net"));
});

test("an event that is decided by points may say whether they are net", () => {
  expect(scoringBasis(false, points, "net")).toBe("net");
  expect(scoringBasis(true, points, "gross")).toBe("gross");
  expect(scoringBasis(false, gross, "net")).toBe("gross");
});
