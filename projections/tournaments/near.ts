import { sql } from "kysely";
import { tablesOf } from "../engine/tablesOf.ts";
import type { TournamentTables } from "./tables.ts";

const { query } = tablesOf<TournamentTables>();

export type NearTournament = Pick<
  TournamentTables["tournament"],
  "tournament_id" | "status" | "settings"
>;

/**
 * What is played, and whatever else is not cancelled and has a day from the first to the last of
 * these. Both as "YYYY-MM-DD"; days as texts sort by time. By start.
 */
export const nearTournaments = (firstDay: string, lastDay: string) =>
  query(
    (db): Promise<ReadonlyArray<NearTournament>> =>
      db
        .selectFrom("tournament")
        .select(["tournament_id", "status", "settings"])
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
