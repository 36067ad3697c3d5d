import { formerPlayer, type Person } from "../../../../application/ports/People.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";

/** The public part of a player's account. An erased account appears as a former player. */
export const nameIn = (people: ReadonlyMap<PlayerId, Person>, id: PlayerId) => {
  const { firstName, lastName } = people.get(id) ?? formerPlayer;
  return { firstName, lastName };
};
