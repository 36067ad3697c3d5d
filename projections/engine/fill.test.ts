import { Effect, Option, Stream } from "effect";
import { expect } from "vitest";
import { EventLog } from "../../application/ports/EventLog.ts";
import { opened } from "../../domain/scorecard/examples.ts";
import { Position } from "../../domain/shared/recorded.ts";
import { test } from "../../infrastructure/postgres/testing/database.ts";
import { leaderboard } from "../leaderboard/projection.ts";
import { freshlyInstalled, happened, surroundings } from "../testing/engine.ts";
import { readCheckpoints } from "./checkpoint.ts";
import { openPage } from "./events.ts";
import { fill } from "./fill.ts";
import type { Projection } from "./projection.ts";
import { statement } from "./statements.ts";
import { inTransaction } from "./transaction.ts";

const addRow = statement(
  `insert into checkpoint (projection, position, version, tables)
   values (gen_random_uuid()::text, 1, 1, '{}')`,
);

const writing = (writes: Projection["writes"]): Projection => ({ ...leaderboard, writes });

test("when one read model fails, the writes of the other are rolled back", ({ run }) =>
  run(
    Effect.gen(function* () {
      yield* freshlyInstalled(leaderboard);
      yield* happened(opened);
      const log = yield* EventLog;
      const page = Option.getOrThrow(yield* Stream.runHead(log.after(Position.make(0))));
      const busy = writing(() => [addRow, addRow, addRow]);
      const broken = writing(() => {
        throw new Error("cannot be written");
      });
      const filling = inTransaction("read", (trx) =>
        fill(trx, [busy, broken, busy], openPage(page), new Map()),
      );
      expect(yield* Effect.flip(filling)).toMatchObject({
        message: expect.stringContaining("cannot be written"),
      });
      expect(yield* readCheckpoints).toMatchObject([{ projection: "leaderboard" }]);
    }).pipe(Effect.provide(surroundings)),
  ));
