import { formerPlayer, type Person } from "../../../application/ports/People.ts";
import type { PlayerId } from "../../../domain/shared/values.ts";

/** What others see of a player's account; of an erased one that somebody played here. */
export const nameIn = (people: ReadonlyMap<PlayerId, Person>, id: PlayerId) => {
  const { firstName, lastName } = people.get(id) ?? formerPlayer;
  return { firstName, lastName };
};
