import { placedOnce } from "../teams/placedOnce.ts";

/** Who plays as one: a player, or two partners. */
export type Unit<Id extends string = string> = readonly [Id, ...ReadonlyArray<Id>];

export interface Units<Id extends string = string> {
  /** Undefined for somebody who has no place in the competition. */
  readonly of: (id: Id) => Unit<Id> | undefined;
  /** Partners of a pair or a team are never opponents. */
  readonly mayMeet: (one: Unit<Id>, other: Unit<Id>) => boolean;
}

/** The sides of these players. Who stands in several pairs plays in the first of them. */
export const unitsOf = <Id extends string>(
  placed: ReadonlyArray<Id>,
  teams: ReadonlyArray<ReadonlyArray<Id>>,
  pairs: ReadonlyArray<ReadonlyArray<Id>>,
): Units<Id> => {
  const isPlaced = new Set(placed);
  const together = pairs.flatMap((partners) => {
    const [first, second] = partners.filter((id) => isPlaced.has(id));
    return first === undefined || second === undefined
      ? []
      : [{ playerIds: [first, second] as const }];
  });
  const units = new Map<Id, Unit<Id>>(placed.map((id) => [id, [id]]));
  for (const { playerIds } of placedOnce(together)) {
    for (const id of playerIds) units.set(id, playerIds);
  }
  return {
    of: (id) => units.get(id),
    mayMeet: (one, other) =>
      one !== other &&
      !teams.some(
        (team) => one.some((id) => team.includes(id)) && other.some((id) => team.includes(id)),
      ),
  };
};
