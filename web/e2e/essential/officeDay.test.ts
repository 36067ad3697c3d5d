import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { read, send } from "../testing/eventByCall.ts";
import { goTo } from "../testing/goTo.ts";
import { test } from "../testing/journey.ts";
import { createEvent } from "../testing/office.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { addressOf, demoEvents } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { active, completed } = demoEvents;

test("the dashboard says what waits today and leads there; an event is created, its card comes on paper and is verified", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto("/admin/dashboard");
  const today = office.getByRole("region", { name: "Today" });
  const event = today.getByRole("article", { name: active.name });
  await event.getByText("Today", { exact: true }).waitFor();
  // The event that is played today comes first.
  expect(await today.getByRole("article").first().getAttribute("aria-label")).toBe(active.name);
  expect(await today.getByRole("article", { name: completed.name }).count()).toBe(0);
  await office.getByRole("link", { name: "Event Management" }).waitFor();
  expect(await violationsOn(office)).toEqual([]);

  const toVerify = event.getByRole("link", { name: /cards? to verify$/ });
  const before = Number.parseInt((await toVerify.textContent()) ?? "", 10);
  const id = (await addressOf(office, active.name)).split("/").at(-1);
  const cards: ReadonlyArray<{ id: string; isComplete: boolean; isVerified: boolean }> = await (
    await office.request.get(`/api/events/${id}/unverified-scorecards`)
  ).json();
  const finished = cards.find((card) => card.isComplete && !card.isVerified);
  await office.request.post(`/api/scorecards/${finished?.id}/verify`);
  await expect
    .poll(async () => Number.parseInt((await toVerify.textContent()) ?? "", 10), {
      message: "the dashboard counts a card less without a reload",
    })
    .toBe(before - 1);

  await toVerify.click();
  await office.getByRole("heading", { name: /^Verification Queue/ }).waitFor();
  expect(await office.getByLabel("Show").inputValue()).toBe("finished");
  await office
    .getByRole("link", { name: new RegExp(`^Verify ?${before - 1} cards? waits?, 1 sent back$`) })
    .waitFor();

  // A filter without results says so.
  await office.getByLabel("Show").selectOption("verified");
  await office.getByLabel("Round", { exact: true }).selectOption("2");
  await office.getByRole("heading", { name: "No Cards Here" }).waitFor();

  await goTo(office, "/admin/dashboard");
  await event.getByRole("link", { name: /not paid$/ }).click();
  await office.getByLabel("Search players").waitFor();
  expect(await office.getByLabel("Show").inputValue()).toBe("notPaid");

  // An event is created on its form, a card comes on paper, and the office verifies it.
  const name = "Paper and Pencil Medal";
  await createEvent(office, { name, course: "Pebble Beach Golf Links", places: 8, fee: "10.00" });
  const address = await addressOf(office, name);
  const player = demoPlayer("Callum");
  await send(await visits.byCall(player), `/api${address}/register`);

  await office.getByRole("link", { name: "Open the Event" }).click();
  await office.getByRole("navigation", { name: "Event desk" }).getByText("Scores").click();
  const first = office.getByRole("textbox", { name: new RegExp(`^${player.name}, hole 1,`) });
  await first.focus();
  await office.keyboard.type("544454445544454445");
  await office.getByText("All scores are saved.").waitFor();
  await office.getByRole("link", { name: /^Verify/ }).click();
  await office
    .getByRole("article", { name: `${player.name}, Round 1` })
    .getByRole("button", { name: /^Verify: / })
    .click();
  await toast(office, "Scorecard verified");
  const saved = await read<ReadonlyArray<object>>(office, `/api${address}/scorecards`);
  expect(saved).toEqual([expect.objectContaining({ totalGrossScore: 78, isVerified: true })]);
});
