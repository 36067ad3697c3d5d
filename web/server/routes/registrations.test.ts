import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { TournamentId } from "../../../domain/shared/values.ts";
import type { Browser } from "../testing/browser.ts";
import { test } from "../testing/club.ts";

const withdraw = (player: Browser, eventId: TournamentId, key: string = randomUUID()) =>
  player.send("POST", `/api/events/${eventId}/withdraw`, undefined, { "idempotency-key": key });

test("a withdrawal that is sent again answers as the first time", async ({ club }) => {
  const eventId = await club.newEvent();
  const player = await club.newEntrant(eventId);
  const key = randomUUID();
  const first = await withdraw(player, eventId, key);
  expect([first.statusCode, first.json().status]).toEqual([200, "cancelled"]);
  const again = await withdraw(player, eventId, key);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
});

test("whoever has left cannot leave once more, and who was sent away has no say", async ({
  club,
}) => {
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
