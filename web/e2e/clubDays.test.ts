import type { Page } from "playwright-core";
import { expect } from "vitest";
import { par4 } from "../../domain/scorecard/examples.ts";
import { test } from "./testing/journey.ts";
import { day } from "./testing/office.ts";
import { superAdmin } from "./testing/people.ts";
import { newEvent, send } from "./testing/teeParty.ts";
import { toast } from "./testing/toast.ts";

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

const ofToday = {
  ...{ startDate: day(), endDate: day(), registrationDeadline: day() },
  ...{ status: "active", maxParticipants: 120 },
};

/** An event of today with this many players of the demo. Returns the name of the last one. */
const dayWith = async (office: Page, name: string, size: number) => {
  const { id } = await newEvent(office, name, ofToday);
  const found = await office.request.get(`/api/admin/users?status=active&limit=${size}`);
  const players: ReadonlyArray<Person> = await found.json();
  for (const player of players)
    await send(office, `/api/admin/users/${player.id}/events/${id}/register`);
  return { id, players };
};

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

const score = (office: Page, eventId: string, playerId: string, strokes: number) =>
  send(office, `/api/events/${eventId}/scoring`, {
    ...{ playerId, roundNumber: 1 },
    holeScores: Array.from({ length: 18 }, (_, index) => ({ ...par4(index + 1), strokes })),
  });

test("a keyboard runs a medal from the draw to the prize-giving", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const { id, players } = await dayWith(office, "Candlemas Medal", 13);
  const [winner, ...others] = players;
  if (!winner) throw new Error("The demo has no players");
  for (const { id: playerId } of others) await score(office, id, playerId, 5);
  const desk = `/admin/events/${id}`;
  const press = (role: "button" | "tab" | "link", name: string | RegExp) =>
    office.getByRole(role, { name }).press("Enter");

  await office.goto(`${desk}/tee-sheet`);
  await press("tab", "Auto Schedule");
  await press("button", "Auto Schedule");
  await office.getByText("4 groups drawn for 13 players.").waitFor();

  await press("link", "Scores");
  const cell = office.getByRole("textbox", { name: `${nameOf(winner)}, hole 1,` });
  await cell.focus();
  await office.keyboard.type("3".repeat(18));
  await office.keyboard.type("54");
  await office.getByLabel(`${nameOf(winner)}, total on the paper, agrees`).waitFor();
  await office.getByText("All scores are saved.").waitFor();

  await press("link", /^Verify/);
  await press("button", "Select All 13");
  await press("button", "Verify selected (13)");
  await toast(office, "13 scorecards verified");

  await press("link", "Settings");
  await office.getByLabel("Status").focus();
  await office.keyboard.type("Completed");
  await press("button", "Save Changes");
  await toast(office, "Event settings updated");

  await press("link", "Scores");
  await press("tab", "Live Leaderboard");
  const first = office
    .getByRole("table", { name: /^Leaderboard/ })
    .getByRole("row")
    .nth(1);
  await first.getByText(nameOf(winner)).waitFor();
  const results = await (await office.request.get(`/api/events/${id}/leaderboard.csv`)).text();
  expect(results.split("\r\n")[1]).toContain(nameOf(winner));
});
