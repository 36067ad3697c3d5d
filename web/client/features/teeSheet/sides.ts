import { type OneBallSide, sideOfPlayer } from "../../lib/oneBallSides.ts";
import type { Player } from "./sheet.ts";

/** A player, or the members of a side with one ball who go round together. */
export interface Together {
  /** Null for a player without a side. */
  readonly side: OneBallSide | null;
  readonly players: readonly [Player, ...Player[]];
}

/** The players in their order; members of a side stand together, where the first of them does. */
export const togetherOf = (
  players: ReadonlyArray<Player>,
  sides: ReadonlyArray<OneBallSide>,
): ReadonlyArray<Together> =>
  players.flatMap((player): ReadonlyArray<Together> => {
    const side = sideOfPlayer(sides, player.id) ?? null;
    if (side === null) return [{ side, players: [player] }];
    const [first, ...others] = players.filter(({ id }) => side.playerIds.includes(id));
    return first?.id === player.id ? [{ side, players: [first, ...others] }] : [];
  });
