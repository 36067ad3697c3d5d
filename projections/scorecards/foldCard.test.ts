import { expect, test } from "vitest";
import type { ScorecardEvent } from "../../domain/scorecard/events.ts";
import {
  attested,
  ben,
  bogey4,
  invalidated,
  metadata,
  opened,
  par4,
  recorded,
} from "../../domain/scorecard/examples.ts";
import { disputed, entryOf, settled } from "../../domain/scorecard/testing/disputes.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { type FoldedCard, foldCard, rowOf } from "./foldCard.ts";

// That the card is that of the tables, whatever happens, says `agreesWithDomain.properties.test.ts`.

const cardOf = (...events: ReadonlyArray<ScorecardEvent>) => {
  const card = events.reduce((known: FoldedCard | null, event, revision) => {
    const position = Position.make(revision + 1);
    return foldCard(known, { event, metadata: metadata(revision), revision, position });
  }, null);
  return card && rowOf(card);
};

const strokesIn = (card: ReturnType<typeof cardOf>) => card?.disputed.map(({ strokes }) => strokes);

test("an entry that joins a dispute does not repeat those that are known", () => {
  const birdie = { ...par4(1), strokes: 3 };
  const clash = disputed(2, par4(1), bogey4(1));
  const joined = disputed(3, par4(1), birdie);
  const [first] = clash.entries;
  const [, third] = joined.entries;
  if (!third) throw new Error("no second entry");
  const history = [
    ...[opened, recorded(par4(1)), clash],
    { ...joined, entries: [first, third] as const },
  ];
  expect(strokesIn(cardOf(...history))).toEqual([4, 5, 3]);
  const calm = [...history, settled(entryOf(1, 2, 0), par4(1))];
  expect(strokesIn(cardOf(...calm))).toEqual([]);
  expect(strokesIn(cardOf(...calm, disputed(5, par4(1), bogey4(1))))).toEqual([4, 5]);
});

test("a signature that was lost counts again when it is given again", () => {
  const signed = [opened, recorded(par4(1)), attested(ben)];
  const lost = [...signed, recorded(bogey4(1)), invalidated(ben)];
  expect(cardOf(...signed)?.attested_by).toEqual([ben]);
  expect(cardOf(...lost)?.attested_by).toEqual([]);
  expect(cardOf(...lost, attested(ben))?.attested_by).toEqual([ben]);
});
