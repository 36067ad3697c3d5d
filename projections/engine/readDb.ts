import { Context, Effect, Schema } from "effect";
import type { Generated, Kysely, Transaction } from "kysely";
import type { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";

/**
 * The runner's own tables. Those of a read model belong to its folder, so that the engine knows none of
 * them. Bare names: in schema `read` they are the tables in use, in `rebuild` those being made.
 */
export interface EngineTables {
  checkpoint: {
    projection: string;
    position: Position;
    version: number;
    /** Those that this version made, for the next one to drop. */
    tables: ReadonlyArray<string>;
    /** Raised by each rebuild: what was kept of older tables no longer counts. */
    generation: Generated<number>;
    error: Generated<string | null>;
    failed_since: Generated<Date | null>;
  };
  version: { tournament_id: TournamentId; model: string; version: Position };
}
export type ReadTransaction = Transaction<EngineTables>;

/** PostgreSQL as queries see it. */
export class ReadDb extends Context.Service<ReadDb, Kysely<EngineTables>>()(
  "golf/projections/ReadDb",
) {}

/** PostgreSQL as projections write it: a pool of its own, so that a rebuild starves no query. */
export class ProjectionDb extends Context.Service<ProjectionDb, Kysely<EngineTables>>()(
  "golf/projections/ProjectionDb",
) {}

export class ReadModelUnavailable extends Schema.TaggedError<ReadModelUnavailable>()(
  "ReadModelUnavailable",
  { cause: Schema.Defect() },
) {
  override get message() {
    const { cause } = this;
    return `The read models do not answer: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

/** Whatever the driver throws becomes one failure. */
export const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => new ReadModelUnavailable({ cause }) });

/** Runs one query on the tables in use. */
export const query = <A>(run: (db: Kysely<EngineTables>) => Promise<A>) =>
  ReadDb.use((db) => attempt(() => run(db.withSchema("read"))));

/** The same connection, seen as the tables of some read models. */
export const seenAs = <Tables>(db: Pick<Kysely<EngineTables>, "selectFrom">) =>
  db as unknown as Kysely<Tables>;
