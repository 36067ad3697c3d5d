import { Record, Schema } from "effect";

/** The side games, in the order in which administrators are offered them. */
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

/** Each for themselves, sides with one team name, or pairs of which one player named the other. */
export const gameFormats = ["individual", "team", "partners"] as const;

export const GameFormat = Schema.Literals(gameFormats);
export type GameFormat = typeof GameFormat.Type;

export const GameScoring = Schema.Literals(["gross", "net"]);
export type GameScoring = typeof GameScoring.Type;

/** Whose score counts for a side. */
export type Ball = "best" | "worst";

/** All that differs between the game types, apart from how they are settled. */
interface GameTraits {
  readonly label: string;
  /** What it is about, in a line. */
  readonly summary: string;
  /** How it is won, in a sentence or two. */
  readonly rule: string;
  /** What a hole is about, and so how its result reads. */
  readonly hole: "skin" | "distance" | "wolf" | "scores";
  /** What the standing counts, and so how it reads. */
  readonly standing: "skins" | "points" | "holesWon" | "strokes" | "gains";
  /** What the purse is divided by. */
  readonly paidBy: "hole" | "match" | "place";
  readonly ball: Ball;
  /** Measured distances decide it. The shortest is the best one in feet, the longest in yards. */
  readonly measuredIn?: "feet" | "yards";
  readonly isOnPar3sOnly?: true;
  /** Its skins are won by Stableford points, not by strokes. */
  readonly isByPoints?: true;
  /** Every player of a team has a match of their own. */
  readonly isMatchForEachPlayer?: true;
  /** Holes and purse must be chosen, and each round may have its own. */
  readonly hasPurseByRound?: true;
  /** The only format in which it can be played. */
  readonly onlyFormat?: GameFormat;
  /** How many play it, where the game leaves no choice. */
  readonly players?: number;
}

export const gameTraits: Readonly<Record<GameType, GameTraits>> = {
  skins: {
    label: "Skins",
    summary: "Win money on individual holes",
    rule: "The lowest score of a hole wins it. A tie carries over to the next hole.",
    ...{ hole: "skin", standing: "skins", paidBy: "hole", ball: "best" },
    hasPurseByRound: true,
  },
  closest_to_pin: {
    label: "Closest to the Pin",
    summary: "Par 3 holes",
    rule: "Par 3 holes. The shortest distance that the office records wins.",
    ...{ hole: "distance", standing: "holesWon", paidBy: "hole", ball: "best" },
    ...{ measuredIn: "feet", isOnPar3sOnly: true },
  },
  longest_drive: {
    label: "Longest Drive",
    summary: "Fairway, designated holes",
    rule: "Designated holes. The longest drive that the office records wins.",
    ...{ hole: "distance", standing: "holesWon", paidBy: "hole", ball: "best" },
    measuredIn: "yards",
  },
  best_ball: {
    label: "Best Ball",
    summary: "Team format - best score per hole",
    rule: "The best score of each side counts on every hole; the lowest sum leads.",
    ...{ hole: "scores", standing: "strokes", paidBy: "place", ball: "best" },
  },
  worst_ball: {
    label: "Worst Ball",
    summary: "Team format - worst score per hole",
    rule: "The worst score of each side counts on every hole; the lowest sum leads.",
    ...{ hole: "scores", standing: "strokes", paidBy: "place", ball: "worst" },
  },
  match_play: {
    label: "Match Play",
    summary: "Head-to-head hole by hole",
    rule: "Hole by hole, one against one, or side against side.",
    ...{ hole: "scores", standing: "points", paidBy: "match", ball: "best" },
  },
  ryder_cup: {
    label: "Ryder Cup Points",
    summary: "Team points system for entire event",
    rule: "Two teams. Every match won is a point, every halved one half a point.",
    ...{ hole: "scores", standing: "points", paidBy: "match", ball: "best" },
    ...{ isMatchForEachPlayer: true, onlyFormat: "team" },
  },
  nassau: {
    label: "Nassau",
    summary: "Front 9, Back 9, and Overall bets",
    rule: "Three bets in each match: the front nine, the back nine and all eighteen.",
    ...{ hole: "scores", standing: "points", paidBy: "match", ball: "best" },
  },
  wolf: {
    label: "Wolf",
    summary: "Rotating partner selection game",
    rule: "Four players. The wolf of a hole takes a partner or plays alone against three.",
    ...{ hole: "wolf", standing: "gains", paidBy: "place", ball: "best" },
    ...{ onlyFormat: "individual", players: 4 },
  },
  stableford: {
    label: "Stableford Skins",
    summary: "Skins based on Stableford points",
    rule: "The most Stableford points of a hole win it. A tie carries over.",
    ...{ hole: "skin", standing: "points", paidBy: "hole", ball: "best" },
    isByPoints: true,
  },
};

export const gameTypeLabels = Record.map(gameTraits, ({ label }) => label);
