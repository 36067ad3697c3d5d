import { Effect, Schema } from "effect";
import { expect } from "vitest";
import { endpoint } from "../../contract/endpoint.ts";
import { oneEvent } from "../../contract/params.ts";
import { test } from "../testing/frame.ts";
import { connectTo, parsed, portOf } from "../testing/rawConnection.ts";
import type { Routes } from "./runtime.ts";
import { serve } from "./serve.ts";

const ofEvent = endpoint({
  from: [],
  summary: "For a test",
  method: "GET",
  path: "/api/events/:eventId/test",
  access: "anyone",
  params: oneEvent,
  success: { status: 200, body: Schema.Struct({}) },
});

const routes: Routes = (runtime) => async (app) => {
  serve(app, runtime, ofEvent, () => Effect.succeed({}));
  app.get("/api/live", async (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream" }).write("data: 1\n\n");
  });
};

const saying = (sentence: string) => ({ error: sentence, message: sentence });
const notValid = saying("The request is not valid");

/** The headers of every JSON answer. */
const secured = {
  "content-security-policy": "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cache-control": "no-store",
  "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
};

test.for([
  { what: "an id of 101 letters", url: `/api/events/${"x".repeat(101)}/test` },
  { what: "an id of 10,000 letters", url: `/api/events/${"x".repeat(10_000)}/test` },
])("$what finds no event and is answered with 404", async ({ url }, { serving }) => {
  const response = await (await serving(routes)).inject(url);
  expect([response.statusCode, response.json()]).toEqual([404, saying("Event not found")]);
  expect(response.headers).toMatchObject(secured);
});

test("a malformed URL is refused with the headers of every answer", async ({ serving }) => {
  const response = await (await serving(routes)).inject("/api/%zz");
  expect([response.statusCode, response.json()]).toEqual([400, notValid]);
  expect(response.headers).toMatchObject(secured);
});

test.for([
  { what: "no HTTP", sent: "FORE!\r\n\r\n", status: 400, body: notValid },
  {
    what: "a header without a colon",
    sent: "GET /api/live HTTP/1.1\r\nHost: golf.example\r\nX-Par\r\n\r\n",
    status: 400,
    body: notValid,
  },
  {
    what: "two lengths of one body",
    sent: "POST /api/live HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n",
    status: 400,
    body: notValid,
  },
  {
    what: "endless headers",
    sent: `GET / HTTP/1.1\r\nHost: golf.example\r\nX-Par: ${"3".repeat(20_000)}\r\n\r\n`,
    status: 431,
    body: saying("The request is too large"),
  },
])(
  "$what is refused with $status and the headers of every answer",
  async ({ sent, status, body }, { serving }) => {
    const connection = await connectTo(await portOf(await serving(routes)));
    connection.send(sent);
    const answer = parsed(await connection.ended());
    expect(answer).toEqual({ status, body, headers: expect.anything() });
    expect(answer.headers).toMatchObject({ ...secured, connection: "close" });
  },
);

test("a malformed request on a connection writes nothing into an earlier answer", async ({
  serving,
}) => {
  const connection = await connectTo(await portOf(await serving(routes)));
  connection.send("GET /api/live HTTP/1.1\r\nHost: golf.example\r\n\r\n");
  await connection.seen("data: 1");
  connection.send("FORE!\r\n\r\n");
  expect((await connection.ended()).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200"]);
});
