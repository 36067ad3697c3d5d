import { expect } from "vitest";
import { addressOf } from "../../contract/address.ts";
import { callsOfBoard } from "../../contract/board/firstCalls.ts";
import { callsOfEvent } from "../../contract/card/firstCalls.ts";
import { callsOfFrontPage } from "../../contract/event/firstCalls.ts";
import { type FirstCall, firstCall } from "../../contract/firstCalls.ts";
import { getUser } from "../../contract/person/session.ts";
import type { Browser } from "../../server/testing/browser.ts";
import { test } from "../../server/testing/club.ts";
import { notYetPlaced } from "../subjects/board/board/Board.css.ts";
import { drawPicture } from "./drawPicture.tsx";

/** As they stand in the page of this reader. */
const answersTo = async (reader: Browser, calls: ReadonlyArray<FirstCall>) => {
  const answers = calls.map(async ({ contract, asked }) => {
    const address = addressOf(contract, asked, asked);
    const response = await reader.get(address);
    const total = response.headers["x-total-count"];
    return [address, { total: Number(total ?? 0), body: response.json() }];
  });
  return Object.fromEntries(await Promise.all(answers));
};

/** What the policy of pages refuses, what only a browser may draw, and what would do nothing. */
const expectHonest = (picture: string) => {
  expect(picture).toMatch(/^<\w+ data-picture/u);
  expect(picture).not.toMatch(/ style=|<script|<style|<svg[^>]* data-drawing/u);
  expect(picture).toMatch(/<button disabled/u);
  expect(picture).not.toMatch(/<(button(?! value=)|input|select|textarea)(?! disabled)/u);
  // Only the browser knows its theme.
  for (const label of ["Daylight theme", "Dusk theme"]) expect(picture).toContain(label);
};

test("a board is drawn with its names, without heads that run into each other", async ({
  club,
}) => {
  const eventId = await club.newEvent({ name: "Ana's Cup", publicBoard: true });
  const ana = await club.newEntrant(eventId, { firstName: "Ana", lastName: "Silva" });
  const { shareCode } = (await ana.get(`/api/events/${eventId}`)).json();
  const answers = await answersTo(ana, callsOfBoard(shareCode));
  const draw = (own: object, hasSession: boolean) =>
    drawPicture(
      { path: `/follow/${shareCode}`, search: "", hasSession },
      JSON.stringify({ ...answers, ...own }),
    );

  const picture = draw({ [getUser.path]: { body: null } }, false) ?? "";
  expectHonest(picture);
  for (const text of ["Ana&#x27;s Cup", "Ana Silva", "Sign In"]) expect(picture).toContain(text);
  expect(picture).toContain(`class="${notYetPlaced}"`);
  // For a player the board is drawn without the session.
  expect(draw({}, true)).not.toContain("Sign In");
});

test("the front page is drawn with its events, and Today for its player", async ({ club }) => {
  const eventId = await club.newEvent({ name: "Featherweight Cup" });
  const ana = await club.newEntrant(eventId);
  const draw = async (calls: ReadonlyArray<FirstCall>, hasSession: boolean, own: object = {}) => {
    const answers = { ...(await answersTo(ana, calls)), ...own };
    const picture =
      drawPicture({ path: "/", search: "", hasSession }, JSON.stringify(answers)) ?? "";
    expectHonest(picture);
    return picture;
  };
  const asker = { search: new URLSearchParams() };

  const nobody = { [getUser.path]: { body: null } };
  const visitors = await draw(callsOfFrontPage({ ...asker, hasSession: false }), false, nobody);
  for (const text of ["Where golf gets", "Featherweight Cup", "Open an Account"]) {
    expect(visitors).toContain(text);
  }
  expect(visitors).not.toContain(`id="today"`);

  const own = [firstCall(getUser, {}), ...callsOfFrontPage({ ...asker, hasSession: true })];
  const players = await draw(own, true);
  for (const text of [`id="today"`, "Featherweight Cup", "My Profile"]) {
    expect(players).toContain(text);
  }
});

test("the pad is drawn at its next hole, whose keys keep what is tapped", async ({ club }) => {
  const eventId = await club.newEvent({ name: "Featherweight Cup" });
  const ana = await club.newEntrant(eventId);
  const draw = async (place: string) => {
    const asker = { hasSession: true, search: new URLSearchParams(place) };
    const calls = [firstCall(getUser, {}), ...callsOfEvent(eventId, asker)];
    const answers = JSON.stringify(await answersTo(ana, calls));
    return drawPicture({ path: `/events/${eventId}`, search: place, hasSession: true }, answers);
  };
  expect(await draw("round=1")).toContain(`data-hole="1" aria-label="Strokes on hole 1,`);
  await ana.send("POST", `/api/events/${eventId}/my-scores`, {
    roundNumber: 1,
    holeScores: [{ holeNumber: 1, strokes: 5 }],
  });

  const picture = (await draw("tab=scorecard&round=1")) ?? "";
  expectHonest(picture);
  for (const text of ["Featherweight Cup", "Round 1"]) expect(picture).toContain(text);
  expect(picture).toContain(`data-waits-as="golf.waitingScores.${ana.id}.${eventId}.`);
  expect(picture).toContain(`data-hole="2" aria-label="Strokes on hole 2,`);
  expect(picture.match(/<button value=/gu)).toHaveLength(9);
  // Only the device knows whether anything waits to be saved.
  expect(picture).not.toContain("Saved");

  for (const other of ["round=1&view=card", "tab=scorecard"]) expect(await draw(other)).toBe(null);
});

test("other pages have no picture", () => {
  expect(drawPicture({ path: "/events", search: "", hasSession: false }, "{}")).toBe(null);
});
