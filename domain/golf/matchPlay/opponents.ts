import type { StartingGroup } from "../orderOfPlay.ts";

/** The players of one group of a tee sheet, in the order of their positions. */
export type GroupOfRound<Id extends string = string> = StartingGroup<Id>;

/** Two opponents in a round. */
interface Pairing<Id extends string = string> {
  readonly roundNumber: number;
  readonly playerId: Id;
  readonly opponentId: Id;
}

export interface Draw<Id extends string = string> {
  readonly rounds: ReadonlyArray<number>;
  /**
   * The players of the competition, in a fixed order: the field of the tournament or the players of
   * the game.
   */
  readonly playerIds: ReadonlyArray<Id>;
  /**
   * Players who left the competition. They keep their places in a group, so that the matches of
   * others do not change.
   */
  readonly former?: ReadonlyArray<Id>;
  /** Matches that an administrator arranged, in their order. */
  readonly arranged: ReadonlyArray<Pairing<Id>>;
  readonly groups: ReadonlyArray<GroupOfRound<Id>>;
}

/**
 * The matches of a competition. First come those that an administrator arranged. The players
 * without one are matched by their position in a group of the tee sheet: the first against the
 * second, the third against the fourth. If there are only two players, they meet in every round,
 * whatever their groups.
 */
export const pairings = <Id extends string>(draw: Draw<Id>): ReadonlyArray<Pairing<Id>> =>
  draw.rounds.flatMap((roundNumber) => {
    const competing = new Set(draw.playerIds);
    const placed = new Set([...draw.playerIds, ...(draw.former ?? [])]);
    const arranged = draw.arranged.filter(
      (pairing) =>
        pairing.roundNumber === roundNumber &&
        placed.has(pairing.playerId) &&
        placed.has(pairing.opponentId),
    );
    const taken = new Set(arranged.flatMap(({ playerId, opponentId }) => [playerId, opponentId]));
    const together =
      draw.playerIds.length === 2
        ? [draw.playerIds]
        : draw.groups
            .filter((group) => group.roundNumber === roundNumber)
            .map(({ playerIds }) => playerIds.filter((id) => placed.has(id)));
    const free = together
      .flatMap(neighbours)
      .filter((pair) => pair.every((id) => competing.has(id) && !taken.has(id)));
    return [
      ...arranged,
      ...free.map(([playerId, opponentId]) => ({ roundNumber, playerId, opponentId })),
    ];
  });

/**
 * The first meets the second, the third meets the fourth; the last of an odd number has no
 * opponent.
 */
const neighbours = <Id>(ids: ReadonlyArray<Id>): ReadonlyArray<readonly [Id, Id]> =>
  ids.flatMap((id, index) => {
    const next = ids[index + 1];
    return index % 2 === 0 && next !== undefined ? [[id, next] as const] : [];
  });
