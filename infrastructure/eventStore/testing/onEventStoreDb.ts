/** If a real server was started for the tests, all tests that start the product run on it too. */
const isReal = Boolean(process.env["ESDB_URL"]);

/** At least one file for each kind of stream. The promises of a store have their own suites. */
const eachKindOfStream = [
  "web/server/routes/field/participants.test.ts",
  "web/server/routes/card/scoring.test.ts",
  "web/server/routes/sideGame/sideGameRecords.test.ts",
  "web/server/routes/match/matches.test.ts",
  "web/server/routes/match/arrangedMatches.test.ts",
  "web/server/routes/teeSheet/autoSchedule.test.ts",
];

const everything = [
  "web/server/gate/everyCaller.test.ts",
  "web/server/http/everyMistake.test.ts",
  "web/server/routes/**/*.test.ts",
  "web/server/faults/{failedProjection,lastPlace,retries,sameHole}.test.ts",
  "workers/cli/import/publishedTournaments.test.ts",
];

/** The test files that run a second time, on EventStoreDB. */
export const onEventStoreDb = isReal ? everything : eachKindOfStream;

const leftOutEverywhere = {
  "web/server/faults/databaseAway.test.ts, killed.test.ts, ended.test.ts":
    "they are about PostgreSQL. eventStoreAway.test.ts and infrastructure/eventStore/underLoad.faults.test.ts are their like.",
  "web/server/faults/twoProducts.test.ts":
    "it is about two processes on one database. eventStoreAway.test.ts runs two on EventStoreDB.",
  "workers/cli/import/importTournament.test.ts, workers/cli/import/importCommand.faults.test.ts":
    "an import that is cut off has productWhileAway.faults.test.ts.",
  "workers/cli/demo": "the journey on EventStoreDB begins with the demo.",
  "web/e2e": "one journey leads through every kind of stream: eventStoreDb.test.ts.",
};

/** Test files that start the product but run only on PostgreSQL, with the reasons. */
export const leftOutOnEventStoreDb: Readonly<Record<string, string>> = isReal
  ? leftOutEverywhere
  : {
      ...leftOutEverywhere,
      [everything.join(", ")]:
        "ESDB_URL names no real server for more than one file for each kind of stream.",
    };
