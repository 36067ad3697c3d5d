import { expect, test } from "vitest";
import { tournamentId } from "../../../../../domain/scorecard/examples.ts";
import { firstChoiceOf } from "../boardEvent.ts";
import { boardFilePath } from "../Leaderboard.tsx";

const first = firstChoiceOf({ scoring: "net" });
const moment = new Date("2026-06-07T15:30:00.000Z");

test.for([
  ["the board as it opens", first, null, "view=event-total&scoring=net"],
  ["all rounds", { ...first, view: "all-rounds" }, null, "view=all-rounds&scoring=net"],
  [
    "one round in points",
    { view: "single-round", scoring: "stableford", round: 2 },
    null,
    "view=single-round&scoring=stableford&round=2",
  ],
  [
    "the board as it stood",
    first,
    moment,
    "view=event-total&scoring=net&asOf=2026-06-07T15%3A30%3A00.000Z",
  ],
] as const)("the file is what is on screen: %s", ([, choice, asked, query]) => {
  expect(boardFilePath(tournamentId, choice, asked)).toBe(
    `/api/events/${tournamentId}/leaderboard.csv?${query}`,
  );
});
