import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HoleNumber, type HoleScore } from "../shared/values.ts";
import { holeScores } from "../testing/arbitraries/scores.ts";
import { scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  ana,
  attest,
  attested,
  ben,
  bogey4,
  card,
  conceded,
  invalidated,
  opened,
  par4,
  pickedUp,
  record,
  recordByAdmin,
  recorded,
  takenBack,
  terms,
  verified,
  verify,
} from "./examples.ts";
import {
  HoleAlreadyVerified,
  ScorecardHasNoScores,
  ScorecardNotOpen,
  StaleHoleScore,
} from "./rejections.ts";
import { disputed, entryOf, settle, settled } from "./testing/disputes.ts";

const { given } = scenario(scorecardDecider);

const one = HoleNumber.make(1);
const basedOn = (seen: number | null) => ({ basedOn: new Map([[one, seen]]) });
const by = (author: string, ...scores: [HoleScore, ...HoleScore[]]) => ({
  ...{ ...record(...scores), author },
});
const recordedBy = (enteredBy: string, score: HoleScore) => ({ ...recorded(score), enteredBy });

describe("a hole that was picked up", () => {
  test("it is recorded like strokes, and again changes nothing", () => {
    given()
      .when(record(pickedUp(1)))
      .then(opened, recorded(pickedUp(1)));
    given(opened, recorded(pickedUp(1)))
      .when(record(pickedUp(1)))
      .thenNothing();
    given(opened, recorded(pickedUp(1)))
      .when(record(conceded(1)))
      .then(recorded(conceded(1)));
  });

  test("it is signed and verified with the others, and cannot be changed after that", () => {
    given(opened, recorded(pickedUp(1)))
      .when(attest(ben))
      .then(attested(ben));
    given(opened, recorded(pickedUp(1), par4(2)))
      .when(verify)
      .then(verified(1, 2));
    given(opened, recorded(pickedUp(1)), verified(1))
      .when(record(par4(1)))
      .thenRejected(new HoleAlreadyVerified({ card, holeNumber: one }));
  });

  test("who saw it was 0, and who saw an empty hole disputes it", () => {
    given(opened, recorded(pickedUp(1)))
      .when({ ...record(par4(1)), ...basedOn(0) })
      .then(recorded(par4(1)));
    given(opened, recorded(pickedUp(1)))
      .when({ ...record(par4(1)), ...basedOn(null) })
      .then(disputed(2, pickedUp(1), par4(1)));
  });

  test("a dispute can be settled for it", () =>
    given(opened, recorded(par4(1)), disputed(2, par4(1), pickedUp(1)))
      .when(settle(1, entryOf(1, 2, 1)))
      .then(settled(entryOf(1, 2, 1), pickedUp(1)), recorded(pickedUp(1))));
});

describe("a hole that is taken back", () => {
  test("it is empty, and its signatures do not count any more", () =>
    given(opened, recorded(par4(1), par4(2)), attested(ben))
      .when(record({ ...takenBack(1), putts: 2, notes: "typed before" }))
      .then(recorded(takenBack(1)), invalidated(ben)));

  test("an empty hole cannot be taken back once more", () => {
    given(opened, recorded(par4(1)), recorded(takenBack(1)))
      .when(record(takenBack(1)))
      .thenNothing();
    given(opened, recorded(par4(2)))
      .when(record(takenBack(1)))
      .thenNothing();
    given()
      .when(record(takenBack(1)))
      .thenRejected(new ScorecardNotOpen({ card }));
  });

  test("players cannot take back a verified hole, administrators can", () => {
    given(opened, recorded(par4(1)), verified(1))
      .when(record(takenBack(1)))
      .thenRejected(new HoleAlreadyVerified({ card, holeNumber: one }));
    given(opened, recorded(par4(1)), verified(1))
      .when(recordByAdmin(takenBack(1)))
      .then(recorded(takenBack(1)));
  });

  test("what somebody else has entered meanwhile is not taken back but disputed", () =>
    given(opened, recorded(bogey4(1)))
      .when({ ...record(takenBack(1)), ...basedOn(4) })
      .then(disputed(2, bogey4(1), takenBack(1))));

  test("a hole that has become empty can be entered, whatever its writer saw there", () =>
    given(opened, recorded(par4(1), par4(2)), recorded(takenBack(1)))
      .when({ ...record(bogey4(1)), ...basedOn(4) })
      .then(recorded(bogey4(1))));
});

describe("a card without any hole left", () => {
  const history = [opened, recorded(par4(1)), recorded(takenBack(1))] as const;

  test("it cannot be signed", () =>
    given(...history)
      .when(attest(ben))
      .thenRejected(new ScorecardHasNoScores({ card })));

  test("its next score opens it anew, with the terms of that moment", () => {
    const later = { ...terms, handicapIndex: 24, playingHandicap: 20 };
    given(...history)
      .when({ ...record(par4(1)), terms: later })
      .then({ ...opened, handicapIndex: 24, playingHandicap: 20 }, recorded(par4(1)));
  });

  test("it counts all of its changes", () => {
    const state = [...history, opened, recorded(par4(2))].reduce(
      scorecardDecider.evolve,
      scorecardDecider.initialState,
    );
    expect(state).toMatchObject({ changes: 5 });
  });
});

describe("two entries of one person", () => {
  test("the later one counts, whatever it was based on", () =>
    given(opened, recordedBy(ana, bogey4(1)))
      .when({ ...by(ana, par4(1)), ...basedOn(null) })
      .then(recordedBy(ana, par4(1))));

  test("an administrator is asked about an entry of the own account, which an office may share", () =>
    given(opened, recordedBy("office", bogey4(1)))
      .when({ ...by("office", par4(1)), ...basedOn(null), by: "admin" })
      .thenRejected(new StaleHoleScore({ card, holeNumber: HoleNumber.make(1) })));

  test("an entry over that of somebody else is disputed", () =>
    given(opened, recordedBy(ben, bogey4(1)))
      .when({ ...by(ana, par4(1)), ...basedOn(null) })
      .then(disputed(2, bogey4(1), par4(1))));
});

test("a hole that is cleared and entered again leads back to the same card", () => {
  const { decide, evolve, initialState } = scorecardDecider;
  fc.assert(
    fc.property(holeScores, fc.nat(), (scores, which) => {
      const before = [opened, recorded(par4(1)), recorded(...scores)].reduce(evolve, initialState);
      const chosen = scores[which % scores.length] ?? scores[0];
      const sent = (score: HoleScore, state: typeof before) =>
        Result.getOrThrow(decide(record(score), state)).reduce(evolve, state);
      const after = sent(chosen, sent(takenBack(chosen.holeNumber), before));
      const cardOf = (state: typeof before) =>
        state.status === "Open" ? new Map([...state.scores].toSorted(([a], [b]) => a - b)) : null;
      expect(cardOf(after)).toEqual(cardOf(before));
    }),
  );
});
