import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall, send } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { goTo } from "../testing/goTo.ts";
import { test } from "../testing/journey.ts";
import { day, openQueue } from "../testing/office.ts";
import { onHole, saved } from "../testing/pad.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { toast } from "../testing/toast.ts";

test("a cut shows first who plays on, and can be taken back after somebody has joined late", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const dates = { startDate: day(), endDate: day(1), registrationDeadline: day(1) };
  const event = await eventByCall(visits, "Cut at Dusk", { ...dates, numberOfRounds: 2 });
  for (const [index, firstName] of ["Kofi", "Nadia"].entries()) {
    const player = await event.enter(firstName);
    await event.record(player, ...Array.from({ length: 18 }, () => 4 + index));
  }

  await office.goto(`${event.desk}/players`);
  await office.getByRole("button", { name: "Make the Cut" }).click();
  const making = office.getByRole("dialog", { name: "Make the Cut" });
  await making.getByLabel("Top").fill("1");
  await making.getByText(demoPlayer("Nadia").name).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await making.getByRole("button", { name: "Make the Cut" }).click();
  await toast(office, "Cut made");

  await event.enter("Zara");
  await office.getByRole("button", { name: "Take Back the Cut" }).click();
  const takingBack = office.getByRole("dialog", { name: "Take Back the Cut" });
  await takingBack.getByText(/^After round 1, cut line/).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await takingBack.getByRole("button", { name: "Take back the cut after round 1" }).click();
  await toast(office, "Cut taken back");
  await office.getByRole("button", { name: "Take Back the Cut" }).waitFor({ state: "detached" });
});

test("those level for the first place play off; the board says so until it is taken back", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const event = await eventByCall(visits, "Sudden Death Cup", { course: "Pebble Beach" });
  const [kofi, nadia] = [await event.enter("Kofi"), await event.enter("Nadia")];
  for (const one of [kofi, nadia]) {
    await event.record(one, ...Array.from({ length: 18 }, () => 4));
  }

  await office.goto(`${event.desk}/players`);
  await office.getByRole("button", { name: "Play-off" }).click();
  const dialog = office.getByRole("dialog", { name: "Play-off" });
  const winner = dialog.getByLabel("Winner, place 1");
  await winner.selectOption({ label: nadia.name });
  // The order is not thrown away without a question.
  await office.keyboard.press("Escape");
  const discard = office.getByRole("dialog", { name: "Discard what you typed?" });
  await discard.getByRole("button", { name: "Keep Editing" }).click();
  await discard.waitFor({ state: "detached" });
  expect(await winner.locator("option:checked").textContent()).toBe(nadia.name);
  await dialog.getByLabel("Note").fill("Third extra hole");
  await dialog.getByText(`${kofi.name} takes place 2.`).waitFor();
  expect(await violationsOn(office)).toEqual([]);
  await dialog.getByRole("button", { name: "Record Play-off" }).click();
  await toast(office, "Play-off recorded");

  const player = await visits.asPhone({ as: kofi });
  await player.goto(`${event.address}?tab=leaderboard`);
  const first = player.getByRole("row").filter({ hasText: nadia.name });
  await first.getByText("after a play-off").waitFor();
  expect(await player.getByRole("row").nth(1).textContent()).toContain(nadia.name);
  expect(await violationsOn(player)).toEqual([]);

  await office.getByRole("button", { name: "Play-off" }).click();
  await dialog.getByRole("button", { name: "Take back the play-off for place 1" }).click();
  await toast(office, "Play-off taken back");
  await player.getByText("T1").first().waitFor();
});

const course = {
  name: "Quarry Nine",
  address: "4 Quarry Road",
  city: "Crail",
  state: "Fife",
  holes: Array.from({ length: 9 }, (_, index) => ({
    holeNumber: index + 1,
    par: 4,
    handicap: index + 1,
  })),
  tees: [
    { name: "White", courseRating: 36, slopeRating: 113, totalYards: 3100 },
    { name: "Red", courseRating: 34, slopeRating: 113, totalYards: 2700 },
  ],
};

