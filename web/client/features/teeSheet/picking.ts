import type { GroupId, PlayerId } from "../../../../domain/shared/values.ts";

/** Who is in the hand of the organiser, on the way to a group. */
export interface Picked {
  /** Null: from those not yet scheduled. */
  readonly from: GroupId | null;
  /** In the order in which they were picked; never none. */
  readonly players: ReadonlyArray<PlayerId>;
}

/** Several of those who wait may be picked together; of a group's members one at a time. */
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

/** What is left of it when some have found a place meanwhile, as by a colleague. */
export const stillThere = (
  picked: Picked | null,
  isThere: (player: PlayerId, from: GroupId | null) => boolean,
): Picked | null => {
  const players = picked?.players.filter((player) => isThere(player, picked.from)) ?? [];
  return picked && players.length > 0 ? { ...picked, players } : null;
};
