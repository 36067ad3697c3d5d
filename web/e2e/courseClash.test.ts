import { expect } from "vitest";
import { violationsOn } from "./testing/axe.ts";
import { test } from "./testing/journey.ts";
import { superAdmin } from "./testing/people.ts";
import { toast } from "./testing/toast.ts";

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
