import type { TournamentId } from "../../domain/shared/values.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import type { TeamTables } from "./tables.ts";

const { query } = tablesOf<TeamTables>();

export type TeamRow = Readonly<Omit<TeamTables["team"], "is_disbanded">>;

/** The pairs and teams of a tournament, in the order in which they were formed. */
export const teamsOf = (tournamentId: TournamentId) =>
  query(
    (db): Promise<ReadonlyArray<TeamRow>> =>
      db
        .selectFrom("team")
        .select(["tournament_id", "team_id", "name", "kind", "player_ids"])
        .select(["handicap_indexes", "position"])
        .where("tournament_id", "=", tournamentId)
        .where("is_disbanded", "=", false)
        .orderBy("position")
        .execute(),
  );
