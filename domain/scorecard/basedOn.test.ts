import { describe, test } from "vitest";
import { HoleNumber } from "../shared/values.ts";
import { scorecardDecider } from "../testing/commands.ts";
import { scenario } from "../testing/scenario.ts";
import { bogey4, card, opened, par4, recordByAdmin, recorded } from "./examples.ts";
import { StaleHoleScore } from "./rejections.ts";

const { given } = scenario(scorecardDecider);

const seen = (...holes: ReadonlyArray<readonly [number, number | null]>) => ({
  basedOn: new Map(holes.map(([hole, strokes]) => [HoleNumber.make(hole), strokes])),
});
const clash = new StaleHoleScore({ card, holeNumber: HoleNumber.make(1) });

describe("two people write on one hole", () => {
  test("whoever has seen what is there may change it", () =>
    given(opened, recorded(par4(1)))
      .when({ ...recordByAdmin(bogey4(1)), ...seen([1, 4]) })
      .then(recorded(bogey4(1))));

  test("whoever saw other strokes is asked, and nothing is written", () =>
    given(opened, recorded(bogey4(1)))
      .when({ ...recordByAdmin({ ...par4(1), strokes: 3 }, par4(2)), ...seen([1, 4], [2, null]) })
      .thenRejected(clash));

  test("whoever saw an empty hole, too", () =>
    given(opened, recorded(bogey4(1)))
      .when({ ...recordByAdmin(par4(1)), ...seen([1, null]) })
      .thenRejected(clash));

  test("the first scores of a card have nobody to clash with", () =>
    given()
      .when({ ...recordByAdmin(par4(1)), ...seen([1, null]) })
      .then(opened, recorded(par4(1))));

  test("both may say the same: the putts that are there stay", () =>
    given(opened, recorded(par4(1)))
      .when({ ...recordByAdmin({ ...par4(1), putts: null }, par4(2)), ...seen([1, null]) })
      .then(recorded(par4(2))));

  test("who says nothing of what they saw writes as before", () =>
    given(opened, recorded(bogey4(1)))
      .when(recordByAdmin(par4(1)))
      .then(recorded(par4(1))));
});
