import type { PlayerId } from "../../domain/shared/values.ts";
import type { Rulings } from "../../domain/tournament/rulings.ts";
import type { TournamentSettings } from "../../domain/tournament/settings.ts";
import type { TournamentStatus } from "../../domain/tournament/status.ts";
import { tablesOf } from "../engine/tablesOf.ts";
import { type RegistrationRow, waitlistPlace } from "../registrations/queries.ts";
import type { RegistrationTables } from "../registrations/tables.ts";
import type { TournamentTables } from "./tables.ts";

const { query } = tablesOf<RegistrationTables & TournamentTables>();

export interface RegistrationWithTournament extends RegistrationRow {
  readonly tournament: {
    readonly status: TournamentStatus;
    readonly settings: TournamentSettings;
    readonly rulings: Rulings;
  };
}

/**
 * A player's registrations with their tournaments, newest first; archived tournaments are left out.
 */
export const registrationsOfPlayer = (playerId: PlayerId) =>
  query(async (db): Promise<ReadonlyArray<RegistrationWithTournament>> => {
    const rows = await db
      .selectFrom("registration")
      .innerJoin("tournament", "tournament.tournament_id", "registration.tournament_id")
      .selectAll("registration")
      .select(waitlistPlace)
      .select(["tournament.status as tournament_status", "tournament.settings", "rulings"])
      .where("registration.player_id", "=", playerId)
      .where("registration.is_removed", "=", false)
      .where("tournament.is_archived", "=", false)
      .orderBy("registration_date", "desc")
      .orderBy("registration.tournament_id")
      .execute();
    return rows.map(({ tournament_status: status, settings, rulings, ...row }) => {
      return { ...row, tournament: { status, settings, rulings } };
    });
  });
