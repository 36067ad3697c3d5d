import { Effect, Schema } from "effect";
import { type Kysely, sql } from "kysely";
import type { ShareCode, TournamentId } from "../../domain/shared/values.ts";
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
export const findSharedTournament = Effect.fnUntraced(function* (code: ShareCode) {
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

/** Tournaments with their counts, for one of them or for a list. */
export const withCounts = (db: Kysely<RegistrationTables & TournamentTables>) =>
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
