import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RoundNumber, TeamId } from "../../../../../domain/shared/values.ts";
import { sheetOf } from "../sheet.ts";
import { golfGroup, player } from "../testing.ts";
import { cardsToPrint, type PrintFacts } from "./cards.ts";
import { facts, holes, sheet, white } from "./examples.ts";
import { groupsToPrint, roundOnPaper } from "./lines.ts";
import { ScorecardsPrint } from "./PrintedRound.tsx";
import { StartersList } from "./StartersList.tsx";
import { TeeSheetPrint } from "./TeeSheetPrint.tsx";

/** The text of each row, an empty box as "_". */
const rowsOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .split("<tr")
    .slice(1)
    .map((row) => (row.split("</tr>")[0] ?? "").replace(/^[^>]*>/, ""))
    .map((row) => row.replaceAll(/<td[^>]*><\/td>/g, "_ ").replaceAll(/<[^>]*>/g, " "))
    .map((row) => row.replaceAll(/\s+/g, " ").trim());

const headOf = (element: ReactElement) =>
  /<header>(.*?)<\/header>/
    .exec(renderToStaticMarkup(element))?.[1]
    ?.replaceAll(/<[^>]*>/g, "|")
    .split("|")
    .filter(Boolean);

const event = {
  ...{ name: "Autumn Medal", numberOfRounds: 2, course: null, location: "Elie" },
  ...{ startDate: null, endDate: null, scoring: "gross" as const },
};

const yardsByTee = [{ teeId: white.id, yards: holes.map(({ holeNumber }) => 300 + holeNumber) }];
const measured = { ...facts, ahead: { ...facts.ahead, yardsByTee } };

const cardOf = (of: PrintFacts, scoring: "gross" | "stableford" = "gross") => {
  const cards = cardsToPrint(sheet, of).slice(0, 1);
  const round = roundOnPaper({ ...event, scoring }, 1, sheet.groups);
  return <ScorecardsPrint cards={cards} round={round} />;
};

test("a card says whose it is, of which round, from where and when", () => {
  expect(headOf(cardOf(facts))).toEqual([
    "Player 10",
    "Playing handicap 10",
    "Autumn Medal · Round 1 · June 6, 2026",
    "Elie · White tee · Group 1 · 08:00",
  ]);
});

test("a card has yards, par, index and strokes, room for marker and player, and sums", () => {
  const rows = rowsOf(cardOf(measured));
  expect(rows[0]).toBe("Marker Hole Yards Par Stroke index Strokes received Score");
  expect([rows[1], rows[9], rows[10]]).toEqual([
    "_ 1 301 4 1 • _",
    "_ 9 309 4 9 • _",
    "_ OUT 2745 36 _ _ _",
  ]);
  expect(rows.slice(-3)).toEqual([
    "_ 18 318 4 18 _ _",
    "_ IN 2826 36 _ _ _",
    "_ TOTAL 5571 72 _ _ _",
  ]);
});

test("without yards their column is left out, and where points decide there is one for them", () => {
  const rows = rowsOf(cardOf(facts, "stableford"));
  expect([rows[0], rows[1]]).toEqual([
    "Marker Hole Par Stroke index Strokes received Score Points",
    "_ 1 4 1 • _ _",
  ]);
});

test("nine holes have one total", () => {
  const nine = { ...facts, ahead: { ...facts.ahead, holes: holes.slice(0, 9) } };
  const sums = rowsOf(cardOf(nine)).filter((row) => /OUT|IN|TOTAL/.test(row));
  expect(sums).toEqual(["_ TOTAL 36 _ _ _"]);
});

const groupsOf = (of: PrintFacts, ...drawn: ReadonlyArray<ReturnType<typeof golfGroup>>) =>
  groupsToPrint(sheetOf(drawn, [], RoundNumber.make(1)), of);

test("a starter ticks everybody, beside the time, the hole and the group of all of them", () => {
  const groups = groupsOf(facts, golfGroup(1, [10, 12]), golfGroup(2, [3], { startHole: 10 }));
  expect(rowsOf(<StartersList groups={groups} />)).toEqual([
    "Time Hole Group Player Playing handicap Tee Here",
    "08:00 1 Group 1 Player 10 10 White",
    "Player 12 12 White",
    "08:00 10 Group 2 Player 3 3 White",
  ]);
});

test("a tee sheet has as many places as its largest group, and tells one tee once", () => {
  const groups = groupsOf(facts, golfGroup(1, [10, 12]), golfGroup(2, [3]));
  const printed = <TeeSheetPrint groups={groups} hasSides={false} />;
  expect(rowsOf(printed)).toEqual([
    "Time Group Player 1 Player 2",
    "08:00 Group 1 Player 10 (10) Player 12 (12)",
    "08:00 Group 2 Player 3 (3) _",
  ]);
  expect(renderToStaticMarkup(printed)).toContain(
    "In brackets the playing handicap from the White tee",
  );
});

test("a side with one ball stands in one place, with its members below", () => {
  const aces = {
    ...{ id: TeamId.make(white.id), name: "Aces", members: "Player 10, Player 12" },
    playerIds: [player(10).id, player(12).id],
  };
  const groups = groupsOf({ ...facts, sides: [aces] }, golfGroup(1, [10, 12]));
  expect(rowsOf(<TeeSheetPrint groups={groups} hasSides />)).toEqual([
    "Time Group Side 1",
    "08:00 Group 1 Aces (5) Player 10, Player 12",
  ]);
});
