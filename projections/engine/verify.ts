import { Effect, Stream } from "effect";
import { EventLog } from "../../application/ports/EventLog.ts";
import { BeingMadeAnew, type Verification } from "../../application/ports/ProjectionAdmin.ts";
import { Position, type Recorded } from "../../domain/shared/recorded.ts";
import { differencesOf, lockAgainstSwap, positionInUse } from "./compare.ts";
import { openPage } from "./events.ts";
import { fill } from "./fill.ts";
import { type Connection, ownConnection } from "./ownConnection.ts";
import type { Projection } from "./projection.ts";
import { attempt, ProjectionDb, type ReadTransaction } from "./readDb.ts";
import { createTables, dropTables } from "./tables.ts";
import { inTransaction } from "./transaction.ts";

/**
 * Folds the whole log once more into temporary tables of one connection, and compares them with the
 * tables in use. Nothing has to wait for this. Reports its progress.
 */
export const verify = (projection: Projection) =>
  Stream.unwrap(
    Effect.gen(function* () {
      const log = yield* EventLog;
      const connection = yield* ProjectionDb.use(ownConnection);
      const head = yield* endOf(connection, projection);
      const scratch = <A, E, R>(work: (trx: ReadTransaction) => Effect.Effect<A, E, R>) =>
        inTransaction("pg_temp", work, "repeatable read").pipe(
          Effect.provideService(ProjectionDb, connection),
        );
      yield* Effect.acquireRelease(
        scratch((trx) => attempt(() => createTables(trx, projection))),
        () => Effect.ignore(scratch((trx) => attempt(() => dropScratch(trx, projection)))),
      );

      let position = Position.make(0);
      const pagesUpTo = (end: Position) =>
        log.after(position).pipe(
          Stream.map((page) => page.filter((recorded) => recorded.position <= end)),
          Stream.takeWhile((page) => page.length > 0),
        );
      const add = (trx: ReadTransaction, page: ReadonlyArray<Recorded>) =>
        Effect.map(
          fill(trx, [projection], openPage(page), new Map([[projection.name, position]])),
          () => {
            position = page.at(-1)?.position ?? position;
          },
        );

      const folded = Stream.mapEffect(pagesUpTo(head), (page) => scratch((trx) => add(trx, page)));
      const compared = scratch((trx) =>
        Effect.gen(function* () {
          yield* attempt(() => lockAgainstSwap(trx, projection));
          const end = yield* endOf(trx, projection);
          yield* Stream.runForEach(pagesUpTo(end), (page) => add(trx, page));
          return yield* attempt(() => differencesOf(trx, projection));
        }),
      );
      const verification = (differences: Verification["differences"]): Verification => {
        return { position, head, differences };
      };
      return Stream.concat(
        Stream.map(folded, () => verification(null)),
        Stream.map(Stream.fromEffect(compared), verification),
      );
    }),
  );

const endOf = Effect.fnUntraced(function* (db: Connection, projection: Projection) {
  const position = yield* attempt(() => positionInUse(db, projection));
  return position ?? (yield* new BeingMadeAnew({ projection: projection.name }));
});

const dropScratch = (trx: ReadTransaction, { tables }: Projection) =>
  dropTables(trx, "pg_temp", Object.keys(tables));
