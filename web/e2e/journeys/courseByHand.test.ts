import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { test } from "../testing/journey.ts";
import { createCourse } from "../testing/office.ts";
import { superAdmin } from "../testing/people.ts";
import { toast } from "../testing/toast.ts";

const name = "Beacon Rock Links";
const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];

test("a card is typed into one grid, which says at the cell what cannot be", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await createCourse(office, { name, pars });
  await office.getByRole("button", { name: `Edit Scorecard: ${name}` }).click();
  const card = office.getByRole("dialog", { name });
  await card.getByRole("row", { name: /^TOTAL 72 / }).waitFor();

  await card.getByLabel("Hole 12, HCP").fill("7");
  await card.getByLabel("Hole 12, HCP").press("Tab");
  await card.getByText("Stroke index 7 is used twice").first().waitFor();
  expect(await card.getByText("Stroke index 7 is used twice").count()).toBe(2);
  expect(await violationsOn(office)).toEqual([]);
  await card.getByRole("button", { name: "Save Scorecard" }).click();
  await expect.poll(() => card.locator(":focus").getAttribute("aria-label")).toBe("Hole 7, HCP");
  await card.getByLabel("Hole 12, HCP").fill("12");
  await card.getByLabel("Second tee").fill("Members");
  await card.getByRole("columnheader", { name: "Members" }).waitFor();
  await card.getByLabel("Hole 18, Members").fill("510");
  await card.getByRole("button", { name: "Save Scorecard" }).click();
  await toast(office, "Scorecard saved");

  await card.getByRole("button", { name: "Delete hole 18" }).click();
  await office.getByRole("dialog", { name: "Delete hole 18?" }).waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await office.getByRole("button", { name: "Delete Hole" }).click();
  await toast(office, "Hole deleted successfully");
  await card.getByRole("row", { name: /^TOTAL 67 / }).waitFor();
});

test("an archived course is found and restored", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const data = { name: "Windy Downs", address: "4 Lane", city: "Elie", state: "Fife" };
  await office.request.post("/api/courses", { data });
  await office.goto("/admin/dashboard?module=courses");
  await office.getByLabel("Search courses").fill("windy downs");
  await office.getByText("1 course", { exact: true }).waitFor();
  await office.getByRole("button", { name: "Archive Course: Windy Downs" }).click();
  const question = office.getByRole("dialog", { name: "Archive Course" });
  await question.waitFor();
  expect(await violationsInEveryLook(office)).toEqual([]);
  await question.getByRole("button", { name: "Archive Course" }).click();
  await toast(office, "Course archived");
  await office.getByRole("heading", { name: "No Courses Found" }).waitFor();

  await office.getByLabel("Status").selectOption("Archived Courses");
  await office.getByRole("button", { name: "Restore Course: Windy Downs" }).click();
  expect(await violationsOn(office)).toEqual([]);
  await office
    .getByRole("dialog", { name: "Restore Course" })
    .getByRole("button", { name: "Restore Course" })
    .click();
  await toast(office, "Course restored");
  await office.getByLabel("Status").selectOption("Active Courses");
  await office.getByRole("button", { name: "Archive Course: Windy Downs" }).waitFor();
});
