import { Effect, Stream } from "effect";
import pg from "pg";
import { EventLog } from "../../../../application/ports/EventLog.ts";
import { commandIdOf } from "../../../../domain/shared/derivedIds.ts";
import { Position, type Recorded } from "../../../../domain/shared/recorded.ts";
import { streams } from "../../../../domain/shared/streams.ts";
import { PlayerId, RoundNumber, TournamentId } from "../../../../domain/shared/values.ts";
import { eventStoreDb } from "../../../../infrastructure/eventStore/eventStoreDb/eventStoreDb.ts";
import { clusterIn, dataIn } from "../../../../infrastructure/postgres/embedded/cluster.ts";
import { readPostmaster } from "../../../../infrastructure/postgres/embedded/postmaster.ts";
import type { Json, Person } from "./call.ts";

export interface Stored {
  readonly stream: string;
  readonly type: string;
  readonly data: Json;
  readonly metadata: { readonly eventId: string; readonly commandId: string };
}

/** Uses a separate connection, past all caches of the product. */
export const askDatabase = async <Row extends pg.QueryResultRow>(url: string, question: string) => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
};

export interface Stores {
  readonly databaseUrl: string;
  /** Null if PostgreSQL stores the events. */
  readonly eventStoreUrl?: string | null;
}

export const readLog = ({ databaseUrl, eventStoreUrl }: Stores) =>
  eventStoreUrl
    ? readEventStoreDb(eventStoreUrl)
    : askDatabase<Stored>(
        databaseUrl,
        "select stream, type, data, metadata from event_store.events order by position",
      );

const readEventStoreDb = async (url: string): Promise<ReadonlyArray<Stored>> => {
  const pages = EventLog.use((log) => Stream.runCollect(log.after(Position.make(0))));
  const log = await Effect.runPromise(Effect.provide(pages, eventStoreDb(url)));
  return log.flat().map(toStored);
};

const toStored = ({ stream, event, metadata }: Recorded): Stored => {
  const { _tag, ...data } = event as { readonly _tag: string };
  return { stream, type: _tag, data, metadata };
};

/** The URL of the server that runs on this folder. */
export const embeddedUrl = (folder: string) => {
  const port = readPostmaster(dataIn(folder))?.port;
  return `postgres://app:${clusterIn(folder).password}@127.0.0.1:${port}/postgres`;
};

export const embeddedPostmaster = (folder: string) => readPostmaster(dataIn(folder))?.pid ?? 0;

/** The events of a player's card of the first round. */
export const cardIn = (log: ReadonlyArray<Stored>, eventId: string, { id }: Person) => {
  const card = streams.scorecard({
    tournamentId: TournamentId.make(eventId),
    playerId: PlayerId.make(id),
    round: RoundNumber.make(1),
  });
  return log.filter(({ stream }) => stream === card);
};

/** The commands that changed scores, in the order of the store. */
export const scoringCommands = (card: ReadonlyArray<Stored>) =>
  card
    .filter(({ type }) => type === "HoleScoresRecorded")
    .map(({ metadata }) => metadata.commandId);

/** The command id of a call with this key. */
export const commandOf = ({ id }: Person, path: string, key: string): string =>
  commandIdOf({ kind: "player", id }, `POST ${path}`, key);
