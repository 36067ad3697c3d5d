import { Effect } from "effect";
import { openPool } from "../pool.ts";

/** In milliseconds. A table is sorted before its first row arrives. */
const STATEMENT_TIMEOUT = 60_000;

/** One connection. When the scope closes, an unfinished transaction is rolled back. */
export const connectedTo = (url: string) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.tryPromise({
        try: async () => {
          const pool = openPool(url, { max: 1, silence: STATEMENT_TIMEOUT });
          return { pool, client: await pool.connect() };
        },
        catch: (cause) => cause,
      }),
      ({ pool, client }) =>
        Effect.promise(async () => {
          client.release(true);
          await pool.end();
        }),
    ),
    ({ client }) => client,
  );
