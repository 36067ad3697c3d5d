import { Record, Schema } from "effect";
import type { RecordKind } from "./holeRecord.ts";

/** The side games, in the order in which administrators see them. */
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

/** False for a type that only a newer version of the product knows. */
export const isGameType = Schema.is(GameType);

/** Players alone, teams with one name, or pairs in which one player named the other. */
export const gameFormats = ["individual", "team", "partners"] as const;

export const GameFormat = Schema.Literals(gameFormats);
export type GameFormat = typeof GameFormat.Type;

export const GameScoring = Schema.Literals(["gross", "net"]);
export type GameScoring = typeof GameScoring.Type;

/** The members whose score counts for a side. */
export type Ball = "best" | "worst";

/** All differences between the game types, except for the calculation of results. */
interface GameTraits {
  readonly label: string;
  /** What the players compete for, in a line. */
  readonly summary: string;
  /** How it is won, in a sentence or two. */
  readonly rule: string;
  /**
   * The kind of value that decides a hole, and so the format of its result: a skin, the scores alone,
   * or what is recorded there.
   */
  readonly hole: "skin" | "scores" | RecordKind;
  /** The kind of value in the standing, and so its format. */
  readonly standing: "skins" | "points" | "holesWon" | "strokes" | "gains";
  /** How the purse is divided. */
  readonly paidBy: "hole" | "match" | "place";
  readonly ball: Ball;
  /** The unit of its distances. In feet the shortest is the best, in yards the longest. */
  readonly measuredIn?: "feet" | "yards";
  readonly isOnPar3sOnly?: true;
  /** Its skins are won by Stableford points instead of strokes. */
  readonly isByPoints?: true;
  /** Every player of a team plays a separate match. */
  readonly isMatchForEachPlayer?: true;
  /** Holes and purse must be chosen, and each round may have different ones. */
  readonly hasPurseByRound?: true;
  /** The only format in which it can be played. */
  readonly onlyFormat?: GameFormat;
  /** How many players can take part, if the game limits the number. */
  readonly mostPlayers?: number;
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
    rule: "Par 3 holes. The shortest recorded distance wins.",
    ...{ hole: "distance", standing: "holesWon", paidBy: "hole", ball: "best" },
    ...{ measuredIn: "feet", isOnPar3sOnly: true },
  },
  longest_drive: {
    label: "Longest Drive",
    summary: "Fairway, designated holes",
    rule: "Designated holes. The longest recorded drive wins.",
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
    summary: "Bets on holes 1-9, 10-18 and 1-18",
    rule: "Three bets in each match: on holes 1-9, on holes 10-18 and on holes 1-18.",
    ...{ hole: "scores", standing: "points", paidBy: "match", ball: "best" },
  },
  wolf: {
    label: "Wolf",
    summary: "Rotating partner selection game",
    rule: "Three to five players. The wolf of a hole takes a partner or plays alone.",
    ...{ hole: "wolf", standing: "gains", paidBy: "place", ball: "best" },
    ...{ onlyFormat: "individual", mostPlayers: 5 },
  },
  stableford: {
    label: "Stableford Skins",
    summary: "Skins based on Stableford points",
    rule: "The most Stableford points of a hole win it. A tie carries over.",
    ...{ hole: "skin", standing: "points", paidBy: "hole", ball: "best" },
    isByPoints: true,
  },
};

/** What is recorded of its holes; null if scores decide alone. */
export const recordKindOf = (type: GameType): RecordKind | null => {
  const { hole } = gameTraits[type];
  return hole === "skin" || hole === "scores" ? null : hole;
};

/** Whether measured distances decide the game, and no strokes. */
export const isMeasured = (type: string): boolean =>
  isGameType(type) && recordKindOf(type) === "distance";

export const gameTypeLabels = Record.map(gameTraits, ({ label }) => label);

/** The name of a game on screen; of an unknown type the type itself. */
export const gameTypeLabel = (type: string): string =>
  isGameType(type) ? gameTypeLabels[type] : type;
