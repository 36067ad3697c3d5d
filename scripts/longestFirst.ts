import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * A worker that goes on with a file of another project has to load the product again, so each project
 * is done before the next. The one with the most small files fills what is left of the others.
 */
const projects = ["journeys", "eventstoredb", "product"];

/** Each takes so long that, begun last, it would leave the other cores with nothing to do. */
const longest = [
  "web/e2e/eventStoreDb.test.ts",
  "web/e2e/screensOfEverybodyElse.test.ts",
  "web/e2e/screensOfPlayers.test.ts",
  "web/e2e/administration.test.ts",
  "web/server/faults/stack.test.ts",
  "infrastructure/eventStore/underLoad.test.ts",
  "web/server/gate/everyCaller.test.ts",
  "workers/cli/import/importCommand.test.ts",
  "web/server/faults/databaseAway.test.ts",
  "web/server/faults/upgraded.test.ts",
  "web/server/faults/killed.test.ts",
  "infrastructure/host/startUp.test.ts",
  "infrastructure/postgres/embedded.test.ts",
  "web/server/faults/databaseKilled.test.ts",
  "web/server/faults/retries.test.ts",
  "web/server/faults/diskFull.test.ts",
  "web/server/faults/eventStoreAway.test.ts",
  "infrastructure/eventStore/eventStoreDb/testing/observations/observations.test.ts",
  "infrastructure/postgres/embedded/runAs.test.ts",
  "workers/cli/import/publishedTournaments.test.ts",
];

const rankIn = (names: ReadonlyArray<string>, isMeant: (name: string) => boolean) => {
  const rank = names.findIndex(isMeant);
  return rank === -1 ? names.length : rank;
};

const projectOf = ({ project }: TestSpecification) =>
  rankIn(projects, (name) => name === project.name);

const rankOf = ({ moduleId }: TestSpecification) =>
  rankIn(longest, (file) => moduleId.endsWith(file));

/**
 * A machine that has not run the tests before takes the largest files first, which are not those that
 * take longest.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => projectOf(a) - projectOf(b) || rankOf(a) - rankOf(b));
  }
}
