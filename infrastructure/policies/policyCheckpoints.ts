import { Effect, Layer } from "effect";
import { EventStoreUnavailable } from "../../application/ports/EventStore.ts";
import { PolicyCheckpoints } from "../../application/ports/PolicyCheckpoints.ts";
import type { Database } from "../postgres/database.ts";

/** A position is valid only in its own store. All policies share one checkpoint. */
const names = { postgres: "policies", eventstoredb: "policies on EventStoreDB" } as const;
export type EventStoreKind = keyof typeof names;

export const policyCheckpoints = (database: Database, kind: EventStoreKind) =>
  Layer.succeed(PolicyCheckpoints, followedIn(database, kind));

/** How far policies have followed the log of a store, stored in this database. */
export const followedIn = ({ reference }: Database, kind: EventStoreKind) =>
  PolicyCheckpoints.of({
    load: attempt(async () => {
      const row = await reference
        .selectFrom("policyCheckpoint")
        .select("position")
        .where("name", "=", names[kind])
        .executeTakeFirst();
      return row?.position ?? null;
    }),
    save: (position) =>
      attempt(() =>
        reference
          .insertInto("policyCheckpoint")
          .values({ name: names[kind], position })
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
