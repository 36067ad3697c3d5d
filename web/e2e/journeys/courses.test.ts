import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../testing/axe.ts";
import { eventByCall } from "../testing/eventByCall.ts";
import { violationsInEveryLook } from "../testing/everyLook.ts";
import { test } from "../testing/journey.ts";
import { createCourse, openTool } from "../testing/office.ts";
import { onHole, pressStrokes, saved } from "../testing/pad.ts";
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
  await expect
    .poll(() => card.locator(":focus").getAttribute("aria-label"), {
      message: "the focus is on the first cell that cannot be",
    })
    .toBe("Hole 7, HCP");
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

test("a course of the catalogue is found, looked at and created with its holes", async ({
  visits,
}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await office.goto("/admin/dashboard");
  await office.getByRole("link", { name: /Course Management/ }).click();
  await office.getByRole("button", { name: "Add Course" }).click();
  const sheet = office.getByRole("dialog", { name: "Add Course" });
  await sheet.getByRole("textbox", { name: "Course name" }).fill("augsta national");
  await sheet.getByRole("button", { name: "Search" }).click();
  await toast(office, "Course found");
  await sheet.getByText(/ODbL/).waitFor();
  expect(await sheet.getByLabel("Course name").inputValue()).toBe("Augusta National Golf Club");
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
  await sheet.getByRole("tab", { name: "Manual Entry" }).click();
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

const harbour = {
  name: "Harbour Nine",
  address: "2 Harbour Road",
  city: "Crail",
  state: "Fife",
  holes: Array.from({ length: 9 }, (_, index) => ({
    holeNumber: index + 1,
    par: 4,
    handicap: index + 1,
  })),
};

interface Made {
  readonly id: string;
}

const answerOf = async <A>(answer: ReturnType<Page["request"]["get"]>): Promise<A> => {
  const response = await answer;
  expect(response.ok()).toBe(true);
  return (await response.json()) as A;
};

test("a course that is edited later leaves an opened card alone", async ({ visits }) => {
  const refused = ["503 /api/events/:id/rounds/1/holes"];
  const office = await visits.asDesktop({ as: superAdmin, refused });
  const { id } = await answerOf<Made>(office.request.post("/api/courses", { data: harbour }));
  const event = await eventByCall(visits, "Harbour Medal", { courseId: id });
  const zara = await event.enter("Zara");
  const phone = await visits.asPhone({ as: zara });
  const openHole = async (hole: number) => {
    await phone.goto(`${event.address}?tab=scorecard&round=1&hole=${hole}`);
    await onHole(phone, hole);
  };
  await openHole(1);
  await pressStrokes(phone, 4, 5);
  await saved(phone);

  const holes = `/api/courses/${id}/holes`;
  const made = await answerOf<ReadonlyArray<Made>>(office.request.get(holes));
  const [first, second, third] = made.map((hole) => `${holes}/${hole.id}`);
  for (const hole of [first, second]) {
    await answerOf(office.request.patch(hole ?? "", { data: { par: 5 } }));
  }
  await answerOf(office.request.delete(third ?? ""));

  // The player's own pad, also for a hole without a score and for a hole that was removed.
  await openHole(1);
  await phone.getByRole("button", { name: "5, Bogey", exact: true }).waitFor();
  for (const hole of [2, 3]) {
    await openHole(hole);
    await pressStrokes(phone, 4, 4);
    await saved(phone);
  }

  // The office uses the same card.
  const nothing = (route: Route) => route.fulfill({ status: 503, json: { error: "Not now" } });
  await office.route("**/rounds/1/holes", nothing);
  await openTool(office, "Scoring", event.name);
  await office
    .getByRole("button", { name: `Putts, penalties and notes: ${zara.name}, Round 1` })
    .click();
  const sheet = office.getByRole("dialog", { name: "Enter Scores" });
  await sheet.getByLabel("Player").selectOption("");
  await sheet.getByText("The holes could not be loaded").waitFor();
  const strokes = sheet.getByLabel(/^Hole \d strokes$/);
  expect(await strokes.count()).toBe(0);
  await sheet.getByLabel("Player").selectOption({ label: zara.name });
  const pars = () =>
    strokes.evaluateAll((fields) => fields.map((field) => field.getAttribute("placeholder")));
  await expect
    .poll(pars, { message: "the pars beside the strokes" })
    .toEqual(harbour.holes.map(() => "4"));
});
