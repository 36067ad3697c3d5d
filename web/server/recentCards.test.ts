import { Effect } from "effect";
import { expect } from "vitest";
import type { Fact } from "../../application/commandHandler.ts";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import { bogey4, opened, par4, recorded, scorecardId } from "../../domain/scorecard/examples.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { scorecards } from "../../projections/scorecards/projection.ts";
import { cardById } from "../../projections/scorecards/queries.ts";
import { recordedHistory } from "../../projections/testing/histories.ts";
import { freshlyInstalled, projectPage } from "../../projections/testing.ts";
import { RecentCards, type Written } from "./recentCards.ts";

const events = [opened, recorded(par4(1)), recorded(par4(2)), recorded(bogey4(1))];
const history = recordedHistory(events.map((event) => ({ stream: scorecardId, event })));

const fact = (revision: number): Fact<ScorecardEvent> => ({
  event: events[revision]!,
  metadata: history[revision]!.metadata,
});

/** What a command came to that appended these events. */
const wrote = (...revisions: ReadonlyArray<number>): Written => ({
  facts: revisions.map(fact),
  revision: revisions.at(-1)!,
  position: Position.make(revisions.at(-1)! + 1),
});

/** A repeated command appends nothing. */
const stoodAt = (revision: number): Written => ({ ...wrote(revision), facts: [] });

const inTables = (upTo: number) => projectPage(scorecards, history.slice(0, upTo + 1));

const strokesAfter = Effect.fnUntraced(function* (written: Written) {
  const { row } = yield* RecentCards.use((cards) => cards.after(scorecardId, written));
  return row.scores.map(({ strokes }) => strokes);
});

test.beforeEach(({ run }) => run(freshlyInstalled(scorecards)));

test("a card of which all was written here is not read", ({ run }) =>
  run(
    Effect.gen(function* () {
      expect(yield* strokesAfter(wrote(0, 1))).toEqual([4]);
      expect(yield* strokesAfter(wrote(2))).toEqual([4, 4]);
      expect(yield* Effect.flip(cardById(scorecardId))).toMatchObject({
        _tag: "ScorecardNotFound",
      });
    }).pipe(Effect.provide(RecentCards.layer)),
  ));

test("what somebody else wrote in between is read", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* strokesAfter(wrote(0, 1));
      yield* inTables(3);
      expect(yield* strokesAfter(wrote(3))).toEqual([5, 4]);
    }).pipe(Effect.provide(RecentCards.layer)),
  ));

test("a process that did not see the card before reads it, and goes on from there", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* inTables(2);
      expect(yield* strokesAfter(wrote(2))).toEqual([4, 4]);
      expect(yield* strokesAfter(wrote(3))).toEqual([5, 4]);
    }).pipe(Effect.provide(RecentCards.layer)),
  ));

test("answers that come in another order than their writes show the newest card", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* strokesAfter(wrote(0, 1));
      yield* strokesAfter(wrote(2));
      yield* strokesAfter(wrote(3));
      expect(yield* strokesAfter(wrote(2))).toEqual([5, 4]);
    }).pipe(Effect.provide(RecentCards.layer)),
  ));

test("who repeats a command gets the card of the tables", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* strokesAfter(wrote(0, 1));
      yield* inTables(3);
      expect(yield* strokesAfter(stoodAt(1))).toEqual([5, 4]);
    }).pipe(Effect.provide(RecentCards.layer)),
  ));
