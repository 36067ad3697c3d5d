import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { test } from "../../testing/club.ts";

test("an administrator who says so registers a player beyond the limit, removes them and registers them again", async ({
  club,
}) => {
  const { superAdmin } = club;
  const eventId = await club.newEvent({ maxParticipants: 1 });
  const [, late] = await Promise.all([club.newEntrant(eventId), club.newPlayer()]);
  const path = `/api/admin/users/${late.id}/events`;
  const asked = await superAdmin.send("POST", `${path}/${eventId}/register`);
  expect([asked.statusCode, asked.json().error]).toEqual([
    409,
    "Full: 1 of 1 places are taken and 0 wait. Please say whether to add anyway or to the waitlist.",
  ]);
  const register = () => superAdmin.send("POST", `${path}/${eventId}/register?whenFull=add`);
  const status = async () => (await superAdmin.get(path)).json()[0]?.status;

  const entered = await register();
  expect(entered.statusCode).toBe(201);
  expect(entered.json()).toMatchObject({ status: "registered", userId: late.id });
  expect(await status()).toBe("registered");
  const twice = await register();
  expect([twice.statusCode, twice.json().error]).toEqual([
    409,
    "Already registered for this event",
  ]);

  const remove = () => superAdmin.send("DELETE", `${path}/${eventId}/remove`);
  expect((await remove()).json()).toEqual({ success: true });
  expect(await status()).toBeUndefined();
  const gone = await remove();
  expect([gone.statusCode, gone.json().error]).toEqual([404, "Registration not found"]);
  expect((await register()).json()).toMatchObject({ status: "registered" });
});

test("a player without an account or with an archived one cannot be registered", async ({
  club,
}) => {
  const { superAdmin } = club;
  const eventId = await club.newEvent();
  const player = await club.newPlayer();
  const register = async (userId: string) => {
    const path = `/api/admin/users/${userId}/events/${eventId}/register`;
    const response = await superAdmin.send("POST", path);
    return [response.statusCode, response.json().error];
  };
  await superAdmin.send("DELETE", `/api/admin/users/${player.id}`);
  expect(await register(player.id)).toEqual([409, "This user is archived"]);
  expect(await register(randomUUID())).toEqual([404, "User not found"]);
  const unknown = await superAdmin.get(`/api/admin/users/${randomUUID()}/events`);
  expect(unknown.statusCode).toBe(404);
});

test("a repeated removal has the first answer", async ({ club }) => {
  const eventId = await club.newEvent();
  const player = await club.newEntrant(eventId);
  const path = `/api/admin/users/${player.id}/events/${eventId}/remove`;
  const key = { "idempotency-key": randomUUID() };
  const remove = () => club.superAdmin.send("DELETE", path, undefined, key);
  expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 200]);
});
