import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import type { GridRow } from "./gridRows.ts";

export const rowOrders = { name: "By name", group: "By group" } as const;
export type RowOrder = keyof typeof rowOrders;
export const orderNames = Object.keys(rowOrders) as ReadonlyArray<RowOrder>;

/** Cards come in by group. Those without one come last, by name as before. */
export const inOrderOfGroups = (
  rows: ReadonlyArray<GridRow>,
  groups: ReadonlyArray<GolfGroup>,
  round: number,
): ReadonlyArray<GridRow> => {
  const rowOf = new Map<string, GridRow>(rows.map((row) => [row.playerId, row]));
  const grouped = groups
    .filter(({ roundNumber }) => roundNumber === round)
    .toSorted(byStart)
    .flatMap((group) =>
      group.members
        .toSorted((one, other) => one.position - other.position)
        .flatMap(({ userId }): ReadonlyArray<GridRow> => {
          const row = rowOf.get(userId);
          rowOf.delete(userId);
          return row ? [{ ...row, start: startOf(group) }] : [];
        }),
    );
  return [...grouped, ...rowOf.values()];
};

const byStart = (one: GolfGroup, other: GolfGroup) =>
  one.teeTime.localeCompare(other.teeTime) || (one.startHole ?? 1) - (other.startHole ?? 1);

/** "08:10", and "08:10, hole 4" where the group does not begin on the first hole. */
const startOf = ({ teeTime, startHole }: GolfGroup) => {
  const time = teeTime.slice("YYYY-MM-DDT".length, "YYYY-MM-DDTHH:MM".length);
  return startHole === null ? time : `${time}, hole ${startHole}`;
};
