import { Context, Effect, Layer } from "effect";
import type { EventCopy } from "../../../application/ports/EventCopy.ts";
import { EventLog } from "../../../application/ports/EventLog.ts";
import { EventStore, EventStoreUnavailable } from "../../../application/ports/EventStore.ts";
import type { Position } from "../../../domain/shared/recorded.ts";
import { namesEventStoreDb } from "../../config/eventStoreDbAddress.ts";
import { followedIn } from "../../policies/policyCheckpoints.ts";
import type { Database } from "../../postgres/database.ts";
import type { Opener } from "../../postgres/embedded/owner.ts";
import { openDatabase } from "../../postgres/openDatabase.ts";
import { eventStoreDbAt } from "../eventStoreDb/eventStoreDbAt.ts";
import { eventStorePostgres } from "../postgres/eventStorePostgres.ts";
import { appendToEventStoreDb } from "./appendToEventStoreDb.ts";
import { appendToPostgres } from "./appendToPostgres.ts";
import { forgetReadModels } from "./forgetReadModels.ts";
import { refuseEmpty, refuseMissingInstallation } from "./nothingToCopy.ts";
import { openSource, openTarget } from "./openPostgres.ts";
import { complaintAboutDatabase, type Explain, explained, outageOf } from "./outage.ts";

/**
 * Addresses. Null is the PostgreSQL of this installation. At least one of the two is a PostgreSQL.
 */
interface Ends {
  readonly from: string | null;
  readonly to: string | null;
}

/** Both stores, after they have answered. They stay open until the scope closes. */
export const openCopy = Effect.fnUntraced(function* ({ from, to }: Ends, opener: Opener) {
  if (from === null) yield* refuseMissingInstallation;
  const source = yield* openEnd(from, "--from", openSource, opener);
  // This comes before the target is changed.
  yield* refuseEmpty(source.log, from);
  const target = yield* openEnd(to, "--to", openTarget, opener);
  // The checkpoints of policies and read models are in the PostgreSQL of the pair.
  const database = target.database ?? source.database;
  if (!database) return yield* Effect.die("One of the two must be a PostgreSQL");

  const explain = target.database ? target.explain : source.explain;
  const save = (reacted: Position | null) =>
    reacted === null ? Effect.void : followedIn(database, target.kind).save(reacted);
  const readModelsAreOld = attempt(() => database.appends.query(forgetReadModels));

  const copy: EventCopy["Service"] = {
    source: source.log,
    target: target.log,
    append: (events) =>
      target.database
        ? attempt(() => appendToPostgres(database.appends, events)).pipe(Effect.mapError(explain))
        : appendToEventStoreDb(target.store, events).pipe(
            Effect.catchTag("EventStoreUnavailable", (outage) =>
              Effect.fail(target.explain(outage)),
            ),
          ),
    reacted: Effect.mapError(
      followedIn(source.database ?? database, source.kind).load,
      source.database ? source.explain : explain,
    ),
    handOver: (reacted) =>
      Effect.andThen(save(reacted), readModelsAreOld).pipe(Effect.mapError(explain)),
  };
  return copy;
});

const openEnd = Effect.fnUntraced(function* <E, R>(
  url: string | null,
  option: string,
  open: (url: string) => Effect.Effect<Database, E, R>,
  opener: Opener,
) {
  if (url !== null && namesEventStoreDb(url)) {
    const stores = yield* Layer.build(eventStoreDbAt(url, option));
    // This loads the client. The store has loaded it already at this point.
    const complaints = yield* Effect.promise(() => import("../eventStoreDb/complaint.ts"));
    const explain = outageOf(`the event store of ${option}`, (cause) =>
      complaints.complaintAbout(url, cause),
    );
    return { kind: "eventstoredb" as const, database: null, ...portsOf(stores, explain) };
  }
  const database = yield* url === null ? openDatabase(opener) : open(url);
  const stores = yield* Layer.build(eventStorePostgres(database));
  const name = `the database of ${url === null ? "this installation" : option}`;
  const explain = outageOf(name, complaintAboutDatabase);
  return { kind: "postgres" as const, database, ...portsOf(stores, explain) };
});

const portsOf = (stores: Context.Context<EventStore | EventLog>, explain: Explain) => ({
  store: Context.get(stores, EventStore),
  log: explained(Context.get(stores, EventLog), explain),
  explain,
});

const attempt = (run: () => Promise<unknown>) =>
  Effect.tryPromise({
    try: run,
    catch: (cause) => new EventStoreUnavailable({ cause }),
  }).pipe(Effect.asVoid);
