import { range } from "../../../../../domain/golf/range.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";

/** The holes of a round that the game is played on; none chosen means all. */
export const holesOfRound = (game: SideGame, round: number): ReadonlyArray<number> => {
  const holes = game.roundConfigurations?.[String(round)]?.holeNumbers ?? game.holeNumbers;
  return holes.length === 0 ? range(1, 18) : holes;
};

/** "Ana Ace" by the id of the player. */
export const namesOf = ({ participants }: SideGame): ReadonlyMap<string, string> =>
  new Map(
    participants.map(({ userId, user }) => [userId, `${user.firstName} ${user.lastName}`] as const),
  );
