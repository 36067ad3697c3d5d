import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { handicaps } from "../golf/handicap.ts";
import { TeamId } from "../shared/values.ts";
import { holeScores, playingTerms } from "../testing/arbitraries.ts";
import { scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import { correctHandicap as decide } from "./correctHandicap.ts";
import {
  attest,
  attested,
  ben,
  card,
  changeCourse,
  correctHandicap,
  handicapCorrected,
  harder,
  opened,
  par4,
  record,
  recorded,
  terms,
  verified,
} from "./examples.ts";
import { indexOfCard } from "./playingTerms.ts";
import { AlreadyAttested, ScorecardNotOpen } from "./rejections.ts";

const { given } = scenario(scorecardDecider);

const { course, handicapAllowance } = terms;
const forward = { ...course, tee: { name: "Red", courseRating: 68, slopeRating: 113 } };

/** The terms of Ana's card with another index or from another tee. */
const withIndex = (handicapIndex: number | null, on = course) => ({
  ...{ handicapIndex: handicapIndex ?? 0, hasHandicapIndex: handicapIndex !== null, course: on },
  ...handicaps({ handicapIndex, handicapAllowance, ...on }),
});

describe("correcting the handicap of a card", () => {
  test("the corrected index makes the playing handicap anew, with the allowance of the card", () => {
    // 24 × 129 / 113 + 71.1 − 72 is 26.498, of which 85% are 22.52.
    expect(withIndex(24).playingHandicap).toBe(23);
    given(opened, recorded(par4(1)))
      .when(correctHandicap(24))
      .then(handicapCorrected(withIndex(24)));
  });

  test("a player without an index counts as 0", () =>
    given(opened)
      .when(correctHandicap(null))
      .then(handicapCorrected(withIndex(null))));

  test("an index of 0.0 is another one than none", () =>
    given(opened, handicapCorrected(withIndex(null)))
      .when(correctHandicap(0))
      .then(handicapCorrected(withIndex(0))));

  test("a corrected tee keeps the index of the card", () => {
    const { handicapIndex: _same, ...command } = correctHandicap(0, forward);
    given(opened)
      .when(command)
      .then(handicapCorrected(withIndex(terms.handicapIndex, forward)));
  });

  test("the same handicap again changes nothing", () =>
    given(opened, handicapCorrected(withIndex(24)))
      .when(correctHandicap(24))
      .thenNothing());

  test("signatures and verified holes stay, also on a card that is verified", () => {
    const corrected = handicapCorrected(withIndex(24));
    given(opened, recorded(par4(1)), attested(ben), verified(1))
      .when(correctHandicap(24))
      .then(corrected);
    given(opened, recorded(par4(1)), attested(ben), corrected)
      .when(attest(ben))
      .thenRejected(new AlreadyAttested({ card }));
    given(opened, recorded(par4(1)), verified(1), corrected)
      .when(record(par4(1), par4(2)))
      .then(recorded(par4(2)));
  });

  test("a course that is applied later uses the corrected index", () => {
    const { course: on, ...handicap } = withIndex(24, harder.course);
    const { courseHandicap, playingHandicap } = handicap;
    return given(opened, handicapCorrected(withIndex(24)))
      .when(changeCourse(on))
      .then(
        expect.objectContaining({
          _tag: "ScorecardCourseChanged",
          courseHandicap,
          playingHandicap,
        }),
      );
  });

  test("a correction also sets the handicaps of the teams that play on the card", () => {
    const teamId = TeamId.make("5d0f6c1e-7a2b-4c3d-9e4f-a1b2c3d4e509");
    const members = [{ playerId: ben, handicapIndex: 24 }];
    const scrambleHandicaps = [{ teamId, playingHandicap: 4, members }] as const;
    given(opened)
      .when({ ...correctHandicap(terms.handicapIndex), scrambleHandicaps })
      .then(handicapCorrected({ ...withIndex(terms.handicapIndex), scrambleHandicaps }));
  });

  test("only an open card has a handicap that could be wrong", () =>
    given().when(correctHandicap(24)).thenRejected(new ScorecardNotOpen({ card })));
});

test("the index of an older card is none where it is 0", () => {
  expect([0, 7.9, -2].map((handicapIndex) => indexOfCard({ handicapIndex }))).toEqual([
    null,
    7.9,
    -2,
  ]);
  expect(indexOfCard({ handicapIndex: 0, hasHandicapIndex: true })).toBe(0);
});

test("a card that is corrected is the card that would have been opened so, whatever was played", () => {
  const tenths = fc.integer({ min: -100, max: 540 }).map((index) => index / 10);
  fc.assert(
    fc.property(playingTerms, holeScores, fc.option(tenths), (some, scores, handicapIndex) => {
      const { evolve, initialState } = scorecardDecider;
      const stateOf = (opening: typeof opened) =>
        [opening, recorded(...scores)].reduce(evolve, initialState);
      const { scrambleHandicaps: _none, ...mine } = some;
      const before = stateOf({ ...opened, ...mine });
      const decision = decide({ card, course: some.course, handicapIndex, reason: "x" }, before);
      if (decision._tag === "Failure") throw decision.failure;
      const right = handicaps({ ...some, ...some.course, handicapIndex });
      const index = { handicapIndex: handicapIndex ?? 0, hasHandicapIndex: handicapIndex !== null };
      const after = decision.success.reduce(evolve, before);
      expect({ ...after, changes: 0 }).toEqual({
        ...stateOf({ ...opened, ...mine, ...index, ...right }),
        changes: 0,
      });
    }),
  );
});
