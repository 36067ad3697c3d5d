import { range } from "../../../../../domain/golf/range.ts";
import {
  type GameFormat,
  type GameType,
  gameTypes,
} from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { holeNumbersText } from "../../../ui/listText.ts";

export const formatLabels: Readonly<Record<GameFormat, string>> = {
  individual: "Individual",
  team: "Team",
  partners: "Partners",
};

/** The three standard games first, then those the event offers, then the others. */
export const typesFor = (available: ReadonlyArray<string>): ReadonlyArray<GameType> => {
  const first = gameTypes.slice(0, 3);
  const offered = gameTypes.filter((type) => available.includes(type));
  return [...new Set([...first, ...offered, ...gameTypes])];
};

export const roundsText = (rounds: ReadonlyArray<number>) =>
  rounds.length === 1 ? `round ${rounds[0]}` : `rounds ${rounds.join(", ")}`;

export const holesText = (holes: ReadonlyArray<number>) =>
  holes.length === 0
    ? "all holes"
    : `hole${holes.length === 1 ? "" : "s"} ${holeNumbersText(holes)}`;

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
