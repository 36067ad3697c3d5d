import { Effect, Schema } from "effect";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import { ReferenceDataUnavailable } from "../../../application/ports/ReferenceData.ts";
import { TooManyAttempts } from "../../../application/ports/Throttle.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { requiredText } from "../../contract/inputs/texts.ts";
import { ask, test } from "../testing/frame.ts";
import type { Routes } from "./runtime.ts";
import { serve } from "./serve.ts";

const echo = endpoint({
  id: "TEST",
  summary: "For a test",
  method: "POST",
  path: "/api/echo",
  access: "anyone",
  query: Schema.Struct({ code: Schema.optionalKey(Schema.String) }),
  body: Schema.Struct({ name: requiredText("Name", 5) }),
  success: { status: 200, body: Schema.Struct({ name: Schema.String }) },
  refusals: ["TooManyAttempts"],
});

const routes: Routes = (runtime) => async (app) => {
  serve(app, runtime, echo, ({ body }) => {
    if (body.name === "bug") throw new Error("select secret from password");
    if (body.name === "many") return Effect.fail(new TooManyAttempts({ retryAfter: 17 }));
    if (body.name === "gone") return Effect.fail(new ReferenceDataUnavailable({ cause: "x" }));
    return Effect.succeed({ name: body.name });
  });
};

const json = { "content-type": "application/json" };

const send = (app: FastifyInstance, payload: string | undefined, headers: object = json) =>
  app.inject({
    method: "POST",
    url: "/api/echo",
    headers: { ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

test.for(["GET", "POST", "PUT", "PATCH", "DELETE"] as const)(
  "an unknown path of the API answers %s with 404, for any body",
  async (method, { serving }) => {
    const app = await serving(routes);
    const headers = { "content-type": "text/plain" };
    const rest = method === "GET" ? {} : { headers, payload: "par" };
    for (const url of ["/api/birdies", "/api", "/api/"]) {
      const response = await app.inject({ method, url, ...rest });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ error: "Not found", message: "Not found" });
    }
  },
);

const unseen = "Name must not contain control or invisible characters";

test.for([
  { what: "broken JSON", payload: "{", status: 400, error: "The request is not valid" },
  { what: "no object", payload: "[]", status: 400, error: "The request is not valid" },
  {
    what: "a poisoned object",
    payload: '{"__proto__":{}}',
    status: 400,
    error: "The request is not valid",
  },
  { what: "a NUL", payload: '{"name":"a\\u0000b"}', status: 400, error: unseen },
  {
    what: "too long",
    payload: '{"name":"albatross"}',
    status: 400,
    error: "Name must be at most 5 characters",
  },
  { what: "2 MB", payload: `"${"x".repeat(2e6)}"`, status: 413, error: "The request is too large" },
  { what: "nothing", payload: undefined, status: 400, error: "Name is required" },
  { what: "an empty body", payload: "", status: 400, error: "Name is required" },
])(
  "a body with $what is refused with $status: $error",
  async ({ payload, status, error }, { serving }) => {
    const response = await send(await serving(routes), payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ error, message: error });
  },
);

test.for(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/json"])(
  "a body of the type %s is refused with 415",
  async (type, { serving }) => {
    const response = await send(await serving(routes), "name=par", { "content-type": type });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ error: "Please send JSON" });
  },
);

test("unknown fields are ignored, and spaces around a name are removed", async ({ serving }) => {
  const response = await send(await serving(routes), '{"name":" par ","birdie":true}');
  expect(response.json()).toEqual({ name: "par" });
});

test("a malformed URL is answered with 400", async ({ serving }) => {
  const response = await (await serving(routes)).inject("/api/%zz");
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: "The request is not valid" });
});

const foreign = "This request came from another site";

test.for([
  { origin: "https://elsewhere.example", status: 403, error: foreign },
  { origin: "null", status: 403, error: foreign },
  { origin: "http://localhost:80", status: 200, error: undefined },
  { origin: "https://golf.example", status: 200, error: undefined },
])(
  "a write from the origin $origin is answered with $status",
  async ({ origin, status, error }, { serving }) => {
    const app = await serving(routes, { publicUrl: new URL("https://golf.example/") });
    const response = await send(app, '{"name":"par"}', { ...json, origin, host: "localhost" });
    expect([response.statusCode, response.json().error]).toEqual([status, error]);
  },
);

