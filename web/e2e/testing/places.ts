import type { Page } from "playwright-core";
import { type DemoEvent, demoEvents } from "../../../workers/cli/demo/demoEvents.ts";
import { goTo } from "./goTo.ts";

interface Listed {
  readonly id: string;
  readonly name: string;
}

/** The address of an event, by its name. */
export const addressOf = async ({ request }: Page, name: string): Promise<string> => {
  const events: ReadonlyArray<Listed> = await (await request.get("/api/events")).json();
  const found = events.find((event) => event.name === name);
  if (!found) throw new Error(`There is no event ${name}`);
  return `/events/${found.id}`;
};

/**
 * A course of the demo, which has 18 holes and is changed by no journey. Whichever comes first may
 * be one that another journey is just making.
 */
export const demoCourse = async ({ request }: Page): Promise<Listed> => {
  const courses: ReadonlyArray<Listed> = await (await request.get("/api/courses")).json();
  const found = courses.find(({ name }) => name.startsWith("Carnoustie"));
  if (!found) throw new Error("The demo has no course at Carnoustie");
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
