import type { Page } from "playwright-core";
import { inALine } from "../sideGames.ts";
import type { Caller } from "../visits.ts";
import type { Told } from "./rainedOffField.ts";

/** A line of the board: place, name and cells as this page shows them. */
export interface Line {
  readonly place: string;
  readonly isPlayedOff: boolean;
  readonly name: string;
  /** Total, thru, round, both rounds and strokes. */
  readonly cells: ReadonlyArray<string>;
}

const nameIn = (text: string) => /Storm Marram \d\d/.exec(text)?.[0] ?? text;

/** The lines of the board on the page that have ink, best first. */
export const boardOn = async (page: Page): Promise<ReadonlyArray<Line>> => {
  const rows = page.getByRole("table", { name: /^Leaderboard/ }).locator("tbody > tr");
  const read = await rows.evaluateAll((all) =>
    all
      .filter((row) => row.getBoundingClientRect().height > 8)
      .map((row) => [...row.children].map((cell) => [cell.tagName, cell.textContent ?? ""])),
  );
  return read.map((cells) => {
    const texts = inALine(cells.map(([, text = ""]) => text));
    const head = cells.findIndex(([tag]) => tag === "TH");
    return {
      place: /^(?:T?\d+|[A-Z]{2}|-)/.exec(texts[0] ?? "")?.[0] ?? "",
      isPlayedOff: texts.some((text) => text.includes("after a play-off")),
      name: nameIn(texts[head] ?? ""),
      cells: texts.slice(head + 1),
    };
  });
};

/** The lines of the file. */
export const boardInFile = async ({ request }: Caller, id: string) => {
  const file = await (await request.get(`/api/events/${id}/leaderboard.csv`)).text();
  const [, ...lines] = file.trim().split("\r\n");
  return lines.map((line): Line => {
    const [place = "", name = "", ...cells] = line.split(",");
    const isPlayedOff = place.endsWith(" P.O.");
    return { place: place.replace(" P.O.", ""), isPlayedOff, name, cells };
  });
};

/** What the lines say of each player. */
export const toldIn = (lines: ReadonlyArray<Line>): Readonly<Record<string, Told>> =>
  Object.fromEntries(
    lines.map(({ place, isPlayedOff, name, cells: [total = "", _thru, _round, net = ""] }) => {
      const told = /\d/.test(place) ? { total, net } : { total: null, net: null };
      return [name, { place, isPlayedOff, ...told }];
    }),
  );

/** The figures of an event on the player's home page. */
export const todayOn = async (page: Page, event: string) => {
  const article = page.getByRole("article").filter({ hasText: event });
  await article.first().waitFor();
  return inALine(await article.first().locator("dl > div").allInnerTexts());
};

/** The places after each round, as the profile has them. */
export const placesInProfile = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.goto("/profile");
  await page.getByRole("tab", { name: "Rounds" }).click();
  await page.getByRole("button", { name: "Show Statistics" }).click();
  const table = page.getByRole("table", { name: "Place after Each Round" });
  await table.waitFor();
  return inALine(await table.locator("tbody > tr").allInnerTexts());
};

/** Everybody whom the text about the result names, in this order. */
export const namesInSummary = async (page: Page, address: string) => {
  await page.goto(address);
  const heading = page.getByRole("heading", { name: "Summary", exact: true });
  const told = page.locator("section").filter({ has: heading });
  await told.getByText("Storm Marram").first().waitFor();
  await told.getByText("Out of date").waitFor({ state: "hidden" });
  return [...new Set((await told.innerText()).match(/Storm Marram \d\d/gu))];
};
