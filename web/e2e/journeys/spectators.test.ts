import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { makeTeeParty } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { goTo } from "../testing/goTo.ts";
import { test } from "../testing/journey.ts";
import { openTool } from "../testing/office.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { demoEvents, openDemo } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { name } = demoEvents.active;

test("an organiser makes a board public, a player hands on the link, and anybody follows", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await openTool(office, "Event Settings", name);
  const sheet = office.getByRole("region", { name: "Event Settings" });
  await sheet.getByRole("switch", { name: "Public leaderboard" }).setChecked(true);
  await sheet.getByRole("button", { name: "Save Changes" }).click();
  await toast(office, "Event settings updated");

  const player = await visits.asPhone({ as: demoPlayer("Greta") });
  await openDemo(player, demoEvents.active, "?tab=leaderboard");
  await player.getByRole("button", { name: "Share" }).click();
  const share = player.getByRole("dialog", { name: "Public leaderboard" });
  const link = await share.getByText(/\/follow\/[0-9a-z]{10}$/).textContent();
  const { pathname } = new URL(link ?? "");
  expect(await violationsInEveryLook(player)).toEqual([]);

  // At the end all requests of the page are refused with 404.
  const refused = ["", "/leaderboard", "/live"].map((part) => `404 /api${pathname}${part}`);
  const visitor = await visits.asPhone({ refused });
  await visitor.goto(pathname);
  await visitor.getByRole("heading", { name, level: 1 }).waitFor();
  await visitor.getByRole("rowheader").first().waitFor();
  expect(await visitor.getByRole("button", { name: /scorecard of/ }).count()).toBe(0);
  expect(await violationsInEveryLook(visitor)).toEqual([]);
  const preview = await (await visitor.request.get(pathname)).text();
  expect(preview).toContain(`<meta property="og:title" content="${name}" />`);
  await goTo(visitor, `${pathname}/tv`);
  await visitor.getByRole("rowheader").first().waitFor();
  expect(await violationsInEveryLook(visitor)).toEqual([]);

  await openTool(office, "Event Settings", name);
  await sheet.getByRole("switch", { name: "Public leaderboard" }).setChecked(false);
  await sheet.getByRole("button", { name: "Save Changes" }).click();
  await toast(office, "Event settings updated");
  await visitor.goto(pathname);
  await visitor.getByRole("heading", { name: "This leaderboard is not public" }).waitFor();
});

const eighteen = (strokes: number) => Array.from({ length: 18 }, () => strokes);

test("a summary after a correction says that it is old, and is written anew", async ({
  visits,
}) => {
  const event = await makeTeeParty(visits, "Second Thoughts");
  const { ana, ben } = event;
  const correctFirstHole = (strokes: number) => event.record(ana, strokes);

  const phone = await visits.asPhone({ as: ana });
  await phone.goto(event.address);
  await phone.getByRole("heading", { name: "Preview", exact: true }).waitFor();
  await phone.getByText(/Second Thoughts .*2 players/u).waitFor();

  await event.change({ status: "active" });
  const heading = phone.getByRole("heading", { name: "Summary", exact: true });
  const told = phone.locator("section").filter({ has: heading });
  await told.waitFor();
  await event.play(ana, ...eighteen(5));
  await event.play(ben, ...eighteen(6));
  await told.getByText("Out of date").waitFor();
  expect(await violationsOn(phone)).toEqual([]);

  await event.change({ status: "completed" });
  await told.getByText("Ana Teeparty").waitFor();
  await told.getByText(/\b90\b/u).waitFor();
  await told.getByText("Out of date").waitFor({ state: "hidden" });

  await correctFirstHole(7);
  await told.getByText(/\b92\b/u).waitFor();
  await told.getByText(/^Written by our commentator/u).waitFor();
  expect(await violationsOn(phone)).toEqual([]);
});
