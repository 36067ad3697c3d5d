import { Effect, Layer } from "effect";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import { PolicyCheckpoints } from "../../application/ports/PolicyCheckpoints.ts";
import type { Database } from "../postgres/database.ts";

const NAME = "policies";

/** One row: all policies follow the log together. */
export const policyCheckpoints = ({ reference }: Database) =>
  Layer.succeed(PolicyCheckpoints, {
    load: attempt(async () => {
      const row = await reference
        .selectFrom("policyCheckpoint")
        .select("position")
        .where("name", "=", NAME)
        .executeTakeFirst();
      return row?.position ?? null;
    }),
    save: (position) =>
      attempt(() =>
        reference
          .insertInto("policyCheckpoint")
          .values({ name: NAME, position })
          .onConflict((conflict) =>
            conflict.column("name").doUpdateSet((eb) => ({
              position: eb.fn("greatest", ["policyCheckpoint.position", eb.val(position)]),
            })),
          )
          .execute(),
      ).pipe(Effect.asVoid),
  });

const attempt = <A>(run: () => Promise<A>) =>
  Effect.tryPromise({ try: run, catch: (cause) => new EventStoreUnavailable({ cause }) });
