import type { PlayerId } from "../../../domain/shared/values.ts";

/** A player, or the members of a side who go round together. */
export interface Together<Side, Player> {
  /** Null for a player without a side. */
  readonly side: Side | null;
  readonly players: readonly [Player, ...Player[]];
}

/** The players in their order; members of a side stand together, where the first of them does. */
export const togetherOf = <
  Side extends { readonly playerIds: ReadonlyArray<PlayerId> },
  Player extends { readonly id: PlayerId },
>(
  players: ReadonlyArray<Player>,
  sides: ReadonlyArray<Side>,
): ReadonlyArray<Together<Side, Player>> =>
  players.flatMap((player): ReadonlyArray<Together<Side, Player>> => {
    const side = sides.find(({ playerIds }) => playerIds.includes(player.id)) ?? null;
    if (side === null) return [{ side, players: [player] }];
    const [first, ...others] = players.filter(({ id }) => side.playerIds.includes(id));
    return first?.id === player.id ? [{ side, players: [first, ...others] }] : [];
  });
