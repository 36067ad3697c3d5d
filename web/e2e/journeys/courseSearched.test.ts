import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { test } from "../testing/journey.ts";
import { superAdmin } from "../testing/people.ts";
import { toast } from "../testing/toast.ts";

test("a course of the catalogue is found, looked at and created with its holes", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto("/admin/dashboard");
  await office.getByRole("link", { name: /Course Management/ }).click();
  await office.getByRole("button", { name: "Add Course" }).click();
  const sheet = office.getByRole("dialog", { name: "Add Course" });
  await sheet.getByRole("tab", { name: "AI Search" }).click();
  await sheet.getByRole("textbox", { name: "Course name" }).fill("augsta national");
  await sheet.getByRole("button", { name: "Search" }).click();
  await toast(office, "Course found");
  await sheet.getByText(/ODbL/).waitFor();
  expect(await sheet.getByLabel("Course name").inputValue()).toBe("Augusta National Golf Club");
  if (process.env["SEEN"]) await office.screenshot({ path: process.env["SEEN"] });
  await sheet.getByRole("button", { name: "Create Course" }).click();
  await toast(office, "Course created");
  await office.getByRole("button", { name: "Edit Scorecard: Augusta National Golf Club" }).click();
  const card = office.getByRole("dialog", { name: "Augusta National Golf Club" });
  await card.getByRole("row", { name: /^TOTAL 72/ }).waitFor();
});

test("a course that is found asks before it replaces what was typed", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto("/admin/dashboard");
  await office.getByRole("link", { name: /Course Management/ }).click();
  await office.getByRole("button", { name: "Add Course" }).click();
  const sheet = office.getByRole("dialog", { name: "Add Course" });
  const name = sheet.getByRole("textbox", { name: "Course name" });
  await name.fill("Our own links");
  const search = async () => {
    await sheet.getByRole("tab", { name: "AI Search" }).click();
    await name.fill("augusta national");
    await sheet.getByRole("button", { name: "Search" }).click();
    await toast(office, "Course found");
  };
  const question = office.getByRole("dialog", { name: "Replace what you typed?" });
  await search();
  await question.waitFor();
  if (process.env["SEEN"]) await office.screenshot({ path: process.env["SEEN"] });
  expect(await violationsOn(office)).toEqual([]);
  await question.getByRole("button", { name: "Keep mine" }).click();
  await question.waitFor({ state: "hidden" });
  await sheet.getByRole("tab", { name: "Manual Entry" }).click();
  expect(await name.inputValue()).toBe("Our own links");
  await search();
  await question.getByRole("button", { name: "Replace" }).click();
  await sheet.getByText(/ODbL/).waitFor();
  expect(await name.inputValue()).toBe("Augusta National Golf Club");
});
