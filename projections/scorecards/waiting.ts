import { Effect } from "effect";
import { sql } from "kysely";
import type { TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { entered } from "./entered.ts";
import type { ScorecardTables } from "./tables.ts";

const { query } = tablesOf<ScorecardTables>();

/**
 * For each of these tournaments, how many cards wait to be verified, how many are disputed, and how
 * many wait for their player again. A card is counted once.
 */
export const cardWork = Effect.fnUntraced(function* (ids: ReadonlyArray<TournamentId>) {
  const rows = yield* query((db) =>
    db
      .selectFrom("scorecard")
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom("hole_score")
            .select([
              sql<number>`count(*)`.as("scored"),
              sql<number>`count(*) filter (where verified_at is null)`.as("open"),
            ])
            .whereRef("hole_score.scorecard_id", "=", "scorecard.scorecard_id")
            .where(entered)
            .as("holes"),
        (join) => join.onTrue(),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom("disputed_entry")
            .select(sql<number>`count(*)`.as("open_entries"))
            .whereRef("disputed_entry.scorecard_id", "=", "scorecard.scorecard_id")
            .where("is_settled", "=", false)
            .as("disputes"),
        (join) => join.onTrue(),
      )
      .select([
        "tournament_id as id",
        sql<number>`count(*) filter (
          where rejection is null and open_entries = 0
            and scored >= json_array_length(terms -> 'course' -> 'holes')
        )`.as("toVerify"),
        sql<number>`count(*) filter (where rejection is null and open_entries > 0)`.as("disputed"),
        sql<number>`count(*) filter (where rejection is not null)`.as("sentBack"),
      ])
      .where("tournament_id", "=", sql<TournamentId>`any(${ids})`)
      // A rejection has no effect while all holes of its card are official.
      .where("holes.open", ">", 0)
      .groupBy("tournament_id")
      .execute(),
  );
  return new Map(rows.map((row) => [row.id, row]));
});
