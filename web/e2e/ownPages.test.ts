import { expect } from "vitest";
import { historyOf } from "./testing/dialogs.ts";
import { test } from "./testing/journey.ts";
import { demoPlayer } from "./testing/people.ts";
import { demoEvents, openDemo } from "./testing/places.ts";

const jonas = demoPlayer("Jonas");

test("players change what is kept about them", async ({ visits }) => {
  const phone = await visits.asPhone({ as: jonas });
  await phone.goto("/profile");
  await phone.getByRole("button", { name: "Edit Profile" }).click();
  const dialog = phone.getByRole("dialog", { name: "Edit Profile" });
  await dialog.getByLabel("Handicap").fill("54.1");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await dialog.getByText("Handicap must be between 0 and 54").waitFor();
  await dialog.getByLabel("Handicap").fill("6.2");
  await dialog.getByLabel("Phone").fill("+44 20 7946 0399");
  await dialog.getByLabel("Shirt size").selectOption("XS");
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await dialog.waitFor({ state: "detached" });

  await phone.reload();
  const card = phone.getByRole("region", { name: "Profile" });
  await card.waitFor();
  expect(await card.textContent()).toMatch(/\+44 20 7946 0399.*Handicap 6.2/);
  await phone.getByRole("button", { name: "Edit Profile" }).click();
  expect(await dialog.getByLabel("Shirt size").inputValue()).toBe("XS");
});

test("every round leads to its card, and the card to its history", async ({ visits }) => {
  const phone = await visits.asPhone({ as: jonas });
  await phone.goto("/profile");
  await phone.getByRole("tab", { name: "Rounds" }).click();
  const rounds = phone.getByRole("table", { name: "Rounds" });
  await rounds.waitFor();
  expect(await rounds.getByRole("button", { name: /^View Card/ }).count()).toBe(2);
  await rounds
    .getByRole("button", { name: /^View Card/ })
    .last()
    .click();
  const card = phone.getByRole("dialog", { name: "Golf Scorecard - Jonas Weberhahn" });
  await card.getByRole("table", { name: "Front Nine" }).waitFor();
  await card.getByRole("table", { name: "Back Nine" }).waitFor();
  expect(await historyOf(phone)).toHaveLength(18);
  await card.getByText("Attested", { exact: true }).waitFor();
  await card.getByText("Verified", { exact: true }).waitFor();
  await card.getByRole("button", { name: "Back to the card" }).click();
  await phone.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
});

test("the board can be seen as it stood, and never taken for the present", async ({ visits }) => {
  const phone = await visits.asPhone({ as: jonas });
  await openDemo(phone, demoEvents.active, "?tab=leaderboard");
  const board = phone.getByRole("table", { name: /^Leaderboard/ });
  await board.waitFor();
  const now = await board.getByRole("rowheader").allTextContents();
  expect(now).toHaveLength(16);

  await phone.getByRole("button", { name: "As it stood" }).click();
  const sheet = phone.getByRole("dialog", { name: "As it stood" });
  const slider = sheet.getByRole("slider", { name: "Board as it stood" });
  await slider.focus();
  await slider.press("Home");
  await sheet.getByRole("button", { name: "Show the board" }).click();
  await phone.getByText(/^Not current: /).waitFor();
  // The demo was made when the product started: before that there was nobody.
  await phone.getByRole("heading", { name: "Nobody in the Field Yet" }).waitFor();
  const live = phone.getByText("Live", { exact: true }).filter({ visible: true });
  expect(await live.count()).toBe(0);

  await phone.getByRole("button", { name: "Back to live" }).click();
  await live.waitFor();
  await expect.poll(() => board.getByRole("rowheader").allTextContents()).toEqual(now);
});
