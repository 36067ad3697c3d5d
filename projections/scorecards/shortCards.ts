import { type Kysely, sql } from "kysely";
import type { PlayedHoles } from "../../domain/golf/played.ts";
import type { HoleNumber, TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { entered } from "./entered.ts";
import type { ScorecardTables } from "./tables.ts";

const { query } = tablesOf<ScorecardTables>();

type Columns =
  | "scorecard_id"
  | "tournament_id"
  | "player_id"
  | "round"
  | "terms"
  | "rejection"
  | "signed_on_paper";

/** A card with what stands on its holes, and only counts of everything else about them. */
export interface ShortCardRow extends Pick<Readonly<ScorecardTables["scorecard"]>, Columns> {
  readonly played: PlayedHoles;
  /** How many holes that were played are not verified. */
  readonly open: number;
  /** By number. */
  readonly disputed: ReadonlyArray<HoleNumber>;
  readonly attestation_count: number;
  /** How many scores came late. */
  readonly late_scores: number;
}

/** All cards of a tournament that are begun, by round and first submission. */
export const shortCardsOf = (tournamentId: TournamentId) =>
  query(
    (db): Promise<ReadonlyArray<ShortCardRow>> =>
      shortCards(db)
        .where("tournament_id", "=", tournamentId)
        .orderBy("round")
        .orderBy("round_date")
        .orderBy("scorecard.scorecard_id")
        .execute(),
  );

/** As `Played` says it. */
const played = sql`case when conceded then to_json('conceded'::text)
  when picked_up then to_json('pickedUp'::text) else to_json(strokes) end`;

export const shortCards = (db: Kysely<ScorecardTables>) =>
  db
    .selectFrom("scorecard")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("hole_score")
          .select([
            sql<PlayedHoles>`coalesce(json_object_agg(hole_number, ${played}), '{}')`.as("played"),
            sql<number>`count(*)`.as("scored"),
            sql<number>`count(*) filter (where verified_at is null)`.as("open"),
          ])
          .whereRef("hole_score.scorecard_id", "=", "scorecard.scorecard_id")
          .where(entered)
          .as("holes"),
      (join) => join.onTrue(),
    )
    .where("holes.scored", ">", 0)
    .select(["scorecard.scorecard_id", "tournament_id", "player_id", "round", "terms"])
    .select(["signed_on_paper", "holes.played", "holes.open"])
    .select(sql<number>`(select count(*) from jsonb_object_keys(late))::integer`.as("late_scores"))
    .select((eb) => [
      // A rejection has no effect while all holes of its card are official.
      eb.case().when("holes.open", ">", 0).then(eb.ref("rejection")).end().as("rejection"),
      eb
        .selectFrom("disputed_entry")
        .select(
          sql<ReadonlyArray<HoleNumber>>`coalesce(
            json_agg(distinct hole_number order by hole_number), '[]')`.as("holes"),
        )
        .whereRef("disputed_entry.scorecard_id", "=", "scorecard.scorecard_id")
        .where("is_settled", "=", false)
        .$asScalar()
        .$notNull()
        .as("disputed"),
      eb
        .selectFrom("attestation")
        .select(sql<number>`count(*)`.as("count"))
        .whereRef("attestation.scorecard_id", "=", "scorecard.scorecard_id")
        .where("is_valid", "=", true)
        .$asScalar()
        .$notNull()
        .as("attestation_count"),
    ]);
