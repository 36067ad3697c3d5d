import { Array } from "effect";
import { expect, test } from "vitest";
import { playedIn } from "../golf/played.ts";
import type { Recorded } from "../shared/recorded.ts";
import type { ScorecardEvent } from "./events.ts";
import {
  ana,
  attested,
  ben,
  bogey4,
  handicapCorrected,
  invalidated,
  opened,
  par4,
  pickedUp,
  recorded,
  rejected,
  stored,
  takenBack,
  terms,
  verified,
} from "./examples.ts";
import { foldChange, type HoleEntries } from "./history.ts";

const history = stored(
  opened,
  recorded(bogey4(1)),
  attested(ben),
  invalidated(ben),
  recorded(bogey4(2), par4(1)),
  verified(1, 2),
  rejected("Hole 2 was a 4"),
) as ReadonlyArray<Recorded<ScorecardEvent>>;

const none: HoleEntries = new Map();

test("the history tells who changed what and when", () => {
  const [, changes] = Array.mapAccum(history, none, foldChange);
  expect(changes.map(({ version, kind }) => `${version} ${kind}`)).toEqual([
    "1 opened",
    "2 scores",
    "3 attested",
    "4 attestations_invalidated",
    "5 scores",
    "6 verified",
    "7 rejected",
  ]);
  const { holeNumber: _one, ...four } = par4(1);
  const { holeNumber: _two, ...five } = bogey4(1);
  expect(changes[4]).toMatchObject({
    actor: { kind: "player", id: ana },
    holes: [
      { holeNumber: 1, before: five, after: four },
      { holeNumber: 2, before: null, after: five },
    ],
  });
  expect(changes[5]).toMatchObject({ holes: [], verifiedHoles: [1, 2] });
  expect(changes[6]).toMatchObject({ holes: [], reason: "Hole 2 was a 4" });
});

test("the history tells which handicap counts since it was corrected, and why", () => {
  const corrected = handicapCorrected({
    ...{ handicapIndex: 0, hasHandicapIndex: false, course: terms.course },
    ...{ courseHandicap: -0.9, playingHandicap: -1 },
  });
  const facts = stored(opened, corrected) as typeof history;
  const [, [first, second]] = Array.mapAccum(facts, none, foldChange);
  expect(first?.handicap).toBe(null);
  expect(second).toMatchObject({
    kind: "handicap_corrected",
    reason: "Typed wrong",
    handicap: { handicapIndex: null, playingHandicap: -1, tee: "White" },
  });
});

test("the time of a change is when the store recorded it, not when the server says it occurred", () => {
  const [, changes] = Array.mapAccum(history, none, foldChange);
  const times = history.map(({ recordedAt }) => recordedAt);
  expect(changes.map(({ at }) => at)).toEqual(times);
  expect(times).not.toContain(history[0]?.metadata.occurredAt);
});

test("folding a history in two parts gives the same changes as folding it at once", () => {
  const [, whole] = Array.mapAccum(history, none, foldChange);
  const [entries, first] = Array.mapAccum(history.slice(0, 3), none, foldChange);
  const [, rest] = Array.mapAccum(history.slice(3), entries, foldChange);
  expect([...first, ...rest]).toEqual(whole);
});

test("the history tells which holes were picked up, and which were taken back", () => {
  const events = stored(
    ...[opened, recorded(pickedUp(1)), recorded(takenBack(1)), recorded(par4(1))],
  ) as typeof history;
  const [, changes] = Array.mapAccum(events, none, foldChange);
  const shown = changes.flatMap(({ holes }) =>
    holes.map(({ before, after }) => [before && playedIn(before), after && playedIn(after)]),
  );
  expect(shown).toEqual([
    [null, "pickedUp"],
    ["pickedUp", null],
    [null, 4],
  ]);
});
