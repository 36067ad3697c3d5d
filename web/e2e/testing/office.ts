import type { Page } from "playwright-core";
import { toast } from "./toast.ts";

const DAY = 86_400_000;

/** The date of today in the time zone of the product, or some days later, in the format of forms. */
export const day = (later = 0): string =>
  new Date(Date.now() + later * DAY).toISOString().slice(0, "YYYY-MM-DD".length);

interface NewCourse {
  readonly name: string;
  readonly pars: ReadonlyArray<number>;
}

/** An administrator creates a course by hand: par and index column by column, saved once. */
export const createCourse = async (page: Page, { name, pars }: NewCourse): Promise<void> => {
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: /Course Management/ }).click();
  await page.getByRole("button", { name: "Add Course" }).click();
  const sheet = page.getByRole("dialog", { name: "Add Course" });
  await sheet.getByRole("tab", { name: "Manual Entry" }).click();
  await sheet.getByLabel("Course name").fill(name);
  await sheet.getByLabel("Address").fill("1 Lighthouse Road");
  await sheet.getByLabel("City").fill("Elie");
  await sheet.getByLabel("State").fill("Fife");
  await sheet.getByRole("button", { name: "Create Course" }).click();
  await toast(page, "Course created");

  await page.getByRole("button", { name: `Edit Scorecard: ${name}` }).click();
  const card = page.getByRole("dialog", { name });
  await card.getByLabel("Hole 1, Par").click();
  await page.keyboard.type(pars.join(""));
  // A 1 may become 10 to 18, so Enter is needed to continue.
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await page.keyboard.type(
    pars
      .slice(1)
      .map((_, index) => index + 2)
      .join(""),
  );
  await card.getByRole("row", { name: /^TOTAL/ }).waitFor();
  await card.getByRole("button", { name: "Save Scorecard" }).click();
  await toast(page, "Scorecard saved");
  await card.getByRole("tab", { name: "Add Hole" }).click();
  await card.getByText("All 18 holes are there.").waitFor();
  await page.keyboard.press("Escape");
};

interface NewEvent {
  readonly name: string;
  readonly course: string;
  readonly places: number;
  readonly fee: string;
  readonly starts?: string;
  /** The type and the format; stroke play unless it is given. */
  readonly play?: "Match Play";
}

/** An administrator creates an event, from the menu of modules. */
export const createEvent = async (page: Page, event: NewEvent): Promise<void> => {
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: /Event Management/ }).click();
  await page.getByRole("button", { name: "Create Event" }).click();
  const sheet = page.getByRole("dialog", { name: "Create Event" });
  const fill = (label: string, value: string) =>
    sheet.getByLabel(label, { exact: true }).fill(value);
  const choose = (label: string, option: string) =>
    sheet.getByLabel(label, { exact: true }).selectOption(option);
  const { starts = day(), play = "Stroke Play" } = event;
  await fill("Name", event.name);
  await fill("Description", "Made in the office, played in the wind.");
  await fill("Location", "Carnoustie");
  await fill("Start date", starts);
  await fill("Registration deadline", starts);
  await fill("Max participants", String(event.places));
  await fill("Registration fee", event.fee);
  await fill("Organizer email", "office@club.example");
  await choose("Event type", play);
  await choose("Course", event.course);
  await choose("Participant structure", "Individual");
  await choose("Play format", play);
  await choose("Scoring metric", "Gross");
  await choose("Competition container", "Single Event");
  await sheet.getByRole("button", { name: "Create Event" }).click();
  await toast(page, "Event created");
};

/** Opens a tool of an event from the table of events. */
export const openTool = async (page: Page, tool: string, eventName: string): Promise<void> => {
  await page.goto("/admin/dashboard?module=events");
  await page.getByRole("button", { name: `${tool}: ${eventName}`, exact: true }).click();
};

/** The cards of an event that wait for verification. */
export const openQueue = async (page: Page, eventName: string): Promise<void> => {
  await openTool(page, "Scoring", eventName);
  await page.getByRole("link", { name: /^Verify/ }).click();
};
