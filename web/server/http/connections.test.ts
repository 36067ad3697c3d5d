import type { ServerResponse } from "node:http";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { test } from "../testing/frame.ts";
import { connectTo, parsed, portOf } from "../testing/rawConnection.ts";
import type { Routes } from "./runtime.ts";

const live = "GET /api/live HTTP/1.1\r\nHost: golf.example\r\n\r\n";
const started =
  "POST /api/echo HTTP/1.1\r\nHost: golf.example\r\nContent-Type: application/json\r\n";
const slowBody = `${started}Content-Length: 100\r\n\r\n{`;

const viewers: Array<ServerResponse> = [];

const routes: Routes = () => async (app) => {
  app.get("/api/live", async (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write("data: 1");
    viewers.push(reply.raw);
  });
  app.post("/api/echo", async () => "par");
};

const oftenChecked = (server: FastifyInstance) => {
  Object.assign(server.server, { connectionsCheckingInterval: 10 });
  return server;
};

/** Shortens a timeout of half a minute. */
const withShortTimeouts = (server: FastifyInstance) => {
  Object.assign(server.server, { requestTimeout: 100, headersTimeout: 50 });
  return oftenChecked(server);
};

test("a request has half a minute to arrive, and its headers half of that", async ({ serving }) => {
  const { server } = await serving(routes);
  expect(server).toMatchObject({
    requestTimeout: 30_000,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5000,
    maxConnections: 1100,
  });
});

test.for([
  { what: "a body", sent: slowBody },
  { what: "headers", sent: started },
  { what: "a request", sent: "" },
])("a connection is closed when $what does not end", async ({ sent }, { serving }) => {
  const connection = await connectTo(await portOf(withShortTimeouts(await serving(routes))));
  connection.send(sent);
  expect(parsed(await connection.ended())).toMatchObject({
    status: 408,
    headers: { "x-content-type-options": "nosniff", connection: "close" },
    body: { error: "The request took too long", message: "The request took too long" },
  });
});

test("a live answer has no time limit", async ({ serving }) => {
  const port = await portOf(withShortTimeouts(await serving(routes)));
  const [viewer, sender] = await Promise.all([connectTo(port), connectTo(port)]);
  viewer.send(live);
  await viewer.seen("data: 1");
  // By then the timeout of the viewer's request is over too.
  sender.send(slowBody);
  await sender.ended();
  viewers.at(-1)?.write("data: 2");
  await viewer.seen("data: 2");
  await viewer.leave();
});

test("a request that was already refused gets no second answer", async ({ serving }) => {
  const server = oftenChecked(await serving(routes));
  const connection = await connectTo(await portOf(server));
  connection.send(slowBody.replace("echo", "nothing"));
  await connection.seen("404");
  withShortTimeouts(server);
  expect((await connection.ended()).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 404"]);
});

test("connections above the limit are refused and closed, and the log has one line about it", async ({
  serving,
}) => {
  const lines: Array<string> = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await serving(routes, { maxConnections: 2, logLevel: "warn", logStream });
  const port = await portOf(server);
  const [first, second] = [await connectTo(port), await connectTo(port)];
  const further = await Promise.all(Array.from({ length: 100 }, () => connectTo(port)));
  expect(await (await connectTo(port)).ended()).toBe("");
  further[0]?.send(live);
  expect(parsed((await further[0]?.ended()) ?? "")).toMatchObject({
    status: 503,
    headers: { "retry-after": "5", connection: "close", "cache-control": "no-store" },
    body: { message: "Too many people are here right now. Please try again in a moment." },
  });
  await Promise.all(further.map(({ leave }) => leave()));
  expect(lines.filter((line) => line.includes("MAX_CONNECTIONS"))).toHaveLength(1);

  first.send(live);
  await first.seen("data: 1");
  await second.leave();
  await untilOpen(server, 1);
  const next = await connectTo(port);
  next.send(live);
  await next.seen("data: 1");
  await Promise.all([first.leave(), next.leave()]);
});

test("the requests of one address at the same time are limited, and other addresses are not affected", async ({
  serving,
}) => {
  const port = await portOf(await serving(routes, { maxPerAddress: 1, trustProxy: "loopback" }));
  const from = async (address: string) => {
    const connection = await connectTo(port);
    connection.send(live.replace("\r\n\r\n", `\r\nX-Forwarded-For: ${address}\r\n\r\n`));
    return connection;
  };
  const watching = await from("192.0.2.1");
  await watching.seen("data: 1");
  expect(parsed(await (await from("192.0.2.1")).ended())).toMatchObject({
    status: 429,
    headers: { "retry-after": "5" },
    body: { message: "Too many connections from your network. Please try again in a moment." },
  });
  const another = await from("192.0.2.2");
  await another.seen("data: 1");
  // Without the header of a proxy the caller is this computer, which has no limit.
  const here = [await connectTo(port), await connectTo(port)];
  for (const { send, seen } of here) {
    send(live);
    await seen("data: 1");
  }
  await Promise.all([watching, another, ...here].map(({ leave }) => leave()));
});

/** The server notices a closed connection only a moment later. */
const untilOpen = async ({ server }: FastifyInstance, left: number) => {
  const count = promisify(server.getConnections.bind(server));
  while ((await count()) > left) await setImmediate();
};
