import { inspect } from "node:util";
import { Effect, Logger } from "effect";
import { expect } from "vitest";
import { SummaryWriter } from "../../application/ports/SummaryWriter.ts";
import { playerNumber, someFacts } from "../../domain/summary/examples.ts";
import { markOf } from "../../domain/summary/playerMarks.ts";
import {
  type FakeProvider,
  failing,
  saying,
  signInFirst,
  silent,
} from "../languageModel/testing/fakeProvider.ts";
import { test } from "../languageModel/testing/withProvider.ts";
import { openAiSummaryWriter } from "./summaryWriter.ts";

const apiKey = "sk-nobody-may-read-this";

/** The text or the error, and what was logged about it. */
const write = async ({ baseURL }: FakeProvider, answerWithin = 5000) => {
  const logged: Array<string> = [];
  const logger = Logger.make<unknown, void>((entry) => {
    logged.push(inspect(entry, { depth: 20 }));
  });
  const text = await SummaryWriter.use((writer) => writer.write(someFacts)).pipe(
    Effect.tapError((error) => Effect.logWarning(error.message, error.cause)),
    Effect.match({ onFailure: (error) => ({ error }), onSuccess: (text) => ({ text }) }),
    Effect.provide(openAiSummaryWriter({ baseURL, apiKey, model: "a-model", answerWithin })),
    Effect.provide(Logger.layer([logger])),
    Effect.runPromise,
  );
  return { ...text, logged: logged.join("\n") };
};

test("the provider receives facts without persons, and its marks become players", async ({
  provider,
}) => {
  provider.answerWith(saying(" {P1} wins with -4, ahead of {P2}. {P9} sends regards. "));
  expect(await write(provider)).toMatchObject({
    text: `${markOf(playerNumber(1))} wins with -4, ahead of ${markOf(playerNumber(2))}. {P9} sends regards.`,
  });
  const [question] = provider.questions;
  expect(question).toMatchObject({
    path: "/v1/chat/completions",
    authorization: `Bearer ${apiKey}`,
    body: { model: "a-model", messages: [{ role: "system" }, { role: "user" }] },
  });
  const sent = question?.body.messages[1]?.content ?? "";
  expect(sent).toContain('"P1"');
  expect(sent).not.toContain(playerNumber(1));
});

test("an answer without words gives no text", async ({ provider }) => {
  provider.answerWith(saying("  "));
  expect(await write(provider)).toMatchObject({ text: null });
});

test.for([
  ["refuses the key", failing(401)],
  ["fails twice", failing(500)],
  ["does not answer", silent],
  ["answers in another format", signInFirst],
  ["answers with more than anybody reads", saying("Well played! ".repeat(100_000))],
] as const)(
  "a provider that %s is unavailable, and its key is not logged",
  async ([, reply], { provider }) => {
    provider.answerWith(reply);
    const { logged, ...answer } = await write(provider, 500);
    expect(answer).toMatchObject({ error: { _tag: "SummaryWriterUnavailable" } });
    expect(logged).toContain("The provider of summaries does not answer.");
    expect(logged).not.toContain(apiKey);
  },
);

test("a provider that fails once is asked a second time", async ({ provider }) => {
  provider.answerWith(failing(500), saying("A fine day."));
  expect(await write(provider)).toMatchObject({ text: "A fine day." });
  expect(provider.questions).toHaveLength(2);
});
