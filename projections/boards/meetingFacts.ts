import { startingGroup } from "../groups/startingGroup.ts";
import type { MatchSources } from "../matches/queries.ts";

/**
 * The facts for games with opponents: the groups, the matches that administrators arranged, the
 * partners, and the players who left.
 */
export const meetingFacts = ({ groups, matches, leavers, teams }: MatchSources) => ({
  groups: groups.map(startingGroup),
  arrangedMatches: matches.flatMap((row) => {
    if (row.arranged_by === null) return [];
    const isByHand = row.decided_by === "admin";
    return [
      {
        matchId: row.match_id,
        roundNumber: row.round,
        playerId: row.player_id,
        opponentId: row.opponent_id,
        result: isByHand ? row.result : null,
        margin: isByHand ? row.margin : null,
      },
    ];
  }),
  teams: teams.map(({ player_ids }) => player_ids),
  leavers: leavers.map(({ player_id }) => player_id),
});
