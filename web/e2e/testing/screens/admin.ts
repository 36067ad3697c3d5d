import type { Locator, Page } from "playwright-core";
import { addressOf, demoEvents } from "../places.ts";
import { questionScreens } from "./questions.ts";
import { at, button, dialog, type Screen } from "./screen.ts";

const { active } = demoEvents;
const aCourse = "North Berwick Golf Club - West Links";

const events = (page: Page) =>
  at(page, "/admin/dashboard?module=events", page.getByRole("table", { name: "Events" }));

/** A tool of a row; on phones the tools are in a menu. */
const openTool = async (page: Page, label: string, about: string) => {
  const menu = button(page, `Actions: ${about}`);
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("menuitem", { name: label }).click();
  } else {
    await button(page, `${label}: ${about}`).click();
  }
};

const panel = async (page: Page, label: string) => {
  await (await events(page)).waitFor();
  await openTool(page, label, active.name);
};

/** Of the first user, because other stories bring hundreds. */
const tabOfUser = (name: string, fact: (page: Page) => Locator): Screen => ({
  name: `${name} of a user`,
  show: async (page) => {
    const users = page.getByRole("table", { name: "Users" });
    await (await at(page, "/admin/dashboard?module=users", users)).waitFor();
    await button(page, /^Edit User: |^Actions: /).click();
    const edit = page.getByRole("menuitem", { name: "Edit User" });
    if (await edit.isVisible()) await edit.click();
    await page.getByRole("tab", { name }).click();
    return fact(page);
  },
});

const courses = (page: Page) =>
  at(page, "/admin/dashboard?module=courses", page.getByRole("table", { name: "Courses" }));

const courseTool = (label: string, fact: (page: Page) => Locator): Screen => ({
  name: label,
  show: async (page) => {
    await (await courses(page)).waitFor();
    await openTool(page, label, aCourse);
    return fact(page);
  },
});

const scoring = async (page: Page) => {
  await panel(page, "Scoring");
  return button(page, /^Putts, penalties and notes: /);
};

const tab = async (page: Page, name: RegExp) => {
  await (await scoring(page)).waitFor();
  await page.getByRole("tab", { name }).click();
};

const part = (name: string, path: string, fact: (page: Page) => Locator): Screen => ({
  name,
  show: async (page) => at(page, `/admin${await addressOf(page, active.name)}/${path}`, fact(page)),
});

const verification = async (page: Page) => {
  await (await scoring(page)).waitFor();
  await page.getByRole("link", { name: /^Verify/ }).click();
};

/** The screens around the events. */
export const portalScreens: ReadonlyArray<Screen> = [
  {
    name: "dashboard",
    show: (page) =>
      at(page, "/admin/dashboard", page.getByRole("link", { name: "Event Management" })),
  },
  {
    name: "password and sessions",
    show: (page) => at(page, "/admin/account", page.getByText("This device", { exact: true })),
  },
  { name: "events table", show: events },
  {
    name: "users table",
    show: (page) =>
      at(page, "/admin/dashboard?module=users", page.getByRole("table", { name: "Users" })),
  },
  {
    name: "add user",
    show: (page) =>
      at(page, "/admin/dashboard?module=users&panel=add", button(page, "Create User")),
  },
  {
    name: "import members",
    show: (page) =>
      at(page, "/admin/dashboard?module=users&panel=import", button(page, "Choose File")),
  },
  tabOfUser("Profile", (page) => page.getByLabel("First Name")),
  tabOfUser("Security", (page) => page.getByLabel("New Password", { exact: true })),
  tabOfUser("Events", (page) => page.getByRole("dialog").getByText("Registered").first()),
  {
    name: "create event",
    show: async (page) => {
      await (await events(page)).waitFor();
      await button(page, "Create Event").click();
      return page.getByLabel("Name", { exact: true });
    },
  },
  { name: "courses", show: courses },
  {
    name: "add course",
    show: async (page) => {
      await (await courses(page)).waitFor();
      await button(page, "Add Course").click();
      await page.getByRole("tab", { name: "Manual Entry" }).click();
      return page.getByLabel("Course name");
    },
  },
  courseTool("Edit Course", (page) => page.getByLabel("Course name")),
  courseTool("Edit Scorecard", (page) => page.getByRole("row", { name: /^TOTAL/ })),
  courseTool("Archive Course", (page) => dialog(page, "Archive Course")),
];

/** The screens of one event, with their questions. */
export const deskScreens: ReadonlyArray<Screen> = [
  part("messages", "messages", (page) => page.getByText("As it arrives")),
  {
    name: "add a player to an event",
    show: async (page) => {
      await panel(page, "Participants");
      await button(page, "Add Player").click();
      return button(page, "New Player");
    },
  },
  {
    name: "event settings",
    show: async (page) => {
      await panel(page, "Event Settings");
      return page.getByLabel("Name", { exact: true });
    },
  },
  {
    name: "participants of an event",
    show: async (page) => {
      await panel(page, "Participants");
      return page.getByRole("table", { name: "Participants" });
    },
  },
  { name: "scoring", show: scoring },
  {
    name: "enter scores",
    show: async (page) => {
      await (await scoring(page)).click();
      return page.getByLabel("Hole 18 strokes");
    },
  },
  {
    name: "verification queue",
    show: async (page) => {
      await verification(page);
      return button(page, /^Verify: /);
    },
  },
  {
    name: "reject",
    show: async (page) => {
      await verification(page);
      await button(page, /^Reject: /).click();
      return dialog(page, "Reject Scorecard");
    },
  },
  {
    name: "live leaderboard",
    show: async (page) => {
      await tab(page, /^Live Leaderboard/);
      return button(page, /scorecard of .*, round 1/);
    },
  },
  {
    name: "overview of the scores",
    show: async (page) => {
      await tab(page, /^Overview/);
      return page.getByRole("table", { name: "Scores by player and round" });
    },
  },
  part("tee sheet", "tee-sheet", (page) => button(page, "Add Group")),
  part("matches", "teams?view=matches", (page) => button(page, "Save Match")),
  part("side games", "side-games", (page) => page.getByRole("heading", { name: "Sins & Skins" })),
  part("printed scorecards", "print/scorecards", (page) => page.getByRole("article").first()),
  ...questionScreens,
];
