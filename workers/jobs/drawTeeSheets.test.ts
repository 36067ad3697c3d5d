import { randomUUID } from "node:crypto";
import { Effect, Layer } from "effect";
import { expect } from "vitest";
import { requestDraw } from "../../application/teeSheet/requestDraw.ts";
import { sendToField, sendToTournament } from "../../application/testing/send.ts";
import { ana, ben, cleo, register } from "../../domain/field/examples.ts";
import { context } from "../../domain/scorecard/examples.ts";
import { create, tournamentId } from "../../domain/tournament/examples.ts";
import { organiserClockIn } from "../../infrastructure/clock/organiserClock.ts";
import { chosenEventStore } from "../../infrastructure/eventStore/testing/chosenEventStore.ts";
import { productOn } from "../../infrastructure/host/product.ts";
import { noMailer } from "../../infrastructure/mail/mailer.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { noPusher } from "../../infrastructure/push/pusher.ts";
import { jobs } from "../../infrastructure/queue/jobs.ts";
import { jobWorker } from "../../infrastructure/queue/jobWorker.ts";
import { queueOnPostgres } from "../../infrastructure/queue/onPostgres.ts";
import { noSummaryWriter } from "../../infrastructure/summary/summaryWriter.ts";
import { projector } from "../projector/projector.ts";
import { backgroundJobs } from "./backgroundJobs.ts";
import { processors } from "./processors.ts";

const site = { name: "Wicked Golf", address: "https://golf.example" };

test("a requested draw is done by a worker, also a draw by score", ({ database }) => {
  const backend = queueOnPostgres(database.url, randomUUID());
  const working = Layer.merge(
    backgroundJobs({ followSchedules: Effect.void, processors }),
    projector,
  ).pipe(
    Layer.provideMerge(
      Layer.mergeAll(jobs(backend), jobWorker(backend), noSummaryWriter, noMailer(site), noPusher),
    ),
    Layer.provideMerge(productOn(database, chosenEventStore(database))),
    Layer.provideMerge(organiserClockIn("UTC")),
  );
  return Effect.gen(function* () {
    yield* sendToTournament(create(), context(1));
    for (const [n, player] of [ana, ben, cleo].entries()) {
      yield* sendToField(register(player), context(10 + n));
    }
    const request = {
      ...{ tournamentId, startTime: "08:00", interval: 10, round: null },
      ...({ startType: "tee_times", replaces: false, seed: null } as const),
    };
    const random = yield* requestDraw({ ...request, type: "random" }, context(2));
    expect(random).toMatchObject({ isDone: true, groupIds: [expect.any(String)] });
    // The first round is drawn, so this is the second.
    const scoring = yield* requestDraw({ ...request, type: "scoring" }, context(3));
    expect(scoring).toMatchObject({ isDone: true, groupIds: [expect.any(String)] });
    expect(yield* requestDraw({ ...request, type: "random" }, context(2))).toMatchObject({
      groupIds: "groupIds" in random ? random.groupIds : [],
    });
  }).pipe(Effect.provide(working), Effect.runPromise);
});
