import type { PaceRow } from "../../../../projections/scorecards/pace.ts";
import type { PaceOfCard } from "../../../contract/teeSheet/pace.ts";

export const toPace = ({ own_from: from, own_until: until, ...row }: PaceRow): PaceOfCard => ({
  userId: row.player_id,
  roundNumber: row.round,
  holesPlayed: row.holes_played,
  own: from === null || until === null ? null : { holes: row.own_holes, from, until },
});
