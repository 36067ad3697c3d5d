import { Effect } from "effect";
import { sql } from "kysely";
import type { RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { entered } from "../scorecards/entered.ts";
import type { ScorecardTables } from "../scorecards/tables.ts";
import type { RegistrationTables } from "./tables.ts";

const { query } = tablesOf<RegistrationTables & ScorecardTables>();

/** How many players with a place have not paid, for each of these tournaments. */
export const fieldWork = Effect.fnUntraced(function* (ids: ReadonlyArray<TournamentId>) {
  const rows = yield* query((db) =>
    db
      .selectFrom("registration")
      .select(["tournament_id as id", sql<number>`count(*)`.as("notPaid")])
      .where("tournament_id", "=", sql<TournamentId>`any(${ids})`)
      .where("status", "=", "registered")
      .where("is_removed", "=", false)
      .where("payment_status", "!=", "paid")
      .groupBy("tournament_id")
      .execute(),
  );
  return new Map(rows.map(({ id, notPaid }) => [id, notPaid]));
});

/** How many players who still play have no score in a round. */
export const notStartedIn = (tournamentId: TournamentId, round: RoundNumber) =>
  query(async (db): Promise<number> => {
    const { count } = await db
      .selectFrom("registration")
      .select(sql<number>`count(*)`.as("count"))
      .where("tournament_id", "=", tournamentId)
      .where("status", "=", "registered")
      .where("is_removed", "=", false)
      .where("player_status", "=", "playing")
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("scorecard")
              .innerJoin("hole_score", "hole_score.scorecard_id", "scorecard.scorecard_id")
              .select("hole_score.hole_number")
              .whereRef("scorecard.tournament_id", "=", "registration.tournament_id")
              .whereRef("scorecard.player_id", "=", "registration.player_id")
              .where("scorecard.round", "=", round)
              .where(entered),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    return count;
  });
