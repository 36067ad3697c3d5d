import { expect } from "vitest";
import { test } from "../testing/onTheCourse.ts";
import { goOn, onHole, pressStrokes, saved } from "../testing/pad.ts";
import { demoPlayer } from "../testing/people.ts";
import { signIn } from "../testing/visits.ts";
import { isAnotherWaiting, isKept, keptTexts, padOf } from "../testing/worker.ts";

const worksOffline = true;
const LONG = { timeout: 20_000 };

test("the pad starts without a network, keeps what is typed through a reload, and sends it", async ({
  line,
  players,
}) => {
  const phone = await players.asPhone({
    as: demoPlayer("Luca"),
    refused: ["cut"],
    worksOffline,
  });
  const pad = await padOf(phone, 2);
  await phone.goto(pad.address);
  await onHole(phone, 1);
  await isKept(phone, ...pad.answers);

  await line.cut(phone);
  await phone.goto("about:blank");
  await phone.goto(pad.address);
  await phone.getByText("Offline", { exact: true }).waitFor();
  await onHole(phone, 1);
  await pressStrokes(phone, 4, 5);
  await goOn(phone);
  await onHole(phone, 2);
  await pressStrokes(phone, 4, 3);
  await phone.getByText("2 holes waiting").waitFor();

  await phone.reload();
  await phone.getByText("2 holes waiting").waitFor();

  await line.mend(phone);
  await saved(phone);
  // Without a network the card is shown that was saved meanwhile.
  await line.cut(phone);
  await phone.reload();
  await phone.getByRole("button", { name: "Whole card" }).click();
  await phone.getByRole("button", { name: "Hole 1, par 4, 5, bogey", exact: true }).waitFor();
  await phone.getByRole("button", { name: "Hole 2, par 4, 3, birdie", exact: true }).waitFor();
  await line.mend(phone);
});

test("who has seen today's round finds its pad without a network, and signing out leaves nothing", async ({
  line,
  players,
}) => {
  const nadia = demoPlayer("Nadia");
  const phone = await players.asPhone({ as: nadia, refused: ["cut"], worksOffline });
  const pad = await padOf(phone, 2);
  await phone.goto("/");
  await isKept(phone, "/api/user/today", ...pad.answers);
  await line.cut(phone);
  await phone.reload();
  await phone.getByRole("region", { name: "Today" }).waitFor();
  await phone.goto(pad.address);
  await onHole(phone, 1);
  await line.mend(phone);

  expect(await keptTexts(phone)).toContain(nadia.email);
  await phone.goto("/profile");
  await phone.getByRole("button", { name: "Menu" }).click();
  await phone.getByRole("button", { name: "Sign Out" }).click();
  await expect.poll(() => phone.evaluate(() => caches.has("own"))).toBe(false);
  const left = await keptTexts(phone);
  for (const text of [nadia.email, nadia.name, "Petrovska"]) expect(left).not.toContain(text);

  await line.cut(phone);
  await phone.goto(pad.address);
  await phone.getByRole("heading", { level: 1 }).waitFor();
  expect(await phone.getByText("Petrovska").count()).toBe(0);
  await line.mend(phone);
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
  await expect.poll(() => isAnotherWaiting(phone), LONG).toBe(true);

  await signIn(phone, nadia);
  await phone.reload();
  await saved(phone);
  await expect.poll(() => isAnotherWaiting(phone), LONG).toBe(false);
  await phone.reload();
  await phone.getByRole("button", { name: "Whole card" }).click();
  await phone.getByRole("button", { name: "Hole 1, par 4, 5, bogey", exact: true }).waitFor();
});
