import { Effect, Fiber, Option, Stream } from "effect";
import { sql } from "kysely";
import { expect } from "vitest";
import { EventLog } from "../../application/ports/EventLog.ts";
import { bogey4, opened, par4, recorded, tournamentId } from "../../domain/scorecard/examples.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { journal } from "../journal/projection.ts";
import { eventsOf } from "../journal/queries.ts";
import { leaderboard } from "../leaderboard/projection.ts";
import { boardSince } from "../leaderboard/queries.ts";
import { freshlyInstalled, happened, surroundings } from "../testing/engine.ts";
import { makeCatchUp } from "./catchUp.ts";
import { readCheckpoints } from "./checkpoint.ts";
import { follower } from "./followers.ts";
import { installMissing } from "./install.ts";
import { attempt } from "./readDb.ts";
import { rebuild } from "./rebuild.ts";
import { runProjections } from "./run.ts";
import { inTransaction } from "./transaction.ts";

const holes = Effect.map(boardSince(tournamentId, Position.make(0)), ({ cards }) =>
  cards.map((card) => card.holes),
);

const project = Effect.gen(function* () {
  yield* yield* makeCatchUp([yield* follower(leaderboard)]);
});

/** Wrong rows at the right position: a rebuild repairs them. */
const damage = inTransaction("read", (trx) =>
  attempt(() => sql`update leaderboard_card set holes = '{}'`.execute(trx)),
);

const firstPageOf = (progress: ReturnType<typeof rebuild>) =>
  Effect.map(Stream.runHead(progress), Option.getOrThrow);

test.beforeEach(({ run }) => run(freshlyInstalled(leaderboard)));

test("the old tables answer until the new tables replace them in one transaction", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened, recorded(par4(1)));
      yield* project;
      yield* damage;

      yield* firstPageOf(rebuild(leaderboard));
      expect(yield* holes).toEqual([{}]);
      yield* Stream.runDrain(rebuild(leaderboard));
      expect(yield* holes).toEqual([{ 1: 4 }]);
      expect(yield* readCheckpoints).toMatchObject([{ projection: "leaderboard", generation: 2 }]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("an interrupted rebuild continues where it stopped, and no event is missing", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened, recorded(par4(1)));
      yield* project;
      expect(yield* firstPageOf(rebuild(leaderboard))).toBe(2);

      yield* happened(recorded(bogey4(2)));
      yield* project;
      expect(yield* Stream.runCollect(rebuild(leaderboard))).toEqual([3, 3]);
      expect(yield* holes).toEqual([{ 1: 4, 2: 5 }]);
      expect(yield* readCheckpoints).toMatchObject([{ projection: "leaderboard", position: 3 }]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("rows that a crash of PostgreSQL lost during a rebuild are written again", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened, recorded(par4(1)), recorded(bogey4(2)));
      const takeBack = inTransaction("rebuild", (trx) =>
        attempt(() =>
          trx
            .updateTable("checkpoint")
            .set({ position: Position.make(0) })
            .execute(),
        ),
      );
      const log = yield* EventLog;
      const inSmallPages: typeof log.after = (position) =>
        Stream.flatMap(log.after(position), (page) =>
          Stream.fromIterable(page.map((event) => [event])),
        );
      const rebuilding = rebuild(leaderboard).pipe(
        Stream.tap((reached) => (reached === 2 ? takeBack : Effect.void)),
        Stream.provideService(EventLog, { ...log, after: inSmallPages }),
      );
      expect(yield* Effect.flip(Stream.runDrain(rebuilding))).toMatchObject({
        message: expect.stringContaining("leaderboard stands at 0 and had written up to 2"),
      });
      yield* Stream.runDrain(rebuild(leaderboard));
      expect(yield* holes).toEqual([{ 1: 4, 2: 5 }]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("several read models are rebuilt in one pass, each from its own position", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* freshlyInstalled(leaderboard, journal);
      yield* happened(opened, recorded(par4(1)));
      yield* firstPageOf(rebuild(leaderboard));
      yield* happened(recorded(bogey4(2)));

      const log = yield* EventLog;
      const reads: Array<number> = [];
      const after: typeof log.after = (position) => {
        reads.push(position);
        return log.after(position);
      };
      const spied = Stream.provideService(EventLog, { ...log, after });
      yield* Stream.runDrain(rebuild(leaderboard, journal).pipe(spied));

      // One page for both, and one more for the end of each, which is empty.
      expect(reads).toEqual([0, 3, 3]);
      expect(yield* holes).toEqual([{ 1: 4, 2: 5 }]);
      const [journalled] = yield* Stream.runCollect(eventsOf(tournamentId, Position.make(3)));
      expect(journalled).toHaveLength(3);
      expect(yield* readCheckpoints).toMatchObject([
        { projection: "journal", position: 3, generation: 2 },
        { projection: "leaderboard", position: 3, generation: 2 },
      ]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("after a rebuild the projector continues with the new tables", ({ run }) =>
  run(
    Effect.gen(function* () {
      const running = yield* makeCatchUp([yield* follower(leaderboard)]);
      yield* happened(opened);
      yield* running;
      yield* Stream.runDrain(rebuild(leaderboard));
      yield* happened(recorded(par4(1)));
      yield* running;
      expect(yield* holes).toEqual([{ 1: 4 }]);
    }).pipe(Effect.provide(surroundings)),
  ));

test("tables of another version are rebuilt when the projector starts", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened, recorded(par4(1)));
      yield* project;
      yield* damage;

      const version = leaderboard.version + 1;
      const running = yield* Effect.forkChild(runProjections([{ ...leaderboard, version }]));
      const [checkpoint] = yield* Effect.repeat(readCheckpoints, {
        until: ([first]) => first?.version === version,
      });
      expect(checkpoint).toMatchObject({ position: 2, generation: 2 });
      expect(yield* holes).toEqual([{ 1: 4 }]);
      yield* Fiber.interrupt(running);
    }).pipe(Effect.provide(surroundings)),
  ));

test("before the rebuild the older tables are read, with defaults for missing columns", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* happened(opened, recorded(par4(1)));
      yield* project;
      const older = { ...leaderboard, version: leaderboard.version - 1 };
      yield* inTransaction("read", (trx) =>
        attempt(() =>
          sql`alter table leaderboard_card drop column scramble_handicaps, drop column latest;
            drop table leaderboard_player;
            update checkpoint set version = ${sql.lit(older.version)},
              tables = '{leaderboard_tournament,leaderboard_card}'`.execute(trx),
        ),
      );
      expect(yield* Effect.flip(holes)).toMatchObject({ _tag: "ReadModelUnavailable" });

      yield* installMissing([leaderboard]);
      yield* installMissing([leaderboard]);
      const { cards, players } = yield* boardSince(tournamentId, Position.make(0));
      expect(cards).toMatchObject([{ holes: { 1: 4 }, scramble_handicaps: [], latest: null }]);
      expect(players).toEqual([]);
      expect(yield* readCheckpoints).toMatchObject([{ version: older.version }]);

      yield* Stream.runDrain(rebuild(leaderboard));
      const anew = yield* boardSince(tournamentId, Position.make(0));
      expect(anew.cards).toMatchObject([{ latest: { holeNumber: 1 } }]);
      expect(yield* readCheckpoints).toMatchObject([{ version: leaderboard.version }]);
    }).pipe(Effect.provide(surroundings)),
  ));
