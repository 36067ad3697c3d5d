import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { test } from "../testing/journey.ts";
import { createEvent, openTool } from "../testing/office.ts";
import { onHole, pressStrokes, saved } from "../testing/pad.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { addressOf } from "../testing/places.ts";

const course = {
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
const event = { name: "Harbour Medal", course: course.name, places: 4, fee: "0.00" };
const zara = demoPlayer("Zara");

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
  const { id } = await answerOf<Made>(office.request.post("/api/courses", { data: course }));
  await createEvent(office, event);
  const address = await addressOf(office, event.name);

  const phone = await visits.asPhone({ as: zara });
  await answerOf(phone.request.post(`/api${address}/register`));
  const openHole = async (hole: number) => {
    await phone.goto(`${address}?tab=scorecard&round=1&hole=${hole}`);
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
  await expect.poll(pars).toEqual(course.holes.map(() => "4"));
});
