import { Effect, Layer, Schema } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Administrators } from "../../application/ports/Administrators.ts";
import { formerPlayer, People } from "../../application/ports/People.ts";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import {
  ana,
  attested,
  ben,
  bogey4,
  opened,
  par4,
  recorded,
  rejected,
  scorecardId,
  verified,
} from "../../domain/scorecard/examples.ts";
import { foldCard } from "../../projections/scorecards/foldCard.ts";
import type { CardRow } from "../../projections/scorecards/queries.ts";
import { recordedHistory } from "../../projections/testing/histories.ts";
import { Scorecard } from "../contract/scorecard.ts";
import { type CardText, makeCardText } from "./cardText.ts";
import { scorecardsOf, summariesOf } from "./views/scorecards.ts";

const names = Layer.merge(
  Layer.mock(People)({
    knownVersion: () => 1,
    named: (ids) => Effect.succeed(new Map(ids.map((id) => [id, formerPlayer]))),
  }),
  Layer.mock(Administrators)({ manyById: () => Effect.succeed(new Map()) }),
);

/** The card after each of these events. */
const rowsOf = (events: ReadonlyArray<ScorecardEvent>) => {
  const history = recordedHistory(events.map((event) => ({ stream: scorecardId, event })));
  let row: CardRow | null = null;
  return history.map(({ metadata, revision, position }, index) => {
    row = foldCard(row, { event: events[index]!, metadata, revision, position });
    return row!;
  });
};

const encode = Schema.encodeSync(Scorecard);

/** As other calls show it, and as text. */
const bothOf = Effect.fnUntraced(function* (row: CardRow, textOf: CardText) {
  const [card] = yield* scorecardsOf([row]);
  const summary = (yield* summariesOf([row]))(row);
  return { card: encode(card!), text: textOf(summary!, row) };
});

const [first, ...others] = opened.course.holes;
const nineHoles = {
  ...opened,
  course: { ...opened.course, holes: [first, ...others.slice(0, 8)] as const },
};

/** The last of them is not on the course. */
const hole = fc.constantFrom(1, 2, 9, 10);
const event = fc.oneof(
  hole.map((number) => recorded(par4(number))),
  hole.map((number) => recorded(bogey4(number))),
  fc.constant(recorded(par4(1), bogey4(2))),
  hole.map((number) => verified(number)),
  fc.constant(rejected("Hole 2 is not right")),
  fc.constantFrom(ana, ben).map(attested),
);

test("whatever happened to a card, its text says what the contract says of it", () =>
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (later) => {
      const textOf = makeCardText();
      for (const row of rowsOf([nineHoles, ...later])) {
        const { card, text } = Effect.runSync(Effect.provide(bothOf(row, textOf), names));
        expect(JSON.parse(text)).toEqual(card);
      }
    }),
  ));
