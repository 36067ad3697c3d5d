/** The test files that run a second time, on EventStoreDB. */
export const onEventStoreDb = [
  "web/server/routes/*.test.ts",
  "web/server/{everyCaller,everyMistake}.test.ts",
  "web/server/faults/{failedProjection,lastPlace,retries,sameHole}.test.ts",
  "application/import/publishedTournaments.test.ts",
];

/** What is only tested on PostgreSQL, though it starts the product, and why. */
export const leftOutOnEventStoreDb: Readonly<Record<string, string>> = {
  "web/server/faults/databaseAway.test.ts, killed.test.ts, ended.test.ts":
    "they are about PostgreSQL. eventStoreAway.test.ts and infrastructure/eventStore/underLoad.test.ts are their like.",
  "web/server/faults/twoProducts.test.ts":
    "it is about two processes on one database. eventStoreAway.test.ts runs two on EventStoreDB.",
  "application/import/importTournament.test.ts, workers/cli/importCommand.test.ts":
    "an import that is cut off has productWhileAway.test.ts.",
  "application/seed": "the journey on EventStoreDB begins with the demo.",
  "web/e2e": "one journey leads through every kind of stream: eventStoreDb.test.ts.",
};
