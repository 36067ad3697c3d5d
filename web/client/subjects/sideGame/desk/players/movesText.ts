import type { SideGamePlayersChanged } from "../../../../../contract/sideGame/sideGamePlayers.ts";
import { feeText } from "../../../../ui/money.ts";

type Names = (playerId: string) => string;

/** What a change of the players moves, in lines to read: who cannot come in, money, matches. */
export const movesText = (
  { players, changes }: SideGamePlayersChanged,
  nameOf: Names,
): ReadonlyArray<string> => {
  const refused = players.flatMap(({ playerId, error }) =>
    error === null ? [] : [`${nameOf(playerId)} cannot be changed: ${error}`],
  );
  const winnings = changes.sideGames.flatMap((game) =>
    game.winnings.map(
      ({ userId, before, after }) =>
        `${nameOf(userId)} wins ${feeText(after)} instead of ${feeText(before)}`,
    ),
  );
  const matches = changes.matches.map(({ before, after, leaderBefore, leaderAfter }) => {
    const stateText = (state: string, leader: string | null) =>
      leader === null ? state : `${nameOf(leader)} ${state}`;
    return `Match: ${stateText(before, leaderBefore)} → ${stateText(after, leaderAfter)}`;
  });
  const moves = [...winnings, ...matches];
  return [...refused, ...(moves.length === 0 ? ["Nobody wins more or less by it."] : moves)];
};
