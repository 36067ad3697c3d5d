/** The players of one group of a tee sheet, in the order of their positions. */
export interface GroupOfRound<Id extends string = string> {
  readonly roundNumber: number;
  readonly playerIds: ReadonlyArray<Id>;
}

/** Who meets whom in a round. */
export interface Pairing<Id extends string = string> {
  readonly roundNumber: number;
  readonly playerId: Id;
  readonly opponentId: Id;
}

export interface Draw<Id extends string = string> {
  readonly rounds: ReadonlyArray<number>;
  /** Who may meet: the field of the tournament or the players of the game, in a fixed order. */
  readonly playerIds: ReadonlyArray<Id>;
  /** No longer among them. They keep their places in a group, so that nobody else's match changes. */
  readonly former?: ReadonlyArray<Id>;
  /** By an administrator, in their order. */
  readonly arranged: ReadonlyArray<Pairing<Id>>;
  readonly groups: ReadonlyArray<GroupOfRound<Id>>;
}

/**
 * The matches of a competition: those an administrator arranged; of the
 * players without one in a round, the first against the second and the third against the fourth of
 * each group of the tee sheet; two players in all meet in every round, whatever their groups.
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

/** The first and the second, the third and the fourth; the last of an odd number has nobody. */
const neighbours = <Id>(ids: ReadonlyArray<Id>): ReadonlyArray<readonly [Id, Id]> =>
  ids.flatMap((id, index) => {
    const next = ids[index + 1];
    return index % 2 === 0 && next !== undefined ? [[id, next] as const] : [];
  });
