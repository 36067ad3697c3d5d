import { expect, test } from "vitest";
import { ana, ben, card, harder, terms } from "../../../../domain/scorecard/examples.ts";
import type { PlayingTerms } from "../../../../domain/scorecard/playingTerms.ts";
import { scorecardIdOf } from "../../../../domain/shared/derivedIds.ts";
import { HoleNumber, type PlayerId } from "../../../../domain/shared/values.ts";
import { cardsOfSheet } from "../../../client/subjects/card/scoreSheetQuery.ts";
import { scoreSheetOf } from "./scoreSheet.ts";

const hole = (number: number) => ({
  hole_number: HoleNumber.make(number),
  ...{ strokes: 4, picked_up: false, conceded: false, putts: null, penalties: 0, notes: null },
});

const row = (playerId: PlayerId, termsOfCard: PlayingTerms, holes: ReadonlyArray<number> = []) => ({
  scorecard_id: scorecardIdOf({ ...card, playerId }),
  ...{ tournament_id: card.tournamentId, player_id: playerId, round: card.round },
  terms: termsOfCard,
  ...{
    rejection: null,
    signed_on_paper: false,
    disputed: [],
    attestation_count: 0,
    late_scores: 0,
  },
  ...{ played: Object.fromEntries(holes.map((number) => [number, 4])), open: holes.length },
  scores: holes.map(hole),
});

const sheetOf = (rows: Parameters<typeof scoreSheetOf>[0]) => scoreSheetOf(rows, () => false);

test("the score sheet lists the holes of a round once, and each card has its own strokes received", () => {
  const sheet = sheetOf([row(ana, terms), row(ben, { ...terms, playingHandicap: 19 })]);
  expect(sheet.map(({ cards }) => cards.length)).toEqual([2]);
  const received = cardsOfSheet(sheet).map(({ holes }) =>
    holes.map(({ strokesReceived }) => strokesReceived),
  );
  expect(received.map((holes) => holes.reduce((sum, strokes) => sum + strokes, 0))).toEqual([
    7, 19,
  ]);
  expect(received.map(([first]) => first)).toEqual([1, 2]);
});

test("an older card that was opened on other pars keeps them", () => {
  const sheet = sheetOf([row(ana, terms), row(ben, { ...terms, ...harder })]);
  const pars = cardsOfSheet(sheet).map(({ userId, holes }) => [userId, holes[0]?.par]);
  expect(pars).toEqual([
    [ana, 4],
    [ben, 5],
  ]);
});

test("a score of a hole that the course does not have is left out", () => {
  const nine = { ...terms.course, holes: [terms.course.holes[0]] as const };
  const [part] = sheetOf([row(ana, { ...terms, course: nine }, [1, 2])]);
  expect(part?.cards[0]?.scores.map(({ holeNumber }) => holeNumber)).toEqual([1]);
});
