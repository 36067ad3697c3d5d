import { useState } from "react";
import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { listGroups } from "../../../../contract/teeSheet/groups.ts";
import { useRead } from "../../../data/read.ts";
import { rememberedRowOrder } from "../../../device/storage.ts";
import type { GridRow } from "./gridRows.ts";
import { inOrderOfGroups, orderNames, type RowOrder } from "./rowOrder.ts";

const remembered = (): RowOrder => {
  const kept = rememberedRowOrder.read();
  return orderNames.find((name) => name === kept) ?? "name";
};

/** The order of the rows, chosen once for this device. */
export const useRowOrder = (eventId: TournamentId) => {
  const [order, setOrder] = useState(remembered);
  const { data: groups, isLoading } = useRead(listGroups, order === "group" ? { eventId } : null);
  return {
    order,
    setOrder: (chosen: RowOrder) => {
      rememberedRowOrder.write(chosen);
      setOrder(chosen);
    },
    /** Until the groups are known, rows would change places under somebody who types. */
    isLoading,
    inOrder: (rows: ReadonlyArray<GridRow>, round: number) =>
      order === "group" && groups ? inOrderOfGroups(rows, groups, round) : rows,
  };
};
