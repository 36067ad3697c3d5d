import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A request as the provider received it. */
interface Question {
  readonly authorization: string | undefined;
  readonly path: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: ReadonlyArray<{ readonly role: string; readonly content: string }>;
  };
}

type Reply = (question: Question, response: ServerResponse) => void;

/** A local service that speaks the part of the OpenAI protocol that the product uses. */
export interface FakeProvider {
  readonly baseURL: string;
  readonly questions: Array<Question>;
  /** Sets the answers to the next requests. The last one also answers all later requests. */
  readonly answerWith: (...replies: ReadonlyArray<Reply>) => void;
}

export const saying =
  (content: string): Reply =>
  ({ body: { model } }, response) => {
    const choices = [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }];
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: "1", object: "chat.completion", model, choices }));
  };

export const failing =
  (status: number): Reply =>
  (_, response) => {
    response.writeHead(status).end("{}");
  };

/** The answer of a proxy, or of a wrong address. */
export const signInFirst: Reply = (_, response) => {
  response.writeHead(200).end("<html>sign in first</html>");
};

export const silent: Reply = () => undefined;

export const startFakeProvider = async () => {
  const questions: Array<Question> = [];
  let replies: ReadonlyArray<Reply> = [silent];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { authorization } = request.headers;
    const question = { authorization, path: request.url, body: JSON.parse(await text(request)) };
    const reply = replies[Math.min(questions.length, replies.length - 1)];
    questions.push(question);
    reply?.(question, response);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const provider: FakeProvider = {
    baseURL: `http://127.0.0.1:${port}/v1`,
    questions,
    answerWith: (...given) => {
      replies = given;
    },
  };
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { provider, stop };
};
