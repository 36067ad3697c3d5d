import type { Page } from "playwright-core";
import { toast } from "./toast.ts";

/** Today where the organiser is, or some days later, as forms want it. */
export const day = (later = 0): string => {
  const date = new Date();
  date.setDate(date.getDate() + later);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

export interface NewEvent {
  readonly name: string;
  readonly course: string;
  readonly places: number;
  readonly fee: string;
  readonly starts?: string;
}

/** An administrator makes an event, from the menu of modules. */
export const createEvent = async (page: Page, event: NewEvent): Promise<void> => {
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: /Event Management/ }).click();
  await page.getByRole("button", { name: "Create Event" }).click();
  const sheet = page.getByRole("dialog", { name: "Create Event" });
  const fill = (label: string, value: string) =>
    sheet.getByLabel(label, { exact: true }).fill(value);
  const choose = (label: string, option: string) =>
    sheet.getByLabel(label, { exact: true }).selectOption(option);
  const starts = event.starts ?? day();
  await fill("Name", event.name);
  await fill("Description", "Made in the office, played in the wind.");
  await fill("Location", "Carnoustie");
  await fill("Start date", starts);
  await fill("Registration deadline", starts);
  await fill("Max participants", String(event.places));
  await fill("Registration fee", event.fee);
  await fill("Organizer email", "office@club.example");
  await choose("Event type", "Stroke Play");
  await choose("Course", event.course);
  await choose("Participant structure", "Individual");
  await choose("Play format", "Stroke Play");
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

/** The cards of an event that wait to be made official. */
export const openQueue = async (page: Page, eventName: string): Promise<void> => {
  await openTool(page, "Scoring", eventName);
  await page.getByRole("tab", { name: /^Verification Queue/ }).click();
};
