import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect } from "vitest";
import { buildApp } from "../app.ts";
import { test as base } from "../testing/club.ts";
import { cookieWith } from "../testing/cookies.ts";
import { testOptions } from "../testing/options.ts";

const manifest = {
  "index.html": { file: "assets/main-1.js", name: "index", css: ["assets/front-1.css"] },
  _board: {
    file: "assets/board-1.js",
    name: "board",
    imports: ["_front"],
    css: ["assets/board-1.css"],
  },
  _front: { file: "assets/front-1.js", name: "front", css: ["assets/front-1.css"] },
};

const html =
  `<html><head><title>Golf</title><link rel="stylesheet" crossorigin href="/assets/front-1.css">` +
  `</head><body><div id="root"></div></body></html>`;

/** Instead of the client, tells from what it would draw. */
const drawing = `export const openPictures = async ({ brand }) => ({ path, search, hasSession }, answers) =>
  "<p>" + [brand, path + search, hasSession, ...Object.keys(JSON.parse(answers)).sort()].join(" ") + "</p>";`;

const test = base.extend<{ readonly clientFolder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it that nothing else is needed.
  clientFolder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "golf-first-"));
    for (const name of [".vite", "assets", "server"]) mkdirSync(join(folder, name));
    writeFileSync(join(folder, "index.html"), html);
    writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
    writeFileSync(join(folder, "assets/front-1.css"), ".a{color:red}");
    writeFileSync(join(folder, "assets/board-1.css"), ".b{color:green}");
    writeFileSync(join(folder, "server/picture.mjs"), drawing);
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

/** The answers in a page, by the addresses of their calls; null without any. */
const answersIn = (page: string) => {
  const [, json] = /<script id="first-answers" type="application\/json">(.*?)<\/script>/su.exec(
    page,
  ) ?? [undefined, undefined];
  return json === undefined ? null : JSON.parse(json);
};

const list = "/api/events?limit=3&sort=relevance";

/** The page with the answers of these calls. On a busy machine one may come too late for a page. */
const pageWith = async (
  app: FastifyInstance,
  asked: string | InjectOptions,
  paths: ReadonlyArray<string>,
) => {
  let page = await app.inject(asked);
  await expect
    .poll(async () => {
      page = await app.inject(asked);
      return Object.keys(answersIn(page.body) ?? {});
    })
    .toEqual(expect.arrayContaining([...paths]));
  return page;
};

test("a public board comes with the answers of its calls, its scripts and its styles", async ({
  club,
  runtime,
  clientFolder,
}) => {
  const eventId = await club.newEvent({ name: "Open </script> Cup", publicBoard: true });
  const ana = await club.newEntrant(eventId);
  const code = (await ana.get(`/api/events/${eventId}`)).json().shareCode;
  const app = await buildApp(runtime, { ...testOptions, clientFolder });

  const paths = ["/api/user", `/api/follow/${code}`, `/api/follow/${code}/leaderboard`];
  const { body, headers } = await pageWith(app, `/follow/${code}`, paths);
  expect(headers["cache-control"]).toBe("no-store");
  const answers = answersIn(body);
  expect(Object.keys(answers).toSorted()).toEqual(paths.toSorted());
  expect(answers["/api/user"].body).toBe(null);
  for (const path of paths.slice(1)) {
    expect(answers[path].body).toEqual((await app.inject(path)).json());
  }

  const scripts = [...body.matchAll(/<link rel="modulepreload" href="([^"]+)"/gu)];
  expect(scripts.map(([, file]) => file)).toEqual(["/assets/board-1.js", "/assets/front-1.js"]);
  const [, nonce, styles] = /<style nonce="([^"]+)">(.*?)<\/style>/su.exec(body) ?? [];
  expect(String(headers["content-security-policy"])).toContain(`'nonce-${nonce}'`);
  expect(styles).toBe(".a{color:red}.b{color:green}");
  // They are named for the scripts alone, and never loaded.
  const links = [...body.matchAll(/<link rel="stylesheet"[^>]*>/gu)].map(([link]) => link);
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toMatch(/media="not all" disabled/u);
  await app.close();
});

