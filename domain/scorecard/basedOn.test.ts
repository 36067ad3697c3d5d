import { describe, test } from "vitest";
import { HoleNumber } from "../shared/values.ts";
import { scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import { bogey4, card, opened, par4, recordByAdmin, recorded } from "./examples.ts";
import { StaleHoleScore } from "./rejections.ts";

const { given } = scenario(scorecardDecider);

const basedOn = (...holes: ReadonlyArray<readonly [number, number | null]>) => ({
  basedOn: new Map(holes.map(([hole, strokes]) => [HoleNumber.make(hole), strokes])),
});
const clash = new StaleHoleScore({ card, holeNumber: HoleNumber.make(1) });

describe("two people who write the scores of one hole", () => {
  test("a write that is based on the present strokes is accepted", () =>
    given(opened, recorded(par4(1)))
      .when({ ...recordByAdmin(bogey4(1)), ...basedOn([1, 4]) })
      .then(recorded(bogey4(1))));

  test("a write that is based on other strokes is refused, and none of its holes is written", () =>
    given(opened, recorded(bogey4(1)))
      .when({
        ...recordByAdmin({ ...par4(1), strokes: 3 }, par4(2)),
        ...basedOn([1, 4], [2, null]),
      })
      .thenRejected(clash));

  test("a write that is based on an empty hole is refused when the hole has a score", () =>
    given(opened, recorded(bogey4(1)))
      .when({ ...recordByAdmin(par4(1)), ...basedOn([1, null]) })
      .thenRejected(clash));

  test("a write that is based on an empty hole opens the card", () =>
    given()
      .when({ ...recordByAdmin(par4(1)), ...basedOn([1, null]) })
      .then(opened, recorded(par4(1))));

  test("a write of the present strokes is accepted from any basis, and missing putts change nothing", () =>
    given(opened, recorded(par4(1)))
      .when({ ...recordByAdmin({ ...par4(1), putts: null }, par4(2)), ...basedOn([1, null]) })
      .then(recorded(par4(2))));

  test("a write without `basedOn` is accepted", () =>
    given(opened, recorded(bogey4(1)))
      .when(recordByAdmin(par4(1)))
      .then(recorded(par4(1))));
});
