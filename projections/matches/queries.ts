import { sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import type { MatchId, PlayerId, ScorecardId, TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { GroupTables } from "../groups/tables.ts";
import type { LeaderboardTables } from "../leaderboard/tables.ts";
import type { RegistrationTables } from "../registrations/tables.ts";
import { entered } from "../scorecards/entered.ts";
import type { ScorecardTables } from "../scorecards/tables.ts";
import type { SideGameTables } from "../sideGames/tables.ts";
import type { TeamTables } from "../teams/tables.ts";
import type { MatchTables } from "./tables.ts";

type Tables = GroupTables &
  LeaderboardTables &
  MatchTables &
  RegistrationTables &
  ScorecardTables &
  SideGameTables &
  TeamTables;
type Row<Table extends keyof Tables> = Readonly<Tables[Table]>;

const { query } = tablesOf<Tables>();

/** The facts on which the matches of a tournament depend, besides the cards. */
export interface MatchSources {
  /** Null while its creation has not been read. */
  readonly tournament: Pick<
    Row<"leaderboard_tournament">,
    "settings" | "status" | "rulings" | "rules_edition"
  > | null;
  /** All players who ever registered. */
  readonly players: ReadonlyArray<
    Pick<Row<"leaderboard_player">, "player_id" | "status" | "is_removed">
  >;
  /** In the order of the tee sheet. */
  readonly groups: ReadonlyArray<Pick<Row<"golf_group">, "round" | "player_ids" | "start_hole">>;
  readonly matches: ReadonlyArray<Row<"match">>;
  /** Pairs and teams, in the order in which they were formed. */
  readonly teams: ReadonlyArray<Pick<Row<"team">, "kind" | "player_ids">>;
  /** Players who left and have not come back, earliest first. */
  readonly leavers: ReadonlyArray<{ readonly player_id: PlayerId; readonly left_at: string }>;
  /** The games that are played at match play, each player alone. */
  readonly sideGames: ReadonlyArray<MatchGame>;
}

export interface MatchGame extends Pick<Row<"side_game">, "side_game_id" | "settings"> {
  /** In the order of joining. */
  readonly participants: ReadonlyArray<{ readonly player_id: PlayerId }>;
}

/** From one moment and in one round trip. */
export const matchSources = (tournamentId: TournamentId) =>
  query(
    (db): Promise<MatchSources> =>
      db
        .selectNoFrom((eb) => [
          jsonObjectFrom(
            eb
              .selectFrom("leaderboard_tournament")
              .select(["settings", "status", "rulings", "rules_edition"])
              .where("tournament_id", "=", tournamentId),
          ).as("tournament"),
          jsonArrayFrom(
            eb
              .selectFrom("leaderboard_player")
              .select(["player_id", "status", "is_removed"])
              .where("tournament_id", "=", tournamentId)
              .orderBy("player_id"),
          ).as("players"),
          jsonArrayFrom(
            eb
              .selectFrom("golf_group")
              .select(["round", "player_ids", "start_hole"])
              .where("tournament_id", "=", tournamentId)
              .where("is_removed", "=", false)
              .orderBy("round")
              .orderBy("tee_time")
              .orderBy("position")
              .orderBy("group_id"),
          ).as("groups"),
          jsonArrayFrom(
            eb
              .selectFrom("match")
              .selectAll()
              .where("tournament_id", "=", tournamentId)
              .orderBy("position"),
          ).as("matches"),
          jsonArrayFrom(
            eb
              .selectFrom("team")
              .select(["kind", "player_ids"])
              .where("tournament_id", "=", tournamentId)
              .where("is_disbanded", "=", false)
              .orderBy("position"),
          ).as("teams"),
          jsonArrayFrom(
            eb
              .selectFrom("registration")
              .select("player_id")
              .select((leaver) => leaver.ref("left_at").$notNull().as("left_at"))
              .where("tournament_id", "=", tournamentId)
              .where("left_at", "is not", null)
              .orderBy("left_with"),
          ).as("leavers"),
          jsonArrayFrom(
            eb
              .selectFrom("side_game")
              .select(["side_game_id", "settings"])
              .select((game) =>
                jsonArrayFrom(
                  game
                    .selectFrom("side_game_participant")
                    .select("player_id")
                    .whereRef("side_game_participant.side_game_id", "=", "side_game.side_game_id")
                    .where("is_left", "=", false)
                    .orderBy("position"),
                ).as("participants"),
              )
              .where("tournament_id", "=", tournamentId)
              .where(sql<boolean>`settings ->> 'gameType' = 'match_play'`)
              .where(sql<boolean>`settings ->> 'gameFormat' = 'individual'`)
              .orderBy("position"),
          ).as("sideGames"),
        ])
        .executeTakeFirstOrThrow(),
  );

export type CardOfMatch = Pick<
  Row<"leaderboard_card">,
  "scorecard_id" | "player_id" | "round" | "course" | "playing_handicap" | "holes"
>;

/** The cards of the players who have an opponent. */
export const cardsOf = (tournamentId: TournamentId, players: ReadonlyArray<PlayerId>) =>
  query(
    (db): Promise<ReadonlyArray<CardOfMatch>> =>
      db
        .selectFrom("leaderboard_card")
        .select(["scorecard_id", "player_id", "round", "course", "playing_handicap", "holes"])
        .where("tournament_id", "=", tournamentId)
        .where("player_id", "in", players)
        .execute(),
  );

type HoleTime = Pick<Row<"hole_score">, "scorecard_id" | "hole_number" | "updated_at">;

/** The times when the present scores of these cards were entered. */
export const holeTimesOn = (cards: ReadonlyArray<ScorecardId>) =>
  query(
    (db): Promise<ReadonlyArray<HoleTime>> =>
      db
        .selectFrom("hole_score")
        .select(["scorecard_id", "hole_number", "updated_at"])
        .where("scorecard_id", "in", cards)
        .where(entered)
        .execute(),
  );

/** The tournaments in which a player ever registered: only there can they have had opponents. */
export const tournamentsWith = (playerId: PlayerId) =>
  query(async (db): Promise<ReadonlyArray<TournamentId>> => {
    const rows = await db
      .selectFrom("leaderboard_player")
      .select("tournament_id")
      .where("player_id", "=", playerId)
      .orderBy("tournament_id")
      .execute();
    return rows.map((row) => row.tournament_id);
  });

/** The command that arranged a match; null if it was not arranged. */
export const arrangedBy = (matchId: MatchId) =>
  query(async (db) => {
    const row = await db
      .selectFrom("match")
      .select("arranged_by")
      .where("match_id", "=", matchId)
      .executeTakeFirst();
    return row?.arranged_by ?? null;
  });

/** The times when the matches of a tournament were decided, by announcement or by hand. */
export const decisionsOf = (tournamentId: TournamentId) =>
  query(async (db): Promise<ReadonlyMap<MatchId, string>> => {
    const rows = await db
      .selectFrom("match")
      .select(["match_id", "decided_at"])
      .where("tournament_id", "=", tournamentId)
      .execute();
    return new Map(rows.flatMap((row) => (row.decided_at ? [[row.match_id, row.decided_at]] : [])));
  });
