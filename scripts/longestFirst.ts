import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * A worker that changes to another project loads the product again, so the projects run one after
 * the other. The project with the most small files runs last, because small files fill the
 * remaining time of all workers best.
 */
const projects = ["journeys", "eventstoredb", "product"];

/** Each of these files takes so long that, if it began last, the other cores would wait for it. */
const longest = [
  "web/e2e/eventStoreDb.test.ts",
  "web/e2e/screensOfAdministrators.test.ts",
  "web/e2e/screensOfPlayers.test.ts",
  "web/e2e/medal.test.ts",
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
 * Vitest orders files by the times of earlier runs. Without earlier runs it takes the largest files
 * first, but those are not the slowest ones.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: Array<TestSpecification>) {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => projectOf(a) - projectOf(b) || rankOf(a) - rankOf(b));
  }
}
