import { Fiber } from "effect";
import { expect, vi } from "vitest";
import { runPolicies } from "../../../../application/policies/runPolicies.ts";
import { PolicyCheckpoints } from "../../../../application/ports/PolicyCheckpoints.ts";
import { polling } from "../../../../infrastructure/testing/until.ts";
import { test } from "../../testing/club.ts";
import { shown } from "../../testing/phoneScreen.ts";

const url = "/api/user/phone";

const aPhone = (endpoint: string, ...kinds: ReadonlyArray<string>) => ({
  subscription: { endpoint, keys: { p256dh: "B".repeat(87), auth: "y".repeat(22) } },
  kinds,
});

test("a player chooses in each browser what is told there", async ({ newPlayer }) => {
  const ana = await newPlayer();
  const serverKey = "the key of a server for tests";
  expect((await ana.get(url)).json()).toEqual({ serverKey, kinds: null });
  const phone = aPhone("https://push.example/ana", "result", "teeTime", "result");
  expect((await ana.send("PUT", url, phone)).json()).toEqual({
    ...{ serverKey, kinds: ["result", "teeTime"] },
  });
  expect((await ana.get(url)).json()).toEqual({ serverKey, kinds: ["result", "teeTime"] });
  for (let times = 0; times < 2; times++) {
    expect((await ana.send("DELETE", url)).json()).toEqual({ success: true });
  }
  expect((await ana.get(url)).json()).toEqual({ serverKey, kinds: null });
});

test.for([
  ["is not encrypted", "http://push.example/a"],
  ["is this computer", "https://localhost/a"],
  ["is an address of a network", "https://10.0.0.1/a"],
  ["is an address in another form", "https://0x7f.1/a"],
  ["is an address of six", "https://[::1]/a"],
  ["has a password", "https://ana:secret@push.example/a"],
  ["is none", "push.example"],
  ["is longer than any that browsers have", `https://push.example/${"a".repeat(1000)}`],
] as const)("a push service is refused whose address %s", async ([, endpoint], { newPlayer }) => {
  const ana = await newPlayer();
  const { statusCode } = await ana.send("PUT", url, aPhone(endpoint, "result"));
  expect(statusCode).toBe(400);
  expect((await ana.get(url)).json()).toMatchObject({ kinds: null });
});

test("the end of an event is told with the own place, and nobody else's", async ({
  club: { superAdmin, newEvent, newEntrant },
  runtime,
}) => {
  const fiber = runtime.runFork(runPolicies);
  const following = PolicyCheckpoints.use(({ load }) => load);
  await vi.waitUntil(async () => (await runtime.runPromise(following)) !== null, polling);
  const eventId = await newEvent({ name: "Cup of Notices" });
  const [ana, ben] = [await newEntrant(eventId), await newEntrant(eventId)];
  for (const [player, strokes] of [
    [ana, 4],
    [ben, 5],
  ] as const) {
    const holeScores = Array.from({ length: 18 }, (_, n) => ({ holeNumber: n + 1, strokes }));
    const round = { playerId: player.id, roundNumber: 1, holeScores };
    await superAdmin.send("POST", `/api/events/${eventId}/scoring`, round);
  }
  await ben.send("PUT", url, aPhone("https://push.example/ben", "result"));
  await superAdmin.send("PUT", `/api/admin/events/${eventId}`, { status: "completed" });
  await vi.waitFor(() => expect(shown).toHaveLength(1), polling);
  expect(shown).toMatchObject([
    {
      ...{ on: "https://push.example/ben", title: "Cup of Notices" },
      ...{ body: "It is over. Your place: 2.", path: `/events/${eventId}?tab=leaderboard` },
    },
  ]);
  await runtime.runPromise(Fiber.interrupt(fiber));
});
