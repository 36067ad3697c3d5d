import { randomUUID } from "node:crypto";
import { Effect, Layer } from "effect";
import type { Revision } from "../../../../application/ports/EventStore.ts";
import { streams } from "../../../../domain/shared/streams.ts";
import { TournamentId } from "../../../../domain/shared/values.ts";

/** The store into which the events are written. */
export type Place =
  | { readonly kind: "postgres"; readonly url: string }
  | { readonly kind: "eventstoredb"; readonly url: string };

/** The job of one process of writers. */
export interface Job {
  readonly place: Place;
  /** A private stream for each writer. No other writer writes to it, so its order is known. */
  readonly own: ReadonlyArray<string>;
  /** Streams that all writers write to, and for which they race. */
  readonly shared: ReadonlyArray<string>;
  /** How many events each private stream gets. A writer that has written them is done. */
  readonly each: number;
  /** Whether earlier writers of these streams were killed. An append of theirs may still arrive. */
  readonly isResumed: boolean;
}

/** Reports an acknowledged append. */
export interface Acknowledged {
  readonly stream: string;
  /** The position of its last event. */
  readonly position: number;
  readonly revision: number;
  readonly eventIds: ReadonlyArray<string>;
}

/**
 * Reports that an append to a private stream was refused, as if another writer had written there.
 */
export interface Refused {
  readonly stream: string;
  /** The revision after which it should have been written. */
  readonly refusedAfter: Revision;
}

/** The message of a writer. */
export type WriterMessage = Acknowledged | Refused;

export const newStream = () => streams.tournament(TournamentId.make(randomUUID()));

/**
 * Uses its own connections. Loads only one adapter, because processes that are killed start often.
 */
export const storeAt = ({ kind, url }: Place) =>
  Layer.unwrap(
    kind === "postgres"
      ? onPostgres(url)
      : Effect.map(
          Effect.promise(() => import("../../eventStoreDb/eventStoreDb.ts")),
          ({ eventStoreDb }) => eventStoreDb(url),
        ),
  );

const onPostgres = Effect.fnUntraced(function* (url: string) {
  const { connect } = yield* Effect.promise(() => import("../../../postgres/database.ts"));
  const adapter = yield* Effect.promise(() => import("../../postgres/eventStorePostgres.ts"));
  const database = yield* Effect.acquireRelease(
    Effect.sync(() => connect(url)),
    ({ close }) => Effect.promise(close),
  );
  return adapter.eventStorePostgres(database);
});
