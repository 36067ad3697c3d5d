import Fastify from "fastify";
import { test as base, expect } from "vitest";
import { makeAnswersAtOnce } from "./atOnce.ts";
import { type Prepared, prepare } from "./prepared.ts";

interface Fixtures {
  /** A server with one route, which leaves with it whatever these are at that moment. */
  readonly server: {
    current: Prepared | null;
    next: () => Promise<Prepared>;
    isStillIn: boolean;
    routed: number;
    readonly logged: Array<string>;
    readonly ask: (headers?: Record<string, string>, path?: string) => Promise<Response>;
  };
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  server: async ({}, use) => {
    const atOnce = makeAnswersAtOnce();
    const logged: Array<string> = [];
    const stream = { write: (line: string) => void logged.push(line) };
    const app = Fastify({ serverFactory: atOnce.serverFor, logger: { stream, level: "info" } });
    const server = {
      current: prepare('"1"', "[1]") as Prepared | null,
      next: async () => prepare('"3"', "[3]"),
      isStillIn: true,
      routed: 0,
      logged,
      ask: async (headers: Record<string, string> = {}, path = "/board?secret=1") =>
        fetch(app.listeningOrigin + path, {
          headers: { cookie: "ana", "accept-encoding": "identity", ...headers },
        }),
    };
    app.get("/board", async (request, reply) => {
      server.routed += 1;
      reply.headers({ "x-frame-options": "DENY", "cache-control": "private" });
      atOnce.remember(request, reply, {
        isStillIn: () => server.isStillIn,
        ready: () => server.current,
        next: () => server.next(),
      });
      return reply.send("routed");
    });
    await app.listen({ port: 0 });
    atOnce.open(app.log);
    await use(server);
    await app.close();
  },
});

test("the same request again is answered without the router, with the same headers", async ({
  server,
}) => {
  expect(await (await server.ask()).text()).toBe("routed");
  const again = await server.ask();
  expect(await again.json()).toEqual([1]);
  expect(Object.fromEntries(again.headers)).toMatchObject({
    etag: '"1"',
    "x-frame-options": "DENY",
    "cache-control": "private",
    "content-type": "application/json; charset=utf-8",
    "content-length": "3",
  });
  expect(server.routed).toBe(1);

  const unchanged = await server.ask({ "if-none-match": '"1"' });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
  // What the browser still has is not said again.
  expect(unchanged.headers.get("x-frame-options")).toBeNull();
  expect(unchanged.headers.get("cache-control")).toBe("private");
  expect(unchanged.headers.get("etag")).toBe('"1"');
  expect(unchanged.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  server.current = prepare('"2"', "[2]");
  expect(await (await server.ask({ "if-none-match": '"1"' })).json()).toEqual([2]);
  expect(server.routed).toBe(1);
});

test("what it answers is logged as everything else, without the query", async ({ server }) => {
  await server.ask();
  const answer = await server.ask();
  const line = JSON.parse(server.logged.find((one) => one.includes('"answered"')) ?? "{}");
  const reqId = answer.headers.get("x-request-id");
  expect(line).toMatchObject({ reqId, method: "GET", path: "/board", status: 200, level: 30 });
});

test("once somebody would not be let in, and for every other request, the router is asked", async ({
  server,
}) => {
  await server.ask();
  const others = [{ cookie: "ben" }, { "x-dev-user-id": "ben" }, { "accept-encoding": "br" }];
  for (const headers of others) await server.ask(headers);
  await server.ask({ authorization: "Bearer ben" });
  await server.ask({ authorization: "Bearer ben" });
  await server.ask({}, "/board");
  expect(server.routed).toBe(7);

  server.isStillIn = false;
  expect(await (await server.ask()).text()).toBe("routed");
});

test("what is not ready yet is waited for", async ({ server }) => {
  await server.ask();
  server.current = null;
  const answer = await server.ask();
  expect([answer.headers.get("etag"), await answer.json()]).toEqual(['"3"', [3]]);
  expect((await server.ask({ "if-none-match": '"3"' })).status).toBe(304);
  expect(server.routed).toBe(1);
});

test("who may not any more when the wait is over is sent to the router", async ({ server }) => {
  await server.ask();
  server.current = null;
  server.next = async () => {
    server.isStillIn = false;
    return prepare('"3"', "[3]");
  };
  expect(await (await server.ask()).text()).toBe("routed");
});

test("what cannot be found out is left to the router", async ({ server }) => {
  await server.ask();
  server.current = null;
  server.next = () => Promise.reject(new Error("The database is away."));
  expect(await (await server.ask()).text()).toBe("routed");
});
