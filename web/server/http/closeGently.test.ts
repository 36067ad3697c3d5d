import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { Effect } from "effect";
import { expect } from "vitest";
import { test } from "../testing/frame.ts";

/** A request that runs until the test ends it. */
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

const request = async (url: string, agent: Agent) => {
  const [response] = await once(get(url, { agent }), "response");
  let body = "";
  for await (const chunk of response.setEncoding("utf8")) body += chunk;
  return { body, connection: response.headers.connection };
};

/** Waits until the server accepts no more connections. */
const refused = async (url: string): Promise<void> => {
  try {
    await request(url, new Agent());
  } catch {
    return;
  }
  await refused(url);
};

test("a running request is answered while the server closes", async ({ serving }) => {
  const [arrived, finish] = [gate(), gate()];
  const server = await serving(() => async (app) => {
    app.get("/slow", async () => {
      arrived.open();
      await finish.opened;
      return "done";
    });
  });

  const origin = await server.listen();
  const answer = request(`${origin}/slow`, new Agent({ keepAlive: true }));
  await arrived.opened;
  const closed = server.close();
  await refused(origin);
  finish.open();
  expect(await answer).toEqual({ body: "done", connection: "close" });
  await closed;
});

test("work whose sender has left is completed before the server is closed", async ({ serving }) => {
  const [arrived, left, finish] = [gate(), gate(), gate()];
  let isDone = false;
  const work = Effect.promise(async () => {
    await finish.opened;
    await setImmediate();
    isDone = true;
  });
  const server = await serving((runtime) => async (app) => {
    app.get("/slow", async (_request, reply) => {
      reply.raw.once("close", left.open);
      arrived.open();
      await runtime.runPromise(work);
    });
  });

  const asked = get(`${await server.listen()}/slow`).on("error", () => {});
  await arrived.opened;
  asked.destroy();
  await left.opened;
  const closed = server.close().then(() => isDone);
  await once(server.server, "close");
  finish.open();
  expect(await closed).toBe(true);
});

test("a connection that was opened before the server closes gets one more answer", async ({
  serving,
}) => {
  const [closing, finish] = [gate(), gate()];
  const server = await serving(() => async (app) => {
    app.get("/score", async () => "saved");
    app.addHook("preClose", async () => {
      closing.open();
      await finish.opened;
    });
  });
  const origin = await server.listen();
  const agent = new Agent({ keepAlive: true });
  const before = { body: "saved", connection: "keep-alive" };
  expect(await request(`${origin}/score`, agent)).toEqual(before);
  const closed = server.close();
  await closing.opened;
  expect(await request(`${origin}/score`, agent)).toEqual({ body: "saved", connection: "close" });
  finish.open();
  await closed;
});

test("an idle connection does not stop the server from closing", async ({ serving }) => {
  const server = await serving(() => async () => {});
  const origin = await server.listen();
  const { connection } = await request(`${origin}/`, new Agent({ keepAlive: true }));
  expect(connection).toBe("keep-alive");
  await server.close();
});

test("a connection without a request does not stop the server from closing", async ({
  serving,
}) => {
  const server = await serving(() => async () => {});
  const { port } = new URL(await server.listen());
  const accepted = once(server.server, "connection");
  const ahead = connect(Number(port), "127.0.0.1").on("error", () => {});
  await accepted;
  await server.close();
  ahead.destroy();
});
