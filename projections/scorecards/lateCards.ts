import { sql } from "kysely";
import type { TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { hasLate } from "./entered.ts";
import type { ScorecardTables } from "./tables.ts";

const { query } = tablesOf<ScorecardTables>();

export type LateCardRow = Pick<
  Readonly<ScorecardTables["scorecard"]>,
  "scorecard_id" | "tournament_id" | "player_id" | "round" | "late"
>;

/** Cards with late scores that nobody has decided about, also those on which nothing else stands. */
export const lateCardsOf = (tournamentId: TournamentId) =>
  query(
    (db): Promise<ReadonlyArray<LateCardRow>> =>
      db
        .selectFrom("scorecard")
        .select(["scorecard_id", "tournament_id", "player_id", "round", "late"])
        .where("tournament_id", "=", tournamentId)
        .where(hasLate)
        .orderBy("round")
        .orderBy("scorecard_id")
        .execute(),
  );

/** For each of these tournaments, how many late scores wait for a decision. */
export const lateWork = (ids: ReadonlyArray<TournamentId>) =>
  query(async (db): Promise<ReadonlyMap<TournamentId, number>> => {
    const rows = await db
      .selectFrom("scorecard")
      .select([
        "tournament_id",
        sql<number>`sum((select count(*) from jsonb_object_keys(late)))::integer`.as("scores"),
      ])
      .where("tournament_id", "=", sql<TournamentId>`any(${ids})`)
      .where(hasLate)
      .groupBy("tournament_id")
      .execute();
    return new Map(rows.map((row) => [row.tournament_id, row.scores]));
  });
