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

/** What each of them is about, in a line. */
export const gameTypeDescriptions: Readonly<Record<GameType, string>> = {
  skins: "Win money on individual holes",
  closest_to_pin: "Par 3 holes",
  longest_drive: "Fairway, designated holes",
  best_ball: "Team format - best score per hole",
  worst_ball: "Team format - worst score per hole",
  match_play: "Head-to-head hole by hole",
  ryder_cup: "Team points system for entire event",
  nassau: "Front 9, Back 9, and Overall bets",
  wolf: "Rotating partner selection game",
  stableford: "Skins based on Stableford points",
};

/** Who plays together: nobody, those with one team name, or two of whom one named the other. */
export const gameFormats = ["individual", "team", "partners"] as const;

export const GameFormat = Schema.Literals(gameFormats);
export type GameFormat = typeof GameFormat.Type;

export const GameScoring = Schema.Literals(["gross", "net"]);
export type GameScoring = typeof GameScoring.Type;
