import { Effect, Schema } from "effect";
import { type Kysely, sql } from "kysely";
import type { ShareCode, TournamentId } from "../../domain/shared/values.ts";
import type { TournamentStatus } from "../../domain/tournament/status.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { RegistrationTables } from "../registrations/tables.ts";
import type { TournamentTables } from "./tables.ts";

const { query } = tablesOf<RegistrationTables & TournamentTables>();

export class TournamentNotFound extends Schema.TaggedError<TournamentNotFound>()(
  "TournamentNotFound",
  { tournament: Schema.String },
) {}

/** A tournament and the number of players in its field. */
export interface TournamentRow extends Tournament {
  readonly participant_count: number;
  readonly waitlist_count: number;
}
type Tournament = Readonly<TournamentTables["tournament"]>;

/**
 * All tournaments except the archived ones. By start; those without one come last. Not sorted by
 * number, because the order would give a hint about the numbers of private tournaments.
 */
export const allTournaments = query(
  (db): Promise<ReadonlyArray<TournamentRow>> =>
    withCounts(db)
      .where("is_archived", "=", false)
      .orderBy(sql`settings ->> 'startDate'`, (order) => order.asc().nullsLast())
      .orderBy("created_at")
      .orderBy("tournament_id")
      .execute(),
);

/**
 * The public part of all of them, in the same order: enough for searching and sorting, and small,
 * because there may be thousands.
 */
export const tournamentTitles = query(
  (db): Promise<ReadonlyArray<TournamentTitle>> =>
    db
      .selectFrom("tournament")
      .select([
        "tournament_id as id",
        "status",
        sql<string>`settings ->> 'name'`.as("name"),
        sql<string>`settings ->> 'location'`.as("location"),
        sql<string | null>`settings ->> 'startDate'`.as("startDate"),
        sql<string | null>`settings ->> 'endDate'`.as("endDate"),
        sql<boolean>`(settings ->> 'isPrivate')::boolean`.as("isPrivate"),
      ])
      .where("is_archived", "=", false)
      .orderBy(sql`settings ->> 'startDate'`, (order) => order.asc().nullsLast())
      .orderBy("created_at")
      .orderBy("tournament_id")
      .execute(),
);

export interface TournamentTitle {
  readonly id: TournamentId;
  readonly status: TournamentStatus;
  readonly name: string;
  readonly location: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly isPrivate: boolean;
}

/** These tournaments, in the order of their ids. */
export const tournamentsWithIds = (ids: ReadonlyArray<TournamentId>) =>
  query(async (db): Promise<ReadonlyArray<TournamentRow>> => {
    if (ids.length === 0) return [];
    const rows = await withCounts(db)
      .where("tournament_id", "=", sql<TournamentId>`any(${ids})`)
      .execute();
    const known = new Map(rows.map((row) => [row.tournament_id, row]));
    return ids.flatMap((id) => known.get(id) ?? []);
  });

export const findTournament = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const row = yield* query(
    (db): Promise<TournamentRow | undefined> =>
      withCounts(db).where("tournament_id", "=", tournamentId).executeTakeFirst(),
  );
  return row ?? (yield* new TournamentNotFound({ tournament: tournamentId }));
});

/** No board is public under this code, or not any more. */
export class BoardNotPublic extends Schema.TaggedError<BoardNotPublic>()("BoardNotPublic", {}) {}

/** The tournament whose board is public under this code. */
export const sharedTournament = Effect.fnUntraced(function* (code: ShareCode) {
  const row = yield* query((db) =>
    db
      .selectFrom("tournament")
      .selectAll()
      .where(sql<string>`settings ->> 'shareCode'`, "=", code)
      .where("is_archived", "=", false)
      .executeTakeFirst(),
  );
  return row ?? (yield* new BoardNotPublic());
});

/** The names of these tournaments. */
export const tournamentNames = (ids: ReadonlyArray<TournamentId>) =>
  query(async (db): Promise<ReadonlyMap<TournamentId, string>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom("tournament")
      .select(["tournament_id", sql<string>`settings ->> 'name'`.as("name")])
      .where("tournament_id", "in", ids)
      .execute();
    return new Map(rows.map((row) => [row.tournament_id, row.name]));
  });

/** Tournaments whose status the clock may still change. */
export const tournamentsOnClock = query(async (db) => {
  const rows = await db
    .selectFrom("tournament")
    .select("tournament_id")
    .where("status", "in", ["upcoming", "active"])
    .orderBy("created_at")
    .orderBy("tournament_id")
    .execute();
  return rows.map((row) => row.tournament_id);
});

const withCounts = (db: Kysely<RegistrationTables & TournamentTables>) =>
  db
    .selectFrom("tournament")
    .selectAll("tournament")
    .select((eb) => {
      const entries = eb
        .selectFrom("registration")
        .select((row) => row.fn.countAll<number>().as("count"))
        .whereRef("registration.tournament_id", "=", "tournament.tournament_id");
      return [
        entries.where("status", "=", "registered").$asScalar().$notNull().as("participant_count"),
        entries.where("status", "=", "waitlist").$asScalar().$notNull().as("waitlist_count"),
      ];
    });
