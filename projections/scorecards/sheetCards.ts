import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { RoundNumber, TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { entered } from "./entered.ts";
import { type ShortCardRow, shortCards } from "./shortCards.ts";
import type { ScorecardTables } from "./tables.ts";

const { query } = tablesOf<ScorecardTables>();

type Typed = "hole_number" | "strokes" | "picked_up" | "conceded" | "putts" | "penalties" | "notes";

/** A short card with what is typed of its holes, by number. */
export interface SheetCardRow extends ShortCardRow {
  readonly scores: ReadonlyArray<Pick<Readonly<ScorecardTables["hole_score"]>, Typed>>;
}

/** The cards of a round that are begun, by first submission. */
export const sheetCardsOf = (tournamentId: TournamentId, round: RoundNumber) =>
  query(
    (db): Promise<ReadonlyArray<SheetCardRow>> =>
      shortCards(db)
        .select((eb) =>
          jsonArrayFrom(
            eb
              .selectFrom("hole_score")
              .select(["hole_number", "strokes", "picked_up", "conceded"])
              .select(["putts", "penalties", "notes"])
              .whereRef("hole_score.scorecard_id", "=", "scorecard.scorecard_id")
              .where(entered)
              .orderBy("hole_number"),
          ).as("scores"),
        )
        .where("tournament_id", "=", tournamentId)
        .where("round", "=", round)
        .orderBy("round_date")
        .orderBy("scorecard.scorecard_id")
        .execute(),
  );
