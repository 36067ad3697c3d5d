import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { holdBack } from "../testing/holdBack.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";
import { toast } from "../testing/toast.ts";

const course = { name: "Two Desks Links", address: "3 Shore Road", city: "Elie", state: "Fife" };

test("two who edit one course see both values, and lose nothing they typed", async ({ visits }) => {
  const refused = ["409 /api/courses/:id"];
  const office = await visits.asPhone({ as: superAdmin, refused });
  const made = await office.request.post("/api/courses", { data: course });
  const { id } = (await made.json()) as { readonly id: string };
  await office.goto(`/admin/dashboard?module=courses&panel=edit&of=${id}`);
  const sheet = office.getByRole("dialog", { name: "Edit Course" });
  await sheet.getByLabel("Phone").fill("01333 330 301");
  await sheet.getByLabel("Address").fill("3 Harbour Road");
  const theirs = { address: "9 Shore Road", zipCode: "KY9" };
  await office.request.patch(`/api/courses/${id}`, { data: theirs });

  await sheet.getByRole("button", { name: "Save Changes" }).click();
  const question = office.getByRole("dialog", { name: "Changed in the meantime" });
  const address = question.getByRole("group", { name: "Address" });
  await address.getByLabel("Yours 3 Harbour Road").waitFor();
  await question.getByText("KY9").waitFor();
  expect(await violationsOn(office)).toEqual([]);
  await address.getByLabel("Saved 9 Shore Road").check();
  await question.getByRole("button", { name: "Reload" }).click();

  await expect.poll(() => sheet.getByLabel("Address").inputValue()).toBe("9 Shore Road");
  expect(await sheet.getByLabel("Phone").inputValue()).toBe("01333 330 301");
  expect(await sheet.getByLabel("Zip code").inputValue()).toBe("KY9");
  await sheet.getByRole("button", { name: "Save Changes" }).click();
  await toast(office, "Course updated successfully");
});

test("what is typed while a card is being saved stays typed, and is saved next", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const holes = [1, 2].map((holeNumber) => ({ holeNumber, par: 4, handicap: holeNumber }));
  const data = { ...course, name: "Slow Line Links", holes };
  const made = await office.request.post("/api/courses", { data });
  const { id } = (await made.json()) as { readonly id: string };
  await office.goto(`/admin/dashboard?module=courses&panel=scorecard&of=${id}`);
  const card = office.getByRole("dialog", { name: data.name });
  const save = card.getByRole("button", { name: "Save Scorecard" });
  await card.getByLabel("Hole 1, PAR").fill("5");
  const saving = await holdBack(office, "PUT", `**/api/courses/${id}/holes`);
  await save.click();
  await saving.isAsked();
  await card.getByLabel("Hole 2, PAR").fill("3");
  saving.letGo();
  await toast(office, "Hole updated successfully");
  expect(await card.getByLabel("Hole 2, PAR").inputValue()).toBe("3");
  await save.click();
  await toast(office, "Hole updated successfully");
  await office.reload();
  await expect.poll(() => card.getByLabel("Hole 1, PAR").inputValue()).toBe("5");
  expect(await card.getByLabel("Hole 2, PAR").inputValue()).toBe("3");
});
