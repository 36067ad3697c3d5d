import { expect } from "vitest";
import { par4 } from "../../../domain/scorecard/examples.ts";
import { violationsOn } from "../testing/axe.ts";
import { test } from "../testing/journey.ts";
import { createEvent } from "../testing/office.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { addressOf } from "../testing/places.ts";
import { toast } from "../testing/toast.ts";

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
const event = { name: "Quarry Medal", course: course.name, places: 4, fee: "0.00" };

test("an edit of a course in play says which round keeps the old one, and is applied to it", async ({
  visits,
}) => {
  const refused = ["409 /api/admin/events/:id/rounds/1/course"];
  const office = await visits.asDesktop({ as: superAdmin, refused });
  const made = await (await office.request.post("/api/courses", { data: course })).json();
  await createEvent(office, event);
  const address = await addressOf(office, event.name);

  // A player learns of their own tee before the card is opened.
  const phone = await visits.asPhone({ as: demoPlayer("Zara") });
  expect((await phone.request.post(`/api${address}/register`)).status()).toBe(201);
  const { id } = await (await phone.request.get("/api/user")).json();
  const tee = { action: "tee", teeId: made.tees[1].id };
  const choosing = `/api/admin${address}/participants/${id}`;
  expect((await office.request.patch(choosing, { data: tee })).ok()).toBe(true);
  for (const tab of ["details", "scorecard"]) {
    await phone.goto(`${address}?tab=${tab}`);
    await phone.getByText("You play from the Red tee.").waitFor();
    expect(await violationsOn(phone)).toEqual([]);
  }

  const kofis = await visits.asPhone({ as: demoPlayer("Kofi") });
  expect((await kofis.request.post(`/api${address}/register`)).status()).toBe(201);
  const score = async ({ request }: typeof phone, hole: number, strokes: number) => {
    const data = { roundNumber: 1, holeScores: [{ ...par4(hole), strokes }] };
    expect((await request.post(`/api${address}/my-scores`, { data })).ok()).toBe(true);
  };
  await score(kofis, 1, 4);
  await score(phone, 2, 5);

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
