import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Each takes so long that, begun last, it would leave the other cores with nothing to do. */
const longest = [
  "web/e2e/eventStoreDb.test.ts",
  "web/e2e/playARound.test.ts",
  "web/e2e/screensOfPlayers.test.ts",
  "web/e2e/screensOfEverybodyElse.test.ts",
  "infrastructure/eventStore/underLoad.test.ts",
  "infrastructure/startUp.test.ts",
  "web/server/faults/databaseAway.test.ts",
  "web/server/faults/eventStoreAway.test.ts",
  "web/server/everyCaller.test.ts",
  "workers/cli/importCommand.test.ts",
  "infrastructure/eventStore/eventStoreDb/testing/observations/observations.test.ts",
  "web/server/faults/killed.test.ts",
  "application/import/publishedTournaments.test.ts",
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.findIndex((file) => moduleId.endsWith(file));
  return rank === -1 ? longest.length : rank;
};

/**
 * A machine that has not run the tests before takes the largest files first, which are not those that
 * take longest.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
