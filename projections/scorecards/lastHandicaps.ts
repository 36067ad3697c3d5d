import { type Kysely, sql } from "kysely";
import type { PlayerId, TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { CardRow } from "./queries.ts";
import type { ScorecardTables } from "./tables.ts";

const { query } = tablesOf<ScorecardTables>();

/** The handicap index of a card. */
export interface CardHandicap extends Pick<CardRow, "tournament_id" | "player_id" | "round"> {
  readonly handicap_index: number;
  /** Null on older cards. */
  readonly has_index: boolean | null;
}

/** The handicap on the last card of each player. */
export const lastHandicapsIn = (tournamentId: TournamentId) =>
  query(
    (db): Promise<ReadonlyArray<CardHandicap>> =>
      handicaps(db)
        .distinctOn("player_id")
        .where("tournament_id", "=", tournamentId)
        .orderBy("player_id")
        .orderBy("round", "desc")
        .execute(),
  );

/** The handicap on a player's last card of each tournament. */
export const lastHandicapsOf = (playerId: PlayerId) =>
  query(async (db): Promise<ReadonlyMap<TournamentId, CardHandicap>> => {
    const cards = await handicaps(db)
      .distinctOn("tournament_id")
      .where("player_id", "=", playerId)
      .orderBy("tournament_id")
      .orderBy("round", "desc")
      .execute();
    return new Map(cards.map((card) => [card.tournament_id, card]));
  });

const handicaps = (db: Kysely<ScorecardTables>) =>
  db
    .selectFrom("scorecard")
    .select([
      ...(["tournament_id", "player_id", "round"] as const),
      sql<number>`(terms->>'handicapIndex')::numeric`.as("handicap_index"),
      sql<boolean | null>`(terms->>'hasHandicapIndex')::boolean`.as("has_index"),
    ]);
