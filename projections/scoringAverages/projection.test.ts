import { Effect } from "effect";
import { expect } from "vitest";
import type { ScoringAverages } from "../../domain/golf/scoringAverages.ts";
import {
  ana,
  ben,
  bogey4,
  courseChanged,
  harder,
  opened,
  par4,
  recorded,
  stored,
} from "../../domain/scorecard/examples.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { freshlyInstalled, projectPage } from "../testing/engine.ts";
import { scoringAverages } from "./projection.ts";
import { averagesOfPlayers } from "./queries.ts";

test.beforeEach(({ run }) => run(freshlyInstalled(scoringAverages)));

const nothing: ScoringAverages = {
  par3Average: null,
  par4Average: null,
  par5Average: null,
  allTimeAverage: null,
  totalRounds: 0,
  totalHoles: 0,
};

test("a hole counts with its par on the present course of the card", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* projectPage(scoringAverages, stored(opened, recorded(par4(1), par4(2))));
      yield* projectPage(
        scoringAverages,
        stored(opened, recorded(par4(1), par4(2)), courseChanged(harder)),
      );
      expect((yield* averagesOfPlayers([ana])).get(ana)).toEqual({
        ...{ ...nothing, par4Average: 4, par5Average: 4, totalHoles: 2 },
      });
    }),
  ));

test("averages include every score and correction, and complete rounds are counted", ({ run }) =>
  run(
    Effect.gen(function* () {
      const [first, ...others] = Array.from({ length: 18 }, (_, index) => par4(index + 1));
      if (!first) return;
      const history = stored(
        opened,
        recorded(first),
        recorded(bogey4(1)),
        recorded(first, ...others),
      );

      yield* projectPage(scoringAverages, history.slice(0, 3));
      const afterOne = { ...nothing, par4Average: 5, totalHoles: 1 };
      expect(yield* averagesOfPlayers([ana, ben])).toEqual(
        new Map([
          [ana, afterOne],
          [ben, nothing],
        ]),
      );

      yield* projectPage(scoringAverages, history.slice(3));
      expect(yield* averagesOfPlayers([ana])).toEqual(
        new Map([
          [ana, { ...nothing, par4Average: 4, allTimeAverage: 72, totalRounds: 1, totalHoles: 18 }],
        ]),
      );
    }),
  ));

test("without players there are no averages", ({ run }) =>
  run(
    Effect.gen(function* () {
      expect(yield* averagesOfPlayers([])).toEqual(new Map());
    }),
  ));
