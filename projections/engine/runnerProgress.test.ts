import { randomUUID } from "node:crypto";
import { Effect, Fiber, Stream } from "effect";
import { expect, test } from "vitest";
import { tournamentId } from "../../domain/scorecard/examples.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { TournamentId } from "../../domain/shared/values.ts";
import { type Change, makeProgress, positionOfMost } from "./runnerProgress.ts";

const at = (position: number) => Position.make(position);

const change = (model: string, version: number): Change => ({
  tournamentId,
  model,
  version: at(version),
});

const applied = (...changes: ReadonlyArray<Change>) => ({
  position: at(Math.max(...changes.map(({ version }) => version))),
  changes,
});

const inProgress = <A>(
  use: (progress: Effect.Success<ReturnType<typeof makeProgress>>) => Effect.Effect<A>,
) => makeProgress(() => {}).pipe(Effect.flatMap(use), Effect.runPromise);

test("a change that several processes announce counts once", () =>
  inProgress((progress) =>
    Effect.gen(function* () {
      const received = yield* progress.changes.pipe(
        Stream.take(3),
        Stream.runCollect,
        Effect.forkChild({ startImmediately: true }),
      );
      const announced = [
        change("leaderboard", 1),
        change("leaderboard", 1),
        change("scorecards", 1),
        change("leaderboard", 3),
        change("leaderboard", 2),
      ];
      yield* Effect.forEach(announced, (one) => progress.advance(applied(one)));
      expect(yield* Fiber.join(received)).toEqual([announced[0], announced[2], announced[3]]);
    }),
  ));

test("the versions of a tournament are those of now, whatever comes later", () =>
  inProgress(({ advance, versionsOf }) =>
    Effect.gen(function* () {
      yield* advance(applied(change("scorecards", 1), change("teams", 2)));
      const before = versionsOf(tournamentId);
      yield* advance(applied(change("teams", 3)));
      expect([...before]).toEqual([
        ["scorecards", 1],
        ["teams", 2],
      ]);
      expect(versionsOf(tournamentId).get("teams")).toBe(3);
      expect(versionsOf(TournamentId.make(randomUUID())).size).toBe(0);
    }),
  ));

test("a version follows its read models and its tournament, and never goes back", () =>
  inProgress(({ advance, versionOf, invalidate }) =>
    Effect.gen(function* () {
      const board = () => versionOf(tournamentId, ["leaderboard", "teams"]);
      const before = board();
      yield* advance(applied(change("scorecards", 1)));
      const elsewhere = {
        ...change("leaderboard", 2),
        tournamentId: TournamentId.make(randomUUID()),
      };
      yield* advance(applied(elsewhere));
      expect(board()).toBe(before);

      yield* advance(applied(change("teams", 3)));
      const after = board();
      expect(after).not.toBe(before);
      yield* advance(applied(change("teams", 2)));
      expect(board()).toBe(after);

      // After a rebuild, other tables may give another answer for the same events.
      invalidate();
      expect(board()).not.toBe(after);
    }),
  ));

test("the position is the one that most read models have", () => {
  expect(positionOfMost([])).toBeUndefined();
  expect(positionOfMost([at(7)])).toBe(7);
  // One projection has failed, or was just rebuilt.
  expect(positionOfMost([at(7), at(7), at(3)])).toBe(7);
  expect(positionOfMost([at(9), at(7), at(7)])).toBe(7);
});
