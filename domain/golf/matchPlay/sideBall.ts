import { ballOn, beatenByAll } from "../holeWorth.ts";
import type { PlayedHoles } from "../played.ts";
import { matchStrokes } from "./matchStrokes.ts";

export interface MatchPlayer {
  /** The holes of the whole round. */
  readonly played: PlayedHoles;
  readonly playingHandicap: number;
  /** Where the player began the round. */
  readonly startHole: number;
}

/** What counts for a side on a hole. */
export interface SideBall {
  /** The better ball, `beatenByAll` where the side has no score. */
  readonly ball: number;
  /** The side has given the hole to the other one. */
  readonly isConceded: boolean;
}

interface Terms {
  readonly course: ReadonlyArray<{ readonly holeNumber: number; readonly strokeIndex: number }>;
  readonly scoring: "gross" | "net";
  readonly players: ReadonlyArray<MatchPlayer>;
}

/**
 * The ball of a side on a hole: the better one of its players, by the strokes that they receive in
 * this match. A partner without a score there does not count. While a partner may still have one, a
 * side that has picked up has no ball yet, and none either while nobody has played the hole.
 */
export const sideBalls = ({ course, scoring, players }: Terms) => {
  const strokes = scoring === "net" ? matchStrokes(players, course) : [];
  const received = new Map(players.map((player, index) => [player, strokes[index]]));
  return (partners: ReadonlyArray<MatchPlayer>, holeNumber: number): SideBall | undefined => {
    const there = partners.map(({ played }) => played[holeNumber]);
    const balls = partners.flatMap((player, index) => {
      const played = there[index];
      return played === undefined
        ? []
        : [ballOn(played, received.get(player)?.get(holeNumber) ?? 0)];
    });
    const ball = Math.min(...balls);
    if (balls.length === 0 || (ball === beatenByAll && balls.length < partners.length)) {
      return undefined;
    }
    return { ball, isConceded: ball === beatenByAll && there.includes("conceded") };
  };
};

/** Whether the players have anything on their cards. */
export const haveBegun = (players: ReadonlyArray<MatchPlayer>): boolean =>
  players.some(({ played }) => Object.keys(played).length > 0);
