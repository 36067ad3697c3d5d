import { sql } from "kysely";
import { tablesOf } from "../engine/tablesOf.ts";
import type { TournamentTables } from "./tables.ts";

const { query } = tablesOf<TournamentTables>();

export type NearTournament = Pick<
  TournamentTables["tournament"],
  "tournament_id" | "status" | "settings" | "rulings"
>;

/**
 * Active tournaments, and others that are not cancelled and have a day between these two. Both are
 * "YYYY-MM-DD"; days as texts sort by time. Sorted by start.
 */
export const nearTournaments = (firstDay: string, lastDay: string) =>
  query(
    (db): Promise<ReadonlyArray<NearTournament>> =>
      db
        .selectFrom("tournament")
        .select(["tournament_id", "status", "settings", "rulings"])
        .where("is_archived", "=", false)
        .where((eb) =>
          eb.or([
            eb("status", "=", "active"),
            eb.and([
              eb("status", "!=", "cancelled"),
              sql<boolean>`left(settings ->> 'startDate', 10) <= ${lastDay}`,
              sql<boolean>`left(coalesce(settings ->> 'endDate', settings ->> 'startDate'), 10) >= ${firstDay}`,
            ]),
          ]),
        )
        .orderBy(sql`settings ->> 'startDate'`, (order) => order.asc().nullsLast())
        .orderBy("tournament_id")
        .execute(),
  );
