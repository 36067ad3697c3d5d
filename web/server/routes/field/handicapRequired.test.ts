import { expect } from "vitest";
import { test } from "../../testing/club.ts";

const needed = "This event needs a handicap. Please enter yours first.";

test("an event that needs a handicap asks for it before it takes a player", async ({ club }) => {
  const eventId = await club.newEvent({ handicapRequired: true });
  const ana = await club.newPlayer({ handicap: null });
  const register = async () => {
    const answer = await ana.send("POST", `/api/events/${eventId}/register`);
    return [answer.statusCode, answer.json().message];
  };
  expect(await register()).toEqual([409, needed]);
  await ana.send("PATCH", "/api/user", { handicap: "0,0" });
  expect((await register())[0]).toBe(201);
  await ana.send("PATCH", "/api/user", { handicap: "" });
  expect(await register()).toEqual([409, "Already registered for this event"]);
});

test("the office enters who has no handicap, and sees that there is none", async ({ club }) => {
  const eventId = await club.newEvent({ handicapRequired: true });
  const ana = await club.newPlayer({ handicap: null });
  const url = `/api/admin/users/${ana.id}/events/${eventId}/register`;
  expect((await club.superAdmin.send("POST", url)).statusCode).toBe(201);
  const [one] = (await club.superAdmin.get(`/api/events/${eventId}/participants`)).json();
  expect(one.handicap).toBe(null);
});

test("who waits in line is promoted without being asked", async ({ club }) => {
  const eventId = await club.newEvent({ maxParticipants: 1 });
  const ana = await club.newEntrant(eventId, { handicap: 5 });
  const ben = await club.newEntrant(eventId, { handicap: null });
  const change = { handicapRequired: true };
  await club.superAdmin.send("PUT", `/api/admin/events/${eventId}`, change);
  await ana.send("POST", `/api/events/${eventId}/withdraw`);
  const status = (await ben.get(`/api/events/${eventId}/registration-status`)).json();
  expect(status.status).toBe("registered");
});
