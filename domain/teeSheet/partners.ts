import type { PlayerId, RoundNumber, ScorecardKey } from "../shared/values.ts";

interface Group {
  readonly round: RoundNumber;
  readonly playerIds: ReadonlyArray<PlayerId>;
}

/**
 * Whether somebody went round the course in another group than the player of a card. Where nobody
 * has drawn the round, or not put them into it, they may have played with anyone.
 */
export const playsApart = (
  groups: Iterable<Group>,
  { playerId, round }: Pick<ScorecardKey, "playerId" | "round">,
  other: PlayerId,
): boolean => {
  for (const group of groups) {
    if (group.round === round && group.playerIds.includes(other)) {
      return !group.playerIds.includes(playerId);
    }
  }
  return false;
};

/** Whether both are drawn into the same group of the round. */
export const playsTogether = (
  groups: Iterable<Group>,
  { playerId, round }: Pick<ScorecardKey, "playerId" | "round">,
  other: PlayerId,
): boolean => {
  for (const group of groups) {
    if (group.round === round && group.playerIds.includes(other)) {
      return group.playerIds.includes(playerId);
    }
  }
  return false;
};
