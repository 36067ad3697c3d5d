import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall } from "../testing/eventByCall.ts";
import { test } from "../testing/journey.ts";

test("a player hands on the link of a public board, and anybody follows it until it is closed", async ({
  visits,
}) => {
  const name = "Open Door Medal";
  const event = await eventByCall(visits, name, { course: "Pebble Beach", status: "active" });
  const ana = await event.newPlayer("Ana");
  await event.play(ana, 4, 4);
  await event.change({ publicBoard: true });

  const player = await visits.asPhone({ as: ana });
  await player.goto(`${event.address}?tab=leaderboard`);
  await player.getByRole("button", { name: "Share" }).click();
  const share = player.getByRole("dialog", { name: "Public leaderboard" });
  const link = await share.getByText(/\/follow\/[0-9a-z]{10}$/).textContent();
  const { pathname } = new URL(link ?? "");

  // At the end all requests of the page are refused with 404.
  const refused = ["", "/leaderboard", "/live"].map((part) => `404 /api${pathname}${part}`);
  const visitor = await visits.asPhone({ refused });
  await visitor.goto(pathname);
  await visitor.getByRole("heading", { name, level: 1 }).waitFor();
  const line = visitor.getByRole("row").filter({ has: visitor.getByRole("rowheader") });
  await line.getByRole("cell", { name: "2", exact: true }).first().waitFor();
  expect(await visitor.getByRole("button", { name: /scorecard of/ }).count()).toBe(0);
  expect(await violationsOn(visitor)).toEqual([]);
  // The next score comes without a reload.
  await event.play(ana, 4, 4, 4);
  await line.getByRole("cell", { name: "3", exact: true }).first().waitFor();

  await event.change({ publicBoard: false });
  await visitor.goto(pathname);
  await visitor.getByRole("heading", { name: "This leaderboard is not public" }).waitFor();
});
