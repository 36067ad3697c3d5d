import { expect } from "vitest";
import { test } from "../testing/journey.ts";
import { createEvent, day } from "../testing/office.ts";
import { onHole, pressStrokes, saved } from "../testing/pad.ts";
import { demoPlayer, superAdmin } from "../testing/people.ts";
import { addressOf } from "../testing/places.ts";
import type { Visits } from "../testing/visits.ts";

const event = {
  name: "Single File Shield",
  course: "North Berwick Golf Club - West Links",
  places: 4,
  fee: "0.00",
  // Nothing changes an event by itself before it starts.
  starts: day(7),
};

/** An event in which Yuki plays, and the requests of her phone. */
const setUp = async (visits: Visits) => {
  const office = await visits.asDesktop({ as: superAdmin });
  await createEvent(office, event);
  const address = await addressOf(office, event.name);
  const phone = await visits.asPhone({ as: demoPlayer("Yuki") });
  const registered = await phone.request.post(`/api${address}/register`);
  expect(registered.ok()).toBe(true);
  // Changed data are fetched at once here, not within half a second.
  await phone.addInitScript(() => {
    Math.random = () => 0;
  });
  let asked: Array<string> = [];
  phone.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // Requests of the previous page do not count.
    if (request.isNavigationRequest()) asked = [];
    const isRead = request.method() === "GET" && !pathname.endsWith("/live");
    if (isRead && pathname.startsWith("/api/")) asked.push(pathname.replace(address, ""));
  });

  /** Changes the event, and waits until the page has fetched it. Then no request is in progress. */
  const changeEvent = async () => {
    const heard = phone.waitForResponse((response) => response.url().endsWith(address));
    const data = { description: `Played in single file, ${Math.random()}.` };
    expect((await office.request.put(`/api/admin${address}`, { data })).ok()).toBe(true);
    await heard;
  };
  return {
    phone,
    address,
    askedFor: async (open: () => Promise<unknown>) => {
      asked = [];
      await open();
      await onHole(phone, 1);
      await changeEvent();
      return asked.toSorted();
    },
  };
};

const page = ["/api", "/api/my-scorecards", "/api/user", "/api/user/registrations"];
/** The data that the change made outdated. */
const changed = "/api";
const holes = "/api/rounds/1/holes";

test("the pad asks for everything once, and for its holes only before there is a card", async ({
  visits,
}) => {
  const { phone, address, askedFor } = await setUp(visits);
  const pad = `${address}?tab=scorecard&round=1&hole=1`;
  const withoutCard = await askedFor(() => phone.goto(pad));
  // The event may have another course now.
  expect(withoutCard).toEqual([...page, holes, changed, holes].toSorted());

  await pressStrokes(phone, 4, 5);
  await saved(phone);
  expect(await askedFor(() => phone.goto(pad))).toEqual([...page, changed].toSorted());

  const byLinks = await askedFor(async () => {
    await phone.goto(`${address}?tab=scorecard`);
    await phone.getByRole("button", { name: "Enter Scores, round 1" }).click();
    await phone.getByRole("button", { name: "Hole 1", exact: true }).click();
  });
  expect(byLinks).toEqual([...page, "/api/verification-needed", changed].toSorted());
});
