import { describe, expect, test } from "vitest";
import { fieldDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  chooseTee,
  correct,
  first,
  forwardTee,
  handicapCorrected,
  registered,
  removed,
  second,
  teeChosen,
  tournamentId,
} from "./examples.ts";
import { entryOf } from "./field.ts";
import { correctedIndex, countingIndex, indexCorrectionIn, teeIn } from "./handicap.ts";
import { NotInField } from "./rejections.ts";

const { given } = scenario(fieldDecider);

const index24 = { handicapIndex: 24 };

describe("correcting the handicap of a player", () => {
  test("an index is corrected at any time", () =>
    given(registered(ana)).when(correct(ana, index24)).then(handicapCorrected(ana, index24)));

  test("index and tee are corrected together, from a round on", () => {
    const both = { fromRound: second, handicapIndex: null, teeId: forwardTee };
    return given(registered(ana)).when(correct(ana, both)).then(handicapCorrected(ana, both));
  });

  test("the same correction again changes nothing, for whatever reason", () =>
    given(registered(ana), handicapCorrected(ana, index24))
      .when(correct(ana, { ...index24, reason: "Typed wrong again" }))
      .then(...[]));

  test("a correction of a later round alone is another one", () =>
    given(registered(ana), handicapCorrected(ana, { ...index24, fromRound: second }))
      .when(correct(ana, index24))
      .then(handicapCorrected(ana, index24)));

  test("nobody outside the field is corrected", () =>
    given()
      .when(correct(ana, index24))
      .thenRejected(new NotInField({ tournamentId, playerId: ana })));

  test("a tee that is chosen later replaces a corrected one, and the corrected index stays", () => {
    const field = after(
      handicapCorrected(ana, { ...index24, teeId: forwardTee }),
      teeChosen(ana, null),
    );
    expect([correctedIndex(field, 1), teeIn(field, 1)]).toEqual([24, null]);
    given(registered(ana), handicapCorrected(ana, { teeId: forwardTee }), teeChosen(ana, null))
      .when(chooseTee(ana, null))
      .then(...[]);
  });
});

describe("what counts in a round", () => {
  test("without a correction nothing is corrected, and the tee is the chosen one", () => {
    const field = after(teeChosen(ana, forwardTee));
    expect([correctedIndex(field, 1), teeIn(field, 1)]).toEqual([undefined, forwardTee]);
  });

  test("a correction counts from its round on", () => {
    const corrected = after(handicapCorrected(ana, { ...index24, fromRound: second }));
    expect([1, 2, 3].map((round) => correctedIndex(corrected, round))).toEqual([undefined, 24, 24]);
  });

  test("the last correction of a round counts", () => {
    const corrected = after(
      handicapCorrected(ana, { ...index24, fromRound: second }),
      handicapCorrected(ana, { handicapIndex: null, teeId: forwardTee, fromRound: first }),
      handicapCorrected(ana, { teeId: null, fromRound: second }),
    );
    const counts = [1, 2].map((round) => [
      correctedIndex(corrected, round),
      teeIn(corrected, round),
    ]);
    expect(counts).toEqual([
      [null, forwardTee],
      [null, null],
    ]);
  });

  test("a player who comes again after a removal begins without a correction", () => {
    const again = after(handicapCorrected(ana, index24), removed(ana), registered(ana));
    expect(correctedIndex(again, 1)).toBe(undefined);
  });
});

function after(...events: ReadonlyArray<ReturnType<typeof registered> | FieldFact>) {
  const { evolve, initialState } = fieldDecider;
  const entry = entryOf([registered(ana), ...events].reduce(evolve, initialState), ana);
  if (!entry) throw new Error("Ana is not in the field.");
  return entry;
}

type FieldFact = Parameters<typeof fieldDecider.evolve>[1];

test.each([
  ["that of the account before the first card", null, undefined, 10],
  ["the corrected one before the first card", { fromRound: 1, handicapIndex: 24 }, undefined, 24],
  ["that of the last card", { fromRound: 1, handicapIndex: 24 }, [1, 23], 23],
  ["that of a later correction", { fromRound: 2, handicapIndex: 24 }, [1, 12], 24],
  ["none, if the correction says so", { fromRound: 2, handicapIndex: null }, [1, 12], null],
] as const)("the index that counts is %s", (_, corrected, card, counting) => {
  const last = card && { round: card[0], handicapIndex: card[1] };
  expect(countingIndex(corrected, last, 10)).toBe(counting);
});

test("a correction of the tee alone says nothing about the index", () => {
  const ofIndex = { fromRound: first, handicapIndex: 24, reason: "Typed 2.4" };
  const ofTee = { fromRound: second, teeId: null, reason: "Plays from red" };
  expect(indexCorrectionIn([ofTee])).toBe(null);
  expect(indexCorrectionIn([ofIndex, ofTee])).toEqual({ fromRound: 1, handicapIndex: 24 });
});
