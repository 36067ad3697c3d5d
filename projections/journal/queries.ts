import { Effect, Option, Stream } from "effect";
import type { Kysely } from "kysely";
import { Position, type Recorded } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { asStored } from "./asStored.ts";
import type { JournalTables } from "./tables.ts";

const { query } = tablesOf<JournalTables>();

/** The last event of a tournament that was recorded at or before an instant; 0 before the first. */
export const positionAt = (tournamentId: TournamentId, instant: Date) =>
  query(async (db) => {
    const last = await db
      .selectFrom("journal")
      .select("position")
      .where("tournament_id", "=", tournamentId)
      .where("recorded_at", "<=", instant.toISOString())
      .orderBy("position", "desc")
      .limit(1)
      .executeTakeFirst();
    return last?.position ?? Position.make(0);
  });

/** The last event of a tournament; 0 if none of its events has been read. */
export const endOf = (tournamentId: TournamentId) =>
  query(async (db) => {
    const last = await db
      .selectFrom("journal")
      .select("position")
      .where("tournament_id", "=", tournamentId)
      .orderBy("position", "desc")
      .limit(1)
      .executeTakeFirst();
    return last?.position ?? Position.make(0);
  });

/** How many events a tournament has up to a position. */
export const countUpTo = (tournamentId: TournamentId, upTo: Position) =>
  query(async (db) => {
    const { count } = await db
      .selectFrom("journal")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("tournament_id", "=", tournamentId)
      .where("position", "<=", upTo)
      .executeTakeFirstOrThrow();
    return Number(count);
  });

/** The times when scores of a tournament were recorded, ascending and without repetition. */
export const scoreMomentsOf = (tournamentId: TournamentId) =>
  query(async (db): Promise<ReadonlyArray<string>> => {
    const rows = await db
      .selectFrom("journal")
      .select("recorded_at")
      .distinct()
      .where("tournament_id", "=", tournamentId)
      .where("type", "=", "HoleScoresRecorded")
      .orderBy("recorded_at")
      .execute();
    return rows.map(({ recorded_at }) => recorded_at);
  });

/** The events of a tournament of some types, as they are stored but not yet decoded. */
export const eventsOfTypes = (types: ReadonlyArray<string>, part: Part) =>
  Effect.map(factsOfTypes(types, part), (facts) => facts.map(({ event }) => event));

/** The same, with when and by whom. */
export const factsOfTypes = (types: ReadonlyArray<string>, part: Part) =>
  query(async (db) => {
    const rows = await inJournal(db, part).where("type", "in", types).execute();
    return rows.map(toRecorded);
  }).pipe(Effect.flatMap(asStored));

/** With the longest notes on every hole, this many have ten megabytes. */
const PAGE_SIZE = 1000;

/**
 * Pages of the events of a tournament up to a position, oldest first, as they are stored. However
 * many events there are, only one page is in memory.
 */
export const eventsOf = (tournamentId: TournamentId, upTo: Position) =>
  Stream.paginate(Position.make(0), (after) =>
    Effect.map(pageAfter(after, { tournamentId, upTo }), (page) => {
      const last = page.at(-1);
      const isFull = page.length === PAGE_SIZE;
      return [[page], last && isFull ? Option.some(last.position) : Option.none()] as const;
    }),
  );

interface Part {
  readonly tournamentId: TournamentId;
  readonly upTo: Position;
}

const pageAfter = (after: Position, part: Part) =>
  query(async (db) => {
    const rows = await inJournal(db, part).where("position", ">", after).limit(PAGE_SIZE).execute();
    return rows.map(toRecorded);
  }).pipe(Effect.flatMap(asStored));

const inJournal = (db: Kysely<JournalTables>, { tournamentId, upTo }: Part) =>
  db
    .selectFrom("journal")
    .select(["position", "recorded_at", "stream", "revision", "event", "metadata"])
    .where("tournament_id", "=", tournamentId)
    .where("position", "<=", upTo)
    .orderBy("position");

type Row = Omit<JournalTables["journal"], "tournament_id" | "type">;

const toRecorded = ({ recorded_at: recordedAt, ...row }: Row): Recorded => ({ ...row, recordedAt });

/** States are folded from whole streams, so streams of this length begin to cost time. */
const LONG = 10_000;

export const longStreams = query(async (db) => {
  const rows = await db
    .selectFrom("journal")
    .select(({ fn }) => ["stream", fn.max("revision").as("revision")])
    .where("revision", ">=", LONG)
    .groupBy("stream")
    .orderBy("stream")
    .execute();
  return rows.map(({ stream, revision }) => ({ stream, events: revision + 1 }));
});
