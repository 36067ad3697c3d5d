import { Context, Effect, Layer } from "effect";
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
  const { scores } = yield* RecentCards.use((cards) => cards.after(scorecardId, written));
  return scores.map(({ strokes }) => strokes);
});

const someProcess = Effect.map(Layer.build(RecentCards.layer), (context) => {
  const cards = Context.get(context, RecentCards);
  return <A, E, R>(program: Effect.Effect<A, E, R>) =>
    Effect.provideService(program, RecentCards, cards);
});

test.beforeEach(({ run }) => run(freshlyInstalled(scorecards)));

test("a card of which all was written here is not read", ({ run }) =>
  run(
    Effect.scoped(
      Effect.gen(function* () {
        const here = yield* someProcess;
        expect(yield* here(strokesAfter(wrote(0, 1)))).toEqual([4]);
        expect(yield* here(strokesAfter(wrote(2)))).toEqual([4, 4]);
        expect(yield* Effect.flip(cardById(scorecardId))).toMatchObject({
          _tag: "ScorecardNotFound",
        });
      }),
    ),
  ));

test("what somebody else wrote in between is read", ({ run }) =>
  run(
    Effect.scoped(
      Effect.gen(function* () {
        const here = yield* someProcess;
        yield* here(strokesAfter(wrote(0, 1)));
        yield* inTables(3);
        expect(yield* here(strokesAfter(wrote(3)))).toEqual([5, 4]);
      }),
    ),
  ));

test("a process that did not see the card before reads it, and goes on from there", ({ run }) =>
  run(
    Effect.scoped(
      Effect.gen(function* () {
        const here = yield* someProcess;
        yield* inTables(2);
        expect(yield* here(strokesAfter(wrote(2)))).toEqual([4, 4]);
        expect(yield* here(strokesAfter(wrote(3)))).toEqual([5, 4]);
      }),
    ),
  ));

test("answers that come in another order than their writes show the newest card", ({ run }) =>
  run(
    Effect.scoped(
      Effect.gen(function* () {
        const here = yield* someProcess;
        yield* here(strokesAfter(wrote(0, 1)));
        yield* here(strokesAfter(wrote(2)));
        yield* here(strokesAfter(wrote(3)));
        expect(yield* here(strokesAfter(wrote(2)))).toEqual([5, 4]);
      }),
    ),
  ));

test("who repeats a command gets the card of the tables", ({ run }) =>
  run(
    Effect.scoped(
      Effect.gen(function* () {
        const here = yield* someProcess;
        yield* here(strokesAfter(wrote(0, 1)));
        yield* inTables(3);
        expect(yield* here(strokesAfter(stoodAt(1)))).toEqual([5, 4]);
      }),
    ),
  ));
