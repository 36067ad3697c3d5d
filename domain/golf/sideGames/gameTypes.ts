import { Schema } from "effect";

/** The ten side games, in the order in which administrators are offered them. */
export const gameTypes = [
  "skins",
  "closest_to_pin",
  "longest_drive",
  "best_ball",
  "worst_ball",
  "match_play",
  "ryder_cup",
  "nassau",
  "wolf",
  "stableford",
] as const;

export const GameType = Schema.Literals(gameTypes);
export type GameType = typeof GameType.Type;

export const gameTypeLabels: Readonly<Record<GameType, string>> = {
  skins: "Skins",
  closest_to_pin: "Closest to the Pin",
  longest_drive: "Longest Drive",
  best_ball: "Best Ball",
  worst_ball: "Worst Ball",
  match_play: "Match Play",
  ryder_cup: "Ryder Cup Points",
  nassau: "Nassau",
  wolf: "Wolf",
  stableford: "Stableford Skins",
};

/** Who plays together: nobody, those with one team name, or two of whom one named the other. */
export const gameFormats = ["individual", "team", "partners"] as const;

export const GameFormat = Schema.Literals(gameFormats);
export type GameFormat = typeof GameFormat.Type;

export const GameScoring = Schema.Literals(["gross", "net"]);
export type GameScoring = typeof GameScoring.Type;
