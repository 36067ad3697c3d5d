import type { Page } from "playwright-core";
import { goTo } from "../goTo.ts";
import { demoEvents, openDemo } from "../places.ts";
import { at, button, dialog, heading, type Screen } from "./screen.ts";

const anEvent = (page: Page) => page.getByRole("article").first();

/** The screens for everybody. */
export const visitorScreens: ReadonlyArray<Screen> = [
  { name: "landing page", show: (page) => at(page, "/", anEvent(page)) },
  {
    name: "menu",
    show: async (page) => {
      await at(page, "/", anEvent(page));
      await button(page, "Menu").click();
      return dialog(page, "Menu");
    },
  },
  { name: "events", show: (page) => at(page, "/events", anEvent(page)) },
  { name: "about", show: (page) => at(page, "/about", heading(page, "Mission")) },
  {
    name: "stroke play demo with a card",
    show: async (page) => {
      await goTo(page, "/stroke-play-demo");
      await button(page, "67, scorecard of Ines Calder, round 1").click();
      return dialog(page, "Ines Calder");
    },
  },
  {
    name: "stableford demo",
    show: (page) => at(page, "/stableford-demo", heading(page, "Heathland Stableford")),
  },
  {
    name: "ryder cup demo",
    show: (page) => at(page, "/ryder-cup-demo", heading(page, "Saltmarsh Cup")),
  },
  { name: "login", show: (page) => at(page, "/auth?tab=login", button(page, "Sign In")) },
  {
    name: "login with what is wrong",
    show: async (page) => {
      await goTo(page, "/auth?tab=login");
      await button(page, "Forgot password?").click();
      await button(page, "Sign In").click();
      return page.getByText("Password is required");
    },
  },
  {
    name: "registration with what is wrong",
    show: async (page) => {
      await goTo(page, "/auth?tab=register");
      await button(page, "Create Account").click();
      return page.getByText("First name is required");
    },
  },
  { name: "admin login", show: (page) => at(page, "/admin", heading(page, "Admin Portal")) },
  {
    name: "an event for players",
    show: async (page) => {
      await openDemo(page, demoEvents.active);
      return page.getByText("only accessible through your player profile");
    },
  },
  { name: "unknown page", show: (page) => at(page, "/nowhere", heading(page, "404")) },
];
