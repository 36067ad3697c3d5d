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

  test("later scores go on the open card", () =>
    given(opened, recorded(par4(1)))
      .when(record(par4(2)))
      .then(recorded(par4(2))));

  test("only what is new or different is recorded", () =>
    given(opened, recorded(par4(1), par4(2)))
      .when(record(par4(1), bogey4(2), par4(3)))
      .then(recorded(bogey4(2), par4(3))));

  test("the same scores again change nothing", () =>
    given(opened, recorded(par4(1), par4(2)), attested(ben))
      .when(record(par4(2), par4(1)))
      .thenNothing());

  test("a changed hole withdraws every signature", () =>
    given(opened, recorded(par4(1)), attested(ben), attested(cleo))
      .when(record(bogey4(1)))
      .then(recorded(bogey4(1)), invalidated(ben, cleo)));

  test("withdrawn signatures are not withdrawn again", () =>
    given(opened, recorded(par4(1)), attested(ben), recorded(bogey4(1)), invalidated(ben))
      .when(record(par4(1)))
      .then(recorded(par4(1))));

  test("a changed note is a changed hole", () =>
    given(opened, recorded(par4(1)), attested(ben))
      .when(record({ ...par4(1), notes: "windy" }))
      .then(recorded({ ...par4(1), notes: "windy" }), invalidated(ben)));

  test("holes that were not sent keep their scores and their signatures", () =>
    given(opened, recorded(par4(1), par4(2)), attested(ben))
      .when(record(par4(2)))
      .thenNothing());

  test("the reason of a correction is kept with it", () =>
    given(opened, recorded(par4(1)))
      .when({ ...recordByAdmin(bogey4(1)), reason: "misread" })
      .then({ ...recorded(bogey4(1)), reason: "misread" }));

  test("a card keeps the terms on which it was opened", () =>
    given(opened, recorded(par4(1)))
      .when({ ...record(par4(2)), terms: { ...terms, playingHandicap: 20 } })
      .then(recorded(par4(2))));

  test("one submission names a hole at most once", () =>
    given()
      .when(record(par4(7), par4(7)))
      .thenRejected(new HoleScoredTwice({ card, holeNumber: par4(7).holeNumber })));

  test("the hole must be on the course of the card", () =>
    given({ ...opened, course: { ...opened.course, holes: [opened.course.holes[0]] } })
      .when(record(par4(1), par4(10)))
      .thenRejected(new HoleNotOnCourse({ card, holeNumber: par4(10).holeNumber })));
});

describe("recording on verified holes", () => {
  const holeNumber = par4(2).holeNumber;

  test("players cannot change them", () =>
    given(opened, recorded(par4(1), par4(2)), verified(1, 2))
      .when(record(par4(1), bogey4(2)))
      .thenRejected(new HoleAlreadyVerified({ card, holeNumber })));

  test("not even together with a new hole", () =>
    given(opened, recorded(par4(2)), verified(2))
      .when(record(bogey4(2), par4(3)))
      .thenRejected(new HoleAlreadyVerified({ card, holeNumber })));

  test("players may send them again as they are", () =>
    given(opened, recorded(par4(1), par4(2)), verified(1, 2))
      .when(record(par4(1), par4(2), par4(3)))
      .then(recorded(par4(3))));

  test("administrators change them", () =>
    given(opened, recorded(par4(1), par4(2)), verified(1, 2))
      .when(recordByAdmin(bogey4(2)))
      .then(recorded(bogey4(2))));

  test("a changed hole loses its mark, so its player may correct it again", () =>
    given(opened, recorded(par4(1), par4(2)), verified(1, 2), recorded(bogey4(2)))
      .when(record(par4(2)))
      .then(recorded(par4(2))));

  test("the other holes keep theirs", () =>
    given(opened, recorded(par4(1), par4(2)), verified(1, 2), recorded(bogey4(1)))
      .when(record(bogey4(2)))
      .thenRejected(new HoleAlreadyVerified({ card, holeNumber })));
});

describe("recording on a card that was changed very often", () => {
  const changedTo = (events: number) => [
    opened,
    ...Array.makeBy(events - 1, (turn) => recorded(turn % 2 === 0 ? bogey4(1) : par4(1))),
  ];
  const full = changedTo(MAX_CHANGES_BY_PLAYERS);

  test("players make the last change", () =>
    given(...changedTo(MAX_CHANGES_BY_PLAYERS - 1))
      .when(record(par4(2)))
      .then(recorded(par4(2))));

  test("and none after it", () =>
    given(...full)
      .when(record(par4(2)))
      .thenRejected(new ScorecardChangedTooOften({ card })));

  test("not even to hand in again what was sent back", () =>
    given(...full, rejected("hole 1?"))
      .when(record(bogey4(1)))
      .thenRejected(new ScorecardChangedTooOften({ card })));

  test("the same scores again change nothing", () =>
    given(...full)
      .when(record(bogey4(1)))
      .thenNothing());

  test("administrators correct it", () =>
    given(...full)
      .when(recordByAdmin(par4(2)))
      .then(recorded(par4(2))));

  test("partners still sign it", () =>
    given(...full)
      .when(attest(ben))
      .then(attested(ben)));
});

describe("recording after a rejection", () => {
  test("an identical submission is recorded, and every signature stays", () =>
    given(opened, recorded(par4(1)), attested(ben), rejected("hole 1?"))
      .when(record(par4(1)))
      .then(recorded(par4(1))));

  test("only once: then the card is back", () =>
    given(opened, recorded(par4(1)), rejected("hole 1?"), recorded(par4(1)))
      .when(record(par4(1)))
      .thenNothing());

  test("a correction is recorded alone, and signatures fall", () =>
    given(opened, recorded(par4(1), par4(2)), attested(ben), rejected("hole 1?"))
      .when(record(bogey4(1), par4(2)))
      .then(recorded(bogey4(1)), invalidated(ben)));

  test("the marks are gone, so its player may change every hole", () =>
    given(opened, recorded(par4(1)), verified(1), rejected("hole 1?"))
      .when(record(bogey4(1)))
      .then(recorded(bogey4(1))));
});
