import { Context, Effect, Schema } from "effect";
import type { Generated, Kysely, Transaction } from "kysely";
import type { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";

/**
 * The runner's own tables. The tables of a read model are defined in its folder, so that the engine
 * knows none of them. Names have no schema: in schema `read` they are the tables in use, in
 * `rebuild` those that are being made.
 */
export interface EngineTables {
  checkpoint: {
    projection: string;
    position: Position;
    version: number;
    /** The tables that this version made, so that the next one can drop them. */
    tables: ReadonlyArray<string>;
    /** Raised by each rebuild: values that were cached from older tables are invalid. */
    generation: Generated<number>;
    error: Generated<string | null>;
    failed_since: Generated<Date | null>;
  };
  version: { tournament_id: TournamentId; model: string; version: Position };
}
export type ReadTransaction = Transaction<EngineTables>;

/** The connection for queries. */
export class ReadDb extends Context.Service<ReadDb, Kysely<EngineTables>>()(
  "golf/projections/ReadDb",
) {}

/** The connection for projections: a separate pool, so that a rebuild does not block queries. */
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

/** Turns every error of the driver into one failure. */
export const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => new ReadModelUnavailable({ cause }) });

/** Runs one query on the tables in use. */
export const query = <A>(run: (db: Kysely<EngineTables>) => Promise<A>) =>
  ReadDb.use((db) => attempt(() => run(db.withSchema("read"))));

/** The same connection, with the types of the tables of some read models. */
export const seenAs = <Tables>(db: Pick<Kysely<EngineTables>, "selectFrom">) =>
  db as unknown as Kysely<Tables>;
