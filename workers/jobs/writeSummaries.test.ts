import { randomUUID } from "node:crypto";
import { Effect, Layer } from "effect";
import { expect } from "vitest";
import { JobsMemory } from "../../application/ports/Jobs.memory.ts";
import { readSummary } from "../../application/summary/readSummary.ts";
import { sendToTournament } from "../../application/testing/send.ts";
import { context } from "../../domain/scorecard/examples.ts";
import { CommandId, TournamentId } from "../../domain/shared/values.ts";
import { create } from "../../domain/tournament/examples.ts";
import { organiserClockIn } from "../../infrastructure/clock/organiserClock.ts";
import { chosenEventStore } from "../../infrastructure/eventStore/testing/chosenEventStore.ts";
import { productOn } from "../../infrastructure/host/product.ts";
import {
  type FakeProvider,
  failing,
  saying,
  startFakeProvider,
} from "../../infrastructure/languageModel/testing/fakeProvider.ts";
import { noMailer } from "../../infrastructure/mail/mailer.ts";
import { test as base } from "../../infrastructure/postgres/testing/database.ts";
import { noPusher } from "../../infrastructure/push/pusher.ts";
import { openAiSummaryWriter } from "../../infrastructure/summary/summaryWriter.ts";
import { projector } from "../projector/projector.ts";
import { backgroundJobs } from "./backgroundJobs.ts";
import { processors } from "./processors.ts";

const site = { name: "Wicked Golf", address: "https://golf.example" };

const test = base.extend<{
  readonly provider: FakeProvider;
  /** The answer for a reader of a new event while that provider is asked. */
  readonly read: () => Promise<Effect.Success<ReturnType<typeof readSummary>>>;
}>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  provider: async ({}, use) => {
    const { provider, stop } = await startFakeProvider();
    await use(provider);
    await stop();
  },
  read: async ({ database, provider: { baseURL } }, use) => {
    const writer = openAiSummaryWriter({ baseURL, apiKey: "none", model: "a-model" });
    const working = Layer.merge(
      backgroundJobs({ followSchedules: Effect.void, processors }),
      projector,
    ).pipe(
      Layer.provideMerge(Layer.mergeAll(JobsMemory, writer, noMailer(site), noPusher)),
      Layer.provideMerge(productOn(database, chosenEventStore(database))),
      Layer.provideMerge(organiserClockIn("UTC")),
    );
    const tournamentId = TournamentId.make(randomUUID());
    await use(() =>
      sendToTournament(
        { ...create(), tournamentId },
        { ...context(1), commandId: CommandId.make(randomUUID()) },
      ).pipe(Effect.andThen(readSummary(tournamentId)), Effect.provide(working), Effect.runPromise),
    );
  },
});

const isTrue = "Summer Open comes to Old Course, over 2 rounds.";
const isFalse = "Summer Open comes to Old Course, over 3 rounds.";

test("a summary of the provider is shown when all its numbers are in the facts", async ({
  provider,
  read,
}) => {
  provider.answerWith(saying(isTrue));
  expect(await read()).toMatchObject({ summary: isTrue, author: "machine", isOutOfDate: false });
});

test("a summary with a wrong number is written again", async ({ provider, read }) => {
  provider.answerWith(saying(isFalse), saying(isTrue));
  expect(await read()).toMatchObject({ summary: isTrue, author: "machine" });
  expect(provider.questions).toHaveLength(2);
});

test.for([
  ["writes a wrong number twice", saying(isFalse), 2],
  ["writes an empty text", saying(""), 1],
  ["refuses the request", failing(401), 1],
] as const)(
  "the commentator writes the summary when the provider %s",
  async ([, reply, requests], { provider, read }) => {
    provider.answerWith(reply);
    const { author, summary } = await read();
    expect(author).toBe("commentator");
    expect(summary).toContain("Summer Open");
    expect(summary).not.toBe(isFalse);
    expect(provider.questions).toHaveLength(requests);
  },
);
