/** The test files that run a second time, on EventStoreDB. */
export const onEventStoreDb = [
  "web/server/routes/{events,registrations,scorecards,leaderboard,live,sideGameJoining}.test.ts",
  "web/server/faults/{failedProjection,retries,sameHole}.test.ts",
  "application/import/publishedTournaments.test.ts",
];

/** What is only tested on PostgreSQL, though it starts the product, and why. */
export const leftOutOnEventStoreDb: Readonly<Record<string, string>> = {
  "the other files of web/server/routes":
    "they ask the store through the same handler, and are mostly about what is refused.",
  "web/server/everyCaller.test.ts, everyMistake.test.ts":
    "whom a call refuses, and which body, is decided before the event store is asked.",
  "web/server/faults/databaseAway.test.ts, killed.test.ts, ended.test.ts":
    "they are about PostgreSQL. eventStoreAway.test.ts and infrastructure/eventStore/underLoad.test.ts are their like.",
  "web/server/faults/lastPlace.test.ts": "it is the race of sameHole.test.ts on another stream.",
  "application/import/importTournament.test.ts, workers/cli/importCommand.test.ts":
    "an import that is cut off has productWhileAway.test.ts.",
  "application/seed": "the journey on EventStoreDB begins with the demo.",
  "web/e2e": "one journey leads through every kind of stream: eventStoreDb.test.ts.",
};
