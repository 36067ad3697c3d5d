import { expect } from "vitest";
import { test } from "./testing/journey.ts";
import { openQueue, openTool } from "./testing/office.ts";
import { demoPlayer, eventAdmin, superAdmin } from "./testing/people.ts";
import { demoEvents, openDemo } from "./testing/places.ts";
import { toast } from "./testing/toast.ts";

const { active, upcoming, private: invited } = demoEvents;

test("two administrators do not undo each other", async ({ visits }) => {
  const refused = ["409 /api/admin/events/:id"];
  const one = await visits.asDesktop({ as: superAdmin });
  const other = await visits.asDesktop({ as: eventAdmin, refused });
  const settings = { name: "Event Settings" };
  const sheetOf = (page: typeof one) => page.getByRole("region", settings);
  for (const page of [one, other]) {
    await openTool(page, "Event Settings", invited.name);
    await sheetOf(page).getByLabel("Max participants").waitFor();
  }
  const save = (page: typeof one) =>
    sheetOf(page).getByRole("button", { name: "Save Changes" }).click();

  await sheetOf(one).getByLabel("Max participants").fill("14");
  await save(one);
  await toast(one, "Event settings updated");

  // The second one hears who was first, and takes over what is there.
  await sheetOf(other).getByLabel("Location").fill("Kingsbarns, Fife");
  await save(other);
  const question = other.getByRole("dialog", { name: /changed/i });
  await question.waitFor();
  expect(await question.textContent()).toContain("Robin Fairway");
  await question.getByRole("button", { name: /reload/i }).click();
  await expect.poll(() => sheetOf(other).getByLabel("Max participants").inputValue()).toBe("14");
  await sheetOf(other).getByLabel("Location").fill("Kingsbarns, Fife");
  await save(other);
  await toast(other, "Event settings updated");

  // The next time somebody insists.
  for (const page of [one, other]) {
    await openTool(page, "Event Settings", invited.name);
    await sheetOf(page).getByLabel("Max participants").waitFor();
  }
  await sheetOf(one).getByLabel("Max participants").fill("15");
  await save(one);
  await toast(one, "Event settings updated");
  await sheetOf(other).getByLabel("Max participants").fill("16");
  await save(other);
  await question.getByRole("button", { name: /overwrite/i }).click();
  await toast(other, "Event settings updated");
  await openTool(one, "Event Settings", invited.name);
  expect(await sheetOf(one).getByLabel("Max participants").inputValue()).toBe("16");
});

test("a card that is sent back comes again", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await openQueue(office, active.name);
  const card = office.getByRole("article", { name: "Kofi Mensarah, Round 1" });
  await card.getByRole("button", { name: /^Reject: / }).click();
  const dialog = office.getByRole("dialog", { name: "Reject Scorecard" });
  await dialog.getByRole("button", { name: "Reject" }).click();
  await dialog
    .getByText(/reason/i)
    .first()
    .waitFor();
  await dialog.getByLabel("Reason").fill("The marker has 4 on the last hole.");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await toast(office, "Scorecard rejected");
  await card.getByText("Sent back", { exact: true }).waitFor();

  const phone = await visits.asPhone({ as: demoPlayer("Kofi") });
  await openDemo(phone, active, "?tab=scorecard");
  const round = phone.getByRole("article", { name: "Round 1" });
  await round.getByText("The marker has 4 on the last hole.").waitFor();
  expect(await round.textContent()).toContain("Sent back by Robin Fairway");
  await round.getByRole("button", { name: /^Enter Scores/ }).click();
  await phone.getByRole("button", { name: "Submit Scorecard" }).click();
  await toast(phone, "Your scorecard has been submitted successfully!");
  // The queue follows by itself.
  await card.getByText("Signed by 1", { exact: true }).waitFor();
});

test("an organiser decides about participants", async ({ visits }) => {
  const office = await visits.asDesktop({ as: eventAdmin });
  await openTool(office, "Participants", upcoming.name);
  const row = office.getByRole("row", { name: /Hana Novotna/ });
  const act = async (action: string) => {
    await row.getByRole("button", { name: "Actions: Hana Novotna" }).click();
    await office.getByRole("menuitem", { name: action }).click();
  };
  const confirm = (action: string) =>
    office
      .getByRole("dialog", { name: `${action} Hana Novotna?` })
      .getByRole("button", { name: action })
      .click();
  await act("Mark Paid");
  await confirm("Mark Paid");
  await toast(office, "Payment recorded");
  await row.getByText("Paid", { exact: true }).waitFor();
  await act("Refund");
  await confirm("Refund");
  await toast(office, "Payment refunded");

  await act("Decline");
  await confirm("Decline");
  await toast(office, "Participant declined");
  await office.getByRole("option", { name: "Cancelled (1)" }).waitFor({ state: "attached" });
  await act("Accept");
  await toast(office, "Participant accepted");
  await office.getByRole("option", { name: "Cancelled (0)" }).waitFor({ state: "attached" });
  expect(await row.textContent()).toContain("Refunded");
});
