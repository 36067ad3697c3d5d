import type { GameFormat, GameType } from "../../../../domain/golf/sideGames/gameTypes.ts";
import { gameTypeLabels, gameTypes } from "../../../../domain/golf/sideGames/gameTypes.ts";
import type { SideGame } from "../../../contract/sideGame.ts";

export const formatLabels: Readonly<Record<GameFormat, string>> = {
  individual: "Individual",
  team: "Team",
  partners: "Partners",
};

/** The three that every event has come first, then those that this one offers, then the others. */
export const typesFor = (available: ReadonlyArray<string>): ReadonlyArray<GameType> => {
  const first = gameTypes.slice(0, 3);
  const offered = gameTypes.filter((type) => available.includes(type));
  return [...new Set([...first, ...offered, ...gameTypes])];
};

/** "Skins, rounds 1, 2": two games of a kind differ at least by this. */
export const gameText = ({ gameType, roundNumbers }: SideGame) =>
  `${gameTypeLabels[gameType]}, ${roundsText(roundNumbers)}`;

export const roundsText = (rounds: ReadonlyArray<number>) =>
  rounds.length === 1 ? `round ${rounds[0]}` : `rounds ${rounds.join(", ")}`;

export const holesText = (holes: ReadonlyArray<number>) =>
  holes.length === 0 ? "all holes" : `hole${holes.length === 1 ? "" : "s"} ${holes.join(", ")}`;

/** What players would ask about it. */
export const rules: Readonly<Record<GameType, string>> = {
  skins: "The lowest score of a hole wins it. A tie carries over to the next hole.",
  closest_to_pin: "Par 3 holes. The shortest distance that the office records wins.",
  longest_drive: "Designated holes. The longest drive that the office records wins.",
  best_ball: "The best score of each side counts on every hole; the lowest sum leads.",
  worst_ball: "The worst score of each side counts on every hole; the lowest sum leads.",
  match_play: "Hole by hole, one against one, or side against side.",
  ryder_cup: "Two teams. Every match won is a point, every halved one half a point.",
  nassau: "Three bets in each match: the front nine, the back nine and all eighteen.",
  wolf: "Four players. The wolf of a hole takes a partner or plays alone against three.",
  stableford: "The most Stableford points of a hole win it. A tie carries over.",
};
