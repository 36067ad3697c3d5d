import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { makeTeeParty, send } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";

const enterFirstHole = (page: Page, eventId: string, strokes: number) =>
  send(page, `/api/events/${eventId}/my-scores`, {
    ...{ roundNumber: 1, holeScores: [{ holeNumber: 1, strokes }] },
  });

/** The downloaded file, with its folded lines joined. */
const downloadFrom = async (page: Page, name: string) => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name }).click(),
  ]);
  const content = await text(await file.createReadStream());
  return { name: file.suggestedFilename(), lines: content.replaceAll("\r\n ", "").split("\r\n") };
};

test("a player sees the own group as it is drawn, keeps its time and follows the match", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const party = await makeTeeParty(visits, "Tea, Tees; and Ties");
  const { id, ana, ben } = party;
  const phone = await visits.asPhone({ as: ana });
  await phone.goto(`/events/${id}?tab=schedule`);
  await phone.getByRole("heading", { name: "No Schedule Available" }).waitFor();

  const group = { groupName: "Early birds", teeTime: "08:30", roundNumber: 1 };
  await send(office, `/api/events/${id}/groups`, { ...group, members: [ben.id, ana.id] });
  const own = phone.getByRole("article", { name: "Early birds" });
  await own.waitFor();
  expect(await own.getByRole("listitem").allTextContents()).toEqual([
    "Ben TeepartyHandicap 12.4",
    "Ana TeepartyYouHandicap 12.4",
    "Available slot",
    "Available slot",
  ]);
  await own.getByText("08:30").waitFor();
  await own.getByText("Your group").waitFor();
  expect(await violationsOn(phone)).toEqual([]);

  const calendar = await downloadFrom(phone, "Add to calendar");
  expect(calendar.name).toBe("tea-tees-and-ties-golf.ics");
  expect(calendar.lines).toContain(String.raw`SUMMARY:Tea\, Tees\; and Ties`);
  expect(calendar.lines).toContainEqual(
    expect.stringMatching(/^DTSTART;TZID=.+:20990613T083000$/u),
  );

  await send(office, `/api/events/${id}/matches`, {
    ...{ playerId: ana.id, opponentId: ben.id, roundNumber: 1 },
  });
  await send(office, `/api/admin/events/${id}/pairs`, {
    ...{ name: "The Pair", player1Id: ana.id, player2Id: ben.id, type: "pair" },
  });
  await phone.getByRole("tab", { name: "Leaderboard" }).click();
  await phone.getByRole("button", { name: "Matches" }).click();
  await phone.getByText("Ana Teeparty against Ben Teeparty, not started").waitFor();
  const other = await visits.asPhone({ as: ben });
  await enterFirstHole(phone, id, 3);
  await enterFirstHole(other, id, 5);
  await phone.getByText("Ana Teeparty is 1 up on Ben Teeparty after 1 hole").waitFor();
  await phone.locator("summary", { hasText: "Ana Teeparty" }).click();
  await phone.getByRole("row", { name: "3 Hole 1, Ana 1 up 5" }).waitFor();
  expect(await violationsInEveryLook(phone)).toEqual([]);

  await phone.getByRole("button", { name: "Teams" }).click();
  await phone.getByRole("row", { name: /^1 The Pair You Ana Teeparty, Ben Teeparty/ }).waitFor();
  expect(await violationsInEveryLook(phone)).toEqual([]);

  await phone.getByRole("link", { name: "Show on a television" }).click();
  await phone.waitForURL(`**/events/${id}/tv`);
  await phone.getByRole("table").waitFor();
});
