import type { Page } from "playwright-core";
import { pressRegister } from "../dialogs.ts";
import { goTo } from "../goTo.ts";
import { demoEvents, openDemo } from "../places.ts";
import { at, button, dialog, heading, type Screen } from "./screen.ts";

const { active, upcoming, private: invited } = demoEvents;

const register = async (page: Page, name: string) => {
  await goTo(page, "/events");
  await pressRegister(page, name);
  return dialog(page, "Event Registration");
};

const profileTab = (tab: string, fact: (page: Page) => ReturnType<Page["getByText"]>): Screen => ({
  name: `profile, ${tab}`,
  show: (page) => at(page, `/profile?tab=${tab}`, fact(page)),
});

const openCard = async (page: Page) => {
  await goTo(page, "/profile?tab=rounds");
  await button(page, /^View Card/).click();
  await page.getByText("Front Nine").waitFor();
  return dialog(page, /Golf Scorecard/);
};

const account = (page: Page) =>
  at(page, "/profile/account", page.getByText("This device", { exact: true }));

/** The player's own screens, outside of an event. */
export const playerScreens: ReadonlyArray<Screen> = [
  { name: "registration", show: (page) => register(page, upcoming.name) },
  {
    name: "registration for a private event",
    show: async (page) => {
      await register(page, invited.name);
      await button(page, "Enter Event ID").click();
      return page.getByLabel("Event ID");
    },
  },
  profileTab("overview", (page) => heading(page, "Match Play Record")),
  profileTab("awards", (page) => heading(page, "No Awards Yet")),
  profileTab("events", (page) => page.getByText(active.name).first()),
  profileTab("history", (page) => page.getByRole("table", { name: "Past events" })),
  profileTab("rounds", (page) => button(page, /^View Card/)),
  {
    name: "edit profile",
    show: async (page) => {
      await goTo(page, "/profile");
      await button(page, "Edit Profile").click();
      return dialog(page, "Edit Profile");
    },
  },
  {
    name: "another e-mail address",
    show: async (page) => {
      await goTo(page, "/profile");
      await button(page, "Edit Profile").click();
      await page.getByLabel("Email").fill("somebody@club.example");
      return page.getByText("another one needs your password");
    },
  },
  { name: "password and sessions", show: account },
  {
    name: "password with what is wrong",
    show: async (page) => {
      await (await account(page)).waitFor();
      await button(page, "Change Password").click();
      return page.getByText("Old password is required");
    },
  },
  { name: "scorecard", show: openCard },
  {
    name: "history of a scorecard",
    show: async (page) => {
      const card = await openCard(page);
      await card.getByRole("button", { name: "History" }).click();
      return heading(page, "History");
    },
  },
  {
    name: "an event of others",
    show: async (page) => {
      await openDemo(page, invited);
      return page.getByText("You can only view details for events you are registered for.");
    },
  },
];
