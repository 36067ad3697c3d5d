import { type ExpressionBuilder, sql } from "kysely";
import type { ScorecardTables } from "./tables.ts";

/** Something stands on the hole: strokes, or that it was picked up. */
export const entered = sql<boolean>`(hole_score.strokes is not null or hole_score.picked_up)`;

/**
 * A card without any hole left counts as not started. An aggregate makes PostgreSQL use the index of
 * one card, where it would otherwise scan the holes of all cards.
 */
export const hasBegun = (eb: ExpressionBuilder<ScorecardTables, "scorecard">) =>
  eb
    .selectFrom("hole_score")
    .select(sql<boolean>`coalesce(bool_or(${entered}), false)`.as("has_begun"))
    .whereRef("hole_score.scorecard_id", "=", "scorecard.scorecard_id")
    .$asScalar()
    .$notNull();

/** Something came after the end, and nobody has decided about it. */
export const hasLate = sql<boolean>`late <> '{}'`;
