import { GROUP_SIZE } from "./groupSizes.ts";

/**
 * Groups of an order of players in which the members of a side stay together, two pairs to a group.
 * A side that is larger than a group is dealt as its players. Null where nobody has a side, because
 * then the order is dealt as it is.
 */
export const sidesTogether = <Player>(
  order: ReadonlyArray<Player>,
  sides: ReadonlyArray<ReadonlyArray<Player>>,
): ReadonlyArray<ReadonlyArray<Player>> | null => {
  const units = unitsIn(order, sides);
  if (units.every(({ length }) => length === 1)) return null;
  const groups: Array<Array<ReadonlyArray<Player>>> = [];
  for (const unit of units) {
    const open = groups.find((group) => sizeOf(group) + unit.length <= GROUP_SIZE);
    if (open) open.push(unit);
    else groups.push([unit]);
  }
  return withoutLoners(groups).map((group) => group.flat());
};

type Group<Player> = ReadonlyArray<ReadonlyArray<Player>>;

const sizeOf = (group: Group<unknown>) => group.flat().length;

const unitsIn = <Player>(
  order: ReadonlyArray<Player>,
  sides: ReadonlyArray<ReadonlyArray<Player>>,
): Group<Player> => {
  const placed = new Set<Player>();
  return order.flatMap((player) => {
    if (placed.has(player)) return [];
    const side = sides.find((each) => each.includes(player)) ?? [];
    const members = side.filter((each) => order.includes(each));
    const isFree = members.every((each) => !placed.has(each));
    const isTogether = isFree && members.length > 1 && members.length <= GROUP_SIZE;
    const unit = isTogether ? members : [player];
    for (const each of unit) placed.add(each);
    return [unit];
  });
};

/** Who would play alone is joined by somebody who has no partner in a larger group. */
const withoutLoners = <Player>(groups: ReadonlyArray<Group<Player>>) => {
  const lone = groups.findIndex((group) => sizeOf(group) === 1);
  const host = groups.findLastIndex(
    (group) => sizeOf(group) > 2 && group.some(({ length }) => length === 1),
  );
  const mover = groups[host]?.findLast(({ length }) => length === 1);
  if (lone < 0 || !mover) return groups;
  return groups.map((group, index) => {
    if (index === lone) return [...group, mover];
    return index === host ? group.filter((unit) => unit !== mover) : group;
  });
};
