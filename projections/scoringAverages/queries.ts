import { Effect } from "effect";
import { sql } from "kysely";
import {
  addTotals,
  averagesOf,
  noTotals,
  type ScoringAverages,
  type ScoringTotals,
  totalsOf,
} from "../../domain/golf/scoringAverages.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { ScoringAverageTables } from "./tables.ts";

const { query } = tablesOf<ScoringAverageTables>();

/** The averages of each of these players, also of players without rounds. */
export const averagesOfPlayers = (players: ReadonlyArray<PlayerId>) =>
  query(async (db): Promise<ReadonlyMap<PlayerId, ScoringAverages>> => {
    if (players.length === 0) return new Map();
    const totals = new Map<PlayerId, ScoringTotals>(players.map((player) => [player, noTotals]));
    const cards = await db
      .selectFrom("scoring_card")
      .select(["player_id", "course_holes", "strokes"])
      .where("player_id", "=", sql<PlayerId>`any(${[...totals.keys()]})`)
      .execute();
    for (const { player_id, course_holes: holes, strokes: played } of cards) {
      const before = totals.get(player_id) ?? noTotals;
      totals.set(player_id, addTotals(before, totalsOf({ holes, played })));
    }
    return new Map([...totals].map(([player, sums]) => [player, averagesOf(sums)]));
  });

export const averagesOfPlayer = (player: PlayerId) =>
  Effect.map(
    averagesOfPlayers([player]),
    (averages) => averages.get(player) ?? averagesOf(noTotals),
  );
