import type { Page } from "playwright-core";
import { type DemoEvent, demoEvents } from "../../../workers/cli/demo/demoEvents.ts";
import { goTo } from "./goTo.ts";
import type { Caller } from "./visits.ts";

interface Listed {
  readonly id: string;
  readonly name: string;
}

/** The address of an event, by its name. */
export const addressOf = async ({ request }: Caller, name: string): Promise<string> => {
  const events: ReadonlyArray<Listed> = await (await request.get("/api/events")).json();
  const found = events.find((event) => event.name === name);
  if (!found) throw new Error(`There is no event ${name}`);
  return `/events/${found.id}`;
};

/** A course by the beginning of its name. The demo has one at Carnoustie, which stays as it is. */
export const courseAt = async ({ request }: Caller, place = "Carnoustie"): Promise<Listed> => {
  const courses: ReadonlyArray<Listed> = await (await request.get("/api/courses")).json();
  const found = courses.find(({ name }) => name.startsWith(place));
  if (!found) throw new Error(`There is no course ${place}`);
  return found;
};

/** Opens an event of the demo, at one of its parts. */
export const openDemo = async (
  page: Page,
  event: Pick<DemoEvent, "name">,
  rest = "",
): Promise<void> => {
  await goTo(page, (await addressOf(page, event.name)) + rest);
};

export { demoEvents };
