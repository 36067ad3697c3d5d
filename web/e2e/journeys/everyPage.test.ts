import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { range } from "../../../domain/golf/range.ts";
import { eventByCall, send } from "../testing/eventByCall.ts";
import { test } from "../testing/journey.ts";
import { openTool } from "../testing/office.ts";
import { partner, player, superAdmin } from "../testing/people.ts";
import { addressOf, demoEvents, openDemo } from "../testing/places.ts";

const { active } = demoEvents;

test("buttons that lead somewhere lead back as well", async ({ visits }) => {
  const phone = await visits.asPhone({ as: partner, worksOffline: true });
  await openDemo(phone, active, "?tab=scorecard&round=2&hole=3");
  await phone.getByRole("button", { name: "Close" }).click();
  await phone.getByRole("tab", { name: "My Scorecard", selected: true }).waitFor();
  await phone.getByRole("link", { name: "Back to Events" }).click();
  await phone.getByRole("heading", { name: "Tournament Events" }).waitFor();
  await phone.goto("/");
  await phone.getByRole("button", { name: "Menu" }).click();
  await phone.getByRole("button", { name: "Sign Out" }).click();
  await phone.getByRole("link", { name: "Open an Account" }).click();
  await phone.getByRole("link", { name: "Back to Home" }).click();
  await phone.getByRole("heading", { name: /Where golf gets wicked/ }).waitFor();

  const office = await visits.asDesktop({ as: superAdmin });
  await openTool(office, "Scoring", active.name);
  await office.getByRole("link", { name: "Back to Events" }).click();
  await office.getByRole("table", { name: "Events" }).waitFor();
  await office.getByRole("button", { name: "Back to Modules" }).click();
  await office.getByRole("link", { name: /Course Management/ }).waitFor();
  await office.getByRole("button", { name: "Logout" }).click();
  await office.getByRole("heading", { name: "Admin Portal" }).waitFor();
  await office.waitForURL(({ pathname }) => pathname === "/admin");
});

test("addresses without an event, and pages for others, lead on", async ({ visits }) => {
  const visitor = await visits.asPhone({ refused: ["401 /api/events/:id", "404 /under/par"] });
  for (const address of ["/events/", "/events//participants"]) {
    await visitor.goto(address);
    await visitor.getByRole("heading", { name: "Tournament Events" }).waitFor();
  }
  await visitor.goto("/profile");
  await visitor.waitForURL("**/auth*");
  await visitor.goto("/admin/dashboard");
  await visitor.waitForURL("**/admin");
  await openDemo(visitor, active);
  await visitor.getByText("only accessible through your player profile").waitFor();
  await visitor.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await visitor.getByRole("tab", { name: "Login", selected: true }).waitFor();
  expect((await visitor.goto("/under/par"))?.status()).toBe(404);
  expect(await visitor.getByRole("heading", { level: 1 }).textContent()).toBe("404 Page Not Found");
});

const worn = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset["theme"],
    bar: document.querySelector<HTMLMetaElement>("meta[name='theme-color']")?.content,
    sign: document.querySelector<HTMLLinkElement>("link[rel='apple-touch-icon']")?.href,
  }));

test("a switched theme reaches the browser's bar and the sign for a home screen, and stays", async ({
  visits,
}) => {
  const page = await visits.asPhone({ theme: "dark" });
  await page.goto("/");
  const { origin } = new URL(page.url());
  const dark = { theme: "dark", bar: "rgb(7, 20, 14)", sign: `${origin}/mark-180-dark.png` };
  const light = { theme: "light", bar: "rgb(238, 241, 227)", sign: `${origin}/mark-180-light.png` };
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect
    .poll(() => worn(page), { message: "the theme of the page, the bar and the sign" })
    .toEqual(dark);

  await page.getByRole("button", { name: "Daylight theme" }).click();
  await expect
    .poll(() => worn(page), { message: "the theme of the page, the bar and the sign" })
    .toEqual(light);
  expect((await page.request.get(light.sign)).headers()["content-type"]).toBe("image/png");
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect
    .poll(() => worn(page), { message: "the theme of the page, the bar and the sign" })
    .toEqual(light);
});

/** A fiftieth: what moves by less is hardly seen. A tenth is what browsers still call good. */
const HARDLY_SEEN = 0.02;

/** In milliseconds. Later, pages show what is known, even if it moves when the rest comes. */
const PLACEHOLDER_TIME = 2000;

/** How far what is read was pushed away while the page came, as browsers count it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    (until) =>
      new Promise<number>((resolve) => {
        // Browsers report what was seen before at once, but only if there was anything.
        const seen = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as ReadonlyArray<PerformanceEntry & { value?: number }>;
          const early = shifts.filter(({ startTime }) => startTime < until);
          resolve(early.reduce((sum, { value = 0 }) => sum + value, 0));
        });
        seen.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
    PLACEHOLDER_TIME,
  );

interface Screen {
  readonly at: string;
  /** What is there once the page has come. */
  readonly end: Locator;
}