test.for([
  { site: "cross-site", status: 403 },
  { site: "same-origin", status: 200 },
  { site: "none", status: 200 },
])(
  "a write without an origin from the site $site is answered with $status",
  async ({ site, status }, { serving }) => {
    const headers = { ...json, "sec-fetch-site": site };
    expect((await send(await serving(routes), '{"name":"par"}', headers)).statusCode).toBe(status);
  },
);

test.for([
  { key: "again", status: 400 },
  { key: "2f6d8c1a-9b3e-4d57-8a60-5c4b3a291807", status: 200 },
])("a write with the key $key is answered with $status", async ({ key, status }, { serving }) => {
  const headers = { ...json, "idempotency-key": key };
  expect((await send(await serving(routes), '{"name":"par"}', headers)).statusCode).toBe(status);
});

test("too many attempts are answered with 429 and the seconds to wait", async ({ serving }) => {
  const response = await send(await serving(routes), '{"name":"many"}');
  expect(response.statusCode).toBe(429);
  expect(response.headers["retry-after"]).toBe("17");
});

test.for([
  { what: "a bug", name: "bug", status: 500, error: "An unexpected error occurred" },
  { what: "an outage", name: "gone", status: 503, error: "Service temporarily unavailable" },
])(
  "the answer to $what has status $status and does not contain the cause",
  async ({ name, status, error }, { serving }) => {
    const response = await send(await serving(routes), JSON.stringify({ name }));
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error, message: error });
  },
);

test("the log contains the request id and the path, and no secret", async ({ serving }) => {
  const lines: Array<string> = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const app = await serving(routes, { logLevel: "info", logStream });
  const secrets = { headers: { authorization: "Bearer topsecret" }, cookies: { other: "cookie" } };
  const response = await ask(app, "registered", {
    method: "POST",
    url: "/api/echo?code=querysecret",
    payload: { name: "pss" },
    ...secrets,
  });
  await app.inject("/reset-password/resettoken");
  const log = lines.join("");
  expect(log).toContain(String(response.headers["x-request-id"]));
  expect(log).toContain('"path":"/api/echo"');
  for (const secret of [
    "querysecret",
    "topsecret",
    "resettoken",
    "cookie",
    "pss",
    "player_session",
  ]) {
    expect(log).not.toContain(secret);
  }
});

test("a path in percent code has the same answer and headers", async ({ serving }) => {
  const app = await serving(routes);
  const plain = await app.inject({ method: "POST", url: "/api/echo" });
  const coded = await app.inject({ method: "POST", url: "/%61pi/echo" });
  expect(coded.statusCode).toBe(plain.statusCode);
  for (const name of ["cache-control", "content-security-policy"]) {
    expect(coded.headers[name]).toBe(plain.headers[name]);
  }
});

test("the headers forbid to cache an answer and to show it in a frame", async ({ serving }) => {
  const { headers } = await send(await serving(routes), '{"name":"par"}');
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers["content-security-policy"]).toBe(
    "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  );
  expect(headers).not.toHaveProperty("strict-transport-security");
});

test("over https the headers demand https", async ({ serving }) => {
  const app = await serving(routes, { publicUrl: new URL("https://golf.example") });
  const { headers } = await app.inject("/api/nothing");
  expect(headers["strict-transport-security"]).toContain("max-age");
});

test("the address of a trusted proxy is replaced by the address of the caller", async ({
  serving,
}) => {
  const addresses: Array<string> = [];
  const noting: Routes = (runtime) => async (app) => {
    serve(app, runtime, echo, ({ address }) => {
      addresses.push(address);
      return Effect.succeed({ name: "par" });
    });
  };
  const forwarded = { ...json, "x-forwarded-for": "203.0.113.9" };
  await send(await serving(noting, { trustProxy: "127.0.0.1" }), '{"name":"par"}', forwarded);
  await send(await serving(noting), '{"name":"par"}', forwarded);
  expect(addresses).toEqual(["203.0.113.9", "127.0.0.1"]);
});
