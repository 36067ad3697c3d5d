import { Effect, Schema } from "effect";
import { expect } from "vitest";
import { tournamentId } from "../../../domain/tournament/examples.ts";
import type { Access } from "../../contract/access.ts";
import { endpoint } from "../../contract/endpoint.ts";
import { anyEvent } from "../../contract/params.ts";
import type { Routes } from "../http/runtime.ts";
import { serve } from "../http/serve.ts";
import { cookieWith } from "../testing/cookies.ts";
import { ask, test } from "../testing/frame.ts";
import { callers, publicNumber, unknownTournament, type Who } from "../testing/world.ts";

const Empty = Schema.Struct({});

const call = <const A extends Access>(access: A, method: "GET" | "POST" = "GET") =>
  endpoint({
    from: [],
    summary: "For a test",
    method,
    path: "/api/events/:eventId/test",
    access,
    params: anyEvent,
    body: Empty,
    success: { status: 200, body: Empty },
  });

const served =
  (contract: ReturnType<typeof call<Access>>): Routes =>
  (runtime) =>
  async (app) =>
    serve(app, runtime, contract, () => Effect.succeed({}));

const url = (eventId: string | number = tournamentId) => `/api/events/${eventId}/test`;

const everybody = Object.keys(callers) as ReadonlyArray<Who>;

const notRegistered = "You must be registered for this event";
const notAssigned = "You can only manage events you are assigned to.";
const onlySuper = "Super admin access required";

/**
 * The result for each caller: visitor, outsider, waiting, registered, other admin, event admin,
 * super admin.
 */
const table: ReadonlyArray<
  readonly [access: Access, method: "GET" | "POST", statuses: ReadonlyArray<number>]
> = [
  ["anyone", "GET", [200, 200, 200, 200, 200, 200, 200]],
  ["player", "GET", [401, 200, 200, 200, 401, 401, 401]],
  ["registered", "GET", [401, 403, 200, 200, 401, 401, 401]],
  ["registered", "POST", [401, 403, 403, 200, 401, 401, 401]],
  ["inField", "POST", [401, 403, 200, 200, 401, 401, 401]],
  ["registeredOrAdmin", "GET", [401, 403, 200, 200, 200, 200, 200]],
  ["playerOrAdmin", "GET", [401, 200, 200, 200, 200, 200, 200]],
  ["adminSession", "GET", [401, 401, 401, 401, 200, 200, 200]],
  ["admin", "GET", [401, 403, 403, 403, 200, 200, 200]],
  ["eventAdmin", "POST", [401, 403, 403, 403, 403, 200, 200]],
  ["superAdmin", "POST", [401, 403, 403, 403, 403, 403, 200]],
];

test.for(table)(
  "a call with access %s and method %s answers each kind of caller",
  async ([access, method, statuses], { serving }) => {
    const app = await serving(served(call(access, method)));
    const answers = await Promise.all(
      everybody.map((who) => ask(app, who, { method, url: url() })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(statuses);
  },
);

test.for([
  { access: "player", who: "visitor", sentence: "Not authenticated" },
  { access: "admin", who: "visitor", sentence: "Admin authentication required" },
  { access: "adminSession", who: "registered", sentence: "Admin authentication required" },
  { access: "registered", who: "outsider", sentence: notRegistered },
  { access: "registered", who: "superAdmin", sentence: "Not authenticated" },
  { access: "admin", who: "registered", sentence: notAssigned },
  { access: "eventAdmin", who: "otherAdmin", sentence: notAssigned },
  { access: "superAdmin", who: "eventAdmin", sentence: onlySuper },
  { access: "superAdmin", who: "registered", sentence: onlySuper },
] as const)(
  "a call with access $access refuses $who: $sentence",
  async ({ access, who, sentence }, { serving }) => {
    const app = await serving(served(call(access)));
    const response = await ask(app, who, { url: url() });
    expect(response.json()).toEqual({ error: sentence, message: sentence });
  },
);

test("a call may have its own sentence for a refusal", async ({ serving }) => {
  const app = await serving(served({ ...call("registered"), forbidden: "Not yours" } as never));
  expect((await ask(app, "outsider", { url: url() })).json()).toMatchObject({ error: "Not yours" });
});

test.for([
  { what: "no session", who: "visitor", event: unknownTournament, status: 401 },
  { what: "the wrong kind of session", who: "registered", event: unknownTournament, status: 403 },
  { what: "an unknown event", who: "otherAdmin", event: unknownTournament, status: 404 },
  { what: "an id that cannot be one", who: "otherAdmin", event: "birdie", status: 404 },
  { what: "an unknown number", who: "otherAdmin", event: 8, status: 404 },
  { what: "somebody else's event", who: "otherAdmin", event: tournamentId, status: 403 },
  { what: "a body that is not understood", who: "eventAdmin", event: tournamentId, status: 400 },
] as const)(
  "$what is refused with $status before anything later is checked",
  async (each, { serving }) => {
    const app = await serving(served(call("eventAdmin", "POST")));
    const response = await ask(app, each.who, {
      method: "POST",
      url: url(each.event),
      headers: { "content-type": "application/json" },
      payload: "{",
    });
    expect(response.statusCode).toBe(each.status);
  },
);

test("an unknown event is refused before the registration is checked", async ({ serving }) => {
  const app = await serving(served(call("registered")));
  const response = await ask(app, "outsider", { url: url(unknownTournament) });
  expect(response.json()).toMatchObject({ error: "Event not found" });
});

test("an event is found by its public number, too", async ({ serving, world }) => {
  const app = await serving((runtime) => async (app) => {
    serve(app, runtime, call("registered"), ({ tournamentId: found, entry, caller }) => {
      expect(found).toBe(tournamentId);
      expect(entry).toBe(world.entries.get(caller.id));
      return Effect.succeed({});
    });
  });
  expect((await ask(app, "registered", { url: url(publicNumber) })).statusCode).toBe(200);
});

test("a request with both sessions is answered as the administrator", async ({ serving }) => {
  const kinds: Array<string> = [];
  const app = await serving((runtime) => async (app) => {
    serve(app, runtime, call("registeredOrAdmin"), ({ caller }) => {
      kinds.push(caller.kind);
      return Effect.succeed({});
    });
  });
  const { kind, id } = callers.registered;
  await ask(app, "superAdmin", { url: url(), cookies: cookieWith(app, kind, id) });
  expect(kinds).toEqual(["admin"]);
});
