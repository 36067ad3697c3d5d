import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { registration } from "../testing/dialogs.ts";
import { eventByCall, read, send } from "../testing/eventByCall.ts";
import { goTo } from "../testing/goTo.ts";
import { test } from "../testing/journey.ts";
import { day } from "../testing/office.ts";
import { goOn, onHole, pressStrokes, saved } from "../testing/pad.ts";
import { openAccount } from "../testing/signing.ts";
import { toast } from "../testing/toast.ts";

const newcomer = {
  email: "ivy.lindgren@club.example",
  password: "long-and-straight",
  firstName: "Ivy",
  lastName: "Lindgren",
  phone: "+44 20 7946 0302",
  handicap: "12.1",
};

test("a visitor registers by a link to one event, plays from the home page, and reads the own place", async ({
  visits,
}) => {
  const name = "Gorse and Heather Vase";
  const tomorrow = { startDate: day(1), registrationDeadline: day(1) };
  const event = await eventByCall(visits, name, tomorrow);
  const partner = await event.newPlayer("Ana");
  const phone = await visits.asPhone({ refused: ["401 /api/events/:id"] });
  await phone.goto(event.address);
  const card = phone.getByRole("article", { name });
  await card.waitFor();
  expect(await violationsOn(phone)).toEqual([]);
  await card.getByRole("button", { name: "Register Now" }).click();
  await phone.getByRole("tab", { name: "Register" }).click();
  await openAccount(phone, newcomer);
  const dialog = registration(phone);
  await dialog.getByText(name, { exact: false }).first().waitFor();
  await dialog.getByRole("button", { name: /^Register for / }).click();
  await toast(phone, "Registration Successful!");
  await dialog.getByRole("link", { name: "Open Event" }).click();
  await phone.waitForURL(`**${event.address}`);
  await phone.getByRole("region", { name: "Your registration" }).getByText("Registered").waitFor();

  // From now on the list opens the event, and does not offer to register again.
  await phone.getByRole("link", { name: "Back to Events" }).click();
  await card.getByText("Registered", { exact: true }).waitFor();
  await card.getByRole("link", { name: "Open Event" }).waitFor();
  expect(await card.getByRole("button", { name: "Register Now" }).count()).toBe(0);
  expect(await violationsOn(phone)).toEqual([]);

  // The day has come. One tap leads from the home page to the pad of the next hole.
  await event.change({ startDate: day(), status: "active" });
  await event.play(phone, 4);
  await goTo(phone, "/");
  const today = phone.getByRole("article", { name }).first();
  const next = today.getByRole("link", { name: "Hole 2", exact: true });
  await next.waitFor();
  expect(await violationsOn(phone)).toEqual([]);
  await next.click();
  await phone.getByRole("group", { name: /^Strokes on hole 2\b/ }).waitFor();
  await pressStrokes(phone, 4, 3);
  await goOn(phone);
  await onHole(phone, 3);
  await saved(phone);
  await event.play(phone, 4, 3, ...Array.from({ length: 16 }, () => 4));
  await phone.getByRole("button", { name: "Whole card" }).click();
  await phone.locator("footer").getByText("71", { exact: true }).waitFor();
  await phone.getByRole("button", { name: "Submit Scorecard" }).click();
  await toast(phone, "Your scorecard has been submitted successfully!");

  const round = phone.getByRole("article", { name: "Round 1" });
  await round.getByText("Complete. A playing partner signs it next.").waitFor();
  const [own] = await read<ReadonlyArray<{ readonly id: string }>>(
    phone,
    `/api${event.address}/my-scorecards`,
  );
  await send(partner, `/api/scorecards/${own?.id}/attest`);
  await send(event.office, `/api/scorecards/${own?.id}/verify`);
  await round.getByText("This card is official.").waitFor();
  await phone.getByRole("tab", { name: "Leaderboard" }).click();
  const place = phone.getByRole("row").filter({ hasText: "Ivy Lindgren" });
  await place.getByRole("cell", { name: "71", exact: true }).first().waitFor();
});
