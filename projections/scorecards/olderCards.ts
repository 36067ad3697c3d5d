import { sql } from "kysely";
import type { TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { ScorecardTables } from "./tables.ts";

const { query } = tablesOf<ScorecardTables>();

/**
 * The numbers of holes on cards of a tournament that were opened up to version 3.0.0. They do not
 * say whether their player has a handicap index. Empty if there are none.
 */
export const holesOfOlderCards = (tournamentId: TournamentId) =>
  query(async (db): Promise<ReadonlyArray<number>> => {
    const rows = await db
      .selectFrom("scorecard")
      .select(sql<number>`json_array_length(terms->'course'->'holes')`.as("holes"))
      .distinct()
      .where("tournament_id", "=", tournamentId)
      .where(sql<boolean>`terms->>'hasHandicapIndex' is null`)
      .execute();
    return rows.map(({ holes }) => holes);
  });
