import type { Standing } from "../../../../../domain/golf/leaderboard/standing.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { LeaderboardEntry } from "../../../../contract/board/leaderboard.ts";
import { nameOf } from "../../person/playerText.ts";

type Standings = ReadonlyArray<Standing<LeaderboardEntry>>;
type Entries = ReadonlyArray<LeaderboardEntry>;

export interface PlaceChange {
  readonly playerId: PlayerId;
  readonly name: string;
  /** "T6"; null for a player who had no place then. */
  readonly then: string | null;
  /** "T3", or "WD" for a player who has lost the place. */
  readonly now: string;
  /** Places gained; below 0 lost. A player without a place counts as behind the whole field. */
  readonly gained: number;
}

const SHOWN = 8;

/** Who moved most between two boards, climbers first. */
export const placeChanges = (past: Standings, live: Standings): ReadonlyArray<PlaceChange> => {
  const before = new Map(past.map((standing) => [standing.entry.user.id, standing]));
  const behind = live.length + 1;
  const changes = live.flatMap(({ entry: { user }, place, position }) => {
    const standing = before.get(user.id);
    const placeThen = standing?.place ?? null;
    if (placeThen === place) return [];
    const then = placeThen === null ? null : (standing?.position ?? null);
    const gained = (placeThen ?? behind) - (place ?? behind);
    return [{ playerId: user.id, name: nameOf(user), then, now: position, gained }];
  });
  return changes
    .toSorted((a, b) => Math.abs(b.gained) - Math.abs(a.gained))
    .slice(0, SHOWN)
    .toSorted((a, b) => b.gained - a.gained);
};

/** How many hole scores came in between two boards. */
export const scoresSince = (past: Entries, live: Entries): number =>
  Math.max(0, holesPlayed(live) - holesPlayed(past));

const holesPlayed = (entries: Entries) =>
  entries.flatMap(({ rounds }) => rounds).reduce((total, round) => total + round.holesPlayed, 0);
