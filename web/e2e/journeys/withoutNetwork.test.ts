import { expect } from "vitest";
import { pathsOfPad } from "../../client/worker/keptPaths.ts";
import { eventByCall, read, send } from "../testing/eventByCall.ts";
import { test } from "../testing/onTheCourse.ts";
import { onHole, pressStrokes, saved } from "../testing/pad.ts";
import { demoPlayer } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";
import { signIn } from "../testing/visits.ts";
import { isAnotherWaiting, isKept, keptTexts, padOf } from "../testing/worker.ts";

const worksOffline = true;
const anotherWaits = { message: "whether another version waits" };

test("who has seen today's round finds its pad without a network, and signing out there leaves nothing", async ({
  line,
  players,
}) => {
  const nadia = demoPlayer("Nadia");
  const phone = await players.asPhone({ as: nadia, refused: ["cut"], worksOffline });
  const pad = await padOf(phone, 2);
  await phone.goto("/");
  await isKept(phone, "/api/user/today", ...pad.answers);
  const board = pad.address.replace(/\?.*/u, "?tab=leaderboard");
  await phone.goto(board);
  const [, event = ""] = pad.answers;
  await isKept(phone, `${event}/leaderboard`, `${event}/team-leaderboard`, `${event}/matches`);
  await phone.goto("/");
  await phone.getByRole("region", { name: "Today" }).waitFor();
  await line.cut(phone);
  await phone.reload();
  await phone.getByRole("region", { name: "Today" }).waitFor();
  await phone.goto(pad.address);
  await onHole(phone, 1);
  // The board is the one that she has seen last, and says so.
  await phone.goto(board);
  await phone.getByRole("table", { name: "Leaderboard" }).waitFor();
  await phone.getByText(/^Live updates paused/).waitFor();
  expect(await phone.getByRole("button", { name: "Teams" }).count()).toBe(1);

  expect(await keptTexts(phone)).toContain(nadia.email);
  await phone.goto("/profile");
  await phone.getByRole("button", { name: "Menu" }).click();
  await phone.getByRole("button", { name: "Sign Out" }).click();
  await expect
    .poll(() => phone.evaluate(() => caches.has("own")), {
      message: "the own answers are removed from the device",
    })
    .toBe(false);
  const left = await keptTexts(phone);
  for (const text of [nadia.email, nadia.name, "Petrovska"]) expect(left).not.toContain(text);

  await phone.goto(pad.address);
  await phone.getByRole("heading", { level: 1 }).waitFor();
  expect(await phone.getByText("Petrovska").count()).toBe(0);
  await line.mend(phone);
  await phone.goto("/");
  await expect
    .poll(() => phone.evaluate(async () => (await fetch("/api/user")).status), {
      message: "the session has ended on the server, too",
    })
    .toBe(401);
});

test("another version takes over when nothing that was typed waits", async ({ line, players }) => {
  const nadia = demoPlayer("Nadia");
  const phone = await players.asPhone({ as: nadia, refused: ["cut", "401"], worksOffline });
  const pad = await padOf(phone, 2);
  await phone.goto(pad.address);
  await onHole(phone, 1);
  await isKept(phone, ...pad.answers);

  await line.cut(phone);
  await pressStrokes(phone, 4, 5);
  await phone.getByText("1 hole waiting").waitFor();
  line.installAnotherVersion();
  // The score is refused until she has signed in again, so it continues to wait.
  await phone.context().clearCookies();
  await line.mend(phone);
  await expect.poll(() => isAnotherWaiting(phone), anotherWaits).toBe(true);

  await signIn(phone, nadia);
  await phone.reload();
  await saved(phone);
  await expect.poll(() => isAnotherWaiting(phone), anotherWaits).toBe(false);
  await phone.reload();
  await phone.getByRole("button", { name: "Whole card" }).click();
  await phone.getByRole("button", { name: "Hole 1, par 4, 5, bogey", exact: true }).waitFor();
});

test("without a network a distance waits through a reload, and a card that is handed in says so at once", async ({
  line,
  players,
  visits,
}) => {
  const event = await eventByCall(visits, "Submarine Cup", { status: "active" });
  const as = await event.newPlayer("Ana");
  const game = await event.newGame({
    ...{ gameType: "longest_drive", holeNumbers: [1], totalPurse: 20 },
  });
  await send(as, `/api/side-games/${game.id}/join`);
  await event.play(as, 4);
  const phone = await players.asPhone({ as, refused: ["cut"], worksOffline });
  await phone.goto(`${event.address}?tab=scorecard&round=1&hole=1`);
  await phone.getByRole("button", { name: "Longest: nobody yet" }).waitFor();
  const results = `/api/side-games/${game.id}/results`;
  await isKept(phone, ...pathsOfPad(event.id, 1).slice(0, 2), "/api/user/registrations", results);

  await line.cut(phone);
  await phone.getByRole("button", { name: "Longest: nobody yet" }).click();
  await phone.getByLabel("Your distance in yards").fill("251,5");
  await phone.getByRole("button", { name: "Save distance" }).click();
  await phone.getByText("1 entry waiting").waitFor();
  await phone.reload();
  await phone.getByText("1 entry waiting").waitFor();
  await phone.getByRole("button", { name: /^Longest: Ana 251.5 yd.*waiting$/ }).waitFor();

  await phone.getByRole("button", { name: "Whole card" }).click();
  const submit = phone.getByRole("button", { name: "Submit Scorecard" });
  await submit.click();
  await toast(phone, "No connection. Check the network and try again.");
  await submit.waitFor();

  await line.mend(phone);
  await saved(phone);
  const { entries } = await read<{ readonly entries: ReadonlyArray<object> }>(as, results);
  expect(entries).toMatchObject([{ playerId: as.id, holeNumber: 1, distance: 251.5 }]);
});

test("a server that answers is not lost, though the browser counts no network", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: demoPlayer("Kofi") });
  await phone.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
  });
  await phone.goto(`${await addressOf(phone, demoEvents.active.name)}?tab=leaderboard`);
  await phone.getByRole("table", { name: "Leaderboard" }).waitFor();
  await phone.getByText("Live", { exact: true }).waitFor();
  expect(await phone.getByText("You are offline").count()).toBe(0);
});

test("a screen on the wall that found nobody tries again by itself", async ({ visits }) => {
  const wall = await visits.onWall({ as: demoPlayer("Kofi"), refused: ["offline"] });
  const address = await addressOf(wall, demoEvents.active.name);
  const calls = [`**/api${address}`, `**/api${address}/leaderboard`] as const;
  for (const call of calls) await wall.route(call, (route) => route.abort("internetdisconnected"));
  await wall.goto(`${address}/tv`);
  await wall.getByRole("button", { name: "Try again" }).waitFor();
  await wall.unroute(calls[0]);
  await wall.getByText("The leaderboard could not be loaded").waitFor();
  await wall.unroute(calls[1]);
  await wall.getByRole("table", { name: "Leaderboard" }).waitFor();
});
