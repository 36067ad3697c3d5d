import { groupLevel } from "../../../../domain/golf/leaderboard/groupLevel.ts";
import type { SamplePlayer } from "./samplePlayers.ts";

export type SampleScoring = "strokes" | "points";
export type SortBy = "position" | "name";

export interface RankedPlayer extends SamplePlayer {
  /** A number, or "T3" where the place is shared. */
  readonly position: number | string;
}

/** Best first; tied players share the place. */
export const ranked = (
  players: ReadonlyArray<SamplePlayer>,
  scoring: SampleScoring,
): ReadonlyArray<RankedPlayer> => {
  const result = ({ totalScore, totalPoints }: SamplePlayer) =>
    scoring === "points" ? -totalPoints : totalScore;
  const inOrder = players.toSorted((a, b) => result(a) - result(b) || byName(a, b));
  let better = 0;
  return groupLevel(inOrder, (a, b) => result(a) === result(b)).flatMap((level) => {
    const place = better + 1;
    better += level.length;
    return level.map((player) => ({
      ...player,
      position: level.length > 1 ? `T${place}` : place,
    }));
  });
};

/** Shared places are texts and sort after all numbers. */
const AFTER_NUMBERS = 999;

export const sorted = (
  players: ReadonlyArray<RankedPlayer>,
  by: SortBy,
): ReadonlyArray<RankedPlayer> =>
  players.toSorted((a, b) => (by === "name" ? byName(a, b) : placeOf(a) - placeOf(b)));

const placeOf = ({ position }: RankedPlayer) =>
  typeof position === "number" ? position : AFTER_NUMBERS;

const { compare } = new Intl.Collator("en");
const byName = (a: SamplePlayer, b: SamplePlayer) => compare(a.name, b.name);
