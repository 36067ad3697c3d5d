import { Array } from "effect";
import { describe, test } from "vitest";
import { scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import {
  attest,
  attested,
  ben,
  bogey4,
  card,
  cleo,
  invalidated,
  opened,
  par4,
  record,
  recordByAdmin,
  recorded,
  rejected,
  terms,
  verified,
} from "./examples.ts";
import { MAX_CHANGES_BY_PLAYERS } from "./recordHoleScores.ts";
import {
  HoleAlreadyVerified,
  HoleNotOnCourse,
  HoleScoredTwice,
  ScorecardChangedTooOften,
} from "./rejections.ts";

const { given } = scenario(scorecardDecider);

describe("recording hole scores", () => {
  test("the first scores open the card", () =>
    given()
      .when(record(par4(1), par4(2)))
      .then(opened, recorded(par4(1), par4(2))));

  test("later scores are recorded on the open card", () =>
    given(opened, recorded(par4(1)))
      .when(record(par4(2)))
      .then(recorded(par4(2))));

  test("only new or different scores are recorded", () =>
    given(opened, recorded(par4(1), par4(2)))
      .when(record(par4(1), bogey4(2), par4(3)))
      .then(recorded(bogey4(2), par4(3))));

  test("the same scores again change nothing", () =>
    given(opened, recorded(par4(1), par4(2)), attested(ben))
      .when(record(par4(2), par4(1)))
      .thenNothing());

  test("a changed hole makes every signature invalid", () =>
    given(opened, recorded(par4(1)), attested(ben), attested(cleo))
      .when(record(bogey4(1)))
      .then(recorded(bogey4(1)), invalidated(ben, cleo)));

  test("signatures that are invalid already are not made invalid again", () =>
    given(opened, recorded(par4(1)), attested(ben), recorded(bogey4(1)), invalidated(ben))
      .when(record(par4(1)))
      .then(recorded(par4(1))));

  test("a changed note is a change of the hole", () =>
    given(opened, recorded(par4(1)), attested(ben))
      .when(record({ ...par4(1), notes: "windy" }))
      .then(recorded({ ...par4(1), notes: "windy" }), invalidated(ben)));

  test("holes that were not sent keep their scores and the signatures", () =>
    given(opened, recorded(par4(1), par4(2)), attested(ben))
      .when(record(par4(2)))
      .thenNothing());

  test("the reason of a correction is kept", () =>
    given(opened, recorded(par4(1)))
      .when({ ...recordByAdmin(bogey4(1)), reason: "misread" })
      .then({ ...recorded(bogey4(1)), reason: "misread" }));

  test("a card keeps the terms on which it was opened", () =>
    given(opened, recorded(par4(1)))
      .when({ ...record(par4(2)), terms: { ...terms, playingHandicap: 20 } })
      .then(recorded(par4(2))));

  test("a hole that is sent twice in one command is refused", () =>
    given()
      .when(record(par4(7), par4(7)))
      .thenRejected(new HoleScoredTwice({ card, holeNumber: par4(7).holeNumber })));

  test("a hole that is not on the course of the card is refused", () =>
    given(
      { ...opened, course: { ...opened.course, holes: [opened.course.holes[0]] } },
      recorded(par4(1)),
    )
      .when(record(par4(1), par4(10)))
      .thenRejected(new HoleNotOnCourse({ card, holeNumber: par4(10).holeNumber })));
});

describe("recording on verified holes", () => {
  const holeNumber = par4(2).holeNumber;

  test("players cannot change a verified hole", () =>
    given(opened, recorded(par4(1), par4(2)), verified(1, 2))
      .when(record(par4(1), bogey4(2)))
      .thenRejected(new HoleAlreadyVerified({ card, holeNumber })));

  test("players cannot change a verified hole together with a new hole", () =>
    given(opened, recorded(par4(2)), verified(2))
      .when(record(bogey4(2), par4(3)))
      .thenRejected(new HoleAlreadyVerified({ card, holeNumber })));

  test("players may send a verified hole again without a change", () =>
    given(opened, recorded(par4(1), par4(2)), verified(1, 2))
      .when(record(par4(1), par4(2), par4(3)))
      .then(recorded(par4(3))));

  test("administrators can change a verified hole", () =>
    given(opened, recorded(par4(1), par4(2)), verified(1, 2))
      .when(recordByAdmin(bogey4(2)))
      .then(recorded(bogey4(2))));

  test("a changed hole is no longer verified, so its player may correct it again", () =>
    given(opened, recorded(par4(1), par4(2)), verified(1, 2), recorded(bogey4(2)))
      .when(record(par4(2)))
      .then(recorded(par4(2))));

  test("when a hole is changed, the other holes stay verified", () =>
    given(opened, recorded(par4(1), par4(2)), verified(1, 2), recorded(bogey4(1)))
      .when(record(bogey4(2)))
      .thenRejected(new HoleAlreadyVerified({ card, holeNumber })));
});

describe("recording on a card that has reached the limit of changes", () => {
  const changedTo = (events: number) => [
    opened,
    ...Array.makeBy(events - 1, (turn) => recorded(turn % 2 === 0 ? bogey4(1) : par4(1))),
  ];
  const full = changedTo(MAX_CHANGES_BY_PLAYERS);

  test("a player makes the last change before the limit", () =>
    given(...changedTo(MAX_CHANGES_BY_PLAYERS - 1))
      .when(record(par4(2)))
      .then(recorded(par4(2))));

  test("a player cannot change the card after the limit", () =>
    given(...full)
      .when(record(par4(2)))
      .thenRejected(new ScorecardChangedTooOften({ card })));

  test("a player cannot submit a card again after the limit, even when it was sent back", () =>
    given(...full, rejected("hole 1?"))
      .when(record(bogey4(1)))
      .thenRejected(new ScorecardChangedTooOften({ card })));

  test("the same scores again change nothing", () =>
    given(...full)
      .when(record(bogey4(1)))
      .thenNothing());

  test("an administrator can correct the card after the limit", () =>
    given(...full)
      .when(recordByAdmin(par4(2)))
      .then(recorded(par4(2))));

  test("a partner can sign the card after the limit", () =>
    given(...full)
      .when(attest(ben))
      .then(attested(ben)));
});

describe("recording after a rejection", () => {
  test("the same scores again are recorded, and every signature stays valid", () =>
    given(opened, recorded(par4(1)), attested(ben), rejected("hole 1?"))
      .when(record(par4(1)))
      .then(recorded(par4(1))));

  test("the same scores are recorded only once after a rejection", () =>
    given(opened, recorded(par4(1)), rejected("hole 1?"), recorded(par4(1)))
      .when(record(par4(1)))
      .thenNothing());

  test("only the corrected hole is recorded, and the signatures become invalid", () =>
    given(opened, recorded(par4(1), par4(2)), attested(ben), rejected("hole 1?"))
      .when(record(bogey4(1), par4(2)))
      .then(recorded(bogey4(1)), invalidated(ben)));

  test("after a rejection no hole is verified, so its player may change every hole", () =>
    given(opened, recorded(par4(1)), verified(1), rejected("hole 1?"))
      .when(record(bogey4(1)))
      .then(recorded(bogey4(1))));
});
