import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RoundNumber, ScorecardId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { PlayerStatistics } from "../../../../contract/person/statistics.ts";
import Statistics from "./Statistics.tsx";

const id = "0b6a3f0e-3c5f-4a44-9d2c-53b8a21c1f00";

const none: PlayerStatistics = {
  averages: {
    ...{ par3Average: null, par4Average: null, par5Average: null, allTimeAverage: null },
    ...{ totalRounds: 0, totalHoles: 0 },
  },
  holes: { eagles: 0, birdies: 0, pars: 0, bogeys: 0, doubles: 0 },
  positions: [],
  indexes: [],
};

const roundDate = "2025-01-05T10:00:00.000Z";

const some: PlayerStatistics = {
  averages: {
    ...{ par3Average: 3.4, par4Average: 4.6, par5Average: null, allTimeAverage: 84.5 },
    ...{ totalRounds: 2, totalHoles: 36 },
  },
  holes: { eagles: 1, birdies: 2, pars: 18, bogeys: 10, doubles: 5 },
  positions: [
    {
      ...{ eventId: TournamentId.make(id), eventName: "Midsummer Open", roundDate },
      ...{ roundNumber: RoundNumber.make(1), place: 3, players: 24 },
    },
  ],
  indexes: [
    { scorecardId: ScorecardId.make(id), roundDate, courseName: "Reach", index: 8.1 },
    {
      scorecardId: ScorecardId.make(id.replace(/00$/, "01")),
      roundDate,
      courseName: null,
      index: -0.4,
    },
  ],
};

const markupOf = (statistics: PlayerStatistics) =>
  renderToStaticMarkup(<Statistics statistics={statistics} />);

const wordsOf = (statistics: PlayerStatistics) =>
  markupOf(statistics)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("before the first score it says what will be here", () => {
  expect(wordsOf(none)).toContain("No scores yet");
  expect(wordsOf(none)).not.toContain("Scores by Hole");
});

test("what is drawn is said in words and in tables", () => {
  const words = wordsOf(some);
  expect(words).toContain("Average Round 84.5 Whole Rounds 2 Holes 36");
  expect(words).toContain("Of 36 holes 3 were birdies or better, 18 pars and 15 over par.");
  expect(words).toContain(
    "Result Holes Eagle or better 1 Birdie 2 Par 18 Bogey 10 Double or worse 5",
  );
  expect(words).toContain("Par Strokes Par 3 3.4 Par 4 4.6 ");
  expect(words).toContain("Midsummer Open, round 1 3/24");
  expect(words).toContain("From 8.1 to +0.4; lower is better.");
});

test("every drawing is hidden from screen readers and has its table", () => {
  const markup = markupOf(some);
  expect(markup.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(4);
  expect(markup.match(/<table/g)).toHaveLength(4);
});

test("a line that is not there yet says what makes it", () => {
  const words = wordsOf({ ...some, positions: [], indexes: [] });
  expect(words).toContain("A place shows once a whole round is played in an event.");
  expect(words).toContain("Three verified rounds from rated tees make the first one.");
});
