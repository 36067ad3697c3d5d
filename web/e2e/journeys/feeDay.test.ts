import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall, read } from "../testing/eventByCall.ts";
import { goTo } from "../testing/goTo.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Marks one player or more as paid, and says how. */
const markPaid = async (office: Page, method: string) => {
  const question = office.getByRole("dialog", { name: /as paid\?$/ });
  await question.getByLabel("Paid by").selectOption({ label: method });
  expect(await violationsOn(office)).toEqual([]);
  await question.getByRole("button", { name: "Mark Paid" }).click();
  await office.getByText(/ marked as paid\.$/).waitFor();
};

test("a fee day: last year's field is entered at once, pays by cash and card, and gets receipts", async ({
  visits,
}) => {
  const last = await eventByCall(visits, "Fee Day of Last Year", { maxParticipants: 4 });
  for (const name of ["Ana", "Ben", "Cleo"]) await last.newPlayer(name, { lastName: "Feeday" });
  const event = await eventByCall(visits, "Fee Day", {
    ...{ maxParticipants: 2, otherFees: [{ name: "Guest", amount: "25.00" }] },
  });
  const host = await event.newPlayer("Dora", { lastName: "Feeday" });

  const office = await visits.asDesktop({ as: superAdmin });
  await goTo(office, `${event.desk}/players`);
  await office.getByText("1 playing (1 of 2 places)").waitFor();
  await button(office, "Add Player").click();
  await button(office, "From an Earlier Event").click();
  await office.getByLabel("Search events").fill("Fee Day of Last Year");
  await office.getByText("1 event", { exact: true }).waitFor();
  await button(office, "Choose: Fee Day of Last Year").click();
  const entering = office.getByRole("dialog", { name: "Enter 3 players" });
  await entering.getByLabel("Fee").selectOption("Guest");
  expect(await violationsOn(office)).toEqual([]);
  await entering.getByRole("button", { name: "Enter 3 Players" }).click();

  // Nobody is in before the question is answered.
  const full = office.getByRole("dialog", { name: "The event is full" });
  await full
    .getByText("Full after 1 of 3 players: 1 of 2 places are taken, 1 place is free.")
    .waitFor();
  await full.getByText("Add anyway, or to the waitlist (nobody before)?").waitFor();
  const listed = () =>
    read<ReadonlyArray<object>>(event.office, `/api${event.address}/participants`);
  expect(await listed()).toHaveLength(1);
  await full.getByRole("button", { name: "Add Anyway" }).click();
  await entering.getByText("3 entered.").waitFor();
  await entering.getByRole("button", { name: "Close" }).last().click();
  await entering.waitFor({ state: "detached" });
  await office.getByText("4 playing (4 of 2 places)").waitFor();

  // The guests pay in cash, and the member by card.
  await office.getByLabel("Search players").fill("Feeday");
  await office.getByRole("checkbox", { name: /Ana Feeday/ }).check();
  await office.getByRole("checkbox", { name: /Ben Feeday/ }).check();
  await button(office, "Mark Paid: 2 selected").click();
  await office.getByText("What each owes is recorded as paid, $50.00 in all.").waitFor();
  await markPaid(office, "Cash");
  await button(office, "Actions: Dora Feeday").click();
  await office.getByRole("menuitem", { name: "Mark Paid" }).click();
  await office.getByText("$10.00 is recorded as paid.").waitFor();
  await markPaid(office, "Card");

  await button(office, "Takings").click();
  const takings = office.getByRole("dialog", { name: "Takings" });
  await takings.getByText("$60.00 paid and $25.00 open, of $85.00 owed.").waitFor();
  const day = takings.getByRole("row").nth(1);
  expect((await day.getByRole("cell").allInnerTexts()).map((text) => text.trim())).toEqual([
    ...["$50.00", "$10.00", "$0.00", "$60.00"],
  ]);
  expect(await violationsOn(office)).toEqual([]);
  await takings.getByRole("button", { name: "Close" }).last().click();

  await button(office, "Actions: Dora Feeday").click();
  await office.getByRole("menuitem", { name: "Print Receipt" }).click();
  await office.getByText("Receipt 3").waitFor();
  await office.getByRole("cell", { name: "Dora Feeday" }).waitFor();
  await office.getByRole("cell", { name: "$10.00" }).waitFor();
  await office.getByRole("cell", { name: "Card" }).waitFor();
  expect(await violationsOn(office)).toEqual([]);

  const phone = await visits.asPhone({ as: host });
  await goTo(phone, `${event.address}?tab=details`);
  await phone.getByText("$10.00 paid, receipt 3.").waitFor();
});
