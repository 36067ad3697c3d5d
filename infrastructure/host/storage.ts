import { Layer } from "effect";
import { PageWriter } from "../../projections/engine/pageWriter.ts";
import { ProjectionDb, ReadDb } from "../../projections/engine/readDb.ts";
import { eventStorePostgres } from "../eventStore/postgres/eventStorePostgres.ts";
import type { Database } from "../postgres/database.ts";
import { referenceData } from "./referenceData.ts";

/** Everything that PostgreSQL stores for the product. */
export const storage = (database: Database) =>
  Layer.merge(tables(database), eventStorePostgres(database));

/** Stored in PostgreSQL, whichever store has the events. */
export const tables = (database: Database) =>
  Layer.mergeAll(
    Layer.succeed(ReadDb, database.read),
    Layer.succeed(ProjectionDb, database.projections),
    Layer.succeed(PageWriter, database.pages),
    referenceData(database),
  );
