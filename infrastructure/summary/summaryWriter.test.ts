import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Cause, Effect, Layer, Logger } from "effect";
import { test as base, expect } from "vitest";
import { SummaryWriter } from "../../application/ports/SummaryWriter.ts";
import { playerNumber, someFacts } from "../../domain/summary/examples.ts";
import { openAiSummaryWriter } from "./summaryWriter.ts";

interface Asked {
  readonly authorization: string | undefined;
  readonly path: string | undefined;
  readonly body: string;
}

interface Fixtures {
  /** A service that speaks the OpenAI protocol and answers what it is told to. */
  readonly provider: {
    readonly baseURL: string;
    readonly asked: Array<Asked>;
    answer: (response: ServerResponse) => void;
  };
}

const textOf = async (request: IncomingMessage) => {
  const parts: Array<Buffer> = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  provider: async ({}, use) => {
    const asked: Array<Asked> = [];
    const server = createServer(async (request, response) => {
      const { authorization } = request.headers;
      asked.push({ authorization, path: request.url, body: await textOf(request) });
      provider.answer(response);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const baseURL = `http://127.0.0.1:${port}/v1`;
    const provider = { baseURL, asked, answer: saying("") };
    await use(provider);
    server.closeAllConnections();
    server.close();
  },
});

const saying = (content: string) => (response: ServerResponse) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({
      ...{ id: "1", object: "chat.completion", created: 0, model: "m" },
      choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    }),
  );
};

const write = (baseURL: string) =>
  SummaryWriter.use((writer) => writer.write(someFacts)).pipe(
    Effect.provide(openAiSummaryWriter({ baseURL, apiKey: "sk-very-secret", model: "bard-1" })),
  );

test("the marks of the answer become players again", async ({ provider }) => {
  provider.answer = saying("{P1} keeps {P2} behind. {P9} is somebody else.");
  expect(await Effect.runPromise(write(provider.baseURL))).toBe(
    `{${playerNumber(1)}} keeps {${playerNumber(2)}} behind. {P9} is somebody else.`,
  );
  const [question] = provider.asked;
  expect(question).toMatchObject({
    path: "/v1/chat/completions",
    authorization: "Bearer sk-very-secret",
  });
  expect(JSON.parse(question?.body ?? "")).toMatchObject({ model: "bard-1" });
  // Nobody's id goes out, and the facts have neither names nor addresses.
  expect(question?.body).not.toContain(playerNumber(1));
  expect(question?.body).not.toContain("@");
});

test("an empty answer is none", async ({ provider }) => {
  provider.answer = saying("  \n");
  expect(await Effect.runPromise(write(provider.baseURL))).toBe(null);
});

test.for([
  { name: "refuses", status: 401, body: '{"error":{"message":"Incorrect API key provided"}}' },
  { name: "speaks something else", status: 200, body: "<html>sign in first</html>" },
])(
  "a provider that $name is unavailable, and its key is in no log",
  async (wrong, { provider }) => {
    provider.answer = (response) => response.writeHead(wrong.status).end(wrong.body);
    const lines: Array<string> = [];
    const logger = Logger.make(
      ({ message, cause }) => void lines.push(`${String(message)} ${Cause.pretty(cause)}`),
    );
    const answer = await write(provider.baseURL).pipe(
      Effect.tapError((error) => Effect.logWarning(error.message, error.cause)),
      Effect.match({ onSuccess: (text) => text, onFailure: ({ _tag }) => _tag }),
      Effect.provide(Logger.layer([logger])),
      Effect.provide(Layer.empty),
      Effect.runPromise,
    );
    expect([null, "SummaryWriterUnavailable"]).toContain(answer);
    expect(lines.join("\n")).not.toContain("very-secret");
  },
);