const jumpsOn = async (page: Page, screens: ReadonlyArray<Screen>) => {
  const jumps: Array<string> = [];
  for (const { at, end } of screens) {
    await page.goto(at);
    await end.waitFor();
    const shift = await shiftOf(page);
    if (shift > HARDLY_SEEN) jumps.push(`${at}: ${shift}`);
  }
  return jumps;
};

test("nothing jumps on a phone while a page of a player comes", async ({ visits }) => {
  const phone = await visits.asPhone({ as: player });
  const event = await addressOf(phone, demoEvents.active.name);
  // On the board of a running event, other stories move the players.
  const past = await addressOf(phone, demoEvents.completed.name);
  const screens = [
    { at: "/", end: phone.getByRole("heading", { name: "Today" }) },
    { at: past, end: phone.getByRole("link", { name: /^Player stats/ }) },
    { at: `${past}?tab=leaderboard`, end: phone.getByRole("table").first() },
    { at: `${event}?tab=skins`, end: phone.getByText("Show results").first() },
    { at: `${event}/participants`, end: phone.getByRole("contentinfo") },
    { at: "/profile", end: phone.getByText("Total Rounds") },
  ];
  expect(await jumpsOn(phone, screens)).toEqual([]);
});

test("nothing jumps on a desktop while a page of the office comes", async ({ visits }) => {
  const office = await visits.asDesktop({ as: superAdmin });
  // On the desk of a running event, other stories move the players.
  const event = await addressOf(office, demoEvents.completed.name);
  const desk = `/admin${event}`;
  // A day with many events, which comes later than the rest of the dashboard.
  await office.route("**/api/admin/today", async (route) => {
    const answer = await route.fetch();
    const { events, ...rest } = await answer.json();
    const many = range(1, 8).map(() => ({ ...events[0], id: randomUUID() }));
    await office.getByRole("heading", { name: "Today" }).waitFor();
    await route.fulfill({ json: { ...rest, events: many } });
  });
  const firstRow = office.getByRole("row").nth(1);
  const screens = [
    { at: "/admin/dashboard", end: office.getByRole("article").nth(7) },
    { at: "/admin/dashboard?module=events", end: firstRow },
    { at: "/admin/dashboard?module=courses", end: firstRow },
    { at: "/admin/dashboard?module=users", end: firstRow },
    { at: `${desk}/players`, end: firstRow },
    { at: `${desk}/tee-sheet`, end: office.getByRole("article").first() },
    { at: `${desk}/teams`, end: office.getByLabel("Pair name") },
    { at: `${desk}/scores`, end: firstRow },
    { at: `${desk}/verify`, end: office.getByRole("heading", { name: /^Verified/ }) },
    { at: `${desk}/side-games`, end: office.getByRole("button", { name: "Create Side Game" }) },
    { at: `${desk}/settings`, end: office.getByLabel("Location") },
  ];
  expect(await jumpsOn(office, screens)).toEqual([]);
});

test("nothing jumps for a player whose day is free", async ({ visits }) => {
  const phone = await visits.asPhone();
  const account = {
    email: "ida.stillwater@club.example",
    password: "long-and-straight",
    firstName: "Ida",
    lastName: "Stillwater",
    phone: "+44 20 7946 0355",
    shirtSize: "M",
  };
  expect((await phone.request.post("/api/register", { data: account })).status()).toBe(201);
  const screens = [
    { at: "/", end: phone.getByRole("heading", { name: /Where golf gets wicked/ }) },
    { at: "/profile", end: phone.getByText("Total Rounds") },
    // By now the device knows that nothing is on today.
    { at: "/", end: phone.getByRole("link", { name: "My Profile" }) },
  ];
  expect(await jumpsOn(phone, screens)).toEqual([]);
});

test("what is known is shown, though an answer stays away that decides where it stands", async ({
  visits,
}) => {
  const phone = await visits.asPhone({ as: player });
  const event = await addressOf(phone, demoEvents.active.name);
  await phone.route(/\/summary$/, () => {});
  await phone.goto(event);
  await phone.getByRole("heading", { name: "Event Information" }).waitFor();
  await phone.getByRole("link", { name: /^Player stats/ }).waitFor();
});

test("more live events than a browser opens connections leave some for everything else", async ({
  visits,
}) => {
  const openEvent = (name: string) => eventByCall(visits, name, { status: "active" });
  const first = await openEvent("Seven at Once, 1");
  const as = await first.newPlayer("Seva");
  for (const number of range(2, 7)) {
    const { id } = await openEvent(`Seven at Once, ${number}`);
    await send(as, `/api/events/${id}/register`);
  }
  const phone = await visits.asPhone({ as });
  await phone.goto("/");
  const cards = phone.getByRole("region", { name: "Today" }).getByRole("article");
  await expect.poll(() => cards.count(), { message: "a card of each event" }).toBe(7);
  await phone.getByText("Live", { exact: true }).first().waitFor();
  await cards.last().getByRole("link", { name: "Leaderboard" }).click();
  await phone.getByRole("heading", { level: 1, name: /^Seven at Once/ }).waitFor();
});
