import { Effect, Schema } from "effect";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { endpoint } from "../../contract/endpoint.ts";
import type { Routes } from "../http/runtime.ts";
import { serve } from "../http/serve.ts";
import { cookieWith } from "../testing/cookies.ts";
import { ask, test } from "../testing/frame.ts";
import { callers } from "../testing/world.ts";

const Who = Schema.Struct({ id: Schema.NullOr(Schema.String) });

const call = <const Path extends `/api/${string}`, const A extends "anyone" | "player" | "admin">(
  path: Path,
  access: A,
) =>
  endpoint({
    id: "TEST",
    summary: "For a test",
    method: "POST",
    path,
    access,
    query: Schema.Struct({ remember: Schema.optionalKey(Schema.String) }),
    success: { status: 200, body: Who },
  });

const { registered: player, superAdmin: admin } = callers;

const routes: Routes = (runtime) => async (app) => {
  serve(app, runtime, call("/api/who", "anyone"), ({ caller }) =>
    Effect.succeed({ id: caller?.id ?? null }),
  );
  serve(app, runtime, call("/api/player", "player"), ({ caller }) =>
    Effect.succeed({ id: caller.id }),
  );
  serve(app, runtime, call("/api/admin", "admin"), ({ caller }) =>
    Effect.succeed({ id: caller.id }),
  );
  serve(app, runtime, call("/api/in", "anyone"), ({ session, query }) =>
    Effect.as(session.keep("player", player.id, { remember: query.remember === "yes" }), nobody),
  );
  serve(app, runtime, call("/api/in/admin", "anyone"), ({ session }) =>
    Effect.as(session.keep("admin", admin.id), nobody),
  );
  serve(app, runtime, call("/api/out", "anyone"), ({ session }) =>
    Effect.as(session.end("player"), nobody),
  );
};

const nobody = { id: null };

const post = (app: FastifyInstance, url: string, cookies = {}, headers = {}) =>
  app.inject({ method: "POST", url, cookies, headers });

const cookiesOf = ({ cookies }: Awaited<ReturnType<typeof post>>) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

test("a sign-in sets the token in a sealed cookie that scripts cannot read", async ({
  serving,
}) => {
  const app = await serving(routes);
  const response = await post(app, "/api/in");
  expect(response.cookies).toEqual([
    {
      name: "player_session",
      path: "/",
      httpOnly: true,
      sameSite: "Lax",
      value: expect.any(String),
    },
  ]);
  expect(response.headers["set-cookie"]).not.toContain(player.id);
  expect((await post(app, "/api/player", cookiesOf(response))).json()).toEqual({ id: player.id });
});

test("the cookie of a remembered session lasts 30 days", async ({ serving }) => {
  const [cookie] = (await post(await serving(routes), "/api/in?remember=yes")).cookies;
  expect(cookie).toMatchObject({ maxAge: 30 * 24 * 60 * 60, httpOnly: true, sameSite: "Lax" });
});

test("over https the cookie is secure and valid only for this host", async ({ serving }) => {
  const app = await serving(routes, { publicUrl: new URL("https://golf.example") });
  const response = await post(app, "/api/in");
  expect(response.cookies).toMatchObject([
    { name: "__Host-player_session", secure: true, path: "/" },
  ]);
  expect(response.headers["set-cookie"]).not.toContain("Domain");
  const sealed = cookiesOf(response)["__Host-player_session"] ?? "";
  expect((await post(app, "/api/player", cookiesOf(response))).statusCode).toBe(200);
  expect((await post(app, "/api/player", { player_session: sealed })).statusCode).toBe(401);
});

test("a sign-out ends the session, and a session of the other kind continues", async ({
  serving,
  world,
}) => {
  const app = await serving(routes);
  const both = {
    ...cookiesOf(await post(app, "/api/in")),
    ...cookiesOf(await post(app, "/api/in/admin")),
  };
  const { cookies } = await post(app, "/api/out", both);
  expect(cookies).toMatchObject([{ name: "player_session", value: "", maxAge: 0 }]);
  expect([...world.seen.ended]).toEqual([player.id]);
  expect((await post(app, "/api/player", both)).statusCode).toBe(401);
  expect((await post(app, "/api/admin", both)).statusCode).toBe(200);
});

test("a second sign-in ends the first session", async ({ serving, world }) => {
  const app = await serving(routes);
  await post(app, "/api/in", cookiesOf(await post(app, "/api/in")));
  expect([...world.seen.ended]).toEqual([player.id]);
});

test("a cookie of a player is not accepted as a session of an administrator", async ({
  serving,
}) => {
  const app = await serving(routes);
  const { player_session: sealed = "" } = cookieWith(app, "player", admin.id);
  expect((await post(app, "/api/admin", { admin_session: sealed })).statusCode).toBe(401);
});

test("a cookie with another secret or without a seal is not accepted", async ({ serving }) => {
  const app = await serving(routes);
  const foreign = await serving(routes, { sessionSecret: "another secret of at least thirty-two" });
  for (const cookies of [cookieWith(foreign, "player", player.id), { player_session: player.id }]) {
    expect((await post(app, "/api/player", cookies)).statusCode).toBe(401);
  }
});

test("the bearer header is not accepted as a sign-in, and one of another person is logged", async ({
  serving,
}) => {
  const lines: Array<string> = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = await serving(routes, { logLevel: "warn", logStream });
  const bearer = { authorization: `Bearer ${admin.id}` };
  expect((await post(app, "/api/admin", {}, bearer)).statusCode).toBe(401);

  const url = "/api/admin";
  await ask(app, "superAdmin", { method: "POST", url, headers: bearer });
  expect(lines).toEqual([]);
  await ask(app, "eventAdmin", { method: "POST", url, headers: bearer });
  expect(lines).toMatchObject([expect.stringContaining("bearer header")]);
});

test("a request of a page of one player is refused when another player is signed in", async ({
  serving,
}) => {
  const app = await serving(routes);
  const cookies = cookiesOf(await post(app, "/api/in"));
  const own = await post(app, "/api/player", cookies, { "x-player-id": player.id });
  expect(own.json()).toEqual({ id: player.id });
  const foreign = await post(app, "/api/player", cookies, { "x-player-id": callers.outsider.id });
  expect(foreign.statusCode).toBe(401);
});

test.for([
  { switched: "off", devUserHeader: false, id: player.id, status: 401 },
  { switched: "on", devUserHeader: true, id: player.id, status: 200 },
  { switched: "on, with an unknown id", devUserHeader: true, id: callers.outsider.id, status: 401 },
  { switched: "on, with a text that is no id", devUserHeader: true, id: "ana", status: 401 },
])(
  "the development header, switched $switched, is answered with $status",
  async (each, { serving }) => {
    const app = await serving(routes, { devUserHeader: each.devUserHeader });
    const response = await post(app, "/api/player", {}, { "x-dev-user-id": each.id });
    expect(response.statusCode).toBe(each.status);
  },
);

test("without a cookie no session is looked up", async ({ serving, world }) => {
  const app = await serving(routes);
  expect((await post(app, "/api/who")).json()).toEqual({ id: null });
  expect(world.seen.sessionLookups).toBe(0);
  expect((await ask(app, "registered", { method: "POST", url: "/api/who" })).json()).toEqual({
    id: player.id,
  });
});
