import { Effect } from "effect";
import { courseHolesOf } from "../../../../application/sideGame/courseHoles.ts";
import { sideGameParticipantIdOf } from "../../../../domain/shared/derivedIds.ts";
import type { CreatedSideGame } from "../../../../domain/sideGame/sideGame.ts";
import { Boards } from "../../../../projections/boards/boards.ts";
import { settleSideGame } from "../../../../projections/boards/settleSideGame.ts";
import type { SideGameRow } from "../../../../projections/sideGames/queries.ts";
import type { CorrectionPreview } from "../../../contract/card/correctionPreview.ts";
import { changedMatches, changedWinnings } from "../card/correctionPreview.ts";

/** What moves when the game has these players instead of those that it has. */
export const previewOfPlayers = Effect.fnUntraced(function* (
  before: SideGameRow,
  game: CreatedSideGame,
) {
  const { tournamentId } = game;
  const { factsOn } = yield* Boards.use(({ sideGames }) => sideGames(tournamentId));
  const facts = factsOn(yield* courseHolesOf(tournamentId));
  const settled = (row: SideGameRow) => [{ game: row, settlement: settleSideGame(row, facts) }];
  const [then, now] = [settled(before), settled(withPlayersOf(game, before))];
  const preview: CorrectionPreview = {
    ...{ attestationsInvalidated: 0, leaderboard: [], samePlace: [] },
    sideGames: changedWinnings(then, now),
    matches: changedMatches({ own: [], ofGames: then }, { own: [], ofGames: now }),
  };
  return preview;
});

/** Who comes new stands behind the others. */
const withPlayersOf = (
  { sideGameId, tournamentId, participants }: CreatedSideGame,
  row: SideGameRow,
): SideGameRow => ({
  ...row,
  participants: [...participants].map(([playerId, side]) => ({
    side_game_id: sideGameId,
    tournament_id: tournamentId,
    player_id: playerId,
    participant_id: sideGameParticipantIdOf(sideGameId, playerId),
    team_name: side.teamName,
    partner_id: side.partnerId,
    is_team_captain: side.isTeamCaptain,
    joined_at: row.created_at,
    position: row.position,
    side_position: row.position,
    is_left: false,
  })),
});
