import { randomUUID } from "node:crypto";
import { Effect } from "effect";
import { expect } from "vitest";
import { Throttle } from "../../../../application/ports/Throttle.ts";
import type { TournamentId } from "../../../../domain/shared/values.ts";
import type { Browser } from "../../testing/browser.ts";
import { test } from "../../testing/club.ts";

const withdraw = (player: Browser, eventId: TournamentId, key: string = randomUUID()) =>
  player.send("POST", `/api/events/${eventId}/withdraw`, undefined, { "idempotency-key": key });

test("a withdrawal that is sent again has the first answer", async ({ club }) => {
  const eventId = await club.newEvent();
  const player = await club.newEntrant(eventId);
  const key = randomUUID();
  const first = await withdraw(player, eventId, key);
  expect([first.statusCode, first.json().status]).toEqual([200, "cancelled"]);
  const again = await withdraw(player, eventId, key);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
});

test("a player who has withdrawn or was declined cannot withdraw", async ({ club }) => {
  const eventId = await club.newEvent();
  const player = await club.newEntrant(eventId);
  await withdraw(player, eventId);
  const again = await withdraw(player, eventId);
  expect([again.statusCode, again.json().error]).toEqual([
    409,
    "You have already withdrawn from this event",
  ]);

  const url = `/api/admin/events/${eventId}/participants/${player.id}`;
  await club.superAdmin.send("PATCH", url, { action: "decline" });
  expect((await withdraw(player, eventId)).statusCode).toBe(403);
});

/** The limit of attempts of an address in a quarter of an hour. */
const guessWrongly = (eventId: TournamentId) =>
  Effect.gen(function* () {
    const { guard } = yield* Throttle;
    for (let n = 0; n < 100; n++) {
      const email = `${n}@${eventId}.example`;
      const from = { address: "127.0.0.1", device: null };
      const attempt = { what: "admin password", email, ...from } as const;
      yield* Effect.flip(guard(attempt)(Effect.fail("wrong"), () => true));
    }
  });

test("too many wrong guesses from an address do not block registrations for public events", async ({
  club,
  runtime,
}) => {
  const open = await club.newEvent();
  const secret = await club.newEvent({ isPrivate: true });
  const player = await club.newPlayer();
  await runtime.runPromise(guessWrongly(open));

  const refused = await player.send("POST", `/api/events/${secret}/register?eventId=1`);
  expect(refused.statusCode).toBe(429);
  const entered = await player.send("POST", `/api/events/${open}/register`);
  expect(entered.statusCode).toBe(201);
});

test("a registration without an event or a player is refused", async ({ club }) => {
  const player = await club.newPlayer();
  const eventId = await club.newEvent();
  const { superAdmin } = club;
  const requests: ReadonlyArray<readonly [who: Browser, path: string, sentence: string]> = [
    [player, "/api/events//register", "Event ID is required"],
    [superAdmin, `/api/admin/users/${player.id}/events//register`, "Event ID is required"],
    [superAdmin, `/api/admin/users//events/${eventId}/register`, "User ID is required"],
  ];
  for (const [who, path, sentence] of requests) {
    const refused = await who.send("POST", path);
    expect([refused.statusCode, refused.json().error]).toEqual([400, sentence]);
  }
});
