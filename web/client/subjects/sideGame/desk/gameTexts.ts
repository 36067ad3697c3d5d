import type { GameFormat, GameType } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import { gameTypes } from "../../../../../domain/golf/sideGames/gameTypes.ts";
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