test("a player's pages come with what that player may read, and nobody else's do", async ({
  club,
  runtime,
  clientFolder,
}) => {
  const eventId = await club.newEvent();
  const ana = await club.newEntrant(eventId);
  const app = await buildApp(runtime, { ...testOptions, clientFolder });
  const cookies = Object.fromEntries(ana.jar);
  const pad = `/events/${eventId}?tab=scorecard&round=1`;
  const own = ["/api/user", "/api/user/registrations", `/api/events/${eventId}/my-scorecards`];

  const hers = answersIn((await pageWith(app, { url: pad, cookies }, own)).body);
  expect(hers["/api/user"].body.id).toBe(ana.id);
  const anybodys = answersIn((await app.inject(pad)).body);
  // The event is for its players alone.
  expect(anybodys).toEqual({ "/api/user": { body: null } });

  const ofToday = ["/api/user", "/api/user/today", list];
  const today = answersIn((await pageWith(app, { url: "/", cookies }, ofToday)).body);
  expect(today[list]).toMatchObject({ total: expect.any(Number) });
  await app.close();
});

/** What stands in a page until its scripts have come. */
const pictureIn = (page: string) => /<div id="root">(.*?)<\/div>/u.exec(page)?.[1];

test("board, front page, Today and the pad come with a picture, and the tabs of an event without one", async ({
  club,
  runtime,
  clientFolder,
}) => {
  const eventId = await club.newEvent({ publicBoard: true });
  const ana = await club.newEntrant(eventId);
  const code = (await ana.get(`/api/events/${eventId}`)).json().shareCode;
  const app = await buildApp(runtime, { ...testOptions, clientFolder });
  const cookies = Object.fromEntries(ana.jar);
  const picture = async (url: string, asked: object = {}) =>
    pictureIn((await app.inject({ url, ...asked })).body);
  const { name } = testOptions.brand;

  const board = `/follow/${code}`;
  const calls = `/api/follow/${code} /api/follow/${code}/leaderboard`;
  await expect
    .poll(() => picture(`${board}?from=mail`))
    .toBe(`<p>${name} ${board} false ${calls} /api/user</p>`);
  // It is kept, so it knows nobody.
  await expect
    .poll(() => picture(board, { cookies }))
    .toBe(`<p>${name} ${board} true ${calls}</p>`);
  await expect.poll(() => picture("/")).toBe(`<p>${name} / false ${list} /api/user</p>`);
  await expect
    .poll(() => picture("/", { cookies }))
    .toBe(`<p>${name} / true ${list} /api/user /api/user/registrations /api/user/today</p>`);
  const event = `/events/${eventId}`;
  await expect
    .poll(() => picture(`${event}?round=1`, { cookies }))
    .toContain(`<p>${name} ${event}round=1 true `);
  expect(await picture(event, { cookies })).toBe("");
  await app.close();
});

test("for a board that is not public nothing is asked", async ({ runtime, clientFolder }) => {
  const app = await buildApp(runtime, { ...testOptions, clientFolder });
  const { body } = await app.inject("/follow/0123456789");
  expect(answersIn(body)).toBe(null);
  await app.close();
});

test("a player whose session has ended hears that from the calls", async ({
  runtime,
  clientFolder,
}) => {
  const app = await buildApp(runtime, { ...testOptions, clientFolder });
  await app.ready();
  const cookies = cookieWith(app, "player", "a token that has ended");
  const { body } = await pageWith(app, { url: "/", cookies }, [list]);
  expect(Object.keys(answersIn(body))).toEqual([list]);
  await app.close();
});

test.for([
  { url: "/?shell", headers: {} },
  { url: "/", headers: { "service-worker-navigation-preload": "true" } },
])(
  "the worker, which keeps pages and answers, gets the empty page for $url",
  async (asked, { runtime, clientFolder }) => {
    const app = await buildApp(runtime, { ...testOptions, clientFolder });
    const { body } = await app.inject(asked);
    expect(answersIn(body)).toBe(null);
    expect(body).not.toContain("<style");
    expect(pictureIn(body)).toBe("");
    expect(body).toContain(`<link rel="stylesheet" crossorigin href="/assets/front-1.css">`);
    await app.close();
  },
);
