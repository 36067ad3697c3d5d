import { type Kysely, sql } from "kysely";
import type { PlayerId, RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { entered } from "./entered.ts";
import type { ScorecardTables } from "./tables.ts";

const { query } = tablesOf<ScorecardTables>();

/**
 * How many cards with all holes wait to be verified, how many are disputed, and how many wait for
 * their player again. A card is counted once.
 */
export const cardWork = (tournamentId: TournamentId) =>
  query((db) =>
    openCards(db)
      .select([
        sql<number>`count(*) filter (
          where rejection is null and open_entries = 0 and ${hasAllHoles}
        )`.as("toVerify"),
        sql<number>`count(*) filter (where rejection is null and open_entries > 0)`.as("disputed"),
        sql<number>`count(*) filter (where rejection is not null)`.as("sentBack"),
      ])
      .where("tournament_id", "=", tournamentId)
      .executeTakeFirstOrThrow(),
  );

/** The cards that wait for their next hole, and for nothing else. */
export const unfinishedCards = (tournamentId: TournamentId) =>
  query(
    (db): Promise<ReadonlyArray<{ readonly player_id: PlayerId; readonly round: RoundNumber }>> =>
      openCards(db)
        .select(["player_id", "round"])
        .where("tournament_id", "=", tournamentId)
        .where("rejection", "is", null)
        .where("open_entries", "=", 0)
        .where((eb) => eb.not(hasAllHoles))
        .execute(),
  );

/** Their terms stay in the database, because a course for each card is much to send. */
const hasAllHoles = sql<boolean>`scored >= json_array_length(terms -> 'course' -> 'holes')`;

/** A rejection has no effect while all holes of its card are official. */
const openCards = (db: Kysely<ScorecardTables>) =>
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
    .where("holes.open", ">", 0);
