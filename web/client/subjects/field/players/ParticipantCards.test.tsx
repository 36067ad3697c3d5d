import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ana } from "../../../../../domain/scorecard/examples.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import type { Participant } from "../../../../contract/field/participants.ts";
import { ScoringHistoryBack, StatisticsBack } from "./ParticipantCards.tsx";

const newcomer: Participant = {
  id: ana,
  firstName: "Ana",
  lastName: "Ace",
  handicap: null,
  profileImage: null,
  shirtSize: null,
  scoringAverages: {
    par3Average: null,
    par4Average: 4.25,
    par5Average: null,
    allTimeAverage: 80,
    totalRounds: 0,
    totalHoles: 0,
  },
  playerStatus: "playing",
};

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("the back tells averages with one decimal, and what is missing as the documents say", () => {
  expect(textOf(renderToStaticMarkup(<StatisticsBack participant={newcomer} />))).toBe(
    "Ana Ace Par 3 N/A Par 4 4.3 Par 5 N/A Overall 80.0 Rounds 0 Holes 0 Shirt size N/A Handicap 0.0",
  );
});

const card = (roundNumber: number) =>
  ({
    id: `card ${roundNumber}`,
    roundNumber,
    roundDate: "2026-06-13T12:00:00.000Z",
    totalGrossScore: 80 + roundNumber,
    totalAdjustedScore: 72,
    totalStablefordPoints: 36,
  }) as unknown as Scorecard;

test("the scoring history lists the rounds in order", () => {
  const markup = renderToStaticMarkup(
    <ScoringHistoryBack participant={newcomer} rounds={[card(2), card(1)]} />,
  );
  expect(textOf(markup)).toBe(
    "Ana Ace Round Date Gross Net Points 1 Jun 13, 2026 81 72 36 2 Jun 13, 2026 82 72 36",
  );
});

test("without a round it says so", () => {
  const markup = renderToStaticMarkup(<ScoringHistoryBack participant={newcomer} rounds={[]} />);
  expect(textOf(markup)).toBe("Ana Ace No rounds yet");
});
