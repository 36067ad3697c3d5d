import { expect } from "vitest";
import { test } from "../testing/journey.ts";
import { openQueue } from "../testing/office.ts";
import { onHole, saved } from "../testing/pad.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { demoEvents, openDemo } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

const { active } = demoEvents;

test("a card that was sent back is as signed as before, until it is mended and signed again", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await openQueue(office, active.name);
  const { name } = demoPlayer("Kofi");
  const card = office.getByRole("article", { name: `${name}, Round 1` });
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
  // The queue is updated without a reload.
  await card.getByText("Signed by 1", { exact: true }).waitFor();

  // A changed hole is not what the marker has signed.
  await card.getByRole("button", { name: /^Reject: / }).click();
  await dialog.getByLabel("Reason").fill("The marker has 5 there.");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await toast(office, "Scorecard rejected");
  await round.getByText("The marker has 5 there.").waitFor();
  await round.getByRole("button", { name: /^Enter Scores/ }).click();
  await phone.getByRole("button", { name: /^Hole 18, par / }).click();
  await onHole(phone, 18);
  await phone.getByRole("button", { name: /^5, / }).click();
  await saved(phone);
  await phone.getByRole("button", { name: "Whole card" }).click();
  await phone.getByRole("button", { name: "Submit Scorecard" }).click();
  await toast(phone, "Your scorecard has been submitted successfully!");
  await round.getByText("Handed in. A playing partner signs it next.").waitFor();
  await card.getByText("To be signed", { exact: true }).waitFor();

  const marker = await visits.asPhone({ as: demoPlayer("Greta") });
  await openDemo(marker, active, "?tab=scorecard");
  await marker.getByRole("tab", { name: /^Verification Pending/ }).click();
  await marker.getByRole("button", { name: `Verify Scorecard, ${name}, round 1` }).click();
  const sign = marker.getByRole("dialog", { name: "Verify Scorecard" });
  await sign.getByRole("button", { name: "Verify Scorecard" }).click();
  await toast(marker, "Scorecard verification submitted successfully!");
  await card.getByText("Signed by 1", { exact: true }).waitFor();
  await card.getByRole("button", { name: /^Verify: / }).click();
  await toast(office, "Scorecard verified");
  await round.getByText("This card is official.").waitFor();
});
