import { sql } from "kysely";
import type { PlayerId } from "../../domain/shared/values.ts";

/** The card of a side with one ball is nobody's own round. */
export const isOwnRound = sql<boolean>`terms -> 'side' is null`;

/** The own card, and the one card of the player's side. */
export const isPlayedBy = (playerId: PlayerId) => sql<boolean>`(player_id = ${playerId} or exists (
  select from json_array_elements_text(terms #> '{side,playerIds}') as member
  where member = ${playerId}::text))`;
