import { sql } from "kysely";
import type { HoleNumber, TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { entered } from "./entered.ts";
import type { ScorecardTables } from "./tables.ts";

const { query } = tablesOf<ScorecardTables>();

/** How far a card is, and what its player entered of it. */
export interface PaceRow extends Pick<ScorecardTables["scorecard"], "player_id" | "round"> {
  readonly holes_played: number;
  /** By number. */
  readonly own_holes: ReadonlyArray<HoleNumber>;
  /** When the player entered the first and the last of them; null for none. */
  readonly own_from: string | null;
  readonly own_until: string | null;
}

/** All cards of a tournament with a score, in no particular order. */
export const paceOf = (tournamentId: TournamentId) =>
  query((db): Promise<ReadonlyArray<PaceRow>> => {
    const isOwn = sql<boolean>`hole_score.submitted_by ->> 'id' = player_id::text`;
    return db
      .selectFrom("scorecard")
      .innerJoin("hole_score", "hole_score.scorecard_id", "scorecard.scorecard_id")
      .select((eb) => [
        "player_id",
        "round",
        eb.fn.countAll<number>().as("holes_played"),
        sql<ReadonlyArray<HoleNumber>>`coalesce(
          json_agg(hole_number order by hole_number) filter (where ${isOwn}), '[]')`.as(
          "own_holes",
        ),
        sql<string | null>`min(created_at) filter (where ${isOwn})`.as("own_from"),
        sql<string | null>`max(created_at) filter (where ${isOwn})`.as("own_until"),
      ])
      .where("tournament_id", "=", tournamentId)
      .where(entered)
      .groupBy(["scorecard.scorecard_id", "player_id", "round"])
      .execute();
  });
