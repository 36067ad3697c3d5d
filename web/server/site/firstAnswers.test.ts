import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { expect } from "vitest";
import { callsOfFrontPage } from "../../contract/event/firstCalls.ts";
import { cookieWith } from "../testing/cookies.ts";
import { test as base } from "../testing/frame.ts";
import { callers } from "../testing/world.ts";
import { makeFirstAnswers } from "./firstAnswers.ts";

const list = "/api/events?limit=3&sort=relevance";

const test = base.extend<{ readonly clientFolder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  clientFolder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "golf-first-"));
    writeFileSync(join(folder, "index.html"), "<html><head></head><body></body></html>");
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** The calls of the front page, which note who asked. */
const frontPage = (answers: Readonly<Record<string, Answer>> = {}) => {
  const asked: Array<string> = [];
  const routes = () => async (app: FastifyInstance) => {
    const paths = ["/api/events", "/api/user", "/api/user/today", "/api/user/registrations"];
    for (const path of paths) {
      app.get(path, (request, reply) => {
        asked.push(request.url);
        const player = request.playerSession.get("token");
        return answers[path]?.(request, reply) ?? reply.send(player ? [player] : []);
      });
    }
  };
  return { asked, routes };
};

const cookiesOf = (app: FastifyInstance) => cookieWith(app, "player", callers.registered.id);

const answersIn = (page: string) => {
  const [, json = ""] =
    /<script id="first-answers" type="application\/json">(.*)<\/script><\/body>/su.exec(page) ?? [];
  return json === "" ? null : JSON.parse(json);
};

/** What is in the front page. On a busy machine a call may come too late for one page. */
const answersTo = async (app: FastifyInstance, cookies: Readonly<Record<string, string>> = {}) =>
  answersIn((await app.inject({ url: "/", cookies })).body);

test("a visitor gets what everybody may read, and no call of a player is asked", async ({
  serving,
  clientFolder,
}) => {
  const { asked, routes } = frontPage({
    "/api/events": (_request, reply) => reply.header("x-total-count", "7").send(["Open"]),
  });
  const app = await serving(routes, { clientFolder });
  await expect
    .poll(() => answersTo(app))
    .toEqual({
      "/api/user": { body: null },
      [list]: { total: 7, body: ["Open"] },
    });
  expect(new Set(asked)).toEqual(new Set([list]));
});

test("the page does not wait for a slow call", async ({ serving, clientFolder }) => {
  const { routes } = frontPage({ "/api/user/today": () => new Promise(() => undefined) });
  const app = await serving(routes, { clientFolder });
  const player = { body: [callers.registered.id] };
  await expect
    .poll(() => answersTo(app, cookiesOf(app)))
    .toEqual({ "/api/user": player, "/api/user/registrations": player, [list]: player });
});

test("no answer can end its block of data", async ({ serving, clientFolder }) => {
  const title = "</script><script>alert(1)</script><!--";
  const { routes } = frontPage({ "/api/events": () => [title] });
  const app = await serving(routes, { clientFolder });
  await expect.poll(() => answersTo(app)).toMatchObject({ [list]: { body: [title] } });
  expect((await app.inject("/")).body.split("<script")).toHaveLength(2);
});

test("in a crowd some pages are sent without answers", async () => {
  const app = fastify();
  let answer: () => void = () => undefined;
  const events = new Promise<ReadonlyArray<string>>((resolve) => {
    answer = () => resolve([]);
  });
  const make = makeFirstAnswers(app);
  const calls = callsOfFrontPage({ hasSession: false, search: new URLSearchParams() });
  app.get("/api/events", () => events);
  app.get("/crowd", async (request) => {
    const pages = Array.from({ length: 21 }, () => make(request, calls, false));
    answer();
    const made = await Promise.all(pages);
    return [...made, await make(request, calls, false)].map((page) => page !== null);
  });
  const sent: ReadonlyArray<boolean> = (await app.inject("/crowd")).json();
  expect(sent).toEqual([...Array.from({ length: 20 }, () => true), false, true]);
  await app.close();
});