test("an edit of a course in play says which round keeps the old one, and is applied to it", async ({
  visits,
}) => {
  const refused = ["409 /api/admin/events/:id/rounds/1/course"];
  const office = await visits.asDesktop({ as: superAdmin, refused });
  const made = await (await office.request.post("/api/courses", { data: course })).json();
  const event = await eventByCall(visits, "Quarry Medal", { courseId: made.id });
  const { address } = event;
  const zara = await event.enter("Zara");

  // A player learns of their own tee before the card is opened.
  const phone = await visits.asPhone({ as: zara });
  const tee = { action: "tee", teeId: made.tees[1].id };
  const choosing = `/api/admin${address}/participants/${zara.id}`;
  expect((await office.request.patch(choosing, { data: tee })).ok()).toBe(true);
  for (const tab of ["details", "scorecard"]) {
    await phone.goto(`${address}?tab=${tab}`);
    await phone.getByText("You play from the Red tee.").waitFor();
    expect(await violationsOn(phone)).toEqual([]);
  }

  await event.play(await event.enter("Kofi"), 4);
  await send(phone, `/api${address}/my-scores`, {
    ...{ roundNumber: 1, holeScores: [{ holeNumber: 2, strokes: 5 }] },
  });

  // The second hole is now a par 5.
  const holes = await (await office.request.get(`/api/courses/${made.id}/holes`)).json();
  const second = `/api/courses/${made.id}/holes/${holes[1].id}`;
  expect((await office.request.patch(second, { data: { par: 5 } })).ok()).toBe(true);
  await office.goto(`/admin/dashboard?module=courses&panel=edit&of=${made.id}`);
  const sheet = office.getByRole("dialog", { name: "Edit Course" });
  await sheet.getByLabel("Phone").fill("01333 330 301");
  await sheet.getByRole("button", { name: "Save Changes" }).click();
  await office.getByText(`Round 1 of ${event.name} keeps the course as it was.`).waitFor();
  expect(await violationsOn(office)).toEqual([]);

  await office.getByRole("link", { name: `Apply to round 1 of ${event.name}` }).click();
  const dialog = office.getByRole("dialog", { name: "Apply Course to Round 1" });
  await dialog.getByText(`${demoPlayer("Zara").name}: 2 (+1) → T1 (E)`).waitFor();
  expect(await violationsOn(office)).toEqual([]);
  await dialog.getByRole("button", { name: "Apply to Round 1" }).click();
  await toast(office, "Course applied to round 1: 2 cards changed");

  await phone.goto(`${address}?tab=leaderboard`);
  await phone.getByText("T1").nth(1).waitFor();

  // The next check finds no difference.
  await office.getByRole("button", { name: "Apply Course" }).click();
  await dialog.getByText("The course has changed nothing for this round.").waitFor();
  expect(await dialog.getByRole("button", { name: "Apply to Round 1" }).count()).toBe(0);
});

test("a card that was sent back is as signed as before, until it is mended and signed again", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const event = await eventByCall(visits, "Sent Back and Signed Again");
  const [kofi, greta] = [await event.enter("Kofi"), await event.enter("Greta")];
  const handedIn = await event.play(kofi, ...Array.from({ length: 18 }, () => 4));
  await send(greta, `/api/scorecards/${handedIn.id}/attest`);
  await openQueue(office, event.name);
  const { name } = kofi;
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
  const tab = office.getByRole("link", { name: /^Verify/ });
  await tab.getByText("1 sent back").waitFor();

  // It was the wrong card, and then it was not.
  await card.getByRole("button", { name: /^Take Back: / }).click();
  await toast(office, "No longer sent back");
  await card.getByText("Signed by 1", { exact: true }).waitFor();
  await tab.getByText("1 sent back").waitFor({ state: "detached" });
  await card.getByRole("button", { name: /^Reject: / }).click();
  await dialog.getByLabel("Reason").fill("The marker has 4 on the last hole.");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await toast(office, "Scorecard rejected");

  const phone = await visits.asPhone({ as: kofi });
  await goTo(phone, `${event.address}?tab=scorecard`);
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
  await round.getByText("Complete. A playing partner signs it next.").waitFor();
  await card.getByText("To be signed", { exact: true }).waitFor();

  const marker = await visits.asPhone({ as: greta });
  await goTo(marker, `${event.address}?tab=scorecard`);
  await marker.getByRole("tab", { name: /^Verification Pending/ }).click();
  await marker.getByRole("button", { name: `Sign, ${name}, round 1` }).click();
  const sign = marker.getByRole("dialog", { name: "Sign Scorecard" });
  await sign.getByRole("button", { name: "Sign", exact: true }).click();
  await toast(marker, "Scorecard verification submitted successfully!");
  await card.getByText("Signed by 1", { exact: true }).waitFor();
  await card.getByRole("button", { name: /^Verify: / }).click();
  await toast(office, "Scorecard verified");
  await round.getByText("This card is official.").waitFor();
});
