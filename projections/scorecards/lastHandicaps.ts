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

/**
 * The handicap on the last card of each player. Only the terms of that card are opened: of a large
 * field that takes longest.
 */
export const lastHandicapsIn = (tournamentId: TournamentId) =>
  query((db): Promise<ReadonlyArray<CardHandicap>> => {
    const lastCards = db
      .selectFrom("scorecard")
      .distinctOn("player_id")
      .select("scorecard_id")
      .where("tournament_id", "=", tournamentId)
      .orderBy("player_id")
      .orderBy("round", "desc");
    return handicaps(db).where("scorecard_id", "in", lastCards).execute();
  });

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
    .innerJoinLateral(
      sql<Terms>`json_to_record(terms)`.as<"told">(
        sql`told ("handicapIndex" numeric, "hasHandicapIndex" boolean)`,
      ),
      (join) => join.onTrue(),
    )
    .select(["tournament_id", "player_id", "round"])
    .select(["told.handicapIndex as handicap_index", "told.hasHandicapIndex as has_index"]);

interface Terms {
  readonly handicapIndex: CardHandicap["handicap_index"];
  readonly hasHandicapIndex: CardHandicap["has_index"];
}
