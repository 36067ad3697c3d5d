import type { Page } from "playwright-core";
import { addressOf, demoEvents } from "../places.ts";
import { at, button, dialog, type Screen } from "./screen.ts";

const { active } = demoEvents;

const desk = async (page: Page, path: string) => {
  const first = await at(
    page,
    `/admin${await addressOf(page, active.name)}/${path}`,
    button(page, /^Actions: /),
  );
  await first.waitFor();
};

/** Chooses an action of the first row or group. */
const choose = async (page: Page, action: string) => {
  await button(page, /^Actions: /).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
};

const question = (path: string, action: string, title: RegExp): Screen => ({
  name: `${action}, ${path}`,
  show: async (page) => {
    await desk(page, path);
    await choose(page, action);
    return dialog(page, title);
  },
});

/** The questions of administrators, of which none is answered. */
export const questionScreens: ReadonlyArray<Screen> = [
  question("players", "Choose Tee", /^Tee of /),
  question("players", "Withdraw", /^Withdraw .*\?$/),
  question("players", "Disqualify", /^Disqualify .*\?$/),
  question("players", "Decline", /^Decline .*\?$/),
  question("players", "Remove", /^Remove .*\?$/),
  question("tee-sheet", "Delete", /^Delete .*\?$/),
];
