import { Effect } from "effect";
import { expect } from "vitest";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import {
  ana,
  ben,
  bogey4,
  card,
  conceded,
  opened,
  par4,
  pickedUp,
  recorded,
  rejected,
  takenBack,
  tournamentId,
  verified,
} from "../../domain/scorecard/examples.ts";
import { scorecardIdOf } from "../../domain/shared/derivedIds.ts";
import { RoundNumber, ScorecardId } from "../../domain/shared/values.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { recordedHistory } from "../testing/histories.ts";
import { cardById } from "./cardById.ts";
import { holesOfOlderCards } from "./olderCards.ts";
import { scorecards } from "./projection.ts";
import {
  cardsOf,
  cardsOfPlayer,
  cardsOfPlayerIn,
  findScorecard,
  latestRoundWithCard,
  unverifiedCardsOf,
} from "./queries.ts";
import { shortCardsOf } from "./shortCards.ts";

const given = (...events: ReadonlyArray<ScorecardEvent>) =>
  projectPage(
    scorecards,
    recordedHistory(events.map((event) => ({ stream: event.scorecardId, event }))),
  );

/** Ana's card of a later round. */
const openedIn = (number: number) => {
  const round = RoundNumber.make(number);
  return { ...opened, round, scorecardId: scorecardIdOf({ ...card, round }) };
};

const recordedIn = (number: number) => {
  const { scorecardId } = openedIn(number);
  return { ...recorded(par4(1)), scorecardId };
};

test.beforeEach(({ run }) => run(freshlyInstalled(scorecards)));

test("cards with a score that are neither verified nor sent back wait for administrators", ({
  run,
}) =>
  run(
    Effect.gen(function* () {
      const waiting = Effect.map(unverifiedCardsOf(tournamentId), (cards) => cards.length);
      const steps: ReadonlyArray<[ScorecardEvent, number]> = [
        [opened, 0],
        [recorded(par4(1), par4(2)), 1],
        [verified(1), 1],
        [verified(2), 0],
        [recorded(bogey4(2)), 1],
        [rejected("Hole 2 was a 4"), 0],
        [recorded(par4(2)), 1],
      ];
      for (const [index, [, expected]] of steps.entries()) {
        yield* given(...steps.slice(0, index + 1).map(([event]) => event));
        expect(yield* waiting).toBe(expected);
      }
    }),
  ));

test("cards are found by player and by tournament", ({ run }) =>
  run(
    Effect.gen(function* () {
      expect(yield* latestRoundWithCard(tournamentId)).toBeNull();
      yield* given(openedIn(2), recordedIn(2), opened, recorded(par4(1)));
      const rounds = (cards: ReadonlyArray<{ readonly round: number }>) =>
        cards.map(({ round }) => round);
      expect(rounds(yield* cardsOf(tournamentId))).toEqual([1, 2]);
      expect(rounds(yield* cardsOfPlayerIn(tournamentId, ana))).toEqual([1, 2]);
      expect(rounds(yield* cardsOfPlayer(ana))).toEqual([1, 2]);
      expect(yield* cardsOfPlayer(ben)).toEqual([]);
      expect(yield* latestRoundWithCard(tournamentId)).toBe(2);
    }),
  ));

test("a card whose holes were all taken back is only found by its id", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(opened, recorded(par4(1), pickedUp(2)), recorded(takenBack(1), takenBack(2)));
      expect(yield* cardsOf(tournamentId)).toEqual([]);
      expect(yield* cardsOfPlayer(ana)).toEqual([]);
      expect(yield* shortCardsOf(tournamentId)).toEqual([]);
      expect(yield* latestRoundWithCard(tournamentId)).toBeNull();
      expect(yield* cardById(opened.scorecardId)).toMatchObject({ scores: [] });
    }),
  ));

test("a card tells which holes were picked up or conceded", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(opened, recorded(par4(1), pickedUp(2), conceded(3)));
      const [short] = yield* shortCardsOf(tournamentId);
      expect(short).toMatchObject({ played: { 1: 4, 2: "pickedUp", 3: "conceded" }, open: 3 });
      expect((yield* cardById(opened.scorecardId)).scores).toMatchObject([
        { strokes: 4, picked_up: false, conceded: false },
        { strokes: null, picked_up: true, conceded: false },
        { strokes: null, picked_up: true, conceded: true },
      ]);
    }),
  ));

test("a card is found by its id; an unknown id is refused", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* given(opened);
      expect(yield* findScorecard(opened.scorecardId)).toEqual(card);
      const unknown = ScorecardId.make("ffffffff-ffff-4fff-8fff-ffffffffffff");
      const refused = { _tag: "ScorecardNotFound", scorecardId: unknown };
      expect(yield* Effect.flip(findScorecard(unknown))).toMatchObject(refused);
      expect(yield* Effect.flip(cardById(unknown))).toMatchObject(refused);
    }),
  ));

test("cards that do not say whether their player has an index are those of an older version", ({
  run,
}) =>
  run(
    Effect.gen(function* () {
      yield* given({ ...opened, hasHandicapIndex: true });
      expect(yield* holesOfOlderCards(tournamentId)).toEqual([]);
      yield* given(openedIn(2));
      expect(yield* holesOfOlderCards(tournamentId)).toEqual([opened.course.holes.length]);
    }),
  ));
