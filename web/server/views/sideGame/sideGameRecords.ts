import type { ChoiceRow, EntryRow } from "../../../../projections/sideGames/queries.ts";
import type { SideGameEntry, WolfChoice } from "../../../contract/sideGame/sideGame.ts";

export const toEntry = (row: EntryRow): SideGameEntry => ({
  playerId: row.player_id,
  roundNumber: row.round,
  holeNumber: row.hole_number,
  distance: row.distance,
  recordedAt: row.recorded_at,
});

export const toWolfChoice = (row: ChoiceRow): WolfChoice => ({
  roundNumber: row.round,
  holeNumber: row.hole_number,
  wolfId: row.wolf_id,
  partnerId: row.partner_id,
  recordedAt: row.recorded_at,
});
