import type { Page } from "playwright-core";
import { demoEvents, openDemo } from "../places.ts";
import { button, dialog, heading, type Screen } from "./screen.ts";

const { active } = demoEvents;

const inEvent = (
  name: string,
  rest: string,
  fact: (page: Page) => ReturnType<Page["getByText"]>,
): Screen => ({
  name,
  show: async (page) => {
    await openDemo(page, active, rest);
    return fact(page);
  },
});

/** Opens something on a screen, and returns what has opened. */
const then = (
  { show }: Screen,
  name: string,
  opener: string | RegExp,
  fact: (page: Page) => ReturnType<Page["getByText"]>,
): Screen => ({
  name,
  show: async (page) => {
    await (await show(page)).waitFor();
    await button(page, opener).click();
    return fact(page);
  },
});

const keys = (page: Page) => page.getByRole("group", { name: /^Strokes on hole/ });
const pad = inEvent("score entry", "?tab=scorecard&round=2&hole=3", keys);
const board = inEvent("leaderboard", "?tab=leaderboard", (page) =>
  button(page, /scorecard of .*, round 1/),
);
const games = inEvent("side games", "?tab=skins", (page) => button(page, /^Results: /));
const pending = inEvent("verification pending", "?tab=scorecard", (page) =>
  page.getByRole("tab", { name: /^Verification Pending/ }),
);

/** The screens of an event, for one of its players. */
export const eventScreens: ReadonlyArray<Screen> = [
  inEvent("event", "", (page) => page.getByRole("button", { name: /Scores →/ }).first()),
  inEvent("my scorecard", "?tab=scorecard", (page) => button(page, /^Enter Scores/)),
  {
    name: "verification",
    show: async (page) => {
      await (await pending.show(page)).click();
      await button(page, /^Sign, /).click();
      return dialog(page, "Sign Scorecard");
    },
  },
  board,
  then(board, "card from the leaderboard", /scorecard of .*, round 1/, (page) =>
    page.getByText("Front Nine"),
  ),
  games,
  then(games, "results of a side game", "Results: Skins", (page) => heading(page, "Winnings")),
  {
    name: "who owes whom",
    show: async (page) => {
      await (await games.show(page)).waitFor();
      await page.getByRole("tab", { name: "Who owes whom" }).click();
      return heading(page, "Balances");
    },
  },
  inEvent("schedule", "?tab=schedule", (page) => heading(page, "Round 2")),
  pad,
  then(pad, "more strokes", /^More/, (page) => page.getByRole("group", { name: "More strokes" })),
  then(pad, "notes", /^Notes/, (page) => dialog(page, /^Notes on hole/)),
  then(pad, "whole card", "Whole card", (page) => heading(page, "My card")),
  inEvent("participants", "/participants", (page) => button(page, /Stats →/)),
  then(
    inEvent("participants", "/participants", (page) => button(page, /Stats →/)),
    "participant turned over",
    /Stats →/,
    (page) => page.getByText("Shirt size").first(),
  ),
  inEvent("television", "/tv", (page) => page.getByRole("table")),
];
