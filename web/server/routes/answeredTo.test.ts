import { expect } from "vitest";
import { keptPaths } from "../../client/worker/keptPaths.ts";
import { ANSWERED_TO } from "../../contract/answeredTo.ts";
import { test } from "../testing/club.ts";

test("the server says what it answered to an administrator, so that no browser keeps it for a player", async ({
  club,
}) => {
  const eventId = await club.newEvent({ isPrivate: true });
  const player = await club.newEntrant(eventId);
  const admin = await club.newAdmin({ event: eventId });
  const addresses = keptPaths.map((path) =>
    path.replace(":eventId", eventId).replace(":roundNumber", "1"),
  );
  for (const address of addresses) {
    const mine = await player.get(address);
    expect([address, mine.headers[ANSWERED_TO]]).toEqual([address, undefined]);
    const theirs = await admin.get(address);
    const told = theirs.statusCode === 200 ? "admin" : theirs.headers[ANSWERED_TO];
    expect([address, theirs.headers[ANSWERED_TO]]).toEqual([address, told]);
  }
  expect((await admin.get(`/api/events/${eventId}`)).headers[ANSWERED_TO]).toBe("admin");
});

test("a browser in which a player is signed in, too, is told that the administrator was answered", async ({
  club,
}) => {
  const eventId = await club.newEvent();
  const player = await club.newEntrant(eventId);
  const admin = await club.newAdmin();
  for (const [name, value] of admin.jar) player.jar.set(name, value);
  expect((await player.get(`/api/events/${eventId}`)).headers[ANSWERED_TO]).toBe("admin");
});
