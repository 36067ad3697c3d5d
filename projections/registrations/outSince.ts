import type { RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { ScorecardTables } from "../scorecards/tables.ts";
import type { RegistrationTables } from "./tables.ts";

const { query } = tablesOf<RegistrationTables & ScorecardTables>();

/**
 * The players who left while a round was played, which is until a later one was begun, and those who
 * missed the cut after it.
 */
export const outSinceRound = (tournamentId: TournamentId, round: RoundNumber) =>
  query(async (db) => {
    const begun = await db
      .selectFrom("scorecard")
      .select(["round", (eb) => eb.fn.min("round_date").$notNull().as("at")])
      .where("tournament_id", "=", tournamentId)
      .where("round", ">=", round)
      .groupBy("round")
      .orderBy("round")
      .execute();
    const from = begun.find((each) => each.round === round)?.at;
    const to = begun.find((each) => each.round > round)?.at;
    const out = await db
      .selectFrom("registration")
      .select(["player_id", "player_status", "left_at", "missed_cut_after"])
      .where("tournament_id", "=", tournamentId)
      .where("is_removed", "=", false)
      .where("player_status", "<>", "playing")
      .orderBy("player_id")
      .execute();
    return out
      .filter(({ player_status, left_at, missed_cut_after }) => {
        if (player_status === "missed_cut") return missed_cut_after === round;
        if (left_at === null || from === undefined) return false;
        return left_at >= from && (to === undefined || left_at < to);
      })
      .map((row) => ({ userId: row.player_id, playerStatus: row.player_status }));
  });
