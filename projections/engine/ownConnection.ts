import { Effect } from "effect";
import type { Kysely } from "kysely";
import { attempt, type EngineTables } from "./readDb.ts";

export type Connection = Kysely<EngineTables>;

/**
 * Kysely lends a connection for the duration of a callback. This keeps one until the scope closes.
 */
export const ownConnection = (db: Connection) =>
  Effect.acquireRelease(
    attempt(() => borrow(db)),
    ({ giveBack }) => Effect.promise(giveBack),
  ).pipe(Effect.map(({ connection }) => connection));

const borrow = (db: Connection) =>
  new Promise<{ connection: Connection; giveBack: () => Promise<void> }>((resolve, reject) => {
    const lent = db.connection().execute(
      (connection) =>
        new Promise<void>((release) => {
          const giveBack = () => {
            release();
            return lent;
          };
          resolve({ connection, giveBack });
        }),
    );
    lent.catch(reject);
  });
