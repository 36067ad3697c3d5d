import type { Kysely } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { PlayerId, SideGameId, TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { entered } from "../scorecards/entered.ts";
import type { ScorecardTables } from "../scorecards/tables.ts";
import type { SideGameTables } from "./tables.ts";

const { query } = tablesOf<ScorecardTables & SideGameTables>();

export type ParticipantRow = Readonly<SideGameTables["side_game_participant"]>;
export type RecordRow = Readonly<SideGameTables["side_game_record"]>;

/** A game with all its records. */
export interface SideGameRow extends Readonly<SideGameTables["side_game"]> {
  /** In the order of joining. */
  readonly participants: ReadonlyArray<ParticipantRow>;
  /** By round and hole, including those that were taken back. */
  readonly records: ReadonlyArray<RecordRow>;
}

/** The games of a tournament in the order in which they were created. */
export const sideGamesOf = (tournamentId: TournamentId) =>
  query(
    (db): Promise<ReadonlyArray<SideGameRow>> =>
      sideGames(db).where("tournament_id", "=", tournamentId).orderBy("position").execute(),
  );

/** Undefined while its creation has not been read. */
export const sideGameById = (sideGameId: SideGameId) =>
  query(
    (db): Promise<SideGameRow | undefined> =>
      sideGames(db).where("side_game_id", "=", sideGameId).executeTakeFirst(),
  );

const sideGames = (db: Kysely<ScorecardTables & SideGameTables>) =>
  db
    .selectFrom("side_game")
    .selectAll("side_game")
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("side_game_participant")
          .selectAll("side_game_participant")
          .whereRef("side_game_participant.side_game_id", "=", "side_game.side_game_id")
          .where("is_left", "=", false)
          .orderBy("position"),
      ).as("participants"),
      jsonArrayFrom(
        eb
          .selectFrom("side_game_record")
          .selectAll("side_game_record")
          .whereRef("side_game_record.side_game_id", "=", "side_game.side_game_id")
          .orderBy("round")
          .orderBy("hole_number")
          .orderBy("position"),
      ).as("records"),
    ]);

/** What is played in the games that a player has joined in the given tournaments. */
export const joinedGamesOf = (playerId: PlayerId, among: ReadonlyArray<TournamentId>) =>
  query(async (db) => {
    if (among.length === 0) return [];
    return db
      .selectFrom("side_game_participant")
      .innerJoin("side_game", "side_game.side_game_id", "side_game_participant.side_game_id")
      .select(["side_game.tournament_id", "settings"])
      .where("side_game_participant.tournament_id", "in", among)
      .where("player_id", "=", playerId)
      .where("is_left", "=", false)
      .execute();
  });

/** The times when the present scores of these players' cards were entered. */
export const holeTimesOf = (tournamentId: TournamentId, players: ReadonlyArray<PlayerId>) =>
  query(async (db) =>
    players.length === 0
      ? []
      : db
          .selectFrom("hole_score")
          .innerJoin("scorecard", "scorecard.scorecard_id", "hole_score.scorecard_id")
          .select(["player_id", "round", "hole_number", "updated_at"])
          .where("tournament_id", "=", tournamentId)
          .where("player_id", "in", players)
          .where(entered)
          .execute(),
  );
