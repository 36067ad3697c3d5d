import type { PlayerId, RoundNumber, ScorecardKey } from "../shared/values.ts";

interface Group {
  readonly round: RoundNumber;
  readonly playerIds: ReadonlyArray<PlayerId>;
}

/**
 * Whether a person played in another group than the player of a card. If the round has no draw, or
 * one of them has no group, they may have played together.
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

/** Whether these players are in a group of the round in which nobody else is. */
export const playsByItself = (
  groups: Iterable<Group>,
  round: RoundNumber,
  side: ReadonlyArray<PlayerId>,
): boolean => {
  for (const group of groups) {
    if (group.round === round && group.playerIds.some((id) => side.includes(id))) {
      return group.playerIds.every((id) => side.includes(id));
    }
  }
  return false;
};

/** Whether both are in the same group of the round. */
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
