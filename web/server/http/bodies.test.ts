import { Effect, Schema } from "effect";
import { expect, vi } from "vitest";
import type { Access } from "../../contract/access.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { ask, test } from "../testing/frame.ts";
import type { Routes } from "./runtime.ts";
import { serve } from "./serve.ts";

const takesAll = <const Who extends Access>(access: Who) =>
  endpoint({
    id: "TEST",
    summary: "For a test",
    method: "POST",
    path: `/api/of/${access}`,
    access,
    body: Schema.Struct({ name: Schema.String }),
    success: { status: 200, body: Schema.Struct({}) },
  });

const routes: Routes = (runtime) => async (app) => {
  serve(app, runtime, takesAll("anyone"), () => Effect.succeed({}));
  serve(app, runtime, takesAll("player"), () => Effect.succeed({}));
};

const posted = (payload: string, url = "/api/of/anyone") =>
  ({ method: "POST", url, headers: { "content-type": "application/json" }, payload }) as const;

/** This many nested lists, inside one object. */
const nested = (lists: number) => `{"name":"par","more":${"[".repeat(lists)}${"]".repeat(lists)}}`;

test("a body may be nested 20 deep, and brackets in its texts do not count", async ({
  serving,
}) => {
  const app = await serving(routes);
  const brackets = JSON.stringify({ name: '"[{\\'.repeat(100) });
  const answers = [await app.inject(posted(nested(19))), await app.inject(posted(brackets))];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("a body that is nested deeper is refused before it is parsed", async ({ serving }) => {
  const app = await serving(routes);
  const bodies = [nested(20), nested(8000), "[".repeat(16_000)];
  const parse = vi.spyOn(JSON, "parse");
  const answers = await Promise.all(bodies.map((body) => app.inject(posted(body))));
  const parsed = parse.mock.calls.map(([text]) => text);
  parse.mockRestore();
  expect(parsed.filter((text) => bodies.includes(text))).toEqual([]);
  const notValid = { error: "The request is not valid", message: "The request is not valid" };
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
    bodies.map(() => [400, notValid]),
  );
});

const tooLarge = "The request is too large";

test.for([
  { who: "visitor", url: "/api/of/anyone", bytes: 16_384, answer: [200, undefined] },
  { who: "registered", url: "/api/of/anyone", bytes: 16_385, answer: [413, tooLarge] },
  { who: "registered", url: "/api/of/player", bytes: 1_048_576, answer: [200, undefined] },
  { who: "registered", url: "/api/of/player", bytes: 1_048_577, answer: [413, tooLarge] },
] as const)("a body of $bytes bytes from $who to $url gets $answer", async (sent, { serving }) => {
  const body = '{"name":"par"}'.padEnd(sent.bytes);
  const response = await ask(await serving(routes), sent.who, posted(body, sent.url));
  expect([response.statusCode, response.json().error]).toEqual(sent.answer);
});
