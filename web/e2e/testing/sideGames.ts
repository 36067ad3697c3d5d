import type { Page } from "playwright-core";
import { idOf, newcomerIn } from "./newcomer.ts";
import { day } from "./office.ts";
import { superAdmin } from "./people.ts";
import { newEvent, send } from "./teeParty.ts";
import type { Visits } from "./visits.ts";

type Sent = Readonly<Record<string, unknown>>;

/** Creates an event on a course of the demo, without the screens. Other fields may be given. */
export const anEventOf = async (visits: Visits, name: string, other: Sent = {}) => {
  const office = await visits.asDesktop({ as: superAdmin });
  const event = await newEvent(office, name, {
    startDate: day(),
    registrationDeadline: day(),
    ...other,
  });
  const eventId: string = event.id;
  return {
    address: `/events/${eventId}`,
    office,
    newGame: (fields: Sent) =>
      send(office, `/api/events/${eventId}/side-games`, {
        gameFormat: "individual",
        roundNumbers: [1],
        ...fields,
      }),
    /** A new player with a place in the event, on another phone. */
    newcomer: (firstName: string, refused: ReadonlyArray<string> = [], handicap?: string) =>
      newcomerIn(visits, eventId, { firstName, refused, ...(handicap ? { handicap } : {}) }),
    /** The office takes a player out of the event. */
    remove: async (phone: Page) => {
      await send(office, `/api/admin/events/${eventId}/participants`, {
        playerIds: [await idOf(phone)],
        action: "remove",
      });
    },
    /** Strokes of the first holes. */
    play: (phone: Page, ...strokes: ReadonlyArray<number>) =>
      send(phone, `/api/events/${eventId}/my-scores`, {
        roundNumber: 1,
        holeScores: strokes.map((each, index) => ({ holeNumber: index + 1, strokes: each })),
      }),
  };
};

/** One of the games on the page, by its name. */
export const gameOn = (page: Page, name: string) =>
  page.getByRole("article", { name, exact: true });

/** The rows of a list of a game, such as its winnings. */
export const rowsOf = async (page: Page, game: string, list: string) => {
  const panel = gameOn(page, game).locator("section", {
    has: page.getByText(list, { exact: true }),
  });
  return inALine(await panel.getByRole("listitem").allInnerTexts());
};

export const inALine = (texts: ReadonlyArray<string>) =>
  texts.map((text) => text.replace(/\s+/g, " ").trim());

/** Opens the form to join a game. */
export const openJoin = async (page: Page, name: string) => {
  await page.getByRole("button", { name: `Join ${name}` }).click();
  return page.getByRole("dialog", { name: `Join ${name}` });
};

/** Joins a game that needs no further choices. */
export const joinOn = async (page: Page, name: string): Promise<void> => {
  const form = await openJoin(page, name);
  await form.getByRole("button", { name: "Join" }).click();
};
