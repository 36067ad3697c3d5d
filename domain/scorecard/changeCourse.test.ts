import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HoleNumber, TeamId } from "../shared/values.ts";
import { holeScores, playingTerms } from "../testing/arbitraries.ts";
import { scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import { changeCourse as decide } from "./changeCourse.ts";
import {
  ana,
  attest,
  attested,
  ben,
  card,
  changeCourse,
  courseChanged,
  harder,
  opened,
  par4,
  record,
  recorded,
  terms,
  verified,
} from "./examples.ts";
import { AlreadyAttested, HoleHasScores, HoleNotOnCourse, ScorecardNotOpen } from "./rejections.ts";

const { given } = scenario(scorecardDecider);

const { course } = terms;
const [first, ...others] = course.holes;
const onHarder = courseChanged(harder);
const short = { ...course, holes: [first, ...others.slice(0, 8)] as const };
const hole = (number: number) => HoleNumber.make(number);

describe("taking over another course for a card", () => {
  // The index of 7.9 is 7.9 × 129 / 113 + 71.1 − 73 there: 7.118, of which 85% are 6.
  test("another course recalculates the playing handicap from the handicap index of the card", () =>
    given(opened, recorded(par4(1)))
      .when(changeCourse(harder.course))
      .then(onHarder));

  test("the same course again changes nothing", () =>
    given(opened, onHarder)
      .when(changeCourse(structuredClone(harder.course)))
      .thenNothing());

  test("another course keeps signatures and verified holes", () => {
    given(opened, recorded(par4(1)), attested(ben), onHarder)
      .when(attest(ben))
      .thenRejected(new AlreadyAttested({ card }));
    given(opened, recorded(par4(1)), verified(1), onHarder)
      .when(record(par4(1), par4(2)))
      .then(recorded(par4(2)));
  });

  test("a course without a hole that was played is refused", () =>
    given(opened, recorded(par4(3), par4(12)))
      .when(changeCourse(short))
      .thenRejected(new HoleHasScores({ card, holeNumber: hole(12) })));

  test("after the change only holes of the new course accept scores", () =>
    given(
      ...[opened, recorded(par4(1))],
      courseChanged({ course: short, courseHandicap: 0, playingHandicap: 0 }),
    )
      .when(record(par4(12)))
      .thenRejected(new HoleNotOnCourse({ card, holeNumber: hole(12) })));

  test("a course can change only on an open card", () =>
    given().when(changeCourse(harder.course)).thenRejected(new ScorecardNotOpen({ card })));

  test("another course also sets the handicaps of the teams that play on the card", () => {
    const team = {
      teamId: TeamId.make("5d0f6c1e-7a2b-4c3d-9e4f-a1b2c3d4e509"),
      playingHandicap: 4,
    };
    const members = [{ playerId: ana, handicapIndex: 7.9 }];
    const scrambleHandicaps = [{ ...team, members }] as const;
    given(opened)
      .when({ ...changeCourse(harder.course), scrambleHandicaps })
      .then({ ...onHarder, scrambleHandicaps });
  });
});

test("changing to another course and back restores the card, whatever was played", () => {
  fc.assert(
    fc.property(playingTerms, holeScores, (others, scores) => {
      const { evolve, initialState } = scorecardDecider;
      const before = [opened, recorded(...scores)].reduce(evolve, initialState);
      const change = (to: typeof course, state: typeof before) => {
        const decision = decide({ card, course: to }, state);
        if (decision._tag === "Failure") throw decision.failure;
        return decision.success.reduce(evolve, state);
      };
      const after = change(course, change(others.course, before));
      expect({ ...after, changes: 0 }).toEqual({
        ...{ ...before, changes: 0 },
        terms: expect.objectContaining({ course, playingHandicap: terms.playingHandicap }),
      });
    }),
  );
});
