import { Effect, Layer, Option, Redacted } from "effect";
import { commandHandlers } from "../../application/commandHandlers.ts";
import type { EventStore } from "../../application/ports/EventStore.ts";
import { Boards } from "../../projections/boards/boards.ts";
import { BoardsAsOf } from "../../projections/boards/boardsAsOf.ts";
import { matchesForPolicies } from "../../projections/boards/matchesForPolicies.ts";
import { PublicBoards } from "../../projections/boards/publicBoards.ts";
import { sideGameProgress } from "../../projections/boards/sideGameProgress.ts";
import { playedRounds, standings } from "../../projections/boards/standings.ts";
import { followRunner } from "../../projections/engine/followRunner.ts";
import { installMissing } from "../../projections/engine/install.ts";
import { refuseOtherStore } from "../../projections/journal/refuseOtherStore.ts";
import { projectionAdmin } from "../../projections/projectionAdmin.ts";
import { registry } from "../../projections/registry.ts";
import { WrittenCards } from "../../projections/scorecards/writtenCards.ts";
import { numberedTournaments } from "../../projections/tournaments/numberedTournaments.ts";
import { organiserClock } from "../clock/organiserClock.ts";
import { appConfig } from "../config/config.ts";
import { eventStoreDbAt } from "../eventStore/eventStoreDb/eventStoreDbAt.ts";
import { watchAppends } from "../eventStore/lastAppend.ts";
import { eventStorePostgres } from "../eventStore/postgres/eventStorePostgres.ts";
import { measureAppends } from "../metrics/measureAppends.ts";
import { type EventStoreKind, policyCheckpoints } from "../policies/policyCheckpoints.ts";
import { lastBackup } from "../postgres/backup/lastBackup.ts";
import type { Database } from "../postgres/database.ts";
import type { Opener } from "../postgres/embedded/owner.ts";
import { listenForInvalidation } from "../postgres/listenForInvalidation.ts";
import { ProductDatabase } from "../postgres/productDatabase.ts";
import { traceAppends } from "../tracing/traceAppends.ts";
import { traces } from "../tracing/traces.ts";
import { tables } from "./storage.ts";

/** Command handlers and queries, independent of the chosen stores. */
const overStorage = Layer.mergeAll(
  standings,
  playedRounds,
  matchesForPolicies,
  numberedTournaments,
  PublicBoards.layer,
  WrittenCards.layer,
  sideGameProgress,
).pipe(
  Layer.provideMerge(Boards.layer),
  Layer.provideMerge(
    Layer.mergeAll(commandHandlers, followRunner, BoardsAsOf.layer, projectionAdmin),
  ),
);

/** The first process of a new installation creates the tables that the others read. */
const installed = Layer.effectDiscard(Effect.andThen(installMissing(registry), refuseOtherStore));

/** The product on any event store, so that tests can choose theirs. */
export const productOn = <Store, E, R>(
  database: Database,
  eventStore: Layer.Layer<Store | EventStore, E, R>,
  kind: EventStoreKind = "postgres",
) =>
  overStorage.pipe(
    Layer.provideMerge(installed),
    Layer.provideMerge(
      Layer.mergeAll(
        tables(database),
        listenForInvalidation(database),
        watchAppends(measureAppends(traceAppends(eventStore))),
        policyCheckpoints(database, kind),
        lastBackup(database, kind),
      ),
    ),
  );

/** Everything behind the entry points of the product, as the settings describe it. */
export const product = (opener: Opener) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const { eventStoreUrl } = yield* appConfig;
      const database = yield* ProductDatabase;
      return Option.match(eventStoreUrl, {
        onNone: () => productOn(database, eventStorePostgres(database)),
        onSome: (url) => productOn(database, eventStoreDbAt(Redacted.value(url)), "eventstoredb"),
      });
    }),
  ).pipe(
    Layer.provideMerge(Layer.mergeAll(ProductDatabase.openedBy(opener), organiserClock, traces)),
  );
