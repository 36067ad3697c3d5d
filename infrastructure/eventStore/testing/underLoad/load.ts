import { randomUUID } from "node:crypto";
import { Effect, Layer } from "effect";
import type { Revision } from "../../../../application/ports/EventStore.ts";
import { streams } from "../../../../domain/shared/streams.ts";
import { TournamentId } from "../../../../domain/shared/values.ts";

/** Where events are written. */
export type Place =
  | { readonly kind: "postgres"; readonly url: string }
  | { readonly kind: "eventstoredb"; readonly url: string };

/** What one process of writers is told. */
export interface Job {
  readonly place: Place;
  /** A stream for each writer that nobody else writes, so that its order is known. */
  readonly own: ReadonlyArray<string>;
  /** Streams that all of them write, and race for. */
  readonly shared: ReadonlyArray<string>;
  /** Events in each own stream; a writer that has so many is done. */
  readonly each: number;
  /** Whether writers of the same streams were killed before, and an append of theirs may still come. */
  readonly isResumed: boolean;
}

/** Tells of an append that was acknowledged. */
export interface Acknowledged {
  readonly stream: string;
  /** Of its last event. */
  readonly position: number;
  readonly revision: number;
  readonly eventIds: ReadonlyArray<string>;
}

/** Tells of an append to a writer's own stream that was refused as if others had written there. */
export interface Refused {
  readonly stream: string;
  /** After which it was to be written. */
  readonly refusedAfter: Revision;
}

/** What a writer says. */
export type Told = Acknowledged | Refused;

export const newStream = () => streams.tournament(TournamentId.make(randomUUID()));

/** With connections of its own. Loads one adapter only: processes that are killed start often. */
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
