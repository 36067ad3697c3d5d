import type { GroupId, PlayerId } from "../../../../../domain/shared/values.ts";

/** Players that the organiser has picked to move to a group. */
export interface Picked {
  /** Null for players not yet scheduled. */
  readonly from: GroupId | null;
  /** In the order of picking; never empty. */
  readonly players: ReadonlyArray<PlayerId>;
}

/** Several waiting players can be picked together, but only one member of a group. */
export const pick = (
  picked: Picked | null,
  player: PlayerId,
  from: GroupId | null,
): Picked | null => {
  const isSame = picked?.from === from;
  if (isSame && picked.players.includes(player)) {
    const rest = picked.players.filter((each) => each !== player);
    return rest.length === 0 ? null : { from, players: rest };
  }
  return isSame && from === null
    ? { from, players: [...picked.players, player] }
    : { from, players: [player] };
};

/** The picked players who are still there, if a colleague has moved some. */
export const stillThere = (
  picked: Picked | null,
  isThere: (player: PlayerId, from: GroupId | null) => boolean,
): Picked | null => {
  const players = picked?.players.filter((player) => isThere(player, picked.from)) ?? [];
  return picked && players.length > 0 ? { ...picked, players } : null;
};
